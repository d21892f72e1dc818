//! The purpose of a list.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::record::Day;

/// The purpose of a list: it counts, or is one of the ways to practise.
///
/// What does not count is written on no list that is kept, in no history and in no statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Purpose {
    /// It counts.
    #[default]
    List,
    /// The deals of a day, the same for everybody.
    Daily(Day),
    /// Deals of one kind, one after the other.
    Practice(Drill),
    /// The cards of a deal that was played, once more.
    Again,
    /// The lesson of a number, counted from 0.
    Lesson(u8),
}

impl Purpose {
    /// True if the list counts.
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Self::List)
    }

    /// True if moves may be taken back. Those of a day are not, so that results can be compared.
    #[must_use]
    pub const fn takes_back(self) -> bool {
        matches!(self, Self::Practice(_) | Self::Again)
    }
}

/// A kind of practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Drill {
    /// Whatever comes, from the first bid on.
    Any,
    /// The person plays alone, whatever the game.
    Declarer,
    /// The person has the cards for a suit game.
    Suit,
    /// The person has the cards for a Grand.
    Grand,
    /// The person has the cards for a Null.
    Null,
    /// The person has the cards for a Hand game.
    Hand,
    /// Another plays alone, in trumps.
    Defender,
    /// Another plays a Null.
    NullDefence,
    /// Everybody for themselves.
    Ramsch,
}

impl Drill {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 9] = [
        Self::Any,
        Self::Declarer,
        Self::Suit,
        Self::Grand,
        Self::Null,
        Self::Hand,
        Self::Defender,
        Self::NullDefence,
        Self::Ramsch,
    ];

    /// The word for it on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Declarer => "declarer",
            Self::Suit => "suit",
            Self::Grand => "grand",
            Self::Null => "null",
            Self::Hand => "hand",
            Self::Defender => "defender",
            Self::NullDefence => "null-defence",
            Self::Ramsch => "ramsch",
        }
    }
}

impl fmt::Display for Drill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names nothing to be practised.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{}' cannot be practised (allowed: {})", .0.escape_debug(), Drill::ALL.map(Drill::word).join(", "))]
pub struct BadDrill(String);

impl FromStr for Drill {
    type Err = BadDrill;

    fn from_str(word: &str) -> Result<Self, BadDrill> {
        let known = Self::ALL.into_iter().find(|drill| drill.word() == word);
        known.ok_or_else(|| BadDrill(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drills_survive_their_words() {
        for drill in Drill::ALL {
            assert_eq!(drill.to_string().parse(), Ok(drill));
        }
        let error = "solo".parse::<Drill>().unwrap_err().to_string();
        assert_eq!(
            error,
            "'solo' cannot be practised (allowed: any, declarer, suit, grand, null, hand, \
             defender, null-defence, ramsch)"
        );
    }
}
