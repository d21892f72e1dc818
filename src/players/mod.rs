//! The computer players. A player is a function from a [`View`] to a [`Move`]: nothing is
//! kept between two moves, and what a seat cannot see cannot be asked.
//!
//! [`decide`] picks by the [`Level`] of a [`Bot`]. Up to the club they play by rules of thumb, from
//! the auction to the last trick:
//!
//! - `hand` weighs a hand, `bidding` bids it, `discard` puts two cards away and announces;
//! - `memory` knows what has been seen, `chance` guesses at the rest, `worth` prices a card;
//! - `declarer`, `defence` lead in trump games, `follow` plays the other two cards, `null` is Null;
//! - `strong` reckons instead: the expert by trained tables, the master in worlds as well;
//! - [`engine`] lets other programs play ours, and ours other programs;
//! - `ramsch` is Ramsch and what comes before it, `doubling` Kontra, Re and Hirsch;
//! - `beginner` replaces what a beginner does otherwise; `concession` answers offers to give up.
//!
//! [`advise`] tells what the strongest of them would do in somebody's place, and why.

mod advice;
mod beginner;
mod bidding;
mod bot;
mod chance;
mod concession;
mod declarer;
mod defence;
mod discard;
mod doubling;
pub mod engine;
mod follow;
mod hand;
mod memory;
mod null;
mod player;
mod ramsch;
mod strong;
mod worth;

use rand_pcg::Pcg64;

use crate::rules::{Card, Cards, Kind, Move, Phase, View, below, generator};

pub use advice::{Advice, Basis, Fact, Fear, Odds, Reason, advise};
pub use bot::{BadBot, Bot, Level, Style};
use memory::Memory;
pub use player::{BadPlayer, Player};

/// The move of a computer player for whose seat the table waits.
///
/// The same bot, seed, deal number and view give the same move: where several moves are equally
/// good, one is drawn with a generator named by the seed, the deal, the seat and the moves so far.
/// A seat that is not to act passes; such a move is illegal like any other out of turn.
#[must_use]
pub fn decide(bot: Bot, seed: u64, number: u32, view: &View) -> Move {
    let mut random = generator(&lots(seed, number, view));
    if view.table().offer().is_some() {
        return concession::answer(view);
    }
    match (view.table().phase(), bot.level) {
        (Phase::Auction, Level::Beginner | Level::Casual) => beginner::speak(view, bot.style),
        (Phase::Auction, Level::Club) => bidding::speak(view, bot.style),
        (Phase::Auction, Level::Expert | Level::Master) => strong::speak(view, bot),
        (Phase::Skat, Level::Beginner | Level::Casual) => Move::PickUp,
        (Phase::Skat, Level::Club) => bidding::look_or_not(view, bot.style),
        (Phase::Skat, Level::Expert) => strong::look_or_not_at_a_glance(view, bot),
        (Phase::Skat, Level::Master) => strong::look_or_not(view, bot, &mut random),
        (Phase::Announcing, Level::Beginner) => beginner::announce(view),
        (Phase::Announcing, Level::Casual | Level::Club) => discard::announce(view, bot.style),
        (Phase::Announcing, Level::Expert) => strong::announce_at_a_glance(view, bot),
        (Phase::Announcing, Level::Master) => strong::announce(view, bot, &mut random),
        (Phase::GrandHand | Phase::Pushing | Phase::PuttingOn, Level::Beginner) => {
            beginner::before_ramsch(view)
        }
        (Phase::GrandHand | Phase::Pushing | Phase::PuttingOn, Level::Master) => {
            strong::before_ramsch(view, bot, &mut random)
        }
        (Phase::GrandHand | Phase::Pushing | Phase::PuttingOn, _) => ramsch::answer(view),
        (Phase::Doubling, Level::Beginner) => beginner::double(view),
        (Phase::Doubling, Level::Master) => strong::double(view, &mut random),
        (Phase::Doubling, _) => doubling::answer(view),
        (Phase::Playing, level) if view.table().is_ramsch() => match level {
            Level::Beginner => beginner::play_ramsch(view, &mut random),
            Level::Expert => strong::play_ramsch_at_a_glance(view),
            Level::Master => strong::play_ramsch(view, &mut random),
            _ => ramsch::play(view, &mut random),
        },
        (Phase::Playing, level) => card(view, level, &mut random),
        (Phase::Over(_), _) => Move::Pass,
    }
}

/// Where the lots of a seat come from at this point of a deal.
fn lots(seed: u64, number: u32, view: &View) -> [u64; 4] {
    let seat = view.seat().map_or(3, |seat| seat.index() as u64);
    [seed, u64::from(number), seat, view.moves().len() as u64]
}

/// A card of a game with a declarer, or Kontra in place of the first.
fn card(view: &View, level: Level, random: &mut Pcg64) -> Move {
    let kontra = match level {
        Level::Beginner => false,
        Level::Casual | Level::Club | Level::Expert => doubling::says_kontra_late(view),
        Level::Master => strong::says_kontra_late(view, random),
    };
    match level {
        _ if kontra => Move::Kontra,
        Level::Beginner => beginner::play(view, random),
        Level::Casual => play(view, CASUALLY, random),
        Level::Club => play(view, usize::MAX, random),
        Level::Expert => strong::play_at_a_glance(view),
        Level::Master => strong::play(view, random),
    }
}

/// How many tricks back a casual player remembers, besides the one on the table.
const CASUALLY: usize = 3;

/// A card by the rules of the club, with so many tricks remembered.
fn play(view: &View, remembered: usize, random: &mut Pcg64) -> Move {
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
    best(cards, promise, random).map_or(Move::Pass, Move::Play)
}

/// The card with the highest promise; one of them by lot if several share it.
fn best(cards: Cards, promise: impl Fn(Card) -> f64, random: &mut Pcg64) -> Option<Card> {
    let mut best = f64::NEG_INFINITY;
    let mut found = Vec::new();
    for card in cards {
        let promise = promise(card);
        if promise > best {
            best = promise;
            found.clear();
        }
        if promise >= best {
            found.push(card);
        }
    }
    match found.len() {
        0 => None,
        n => Some(found[below(random, n as u64) as usize]),
    }
}
#[cfg(test)]
mod tests;
