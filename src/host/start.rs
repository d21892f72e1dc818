//! The wish for what is played, as flags and menus say it.

use std::str::FromStr;

use thiserror::Error;

use super::{Day, Drill};
use crate::rules::{Deal, Place};

/// A wish for what the screen shows: at the start, and from there on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// The menu, which asks whether to go on with a list left unfinished or to begin a new one.
    Menu,
    /// The list left unfinished; it is an error if there is none.
    Resume,
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

/// The seed that all cards of a list come from, and the deal with which the list starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed {
    /// The number all cards come from.
    pub number: u64,
    /// The first deal played, counted from 1.
    pub start: u32,
}

/// A text that is no seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("allowed: a number from 0 to {}, or N:K to start at deal K, counted from 1", u64::MAX)]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    /// Reads `42` or `42:7`.
    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let (number, start) = text.split_once(':').unwrap_or((text, "1"));
        let number = number.parse().map_err(|_| BadSeed)?;
        let start = start.parse().ok().filter(|&start| start > 0).ok_or(BadSeed)?;
        Ok(Self { number, start })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds() {
        let seed = |text: &str| text.parse::<Seed>().ok();
        assert_eq!(seed("42"), Some(Seed { number: 42, start: 1 }));
        assert_eq!(seed("42:7"), Some(Seed { number: 42, start: 7 }));
        assert_eq!(seed("18446744073709551615").map(|seed| seed.number), Some(u64::MAX));
        for bad in ["", ":", "42:", "42:0", ":7", "-1", "18446744073709551616", "1:2:3", "x"] {
            assert_eq!(seed(bad), None, "{bad}");
        }
    }
}
