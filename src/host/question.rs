//! The question for advice: asked like a move of a computer player.

use crate::players::{Advice, advise};
use crate::rules::{Cards, Scoring, View};

use super::failure::Failure;

/// The person asks what the strongest player would do. The question holds all that the person may
/// know, and no more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The way the list is kept.
    pub scoring: Scoring,
    /// The seed of the computer players.
    pub seed: u64,
    /// The number of the deal in the list, counted from 1.
    pub number: u32,
    /// The view of the person, the moves so far among it.
    pub view: View,
    /// The cards that the person has discarded for the announcement already.
    pub discarded: Option<Cards>,
}

/// An answer to a question. It carries what was asked, so that an answer to something that is no
/// longer asked can be told from one that is awaited.
#[derive(Debug, Clone, PartialEq)]
pub struct Advised {
    /// The question that was asked.
    pub question: Question,
    /// The advice of the strongest player; `None` if the person is not to act.
    pub advice: Option<Advice>,
    /// The way in which that player failed, if there is no advice for this reason.
    pub failed: Option<Failure>,
}

impl Question {
    /// Thinks it over.
    #[must_use]
    pub fn answer(self) -> Advised {
        let Self { scoring, seed, number, ref view, discarded } = self;
        let advice = advise(scoring, seed, number, view, discarded);
        Advised { question: self, advice, failed: None }
    }
}
