//! The hint: a question to the strongest player, and its answer.

use crate::host::{Advice, Advised, Question};

/// A question to the strongest player, and what became of it.
#[derive(Debug, Clone)]
pub(crate) struct Hint {
    pub(crate) question: Question,
    pub(crate) advice: Option<Advice>,
    /// True if the box is open.
    why: bool,
}

impl Hint {
    /// The question is being thought over.
    pub(crate) const fn asked(question: Question) -> Self {
        Self { question, advice: None, why: false }
    }

    /// Takes an answer if it is the one that is awaited, and says so.
    pub(crate) fn take(&mut self, advised: Advised) -> bool {
        let awaited = self.advice.is_none() && self.question == advised.question;
        if awaited {
            self.advice = advised.advice;
        }
        awaited && self.advice.is_some()
    }

    /// True if there is nothing more to be opened.
    pub(crate) const fn is_open(&self) -> bool {
        self.why
    }

    /// Opens the box, once there is something in it.
    pub(crate) const fn open(&mut self) {
        self.why = self.advice.is_some();
    }
}
