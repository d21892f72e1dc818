//! A card of a game with a declarer, by the rules of thumb of the club.

use rand_pcg::Pcg64;

use super::memory::Memory;
use super::{declarer, defence, follow, null, random};
use crate::rules::{Kind, Move, View};

/// The number of tricks back that a casual player remembers, besides the one on the table.
pub(super) const CASUALLY: usize = 3;

/// A card by the rules of the club, with so many tricks remembered.
pub(super) fn play(view: &View, remembered: usize, random: &mut Pcg64) -> Move {
    let Some(memory) = Memory::of_last(view, remembered) else { return Move::Pass };
    let promise = |card| match (memory.kind, memory.trick.is_empty(), memory.plays_alone()) {
        (Kind::Null, ..) => null::promise(&memory, card),
        (_, false, _) => follow::promise(&memory, card),
        (_, true, true) => declarer::promise(&memory, card),
        (_, true, false) => defence::promise(&memory, card),
    };
    let cards = match memory.kind {
        Kind::Null => memory.legal,
        _ => follow::sensible(&memory),
    };
    random::best(cards, promise, random).map_or(Move::Pass, Move::Play)
}
