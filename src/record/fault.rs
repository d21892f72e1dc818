//! The faults of game records.

use thiserror::Error;

use super::deal::DealFault;
use super::position::quoted;
use super::score::BadScore;
use crate::rules::{Card, Illegal, Seat};

/// A fault of a record.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum RecordFault {
    /// The record has no end.
    #[error("the record is larger than a game can be, and was not read on")]
    TooLarge,
    /// A check sum that does not fit.
    #[error("the check sum does not fit: something before it was changed")]
    Sum,
    /// The frame, or the deal.
    #[error(transparent)]
    Deal(#[from] DealFault),
    /// The result.
    #[error(transparent)]
    Score(#[from] BadScore),
    /// No result.
    #[error("the record has no result (R[…] expected)")]
    NoScore,
    /// A house rule of which this program knows nothing.
    #[error("the house rule {} is not played", quoted(.0))]
    HouseRule(String),
    /// A place in a list that no list has.
    #[error("{} is no deal of a list (allowed: N/M, each from 1 to {most})", quoted(.found))]
    Number {
        /// The text of the property.
        found: String,
        /// The largest number of a deal.
        most: u32,
    },
    /// Another number of players than in the records before it.
    #[error("{0} players are named, and {1} in the records of this list before it")]
    Players(usize, usize),
    /// Somebody of whom nothing is told.
    #[error("nothing follows {} (an action expected)", quoted(.0))]
    Nothing(String),
    /// Something else than what can be done here.
    #[error("{} instead of {expected}", quoted(.found))]
    Unexpected {
        /// The words that stand here.
        found: String,
        /// The words that could.
        expected: &'static str,
    },
    /// A move against the law.
    #[error("{} of {seat} is against the law: {why}", quoted(.action))]
    Illegal {
        /// The seat that makes the move.
        seat: Seat,
        /// The move as it stands in the record.
        action: String,
        /// Why it is refused.
        why: Illegal,
    },
    /// Other cards than those of the skat.
    #[error("{} is not the skat that was dealt", quoted(.0))]
    OtherSkat(String),
    /// Other cards shown than those in the hand.
    #[error("{} shows other cards than {seat} holds", quoted(.action))]
    OtherHand {
        /// The seat that shows cards.
        seat: Seat,
        /// The action as it stands in the record.
        action: String,
    },
    /// A Hand game without its letter.
    #[error("{} without picking up the skat is a Hand game (H expected)", quoted(.0))]
    NoHand(String),
    /// A number that is no value of a game, said in the auction.
    #[error("{} was bid, which is no value of a game", quoted(.0))]
    NoBid(String),
    /// A card nobody knows.
    #[error("{0} plays an unknown card (w LE.n or w TI.n expected after it)")]
    UnknownCard(Seat),
    /// A view that hides what the result depends on.
    #[error("{0} cards are unknown, and the result depends on them")]
    Hidden(usize),
    /// Cards that fit no deal.
    #[error("{0} cannot lie in any hand: the cards played contradict each other")]
    Contradiction(Card),
    /// Gave up before, or when there was nothing to give up.
    #[error("{0} cannot give up here")]
    CannotResign(Seat),
    /// The moves end when who sat out leaves.
    #[error("the game was not finished after who sat out had left")]
    SitterLeft,
    /// The moves end the game, and no result is told.
    #[error("the record tells no result")]
    NoResult,
    /// The moves end before the game does.
    #[error("the moves end here, and the game does not")]
    Unfinished,
}

impl RecordFault {
    /// True if the record is sound, but not enough to settle the game: it was not finished, or what
    /// it hangs on is not told. `told` is true if the record states a result.
    #[must_use]
    pub const fn is_unfinished(&self, told: bool) -> bool {
        match self {
            Self::NoBid(_) | Self::Hidden(_) | Self::SitterLeft | Self::NoResult => true,
            Self::UnknownCard(_) | Self::Unfinished => !told,
            _ => false,
        }
    }
}

/// A fault, and the byte of the text it is at.
pub(super) type Fault = (usize, RecordFault);
