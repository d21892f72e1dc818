//! Announcing, and every way a deal can end.

use crate::support::{THREE, game, play, random_move};
use skat::rules::{
    Bid, Cards, Deal, DealResult, Ending, Game, Illegal, Kind, Move, Phase, Reckoning, Seat, Side,
    generator,
};

/// Forehand holds a Grand that takes every trick; forehand plays at 18.
const STRONG: [&str; 4] = [
    "CJ SJ HJ DJ CA CT CK CQ C9 C8",
    "C7 SA ST SK SQ S9 S8 S7 HA HT",
    "HK HQ H9 H8 H7 DA DT DK DQ D9",
    "D8 D7",
];
/// Forehand holds a Null that cannot be caught.
const LOW: [&str; 4] = [
    "C7 C8 C9 CT S7 S8 S9 H7 H8 D7",
    "CJ CQ CK CA ST SJ SQ SK SA H9",
    "HT HJ HQ HK HA D8 D9 DT DJ DQ",
    "DK DA",
];
const AT_18: &str = "1 p 2 p 0 18 ";

fn reckoning(game: &Game) -> Reckoning {
    match game.result() {
        Some(DealResult::Settled { reckoning, .. }) => reckoning,
        other => panic!("{other:?}"),
    }
}

fn refused(hands: [&str; 4], moves: &str, last: &str) -> Illegal {
    play(&mut game(hands, moves), last).unwrap_err()
}

#[test]
fn announcing() {
    let hand = format!("{AT_18} 0 hand");
    let up = format!("{AT_18} 0 s");
    assert_eq!(refused(STRONG, AT_18, "0 G.D7.D8"), Illegal::NotNow);
    assert_eq!(refused(STRONG, &up, "0 GH"), Illegal::SkatWasSeen);
    assert_eq!(refused(STRONG, &hand, "0 G.D7.D8"), Illegal::HandWasAnnounced);
    assert_eq!(refused(STRONG, &up, "0 G"), Illegal::Discard { wanted: 2, got: 0 });
    assert_eq!(refused(STRONG, &up, "0 G.D7"), Illegal::Discard { wanted: 2, got: 1 });
    assert_eq!(refused(STRONG, &hand, "0 GH.D7.D8"), Illegal::Discard { wanted: 0, got: 2 });
    let foreign = Illegal::NotHeld("SA".parse().unwrap());
    assert_eq!(refused(STRONG, &up, "0 G.SA.D7"), foreign);
    assert_eq!(refused(STRONG, &up, "1 G.SA.ST"), Illegal::NotYourTurn);
    // Jacks and the cards picked up may be put away.
    for put in ["CJ.DJ", "D7.D8", "CJ.D7"] {
        game(STRONG, &format!("{up} 0 C.{put}"));
    }
}

#[test]
fn every_announcement_of_the_table_and_no_other() {
    let count = |moves: &str| {
        let game = game(STRONG, &format!("{AT_18} {moves}"));
        game.legal(Seat::Forehand).count()
    };
    assert_eq!(count("0 hand"), 5 * 4 + 2);
    assert_eq!(count("0 s"), 66 * (5 + 2));
}

#[test]
fn null_must_cover_the_bid() {
    let at = |bid: u16| format!("1 p 2 {bid} 0 y 2 p 0 s");
    let value = |value, bid: u16| Illegal::NullBelowBid { value, bid: Bid::new(bid).unwrap() };
    game(LOW, &format!("{} 0 N.DK.DA", at(23)));
    assert_eq!(refused(LOW, &at(24), "0 N.DK.DA"), value(23, 24));
    assert_eq!(refused(LOW, &at(48), "0 NO.DK.DA"), value(46, 48));
    game(LOW, &format!("{} 0 NO.DK.DA", at(46)));
    // A trump game that can never reach the bid is allowed.
    game(LOW, &format!("{} 0 D.DK.DA", at(264)));
}

#[test]
fn following_suit() {
    let led = format!("{AT_18} 0 s 0 G.D7.D8 0 CA");
    let must = Illegal::MustFollow { led: "CA".parse().unwrap() };
    assert_eq!(refused(STRONG, &led, "1 SA"), must);
    assert_eq!(refused(STRONG, &led, "1 HK"), Illegal::NotHeld("HK".parse().unwrap()));
    game(STRONG, &format!("{led} 1 C7 2 DA"));
    // A jack that is led calls for jacks, which nobody else has.
    game(STRONG, &format!("{AT_18} 0 s 0 G.D7.D8 0 CJ 1 SA 2 DA"));
}

#[test]
fn ten_tricks_and_the_winner_leads() {
    let mut game = game(STRONG, &format!("{AT_18} 0 s 0 G.D7.D8"));
    while let Some(seat) = game.to_act() {
        let card = game.legal(seat).find(|mv| matches!(mv, Move::Play(_))).unwrap();
        game.apply(seat, card).unwrap();
    }
    assert_eq!(game.table().ending(), Some(Ending::Played));
    let reckoning = reckoning(&game);
    assert_eq!((reckoning.multiplier(), reckoning.score), (7, 168), "with 4, schwarz");
}

#[test]
fn null_ends_with_the_declarers_first_trick() {
    let moves = format!("{AT_18} 0 s 0 N.C7.S7 0 CT 1 CJ 2 HA 1 H9 2 HT 0 H8 2 D8");
    let game = game(LOW, &format!("{moves} 0 DA 1 CA"));
    assert_eq!(game.table().ending(), Some(Ending::NullBroken));
    assert_eq!(reckoning(&game).score, -46);
    assert_eq!(game.to_act(), None);
}

#[test]
fn a_null_that_is_claimed() {
    // On lead the declarer has a seven that must be beaten by somebody.
    let mut game = game(LOW, &format!("{AT_18} 0 s 0 N.DK.DA"));
    play(&mut game, "0 claim").unwrap();
    assert_eq!(game.table().ending(), Some(Ending::Claimed(Seat::Forehand)));
    assert_eq!(reckoning(&game).score, 23);
    let Some(DealResult::Settled { points, defender_points, .. }) = game.result() else { panic!() };
    assert_eq!((points, defender_points), (15, 105), "only the skat is the declarer's");
    // Not on lead, between tricks.
    let mut game = crate::support::game(LOW, &format!("{AT_18} 0 s 0 N.DK.DA 0 C8 1 CJ 2 HA"));
    assert_eq!(game.to_act(), Some(Seat::Middlehand));
    assert_eq!(game.check(Seat::Middlehand, Move::Claim), Err(Illegal::OnlyDeclarerClaims));
    game.apply(Seat::Forehand, Move::Claim).unwrap();
    assert_eq!(reckoning(&game).score, 23);
}

#[test]
fn a_claim_in_a_trump_game() {
    let start = format!("{AT_18} 0 s 0 C.D7.D8");
    let mut claimed = game(STRONG, &start);
    claimed.apply(Seat::Forehand, Move::Claim).unwrap();
    assert_eq!(claimed.table().ending(), Some(Ending::Claimed(Seat::Forehand)));
    let sum = reckoning(&claimed);
    assert_eq!((sum.multiplier(), sum.value), (10 + 3, 13 * 12), "with 10, game, two levels");
    assert_eq!(refused(STRONG, &start, "1 claim"), Illegal::NotOnLead);
    assert_eq!(refused(STRONG, &format!("{start} 0 CJ"), "0 claim"), Illegal::TrickRuns);
    // Hearts: three small clubs are not proven against the missing trumps.
    let hearts = format!("{AT_18} 0 s 0 H.D7.D8");
    assert_eq!(refused(STRONG, &hearts, "0 claim"), Illegal::NotProven);
}

#[test]
fn schwarz_or_ouvert_missed_is_decided() {
    let hands = [
        "CJ SJ HJ DJ CA CT CK CQ C9 D7",
        "C7 SA ST SK SQ S9 S8 S7 HA HT",
        "HK HQ H9 H8 H7 DA DT DK DQ D9",
        "D8 C8",
    ];
    for (announced, cost) in [("GO", -528), ("GHZ", -480)] {
        let start = format!("{AT_18} 0 hand 0 {announced}");
        assert_eq!(refused(hands, &start, "0 stop"), Illegal::NotDecided);
        let mut lost = game(hands, &format!("{start} 0 D7 1 SA 2 DA"));
        assert!(lost.table().is_decided());
        // It may go on, and comes to the same.
        let mut on = lost.clone();
        play(&mut on, "2 D9").unwrap();
        assert_eq!(on.check(Seat::Rearhand, Move::Stop), Err(Illegal::TrickRuns));
        lost.apply(Seat::Middlehand, Move::Stop).unwrap();
        assert_eq!(lost.table().ending(), Some(Ending::Stopped));
        assert_eq!(reckoning(&lost).score, cost);
    }
}

#[test]
fn a_stop_never_changes_the_value() {
    let mut stopped = 0;
    for seed in 0..3_000 {
        let mut random = generator(&[77, seed]);
        let mut game = Game::new(Deal::shuffled(THREE, &mut random));
        let mut value = None;
        while game.to_act().is_some() {
            if value.is_none() && game.check(Seat::Forehand, Move::Stop).is_ok() {
                let mut early = game.clone();
                early.apply(Seat::Forehand, Move::Stop).unwrap();
                value = Some(reckoning(&early));
            }
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
        }
        let gave_up = matches!(game.table().ending(), Some(Ending::Conceded(_)));
        if let Some(value) = value.filter(|_| !gave_up) {
            assert_eq!(reckoning(&game), value);
            stopped += 1;
        }
    }
    assert!(stopped > 50, "{stopped}");
}

#[test]
fn conceding() {
    let start = format!("{AT_18} 0 s 0 G.D7.D8");
    // With nine cards or more the declarer gives up alone.
    let mut alone = game(STRONG, &format!("{start} 0 CJ 1 C7 2 D9"));
    play(&mut alone, "0 concede").unwrap();
    assert_eq!(alone.table().ending(), Some(Ending::Conceded(Side::Declarer)));
    assert_eq!(reckoning(&alone).score, -2 * 5 * 24);
    // With eight a defender must agree; one is enough.
    let eight = format!("{start} 0 CJ 1 C7 2 D9 0 SJ 1 S7 2 H7 0 concede");
    for answer in ["1 accept", "1 play-on 2 accept"] {
        let game = game(STRONG, &format!("{eight} {answer}"));
        assert_eq!(game.table().ending(), Some(Ending::Conceded(Side::Declarer)));
    }
    let refused_twice = format!("{eight} 1 play-on 2 play-on");
    let on = game(STRONG, &refused_twice);
    assert_eq!((on.table().phase(), on.to_act()), (Phase::Playing, Some(Seat::Forehand)));
    assert_eq!(refused(STRONG, &refused_twice, "0 concede"), Illegal::OfferRefused);
    game(STRONG, &format!("{refused_twice} 0 HJ 1 S8 2 H8 0 concede"));
    // While the offer lies on the table nobody plays.
    assert_eq!(refused(STRONG, &eight, "0 HJ"), Illegal::NotNow);
    assert_eq!(refused(STRONG, &eight, "2 accept"), Illegal::NotYourTurn);
    assert_eq!(refused(STRONG, &eight, "2 concede"), Illegal::NotNow);
    assert_eq!(refused(STRONG, &start, "1 accept"), Illegal::NotNow);
}

#[test]
fn defenders_give_up_together() {
    let start = format!("{AT_18} 0 s 0 G.D7.D8 0 CJ");
    let both = game(STRONG, &format!("{start} 2 concede 1 accept 0 accept"));
    assert_eq!(both.table().ending(), Some(Ending::Conceded(Side::Defenders)));
    assert_eq!(reckoning(&both).score, 5 * 24, "the simple level");
    let on = game(STRONG, &format!("{start} 2 concede 1 accept 0 play-on"));
    assert_eq!(on.to_act(), Some(Seat::Middlehand), "the declarer wants more");
    let on = game(STRONG, &format!("{start} 2 concede 1 play-on"));
    assert_eq!(on.to_act(), Some(Seat::Middlehand), "the partner plays on");
}

/// A claim the law accepts holds against best play of the others with open cards.
#[test]
fn no_false_claim_is_ever_accepted() {
    let (mut accepted, mut nulls) = (0, 0);
    for seed in 0..1_500 {
        let mut random = generator(&[99, seed]);
        let mut game = Game::new(Deal::shuffled(THREE, &mut random));
        while game.to_act().is_some() {
            let few = game.table().tricks().len() >= 5;
            for seat in Seat::ALL {
                if few && game.check(seat, Move::Claim).is_ok() {
                    assert!(claim_holds(&game, seat), "{game:?} {seat}");
                    accepted += 1;
                    nulls += u32::from(game.table().kind() == Some(Kind::Null));
                }
            }
            let (seat, mv) = random_move(&game, &mut random);
            let over = matches!(mv, Move::Claim | Move::Concede | Move::Stop | Move::Accept);
            if over {
                // Look at the claims of the later tricks too.
                let seat = game.to_act().unwrap();
                let go_on = if game.table().offer().is_some() {
                    Move::PlayOn
                } else {
                    game.legal(seat).find(|mv| matches!(mv, Move::Play(_))).unwrap()
                };
                game.apply(seat, go_on).unwrap();
            } else {
                game.apply(seat, mv).unwrap();
            }
        }
    }
    assert!(accepted > 500 && nulls > 10, "{accepted} claims, {nulls} in Null");
}

/// True if the claimant's side can take every trick (in Null: none) whatever the other two do.
fn claim_holds(game: &Game, claimant: Seat) -> bool {
    let Some(seat) = game.to_act() else {
        return game.table().ending() != Some(Ending::NullBroken);
    };
    let null = game.table().kind() == Some(Kind::Null);
    let tricks = game.table().tricks().len();
    let mut replies = game.view(seat).playable().iter().map(|card| {
        let mut next = game.clone();
        next.apply(seat, Move::Play(card)).unwrap();
        let done = next.table().tricks().len() > tricks;
        let winner = next.table().tricks().last().and_then(|trick| next.table().winner(trick));
        let lost = done && !null && winner != Some(claimant);
        !lost && claim_holds(&next, claimant)
    });
    if seat == claimant { replies.any(|good| good) } else { replies.all(|good| good) }
}

#[test]
fn the_sides() {
    let game = game(STRONG, &format!("{AT_18} 0 s 0 G.D7.D8 0 CJ 1 C7 2 D9"));
    let table = game.table();
    assert_eq!(table.side(Seat::Forehand), Some(Side::Declarer));
    assert_eq!(table.partner(Seat::Middlehand), Some(Seat::Rearhand));
    assert_eq!(table.partner(Seat::Forehand), None);
    assert_eq!(table.points_of(Side::Declarer), 2);
    assert_eq!(table.points_of(Side::Defenders), 0);
    assert_eq!(table.played(), "CJ C7 D9".parse::<Cards>().unwrap());
}
