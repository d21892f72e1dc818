//! The wish for what is played, as flags and menus say it.

use super::{Day, Drill, Seed};
use crate::rules::{Deal, Place};

/// A wish for what the screen shows: at the start, and from there on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// The menu, which asks whether to go on with a list left unfinished or to begin a new one.
    Menu,
    /// A list left unfinished, counted from 0, which is the one played last; it is an error if
    /// there is none.
    Resume(usize),
    /// The list after one that is over: the menu if another waits, else a new one like it.
    Next,
    /// A new list.
    New(NewList),
    /// The deals of a day, which do not count; of today if none is named.
    Daily(Option<Day>),
    /// Deals of one kind, which do not count.
    Practice {
        /// The kind.
        drill: Drill,
        /// The seed of the cards; a fresh one if nothing was said.
        seed: Option<u64>,
    },
    /// The lesson of a number, counted from 0.
    Lesson(u8),
    /// The lessons in the menu, with one of them under the cursor; behind the last stand the
    /// quizzes.
    Lessons(u8),
    /// The quiz of a number, counted from 0.
    Quiz(usize),
}

/// The shape of a new list as far as the settings do not say it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewList {
    /// The seed of the cards; a fresh one if nothing was said.
    pub seed: Option<Seed>,
    /// The first dealer; drawn if nobody was named.
    pub dealer: Option<Place>,
    /// The cards of the only deal of the list, instead of those of a seed.
    pub given: Option<Deal>,
}
