//! The answers before a Ramsch: Grand Hand instead, to take the skat or to push it on, and the two
//! cards to put on.

use super::super::hand::{self, Stage, promise};
use super::danger::danger;
use crate::rules::{Card, Cards, Contract, Kind, Move, Phase, Seat, View, value_as_announced};

/// The danger up to which a hand pushes the skat on unseen, which doubles what another will lose.
const SAFE: f64 = 43.0;
/// In no greater danger a hand is not expected to lose by a Ramsch; each point above costs two.
const EVEN: f64 = 56.0;
/// The chance a Grand Hand must have besides, in per mille: a bad Ramsch is no reason to gamble.
const STRONG: i32 = 600;
/// The cost of a point in the skat to the last who puts it there, since it comes back with the last
/// trick.
const IN_THE_SKAT: f64 = 0.3;

/// The answer to what is asked.
pub(in super::super) fn answer(view: &View) -> Move {
    let leads = view.seat() == Some(Seat::Forehand);
    match view.table().phase() {
        Phase::GrandHand if grand_hand(view.hand(), leads) => {
            Move::Declare(Contract::hand(Kind::Grand), Cards::EMPTY)
        }
        Phase::Pushing if danger(view.hand(), view.unseen(), leads) > SAFE => Move::PickUp,
        Phase::Pushing => Move::Push,
        Phase::PuttingOn => put_on(view, leads),
        _ => Move::Decline,
    }
}

/// The points that a Ramsch is expected to bring a hand of ten cards: nothing, or less.
pub(in super::super) fn expectation(hand: Cards, leads: bool) -> i32 {
    -2 * (danger(hand, !hand, leads) - EVEN).max(0.0) as i32
}

/// True if a Grand Hand is strong and promises more than a Ramsch with this hand.
fn grand_hand(hand: Cards, leads: bool) -> bool {
    let chance = hand::chance(hand::points(Kind::Grand, hand, leads, Cards::EMPTY, Stage::Hand));
    let value = value_as_announced(Contract::hand(Kind::Grand), hand);
    chance >= STRONG && promise(chance, value.into()) > expectation(hand, leads)
}

/// The two cards without which the hand is in least danger.
fn put_on(view: &View, leads: bool) -> Move {
    let (hand, out) = (view.hand(), view.unseen());
    let last = view.seat() == Some(Seat::Rearhand);
    let free = if view.table().rules().push_jacks { hand } else { hand - Cards::JACKS };
    let cards: Vec<Card> = free.iter().collect();
    let mut best = (f64::INFINITY, Cards::EMPTY);
    for (i, &first) in cards.iter().enumerate() {
        for &second in &cards[..i] {
            let put = Cards::from(first).with(second);
            let in_skat = if last { IN_THE_SKAT * f64::from(put.points()) } else { 0.0 };
            let danger = danger(hand - put, out, leads) + in_skat;
            if danger < best.0 {
                best = (danger, put);
            }
        }
    }
    Move::PutOn(best.1)
}
