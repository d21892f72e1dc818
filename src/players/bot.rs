//! The levels and styles of computer players.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::Scoring;

/// The strength of a computer player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Bids what it counts on its fingers, leads its aces, remembers the last trick or two.
    Beginner,
    /// Plays by rules of thumb, always picks up the skat, and forgets what was played a while ago.
    Casual,
    /// Plays by the rules of thumb of a Skat club and forgets nothing.
    Club,
    /// Has played so much that the right card comes to mind at once, but does not reckon.
    Expert,
    /// Reckons in worlds that fit everything it has seen.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] =
        [Self::Beginner, Self::Casual, Self::Club, Self::Expert, Self::Master];

    /// The word for it on the command line and in the configuration.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Club => "club",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The way a computer player bids. Nothing else depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Style {
    /// Lets others play what is doubtful.
    Careful,
    /// Bids what pays in the long run.
    #[default]
    Balanced,
    /// Would rather play than watch.
    Bold,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Careful, Self::Balanced, Self::Bold];

    /// The word for it on the command line and in the configuration.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Careful => "careful",
            Self::Balanced => "balanced",
            Self::Bold => "bold",
        }
    }

    /// By how many list points more a game must promise to be bid.
    #[must_use]
    pub(super) const fn reserve(self) -> i32 {
        match self {
            Self::Careful => 12,
            Self::Balanced => 0,
            Self::Bold => -12,
        }
    }
}

/// A computer player: `club`, or with a style `master:bold`.
///
/// ```
/// use skat::players::{Bot, Level, Style};
///
/// let bot: Bot = "master:bold".parse()?;
/// assert_eq!((bot.level, bot.style), (Level::Master, Style::Bold));
/// assert_eq!(Bot::new(Level::Club).to_string(), "club");
/// # Ok::<(), skat::players::BadBot>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bot {
    /// The strength of its play.
    pub level: Level,
    /// The way it bids.
    pub style: Style,
    /// The scoring of the list that it plays for. The word for the player does not tell.
    pub scoring: Scoring,
}

impl Bot {
    /// A player of this level who bids in a balanced way, for a Seeger-Fabian list.
    #[must_use]
    pub const fn new(level: Level) -> Self {
        Self { level, style: Style::Balanced, scoring: Scoring::SeegerFabian }
    }

    /// The same player with another style.
    #[must_use]
    pub const fn with_style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// The same player at another list.
    #[must_use]
    pub const fn playing_for(self, scoring: Scoring) -> Self {
        Self { scoring, ..self }
    }

    /// All of them, weakest level first.
    pub fn all() -> impl Iterator<Item = Self> {
        Level::ALL
            .into_iter()
            .flat_map(|level| Style::ALL.map(|style| Self::new(level).with_style(style)))
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Self::new(level)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            Style::Balanced => write!(f, "{}", self.level),
            style => write!(f, "{}:{}", self.level, style.word()),
        }
    }
}

/// A word that names no computer player.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{}' is no level ({}), or a level with a style ({}) as in master:bold", .0.escape_debug(), list(&Level::ALL.map(Level::word)), list(&Style::ALL.map(Style::word)))]
pub struct BadBot(String);

fn list(words: &[&str]) -> String {
    words.join(", ")
}

impl FromStr for Bot {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Self, BadBot> {
        let (level, style) = match text.split_once(':') {
            Some((level, style)) => (level, Style::ALL.into_iter().find(|s| s.word() == style)),
            None => (text, Some(Style::Balanced)),
        };
        let level = Level::ALL.into_iter().find(|found| found.word() == level);
        match (level, style) {
            (Some(level), Some(style)) => Ok(Self::new(level).with_style(style)),
            _ => Err(BadBot(text.to_owned())),
        }
    }
}
