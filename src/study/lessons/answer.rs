//! The answers of lessons.

use std::str::FromStr;

use crate::record::Word;
use crate::rules::{Cards, Kind, Move};

/// One answer, or several of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// This move: `CJ`, `36`, `S.HQ.C9`.
    Move(Move),
    /// Any game with these cards put away: `put:HQ.C9`.
    Put(Cards),
    /// This kind of game, whatever is put away: `game:G`.
    Game(Kind),
}

impl Answer {
    /// True if a move is such an answer.
    pub(super) fn fits(self, mv: Move) -> bool {
        match (self, mv) {
            (Self::Move(wanted), mv) => wanted == mv,
            (Self::Put(cards), Move::Declare(_, put)) => cards == put,
            (Self::Game(kind), Move::Declare(contract, _)) => contract.kind() == kind,
            _ => false,
        }
    }
}

impl FromStr for Answer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("'{text}' is no answer");
        match text.split_once(':') {
            None => text.parse().map(|Word(mv)| Self::Move(mv)).map_err(|_| bad()),
            Some(("put", cards)) => cards.parse().map(Self::Put).map_err(|_| bad()),
            Some(("game", letter)) => {
                let is_it = |kind: &Kind| letter.chars().eq([kind.letter()]);
                Kind::ALL.into_iter().find(is_it).map(Self::Game).ok_or_else(bad)
            }
            Some(_) => Err(bad()),
        }
    }
}
