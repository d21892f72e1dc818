//! A list being played, as text: a line for each setting, player and game, each with a check sum.
//! `docs/saves.md` describes the lines and what is promised about old versions.
//!
//! Nothing is written that follows from something else: the cards follow from the seed, results and
//! totals from the moves.

mod read;
mod write;

use std::time::Duration;

use super::party::Party;
use crate::rules::{Cards, Game, List, Scoring};

pub use read::SaveFault;

/// The version of the format that is written. Older ones are read as well.
pub const SAVE_VERSION: u32 = 2;

/// A list being played, as it is kept: the party, the list and the deal on the table.
/// [`Display`](std::fmt::Display) writes it, [`Save::read`] reads it and plays everything again by
/// the law.
///
/// The words of a level must be one word each, and not `person`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save<L> {
    /// The players.
    pub party: Party<L>,
    /// The list with its finished games.
    pub list: List,
    /// The deal on the table, over or not; `None` before it is dealt, and when the list is full.
    pub running: Option<Game>,
    /// The two cards that the person has discarded for an announcement not yet made.
    pub discarded: Option<Cards>,
    /// When the list was begun, in milliseconds since 1970: with its seed this names it among all
    /// lists of a person.
    pub begun: Option<u64>,
    /// For how long it has been played.
    pub elapsed: Duration,
}

/// The word for a way of scoring, in saves and records.
#[must_use]
pub const fn scoring_word(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Plain => "plain",
        Scoring::SeegerFabian => "seeger-fabian",
        Scoring::Minus => "minus",
    }
}

/// The way of scoring of a word.
#[must_use]
pub fn scoring_of(word: &str) -> Option<Scoring> {
    let ways = [Scoring::Plain, Scoring::SeegerFabian, Scoring::Minus];
    ways.into_iter().find(|&way| scoring_word(way) == word)
}
