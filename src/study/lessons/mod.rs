//! Lessons: small prepared deals, each of which teaches one thing.
//!
//! A [`Lesson`] is a deal as far as it was played, and questions in it: what the person would do,
//! which answers are right, and why each kind of answer is right or wrong. Between the questions
//! the others make the moves that are written down. After the last one the deal is played freely.
//!
//! The lessons lie in `assets/lessons`, one file each; the sentences, by their keys, with the other
//! texts. Tests prove each lesson with the rules and the solver: that its cards and moves are
//! legal, its right answers right and the others wrong.

mod answer;
mod read;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use crate::rules::{Cards, Deal, Game, Kind, Matadors, Move, Seat};
use answer::Answer;

/// A prepared deal with questions.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The key of its title; it also stands for the lesson where progress is kept.
    title: String,
    /// The key of what it teaches, in a few words.
    means: String,
    /// The game it is about.
    kind: Kind,
    deal: Deal,
    /// The moves before the first question.
    opening: Vec<(Seat, Move)>,
    questions: Vec<Question>,
}

/// A question of a lesson.
#[derive(Debug, Clone)]
pub struct Question {
    /// The key of the question.
    ask: String,
    /// The right answers; the moves that follow fit all of them.
    right: Vec<Answer>,
    /// The key of the reason why they are.
    because: String,
    /// The kinds of wrong answers, the last of them all others.
    wrong: Vec<Wrong>,
    /// The moves until the next question.
    then: Vec<(Seat, Move)>,
    /// The points that decide, which prove the answers where cards can; in Null 1.
    #[cfg_attr(not(test), expect(dead_code, reason = "for the proof, which is a test"))]
    goal: Option<u8>,
}

/// A kind of wrong answers, and why they are.
#[derive(Debug, Clone)]
struct Wrong {
    of: Vec<Answer>,
    because: String,
}

/// The next step of a lesson.
#[derive(Debug, Clone, Copy)]
pub enum Next {
    /// The person is asked this.
    Question(&'static Question),
    /// Another makes the move that is written down; if it is the person's turn, there is only one
    /// card that can be played.
    Written(Move),
    /// All questions are answered: everybody plays as they like.
    Free,
}

/// The verdict on an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    /// True if it is right.
    pub right: bool,
    /// The key of the reason.
    pub because: &'static str,
}

/// The worth of the game of a lesson with some cards, for the sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// The game.
    pub kind: Kind,
    /// The number of levels it has: matadors, and one for the game; 0 in Null.
    pub levels: u8,
    /// The value of each; in Null the whole value.
    pub base: u16,
    /// The game points of both.
    pub value: u16,
}

impl Lesson {
    /// All lessons, in the order in which they are taken.
    ///
    /// # Panics
    /// If one of the files is broken, which a test rules out.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static READ: OnceLock<Vec<Lesson>> = OnceLock::new();
        READ.get_or_init(read::all)
    }

    /// The lesson of a number, counted from 0.
    #[must_use]
    pub fn get(number: u8) -> Option<&'static Self> {
        Self::all().get(usize::from(number))
    }

    /// The key of its title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The key of what it teaches.
    #[must_use]
    pub fn means(&self) -> &str {
        &self.means
    }

    /// The deal as far as it was played when the person is asked first.
    ///
    /// # Panics
    /// If the moves break the rules, which a test rules out.
    #[must_use]
    pub fn game(&self) -> Game {
        let moves = self.opening.iter().copied();
        Game::replay(self.deal.clone(), moves).expect("a lesson keeps to the rules")
    }

    /// The step that comes after so many moves of the deal.
    #[must_use]
    pub fn next(&'static self, moves: usize) -> Next {
        let mut before = self.opening.len();
        for question in &self.questions {
            if moves == before {
                return Next::Question(question);
            }
            let written = moves.checked_sub(before + 1).and_then(|at| question.then.get(at));
            if let Some(&(_, mv)) = written {
                return Next::Written(mv);
            }
            before += 1 + question.then.len();
        }
        Next::Free
    }

    /// True if a question is the last one.
    #[must_use]
    pub fn ends_with(&self, question: &Question) -> bool {
        self.questions.last().is_some_and(|last| std::ptr::eq(last, question))
    }

    /// The worth of its game with these cards, as it would be bid.
    #[must_use]
    pub fn worth(&self, cards: Cards) -> Worth {
        let kind = self.kind;
        let levels = Matadors::count(kind, cards).map_or(0, |matadors| matadors.count + 1);
        let contract = crate::rules::Contract::plain(kind);
        let value = crate::rules::value_as_announced(contract, cards);
        Worth { kind, levels, base: kind.base().unwrap_or(value), value }
    }
}

impl Question {
    /// The key of the question.
    #[must_use]
    pub fn ask(&self) -> &str {
        &self.ask
    }

    /// True if a move answers a question: claims, concessions and the like do not.
    #[must_use]
    pub const fn is_answered_by(mv: Move) -> bool {
        use Move::{Bid, Declare, Hand, Hold, Pass, PickUp, Play};
        matches!(mv, Bid(_) | Hold | Pass | PickUp | Hand | Declare(..) | Play(_))
    }

    /// The verdict on an answer: right or wrong, and the reason.
    #[must_use]
    pub fn judge(&'static self, mv: Move) -> Verdict {
        if self.right.iter().any(|answer| answer.fits(mv)) {
            return Verdict { right: true, because: &self.because };
        }
        let fits =
            |wrong: &&Wrong| wrong.of.is_empty() || wrong.of.iter().any(|answer| answer.fits(mv));
        let wrong = self.wrong.iter().find(fits).expect("the last kind is all others");
        Verdict { right: false, because: &wrong.because }
    }
}
