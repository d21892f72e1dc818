//! The failure of a computer player.

use thiserror::Error;

use super::Seed;
use crate::record::Word;
use crate::rules::{Illegal, Move, Seat};

/// The way in which a computer player failed: always a fault in the player.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Failure {
    /// It panicked, with these words.
    #[error("panicked: {0}")]
    Panicked(String),
    /// It gave no answer in time.
    #[error("gave no answer")]
    Silent,
    /// It broke the rules.
    #[error("broke the rules with {}: {why}", Word(*.mv))]
    Illegal {
        /// The move it tried.
        mv: Move,
        /// The reason why the move is refused.
        why: Illegal,
    },
}

/// The report of a failure: what is needed to ask the player again. The same in all languages.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("skat {} {deal} {seat} {who} move {turn}: {failure}", env!("CARGO_PKG_VERSION"))]
pub struct Report {
    /// The seed of the list, and the deal.
    pub deal: Seed,
    /// The seat for which a move was asked.
    pub seat: Seat,
    /// The level and style of the player.
    pub who: String,
    /// The number of the move in the deal, counted from 1.
    pub turn: usize,
    /// The failure.
    pub failure: String,
}
