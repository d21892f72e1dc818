//! Ramsch, pushing the skat round, and Grand Hand instead.

use serde_json::Value;

use crate::support::{house_game, mixed, play};
use skat::rules::{
    BySeat, Cards, DealResult, Ending, Game, Illegal, Kind, Move, Phase, RamschLine,
    RamschReckoning, RamschSettlement, Round, Seat, SkatGoes,
};

const ALL_PASS: &str = "1 p 2 p 0 p ";

fn ramsch(game: &Game) -> RamschReckoning {
    match game.result() {
        Some(DealResult::Ramsch(sum)) => sum,
        other => panic!("{other:?}"),
    }
}

fn refused(rules: &str, moves: &str, last: &str) -> Illegal {
    play(&mut house_game(rules, mixed(), moves), last).unwrap_err()
}

/// Plays the first legal card until the deal is over.
fn play_out(game: &mut Game) {
    while let Some(seat) = game.to_act() {
        let card = game.legal(seat).find(|mv| matches!(mv, Move::Play(_))).unwrap();
        game.apply(seat, card).unwrap();
    }
}

#[test]
fn ramsch_rows_reckoned_by_hand() {
    let cases: Value = serde_json::from_str(include_str!("../data/scoring-cases.json")).unwrap();
    let cases = cases["ramsch"].as_array().unwrap();
    assert_eq!(cases.len(), 6);
    for case in cases {
        let three = |key: &str| BySeat::from_fn(|seat| case[key][seat.index()].as_i64().unwrap());
        let small = |values: BySeat<i64>| BySeat(values.0.map(|value| value as u8));
        let settlement = RamschSettlement {
            points: small(three("card_points")),
            tricks: small(three("tricks")),
            skat: None,
            pushes: case["pushes"].as_u64().unwrap() as u8,
            doublings: 1,
        };
        let sum = settlement.reckon();
        assert_eq!(sum.scores.0.map(i64::from), three("scores").0, "{case}");
        // In a Bock round it is twice that.
        let bock = RamschSettlement { doublings: 2, ..settlement }.reckon();
        assert_eq!(bock.scores.0, sum.scores.0.map(|score| 2 * score));
        assert_eq!(bock.factor(), 2 * sum.factor());
    }
}

#[test]
fn lines_say_how_a_ramsch_is_reckoned() {
    let (f, m, r) = (Seat::Forehand, Seat::Middlehand, Seat::Rearhand);
    let sum = |points, tricks, skat, pushes| {
        let (points, tricks) = (BySeat(points), BySeat(tricks));
        RamschSettlement { points, tricks, skat, pushes, doublings: 1 }.reckon()
    };
    let skat = |goes| Some((10, goes));
    let last = sum([50, 40, 20], [4, 4, 2], skat(SkatGoes::To(m)), 0);
    assert_eq!(last.points, BySeat([50, 50, 20]));
    let most = [RamschLine::Skat(m, 10), RamschLine::Most(f, 50), RamschLine::Most(m, 50)];
    assert_eq!(last.lines, most);
    assert_eq!(last.scores, BySeat([-50, -50, 0]));
    assert_eq!(last.losers().collect::<Vec<_>>(), [f, m]);
    let loser = sum([50, 40, 20], [4, 4, 2], skat(SkatGoes::ToMost), 0);
    assert_eq!(loser.scores, BySeat([-60, 0, 0]));
    let both = sum([45, 45, 20], [4, 4, 2], skat(SkatGoes::ToMost), 0);
    assert_eq!(both.scores, BySeat([-55, -55, 0]));
    let nobody = sum([50, 40, 20], [4, 4, 2], skat(SkatGoes::Nowhere), 0);
    assert_eq!(nobody.lines, [RamschLine::SkatAside(10), RamschLine::Most(f, 50)]);
    let alike = sum([40, 40, 40], [4, 4, 2], None, 2);
    assert_eq!(alike.scores, BySeat([0; 3]));
    assert!(alike.lines.contains(&RamschLine::AllAlike(40)));
    // Two virgins are a march, which is doubled by pushes alone.
    let march = sum([0, 0, 110], [0, 0, 10], skat(SkatGoes::To(r)), 2);
    assert_eq!((march.march(), march.scores), (Some(r), BySeat([0, 0, 480])));
    assert_eq!(march.lines[1..], [RamschLine::March(r), RamschLine::Pushes(2)]);
    let march_alone = sum([0, 0, 110], [0, 0, 10], skat(SkatGoes::Nowhere), 0);
    assert_eq!(march_alone.scores, BySeat([0, 0, 120]));
}

#[test]
fn three_passes_lead_to_a_ramsch_or_not() {
    let passed = house_game("official", mixed(), ALL_PASS);
    assert_eq!(passed.result(), Some(DealResult::PassedIn));
    let mut game = house_game("ramsch", mixed(), ALL_PASS);
    let table = game.table();
    assert_eq!((table.phase(), table.declarer()), (Phase::Playing, None));
    assert!(table.is_ramsch());
    assert_eq!(table.kind(), Some(Kind::Grand));
    assert_eq!(game.to_act(), Some(Seat::Forehand));
    play_out(&mut game);
    assert_eq!(game.table().ending(), Some(Ending::Played));
    let sum = ramsch(&game);
    assert_eq!(sum.points.0.iter().sum::<u8>(), 120);
    assert!(sum.lines.iter().any(|line| matches!(line, RamschLine::Skat(_, 5))));
}

#[test]
fn a_forced_ramsch_has_no_auction() {
    let game = house_game("official", mixed().in_round(Round::Ramsch), "0 C7 1 C8 2 C9");
    assert!(game.table().is_ramsch());
    assert_eq!(game.check(Seat::Middlehand, Move::Pass), Err(Illegal::NotNow));
}

#[test]
fn a_ramsch_is_played_to_the_last_trick() {
    let game = house_game("ramsch", mixed(), ALL_PASS);
    for mv in [Move::Claim, Move::Concede, Move::Stop] {
        assert_eq!(game.check(Seat::Forehand, mv), Err(Illegal::PlayedOut));
    }
    // The jacks are trumps, and a suit is followed without them.
    let led = format!("{ALL_PASS} 0 CJ");
    assert!(matches!(refused("ramsch", &led, "1 CK"), Illegal::MustFollow { .. }));
    let led = format!("{ALL_PASS} 0 SA");
    assert!(matches!(refused("ramsch", &led, "1 SJ"), Illegal::MustFollow { .. }));
}

#[test]
fn the_skat_goes_where_the_table_says() {
    let skat = |rules: &str| {
        let mut game = house_game(rules, mixed(), ALL_PASS);
        play_out(&mut game);
        let sum = ramsch(&game);
        let last = game.table().tricks()[9];
        (sum.clone(), game.table().winner(&last).unwrap(), sum.points.0.iter().sum::<u8>())
    };
    let (sum, last, points) = skat("ramsch");
    assert!(sum.lines.contains(&RamschLine::Skat(last, 5)) && points == 120);
    let (sum, _, _) = skat("ramsch,ramsch-skat=loser");
    let loser = sum.losers().next().unwrap();
    assert!(sum.lines.contains(&RamschLine::Skat(loser, 5)));
    let (sum, _, points) = skat("ramsch,ramsch-skat=nobody");
    assert!(sum.lines.contains(&RamschLine::SkatAside(5)) && points == 115);
}

#[test]
fn all_eight_ways_to_push_the_skat_round() {
    // What each puts on when it takes the skat: it holds these from the start.
    let own = ["CA DT", "HA DA", "HT DK"];
    for ways in 0..8_usize {
        let mut game = house_game("schieberamsch", mixed(), ALL_PASS);
        let (mut skat, mut pushes) = (game.deal().skat(), 0);
        for seat in Seat::ALL {
            assert_eq!((game.table().phase(), game.to_act()), (Phase::Pushing, Some(seat)));
            if ways >> seat.index() & 1 == 0 {
                game.apply(seat, Move::Push).unwrap();
                pushes += 1;
                assert_eq!(game.view(seat).skat(), None);
            } else {
                game.apply(seat, Move::PickUp).unwrap();
                assert_eq!((game.table().phase(), game.hand(seat).len()), (Phase::PuttingOn, 12));
                assert_eq!(game.view(seat).skat(), Some(skat));
                skat = own[seat.index()].parse().unwrap();
                game.apply(seat, Move::PutOn(skat)).unwrap();
            }
            assert_eq!(game.hand(seat).len(), 10);
            assert_eq!(game.skat(), skat);
            assert_eq!(game.table().took_skat(seat), ways >> seat.index() & 1 == 1);
        }
        assert_eq!((game.table().phase(), game.to_act()), (Phase::Playing, Some(Seat::Forehand)));
        assert_eq!(game.table().pushes(), pushes);
        play_out(&mut game);
        let sum = ramsch(&game);
        assert_eq!(sum.factor() % (1 << pushes), 0);
        assert_eq!(sum.lines.contains(&RamschLine::Pushes(pushes)), pushes > 0);
        assert!(sum.lines.iter().any(|line| *line == RamschLine::Skat(last(&game), skat.points())));
    }
}

fn last(game: &Game) -> Seat {
    game.table().winner(&game.table().tricks()[9]).unwrap()
}

#[test]
fn jacks_are_pushed_on_by_who_has_not_looked() {
    let took = format!("{ALL_PASS} 0 s");
    for (put, jack) in [("CJ.CA", "CJ"), ("DJ.DQ", "DJ"), ("CJ.DJ", "CJ")] {
        let refusal = refused("schieberamsch", &took, &format!("0 R.{put}"));
        assert_eq!(refusal, Illegal::JackPushed(jack.parse().unwrap()));
        house_game("schieberamsch,push-jacks", mixed(), &format!("{took} 0 R.{put}"));
    }
    // ♦J lies in the skat: whoever does not look pushes it on, and the next may keep it.
    let mut game = house_game("schieberamsch", mixed(), &format!("{ALL_PASS} 0 R 1 R 2 s"));
    assert!(game.hand(Seat::Rearhand).contains("DJ".parse().unwrap()));
    assert!(game.legal(Seat::Rearhand).all(|mv| match mv {
        Move::PutOn(put) => !put.intersects(Cards::JACKS),
        _ => false,
    }));
    assert_eq!(game.legal(Seat::Rearhand).count(), 45, "any two of the ten that are no jacks");
    play(&mut game, "2 R.HT.HK").unwrap();
    house_game("schieberamsch", mixed(), &format!("{ALL_PASS} 0 R 1 R 2 R"));
}

#[test]
fn putting_on() {
    let took = format!("{ALL_PASS} 0 s");
    assert_eq!(refused("schieberamsch", &took, "0 R"), Illegal::NotNow);
    let wanted = Illegal::Discard { wanted: 2, got: 1 };
    assert_eq!(refused("schieberamsch", &took, "0 R.CA"), wanted);
    assert_eq!(
        refused("schieberamsch", &took, "0 R.CA.HA"),
        Illegal::NotHeld("HA".parse().unwrap())
    );
    assert_eq!(refused("schieberamsch", &took, "1 R"), Illegal::NotNow);
    assert_eq!(refused("schieberamsch", ALL_PASS, "1 R"), Illegal::NotYourTurn);
    assert_eq!(refused("schieberamsch", ALL_PASS, "0 R.CA.CT"), Illegal::NotNow);
    assert_eq!(refused("ramsch", ALL_PASS, "0 R"), Illegal::NotNow);
    // What the next one took, the one before no longer knows to lie there.
    let game = house_game("schieberamsch", mixed(), &format!("{took} 0 R.CA.DT 1 s 1 R.HA.DA"));
    let view = game.view(Seat::Forehand);
    assert!(view.unseen().contains_all("CA DT".parse().unwrap()));
    let kept = house_game("schieberamsch", mixed(), &format!("{took} 0 R.CA.DT 1 R 2 R"));
    assert!(!kept.view(Seat::Forehand).unseen().intersects("CA DT".parse().unwrap()));
}

#[test]
fn grand_hand_instead_of_a_ramsch() {
    let forced = || mixed().in_round(Round::Ramsch);
    for (rules, deal, start) in [
        ("grand-hand", forced(), ""),
        ("ramsch,grand-hand", mixed(), ALL_PASS),
        ("schieberamsch,grand-hand", mixed(), ALL_PASS),
    ] {
        let mut game = house_game(rules, deal.clone(), &format!("{start} 0 no"));
        assert_eq!(
            (game.table().phase(), game.to_act()),
            (Phase::GrandHand, Some(Seat::Middlehand))
        );
        assert!(!game.table().is_ramsch());
        let mut refused = |last| play(&mut game, last).unwrap_err();
        assert_eq!(refused("1 SH"), Illegal::OnlyGrandHand);
        assert_eq!(refused("1 G"), Illegal::OnlyGrandHand);
        assert_eq!(refused("1 GH.CK.CQ"), Illegal::Discard { wanted: 0, got: 2 });
        assert_eq!(refused("2 GH"), Illegal::NotYourTurn);
        assert_eq!(game.legal(Seat::Middlehand).count(), 5, "four Grands Hand, and no");
        play(&mut game, "1 GH").unwrap();
        let table = game.table();
        assert_eq!(table.declarer(), Some(Seat::Middlehand));
        assert!(table.is_hand() && !table.is_ramsch());
        assert_eq!(game.to_act(), Some(Seat::Forehand));
        play_out(&mut game);
        let Some(DealResult::Settled { reckoning, points, .. }) = game.result() else { panic!() };
        assert!(!reckoning.overbid && points >= 5, "the skat is the declarer's");
        // Nobody wants it: a Ramsch after all.
        let none = house_game(rules, deal, &format!("{start} 0 no 1 no 2 no"));
        assert!(none.table().is_ramsch());
        let pushing = none.table().phase() == Phase::Pushing;
        assert_eq!(pushing, rules.starts_with("schieberamsch"));
    }
    assert!(house_game("ramsch", forced(), "0 CJ").table().is_ramsch(), "nobody is asked");
}
