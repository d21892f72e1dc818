//! The request to a computer player, and its answer.

use thiserror::Error;

use crate::players::{self, Bot};
use crate::record::Word;
use crate::rules::{Illegal, Move, Place, Seat, View};

use super::failure::Failure;

/// A computer player is to move. The request holds all that the player may know, so that it can be
/// answered anywhere and at any time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The place of the player at the table.
    pub place: Place,
    /// Its seat in this deal.
    pub seat: Seat,
    /// The level and style of the player.
    pub bot: Bot,
    /// The seed of the computer players.
    pub seed: u64,
    /// The number of the deal in the list, counted from 1.
    pub number: u32,
    /// The view of the player, the moves so far among it.
    pub view: View,
}

impl Request {
    /// The move of the player of this level.
    #[must_use]
    pub fn decide(&self) -> Move {
        players::decide(self.bot, self.seed, self.number, &self.view)
    }

    /// The answer to this request.
    #[must_use]
    pub const fn reply(self, mv: Move) -> Reply {
        Reply { request: self, mv, failed: None }
    }
}

/// A computer player's answer. It carries what was asked, so that an answer to something that is no
/// longer asked can be told from one that is awaited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// The request that was asked.
    pub request: Request,
    /// The move of the player.
    pub mv: Move,
    /// The way in which the player failed, if a simpler one decided in its place.
    pub failed: Option<Failure>,
}

/// A computer player broke the rules: always a fault in the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("deal {number}: {seat} ({bot}) broke the rules with {}: {why}", Word(*.mv))]
pub struct IllegalReply {
    /// The number of the deal.
    pub number: u32,
    /// The seat of the player.
    pub seat: Seat,
    /// The level and style of the player.
    pub bot: Bot,
    /// The move it tried.
    pub mv: Move,
    /// The reason why the move is refused.
    pub why: Illegal,
}
