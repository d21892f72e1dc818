//! What a computer player is asked, and what it answers.

use thiserror::Error;

use crate::players::{self, Bot};
use crate::record::Word;
use crate::rules::{Illegal, Move, Place, Seat, View};

/// A computer player is to move. The request holds all that the player may know, so that it can be
/// answered anywhere and at any time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Where the player sits at the table.
    pub place: Place,
    /// Its seat in this deal.
    pub seat: Seat,
    /// How well it plays.
    pub bot: Bot,
    /// Where its lots come from.
    pub seed: u64,
    /// The number of the deal in the list, counted from 1.
    pub number: u32,
    /// What it may know, the moves so far among it.
    pub view: View,
}

impl Request {
    /// What the player of this level does.
    #[must_use]
    pub fn decide(&self) -> Move {
        players::decide(self.bot, self.seed, self.number, &self.view)
    }

    /// The answer to this request.
    #[must_use]
    pub const fn reply(self, mv: Move) -> Reply {
        Reply { request: self, mv }
    }
}

/// A computer player's answer. It carries what was asked, so that an answer to something that is no
/// longer asked can be told from one that is awaited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// What was asked.
    pub request: Request,
    /// What the player does.
    pub mv: Move,
}

/// A computer player broke the rules: always a fault in the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("deal {number}: {seat} ({bot}) broke the rules with {}: {why}", Word(*.mv))]
pub struct IllegalReply {
    /// The number of the deal.
    pub number: u32,
    /// Who it was.
    pub seat: Seat,
    /// How well it plays otherwise.
    pub bot: Bot,
    /// What it tried.
    pub mv: Move,
    /// What is wrong with it.
    pub why: Illegal,
}
