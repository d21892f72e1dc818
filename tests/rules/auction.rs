//! The auction, word by word.

use crate::support::{THREE, play};
use skat::rules::{Bid, Deal, Ending, Game, Illegal, Move, Phase, Seat, generator};

fn fresh() -> Game {
    Game::new(Deal::shuffled(THREE, &mut generator(&[1])))
}

/// The declarer and the bid after these words; `None` when passed in.
fn sold(words: &str) -> Option<(usize, u16)> {
    let mut game = fresh();
    play(&mut game, words).unwrap_or_else(|why| panic!("{words}: {why}"));
    match game.table().phase() {
        Phase::Skat => {
            let table = game.table();
            Some((table.declarer().unwrap().index(), table.bid().unwrap().value()))
        }
        Phase::Over(Ending::PassedIn) => None,
        phase => panic!("{words}: still {phase:?}, {:?} to act", game.to_act()),
    }
}

fn refused(words: &str) -> Illegal {
    play(&mut fresh(), words).unwrap_err()
}

#[test]
fn the_eight_patterns_at_eighteen() {
    assert_eq!(sold("1 p 2 p 0 p"), None);
    assert_eq!(sold("1 p 2 p 0 18"), Some((0, 18)));
    assert_eq!(sold("1 p 2 18 0 p"), Some((2, 18)));
    assert_eq!(sold("1 p 2 18 0 y 2 p"), Some((0, 18)));
    assert_eq!(sold("1 18 0 p 2 p"), Some((1, 18)));
    assert_eq!(sold("1 18 0 y 1 p 2 p"), Some((0, 18)));
    assert_eq!(sold("1 18 0 p 2 20 1 p"), Some((2, 20)));
    assert_eq!(sold("1 18 0 y 1 p 2 20 0 p"), Some((2, 20)));
}

#[test]
fn longer_auctions() {
    assert_eq!(sold("1 18 0 y 1 20 0 y 1 p 2 22 0 y 2 23 0 p"), Some((2, 23)));
    assert_eq!(sold("1 18 0 p 2 20 1 y 2 22 1 y 2 p"), Some((1, 22)));
    assert_eq!(sold("1 18 0 y 1 36 0 y 1 p 2 40 0 p"), Some((2, 40)));
    assert_eq!(sold("1 264 0 y 1 p 2 p"), Some((0, 264)));
    assert_eq!(sold("1 264 0 p 2 p"), Some((1, 264)));
}

#[test]
fn every_refusal_has_its_reason() {
    let bid = |value| Bid::new(value).unwrap();
    let not_higher = |value, last| Illegal::NotHigher { bid: bid(value), last: bid(last) };
    assert_eq!(refused("0 18"), Illegal::NotYourTurn);
    assert_eq!(refused("2 p"), Illegal::NotYourTurn);
    assert_eq!(refused("1 y"), Illegal::NothingToHold);
    assert_eq!(refused("1 18 0 20"), Illegal::OnlyAnswer);
    assert_eq!(refused("1 18 0 y 1 18"), not_higher(18, 18));
    assert_eq!(refused("1 18 0 y 1 36 0 y 1 p 2 35"), not_higher(35, 36));
    assert_eq!(refused("1 18 0 y 1 36 0 y 1 p 2 36"), not_higher(36, 36));
    assert_eq!(refused("1 p 2 p 0 20"), Illegal::OnlyEighteen);
    assert_eq!(refused("1 p 2 p 0 y"), Illegal::NothingToHold);
    assert_eq!(refused("1 264 0 y 1 264"), not_higher(264, 264));
    assert_eq!(refused("1 CJ"), Illegal::NotNow);
    assert_eq!(refused("1 18 0 p 2 p 1 20"), Illegal::NotNow);
    assert_eq!(refused("1 p 2 p 0 p 1 18"), Illegal::Over);
}

#[test]
fn nothing_outbids_264() {
    let mut game = fresh();
    play(&mut game, "1 264 0 y").unwrap();
    assert!(game.legal(Seat::Middlehand).eq([Move::Pass]));
    play(&mut game, "1 p").unwrap();
    assert!(game.legal(Seat::Rearhand).eq([Move::Pass]));
}

#[test]
fn what_may_be_said_is_what_is_legal() {
    let mut game = fresh();
    play(&mut game, "1 18 0 y 1 p").unwrap();
    let callable: Vec<Move> = game.table().auction().callable().map(Move::Bid).collect();
    let mut legal = game.legal(Seat::Rearhand).collect::<Vec<_>>();
    assert_eq!(legal.pop(), Some(Move::Pass));
    assert_eq!(legal, callable);
    assert_eq!(legal.len(), 62);
    assert_eq!(game.table().auction().reached(Seat::Forehand), Some(Bid::LEAST));
    assert!(game.table().auction().has_passed(Seat::Middlehand));
    assert_eq!(game.table().to_answer(), None);
}
