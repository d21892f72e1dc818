//! The leads of a declarer in a trump game: trumps first, and losers while the winners are still
//! there to win the lead back.

use crate::rules::{Card, Kind};

use super::chance;
use super::memory::Memory;
use super::price;

/// The points that the defenders put on a trick of ours.
const GIVEN: f64 = 7.0;
/// The gain from losing a trick now: it has to be lost sometime, and while everything else is still
/// under control the defenders cannot run their suits after it.
const LOST_IN_TIME: f64 = 3.5;
/// The worth of pulling one trump out of the defenders' hands.
const PULLED: f64 = 9.0;
/// The same with fewer trumps than they have together.
const PULLED_WHEN_WEAK: f64 = 6.5;

/// The worth of a lead that nobody can take away meanwhile.
const FROM_THE_TOP: f64 = 4.0;

/// The promise of leading a card, in card points.
pub(super) fn promise(memory: &Memory, card: Card) -> f64 {
    let wins = chance::wins(memory, card);
    let points = f64::from(card.points());
    let trick = wins * (points + GIVEN) - (1.0 - wins) * (points - LOST_IN_TIME);
    trick - price::keeping(memory, card) + pulling(memory, card)
}

/// The worth of a trump lead for the trumps it pulls.
fn pulling(memory: &Memory, card: Card) -> f64 {
    let kind = memory.kind;
    if !kind.is_trump(card) {
        return 0.0;
    }
    let out = memory.trumps_out();
    let own = memory.hand & kind.trumps();
    // A last trump that is higher than all of ours cannot be pulled, only fed.
    let higher = own.iter().map(|trump| memory.higher_out(trump).len()).min().unwrap_or_default();
    if out.is_empty() || higher == out.len() && own.len() <= out.len() {
        return 0.0;
    }
    let falling: f64 =
        memory.enemies().map(|seat| 1.0 - chance::lacks(memory, seat, kind.trumps())).sum();
    let pulled =
        if kind == Kind::Grand || own.len() >= out.len() { PULLED } else { PULLED_WHEN_WEAK };
    let top = if memory.higher_out(card).is_empty() { FROM_THE_TOP } else { 0.0 };
    falling * pulled + top
}
