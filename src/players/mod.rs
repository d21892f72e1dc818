//! Players by rules of thumb. A player is a function from a [`View`] to a [`Move`]: nothing is
//! kept between two moves, and what a seat cannot see cannot be asked.
//!
//! [`decide`] picks by [`Level`]. The rooms behind it, from the auction to the last trick:
//!
//! - `hand` weighs a hand, `bidding` bids it, `discard` puts two cards away and announces;
//! - `memory` knows what has been seen, `chance` guesses at the rest, `worth` prices a card;
//! - `declarer`, `defence` lead in trump games, `follow` plays the other two cards, `null` is Null;
//! - [`engine`] lets other programs play ours, and ours other programs;
//! - `ramsch` is Ramsch and what comes before it, `doubling` Kontra, Re and Hirsch;
//! - `beginner` replaces what a beginner does otherwise; `concession` answers offers to give up.

mod beginner;
mod bidding;
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
mod worth;

use std::fmt;
use std::str::FromStr;

use rand_pcg::Pcg64;
use thiserror::Error;

use crate::rules::{Card, Cards, Kind, Move, Phase, View, below, generator};

use memory::Memory;
pub use player::{BadPlayer, Player};

/// How well a computer player plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Bids what it counts on its fingers, leads its aces, remembers the last trick or two.
    Beginner,
    /// Plays by the rules of thumb of a Skat club and forgets nothing.
    Club,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 2] = [Self::Beginner, Self::Club];

    /// The word for it on the command line and in the configuration.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Club => "club",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no level.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is no level (beginner or club)")]
pub struct BadLevel(String);

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<Self, BadLevel> {
        let found = Self::ALL.into_iter().find(|level| level.word() == text);
        found.ok_or_else(|| BadLevel(text.to_owned()))
    }
}

/// The move of a computer player for whose seat the table waits.
///
/// The same level, seed, deal number and view give the same move: where several moves are equally
/// good, one is drawn with a generator named by the seed, the deal, the seat and the moves so far.
/// A seat that is not to act passes; such a move is illegal like any other out of turn.
#[must_use]
pub fn decide(level: Level, seed: u64, number: u32, view: &View) -> Move {
    let seat = view.seat().map_or(3, |seat| seat.index() as u64);
    let moves = view.moves().len() as u64;
    let mut random = generator(&[seed, u64::from(number), seat, moves]);
    if view.table().offer().is_some() {
        return concession::answer(view);
    }
    if level != Level::Beginner && doubling::says_kontra_late(view) {
        return Move::Kontra;
    }
    match (view.table().phase(), level) {
        (Phase::Auction, Level::Club) => bidding::speak(view),
        (Phase::Auction, Level::Beginner) => beginner::speak(view),
        (Phase::Skat, Level::Club) => bidding::look_or_not(view),
        (Phase::Skat, Level::Beginner) => Move::PickUp,
        (Phase::Announcing, Level::Club) => discard::announce(view),
        (Phase::Announcing, Level::Beginner) => beginner::announce(view),
        (Phase::GrandHand | Phase::Pushing | Phase::PuttingOn, Level::Beginner) => {
            beginner::before_ramsch(view)
        }
        (Phase::GrandHand | Phase::Pushing | Phase::PuttingOn, _) => ramsch::answer(view),
        (Phase::Doubling, Level::Beginner) => beginner::double(view),
        (Phase::Doubling, _) => doubling::answer(view),
        (Phase::Playing, Level::Beginner) if view.table().is_ramsch() => {
            beginner::play_ramsch(view, &mut random)
        }
        (Phase::Playing, _) if view.table().is_ramsch() => ramsch::play(view, &mut random),
        (Phase::Playing, Level::Club) => play(view, &mut random),
        (Phase::Playing, Level::Beginner) => beginner::play(view, &mut random),
        (Phase::Over(_), _) => Move::Pass,
    }
}

/// A card by the rules of the club.
fn play(view: &View, random: &mut Pcg64) -> Move {
    let Some(memory) = Memory::whole(view) else { return Move::Pass };
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
