//! Why a move in Ramsch, or before it, is made.

use super::card::{RAMSCH, outcome};
use crate::players::advice::Reason;
use crate::players::memory::Memory;
use crate::rules::{Card, Move, Phase, View};

/// Why this is done before the first card.
pub(in super::super) fn reason_before(view: &View, mv: Move) -> Reason {
    match (view.table().phase(), mv) {
        (_, Move::Declare(..)) => Reason::GrandInstead,
        (_, Move::PutOn(_)) => Reason::PutsOn,
        (Phase::Pushing, Move::Push) => Reason::Safe,
        (Phase::Pushing, _) => Reason::Unsafe,
        _ => Reason::NoGrandInstead,
    }
}

/// Why this card is played.
pub(in super::super) fn reason_of(view: &View, card: Card) -> Option<Reason> {
    Memory::whole(view).map(|memory| reason(&memory, card))
}

fn reason(memory: &Memory, card: Card) -> Reason {
    /// So often it is taken to happen.
    const SURE: f64 = 0.85;
    if memory.legal.len() == 1 {
        return Reason::OnlyCard;
    }
    if memory.trick.led().is_some_and(|led| !RAMSCH.class(led).contains(card)) {
        return Reason::RamschRids;
    }
    let (takes, points) = outcome(memory, card);
    match takes[memory.me] {
        own if own >= SURE => Reason::RamschTakes { points: points.round() as u8 },
        own => Reason::RamschUnder { percent: ((1.0 - own) * 100.0).round() as u8 },
    }
}
