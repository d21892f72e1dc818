//! The same moves with a reason. Rules of thumb know no chance of winning.

use rand_pcg::Pcg64;

use super::{RAMSCH, outcome};
use crate::players::advice::{Advice, Reason};
use crate::players::memory::Memory;
use crate::rules::{Card, Move, Phase, View};

/// What is done before the first card, and why.
pub(in super::super) fn before(view: &View) -> Advice {
    let mv = super::answer(view);
    let reason = match (view.table().phase(), mv) {
        (_, Move::Declare(..)) => Reason::GrandInstead,
        (_, Move::PutOn(_)) => Reason::PutsOn,
        (Phase::Pushing, Move::Push) => Reason::Safe,
        (Phase::Pushing, _) => Reason::Unsafe,
        _ => Reason::NoGrandInstead,
    };
    Advice::by_thumb(mv, reason)
}

/// The card, and why.
pub(in super::super) fn card(view: &View, random: &mut Pcg64) -> Option<Advice> {
    let mv = super::play(view, random);
    let Move::Play(card) = mv else { return None };
    let memory = Memory::whole(view)?;
    Some(Advice::by_thumb(mv, reason(&memory, card)))
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
