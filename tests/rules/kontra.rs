//! Kontra, Re and Hirsch: who may say what, and when.

use crate::support::{house_game, mixed, play};
use skat::rules::{Bid, DealResult, Doubled, Game, Illegal, Move, Phase, Reckoning, Round, Seat};

/// Forehand plays clubs at 20; both others have bid.
const CLUBS: &str = "1 18 0 y 1 p 2 20 0 y 2 p 0 s 0 C.DQ.D8 ";

fn asked(game: &Game) -> Option<(Option<Doubled>, Seat)> {
    let table = game.table();
    (table.phase() == Phase::Doubling).then(|| (table.doubled().next(), game.to_act().unwrap()))
}

fn refused(rules: &str, moves: &str, last: &str) -> Illegal {
    play(&mut house_game(rules, mixed(), moves), last).unwrap_err()
}

fn reckoning(game: &Game) -> Reckoning {
    match game.result() {
        Some(DealResult::Settled { reckoning, .. }) => reckoning,
        other => panic!("{other:?}"),
    }
}

#[test]
fn there_is_no_kontra_by_the_official_rules() {
    let game = house_game("official", mixed(), CLUBS);
    assert_eq!(game.table().phase(), Phase::Playing);
    for seat in Seat::ALL {
        for mv in [Move::Kontra, Move::Re, Move::Hirsch, Move::Decline] {
            assert_eq!(game.check(seat, mv), Err(Illegal::NotNow));
        }
    }
}

#[test]
fn defenders_are_asked_in_turn() {
    let kontra = Some(Doubled::Kontra);
    let game = house_game("kontra", mixed(), CLUBS);
    assert_eq!(asked(&game), Some((kontra, Seat::Middlehand)));
    assert!(game.legal(Seat::Middlehand).eq([Move::Kontra, Move::Decline]));
    assert!([Seat::Rearhand, Seat::Forehand].iter().all(|&seat| game.legal(seat).next().is_none()));
    let game = house_game("kontra", mixed(), &format!("{CLUBS} 1 no"));
    assert_eq!(asked(&game), Some((kontra, Seat::Rearhand)));
    let game = house_game("kontra", mixed(), &format!("{CLUBS} 1 no 2 no"));
    assert_eq!((asked(&game), game.to_act()), (None, Some(Seat::Forehand)));
    // One Kontra a deal: the other defender is not asked any more.
    let game = house_game("kontra", mixed(), &format!("{CLUBS} 1 kontra"));
    assert_eq!((asked(&game), game.to_act()), (None, Some(Seat::Forehand)));
    assert_eq!(game.table().doubled_by(), Some(Seat::Middlehand));
    assert_eq!(refused("kontra", CLUBS, "2 kontra"), Illegal::NotYourTurn);
    assert_eq!(refused("kontra", CLUBS, "0 CJ"), Illegal::NotNow);
}

#[test]
fn re_and_hirsch_are_asked_at_once() {
    let kontra = format!("{CLUBS} 1 no 2 kontra");
    let all = "kontra,re,hirsch";
    let game = house_game(all, mixed(), &kontra);
    assert_eq!(asked(&game), Some((Some(Doubled::Re), Seat::Forehand)));
    assert!(game.legal(Seat::Forehand).eq([Move::Re, Move::Decline]));
    let game = house_game(all, mixed(), &format!("{kontra} 0 re"));
    assert_eq!(asked(&game), Some((Some(Doubled::Hirsch), Seat::Rearhand)));
    assert_eq!(refused(all, &format!("{kontra} 0 re"), "1 hirsch"), Illegal::NotYourTurn);
    let game = house_game(all, mixed(), &format!("{kontra} 0 re 2 hirsch"));
    assert_eq!((asked(&game), game.table().doubled()), (None, Doubled::Hirsch));
    for (rules, words, doubled) in [
        (all, "0 no", Doubled::Kontra),
        (all, "0 re 2 no", Doubled::Re),
        ("kontra,re", "0 re", Doubled::Re),
        ("kontra", "", Doubled::Kontra),
        ("kontra,hirsch", "", Doubled::Kontra),
    ] {
        let game = house_game(rules, mixed(), &format!("{kontra} {words}"));
        assert_eq!((game.table().phase(), game.table().doubled()), (Phase::Playing, doubled));
        assert_eq!(game.to_act(), Some(Seat::Forehand));
    }
}

#[test]
fn kontra_in_place_of_the_own_first_card() {
    let open = format!("{CLUBS} 1 no 2 no 0 CJ");
    let mut game = house_game("kontra,re", mixed(), &open);
    assert_eq!(game.check(Seat::Rearhand, Move::Kontra), Err(Illegal::NotYourTurn));
    assert_eq!(game.check(Seat::Forehand, Move::Kontra), Err(Illegal::OnlyDefendersDouble));
    assert!(game.legal(Seat::Middlehand).any(|mv| mv == Move::Kontra));
    play(&mut game, "1 SJ").unwrap();
    assert_eq!(game.check(Seat::Middlehand, Move::Kontra), Err(Illegal::TooLate));
    play(&mut game, "2 kontra").unwrap();
    assert_eq!(asked(&game), Some((Some(Doubled::Re), Seat::Forehand)));
    assert_eq!(game.check(Seat::Rearhand, Move::Play("HJ".parse().unwrap())), Err(Illegal::NotNow));
    play(&mut game, "0 re").unwrap();
    assert_eq!(game.to_act(), Some(Seat::Rearhand));
    assert_eq!(game.check(Seat::Rearhand, Move::Kontra), Err(Illegal::KontraWasSaid));
    play(&mut game, "2 HJ").unwrap();
    assert_eq!(game.table().doubled(), Doubled::Re);
    // The stricter time, and a first card that has been played.
    assert_eq!(refused("kontra=announcement", &open, "1 kontra"), Illegal::TooLate);
    assert_eq!(refused("kontra", &format!("{open} 1 SJ 2 HJ 0 CA"), "1 kontra"), Illegal::TooLate);
    // Not while somebody offers to give up.
    assert_eq!(refused("kontra", &format!("{open} 2 concede"), "1 kontra"), Illegal::NotNow);
}

#[test]
fn ouvert_cards_are_shown_after_the_kontra() {
    let ouvert = "1 18 0 y 1 p 2 20 0 y 2 p 0 s 0 NO.CJ.CA";
    let mut game = house_game("kontra,re", mixed(), ouvert);
    let shown = |game: &Game| game.view(Seat::Middlehand).open();
    assert_eq!((asked(&game).is_some(), shown(&game)), (true, None));
    assert_eq!(game.spectator().open(), None);
    play(&mut game, "1 kontra").unwrap();
    assert_eq!((asked(&game).is_some(), shown(&game)), (true, None));
    play(&mut game, "0 no").unwrap();
    assert_eq!(shown(&game), Some(game.hand(Seat::Forehand)));
    // Who has seen them comes too late.
    let seen = format!("{ouvert} 1 no 2 no 0 C7");
    assert_eq!(refused("kontra", &seen, "1 kontra"), Illegal::TooLate);
}

#[test]
fn the_condition_of_eighteen() {
    let rules = "kontra,kontra-18";
    // (auction and announcement, who is asked in turn)
    let (f, m, r) = (Seat::Forehand, Seat::Middlehand, Seat::Rearhand);
    for (moves, entitled) in [
        (CLUBS, vec![m, r]),
        // Both passed at 18.
        ("1 p 2 p 0 18 0 s 0 C.DQ.D8", vec![]),
        // Rearhand could only have said 20, or more.
        ("1 18 0 y 1 p 2 p 0 s 0 C.DQ.D8", vec![m, r]),
        // Forehand passed at 18; rearhand never could say it.
        ("1 18 0 p 2 p 1 s 1 C.CQ.CK", vec![r]),
        // Forehand was asked for 20 at once.
        ("1 20 0 p 2 p 1 s 1 C.CQ.CK", vec![r, f]),
        // Middlehand passed at 18, forehand held it.
        ("1 p 2 18 0 y 2 20 0 p 2 s 2 C.HK.HT", vec![f]),
        ("1 p 2 18 0 p 2 s 2 C.HK.HT", vec![]),
        // A jump to the end leaves rearhand nothing to say.
        ("1 264 0 y 1 p 2 p 0 s 0 C.DQ.D8", vec![m, r]),
    ] {
        let mut game = house_game(rules, mixed(), moves);
        let mut found = Vec::new();
        while let Some((_, seat)) = asked(&game) {
            found.push(seat);
            game.apply(seat, Move::Decline).unwrap();
        }
        assert_eq!(found, entitled, "{moves}");
        // It holds for a late Kontra as well, and without the condition everybody may.
        let free = house_game("kontra", mixed(), moves);
        assert!(asked(&free).is_some());
        let declarer = game.table().declarer().unwrap();
        for seat in declarer.others() {
            let needs = game.check(seat, Move::Kontra) == Err(Illegal::NeedsEighteen);
            assert_eq!(needs, !entitled.contains(&seat), "{moves}");
        }
    }
    // There was no auction before a forced Ramsch.
    let forced = mixed().in_round(Round::Ramsch);
    let game = house_game("kontra,kontra-18,grand-hand", forced, "0 GH");
    assert_eq!(asked(&game), Some((Some(Doubled::Kontra), Seat::Middlehand)));
    // After three passes at 18 nobody may double who then plays Grand Hand.
    let passed = "1 p 2 p 0 p 0 GH";
    let game = house_game("ramsch,kontra,kontra-18,grand-hand", mixed(), passed);
    assert_eq!(asked(&game), None);
}

#[test]
fn doubling_changes_the_score_and_nothing_else() {
    let words = ["", "1 kontra 0 no", "1 kontra 0 re 1 no", "1 kontra 0 re 1 hirsch"];
    for (index, words) in words.into_iter().enumerate() {
        let rules = if words.is_empty() { "official" } else { "kontra,re,hirsch" };
        for round in [Round::Plain, Round::Bock] {
            // Hearts with 1 cannot cover 24 whatever is said.
            let moves = format!("1 24 0 y 1 p 2 p 0 s 0 H.DJ.CA {words} 0 concede");
            let game = house_game(rules, mixed().in_round(round), &moves);
            assert_eq!(game.view(Seat::Forehand).round(), round);
            let sum = reckoning(&game);
            let factor = (1 << index) * round.factor();
            assert_eq!((sum.doublings, sum.bid), (factor, Bid::new(24).unwrap()));
            assert_eq!((sum.value, sum.overbid, sum.charged), (20, true, 30));
            assert_eq!(sum.score, -60 * i32::from(factor));
        }
    }
}
