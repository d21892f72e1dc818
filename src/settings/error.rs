//! The mistakes in settings, and the places where they stand.

use std::fmt;
use std::path::PathBuf;

use thiserror::Error;

use super::foreign::printable;
use super::keyboard::Command;
use crate::rules::Switch;

/// A place in a text, as editors count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
}

impl Position {
    /// The place of a byte of a text; the end if it lies beyond, the character if it lies inside
    /// one.
    #[must_use]
    pub fn of(text: &str, offset: usize) -> Self {
        let before = &text[..text.floor_char_boundary(offset)];
        let line = before.rsplit('\n').next().unwrap_or(before);
        Self {
            line: before.matches('\n').count() + 1,
            // A byte order mark is not a column.
            column: line.trim_start_matches('\u{feff}').chars().count() + 1,
        }
    }
}

/// The origin of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// From `config.toml` as compiled in.
    Default,
    /// From a file of the user's.
    File {
        /// The file.
        path: PathBuf,
        /// The place in the file; `None` if it is about the file as a whole.
        at: Option<Position>,
    },
    /// From a variable of the environment with this name.
    Environment(String),
    /// From this flag of the command line.
    Flag(String),
}

impl fmt::Display for Source {
    /// `config.toml:3:9`, `SKAT_PACE`, `--pace` or `default`, in one line whatever the path is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, at } => {
                f.write_str(&printable(&path.display().to_string()))?;
                match at {
                    Some(Position { line, column }) => write!(f, ":{line}:{column}"),
                    None => Ok(()),
                }
            }
            Self::Environment(name) | Self::Flag(name) => f.write_str(&printable(name)),
        }
    }
}

/// Settings that cannot be used. Displays as one line: where it stands, what stands there, and
/// what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{place}: {problem}")]
pub struct SettingsError {
    /// The place where it stands.
    pub place: Source,
    /// The mistake.
    pub problem: Problem,
}

impl SettingsError {
    /// The mistake at a byte of a file with this text.
    #[must_use]
    pub fn in_file(path: PathBuf, text: &str, offset: usize, why: &str) -> Self {
        let place = Source::File { path, at: Some(Position::of(text, offset)) };
        Self { place, problem: Problem::Syntax(printable(why)) }
    }
}

/// A mistake in settings.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem {
    /// The file is there but cannot be read, or was asked for and is not there.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// Far more than a file of settings can have.
    #[error("is larger than a configuration can be (allowed: {} KiB)", .0 / 1024)]
    TooLarge(u64),
    /// The text is not UTF-8.
    #[error("is not UTF-8 text")]
    NotUtf8,
    /// It is not TOML, or not a theme; the words are the parser's.
    #[error("{0}")]
    Syntax(String),
    /// A key that does not exist.
    #[error("'{key}' is not a key{} (allowed: {allowed})", did_you_mean(.nearest))]
    UnknownKey {
        /// The key with its table.
        key: String,
        /// The existing key with the most similar name.
        nearest: Option<String>,
        /// The keys that may stand there.
        allowed: String,
    },
    /// A single value where a table belongs.
    #[error("'{0}' is a table: write [{0}] and its keys below")]
    NotATable(&'static str),
    /// A `SKAT_` variable that means nothing.
    #[error("is not a variable skat knows{} (allowed: {allowed})", did_you_mean(.nearest))]
    UnknownVariable {
        /// The existing variable with the most similar name.
        nearest: Option<String>,
        /// All variables.
        allowed: String,
    },
    /// A value of the wrong kind or out of range.
    #[error("'{value}' is not {what} (allowed: {allowed})")]
    NotAllowed {
        /// The value as it was given.
        value: String,
        /// The thing it should have been, such as "a theme".
        what: &'static str,
        /// The values there are.
        allowed: String,
    },
    /// A value that a house rule cannot have.
    #[error("'{value}' is not a value of {} (allowed: {allowed})", .switch.word())]
    NotAValue {
        /// The value as it was given.
        value: String,
        /// The house rule.
        switch: Switch,
        /// The values there are.
        allowed: String,
    },
    /// A house rule that does not exist.
    #[error(
        "'{name}' is not a house rule{} (allowed: {})",
        did_you_mean(.nearest), Switch::ALL.map(Switch::word).join(", ")
    )]
    UnknownSwitch {
        /// The name as it was given.
        name: String,
        /// The house rule with the most similar name.
        nearest: Option<&'static str>,
    },
    /// A house rule that is not simply on, without a value.
    #[error("'{}' needs a value (allowed: {allowed})", .switch.word())]
    ValueMissing {
        /// The house rule.
        switch: Switch,
        /// The values there are.
        allowed: String,
    },
    /// A value given for this list to which it makes no difference.
    #[error("'{what}' makes no difference (allowed: together with {lacks})")]
    Idle {
        /// The key, that of a house rule with its value.
        what: String,
        /// The settings it would need besides.
        lacks: &'static str,
    },
    /// A number or a switch written as a text.
    #[error("'{value}' must stand without quotes (allowed: {allowed})")]
    Quoted {
        /// The value inside the quotes.
        value: String,
        /// The values there are.
        allowed: String,
    },
    /// A list of something for each opponent, with too few or, where it was said for this table,
    /// too many.
    #[error("{given} {things} for {opponents} opponents (allowed: {allowed})")]
    WrongCount {
        /// The number given.
        given: usize,
        /// The name of the things.
        things: &'static str,
        /// The number of opponents.
        opponents: usize,
        /// The number that may be given.
        allowed: String,
    },
    /// Two at the table have the same name, but for capitals.
    #[error(
        "two at the table are called '{0}' (allowed: different names, see 'name' and 'opponents')"
    )]
    SameName(String),
    /// A key that would do two things at the same moment.
    #[error(
        "'{key}' is {}, and {} as well ({place}), while {moment} (allowed: another key)",
        .command.word(), .other.word()
    )]
    SameKey {
        /// The key.
        key: String,
        /// The action it was given to where this is told.
        command: Command,
        /// The other action.
        other: Command,
        /// The place where that stands.
        place: Box<Source>,
        /// The moment at which both can be chosen.
        moment: &'static str,
    },
    /// A key given away that picks a card or types a digit.
    #[error(
        "'{key}' is {}, and picks a card or a digit as well, while {moment} (allowed: another key)",
        .command.word()
    )]
    KeyOfCards {
        /// The key.
        key: String,
        /// The action it was given to.
        command: Command,
        /// The moment at which it does something else.
        moment: &'static str,
    },
    /// A folder or file with no name.
    #[error("'' is not a path (allowed: any but the empty one)")]
    EmptyPath,
}

fn did_you_mean(nearest: &Option<impl fmt::Display>) -> String {
    nearest.as_ref().map(|name| format!("; did you mean '{name}'?")).unwrap_or_default()
}

/// The name most like a mistyped one, if one is like it at all.
pub(super) fn nearest<'a>(
    mistyped: &str,
    names: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    names
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(mistyped, name), name))
        .filter(|&(distance, name)| distance <= name.chars().count().max(3) / 3)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_characters() {
        let at = |text, offset| {
            let Position { line, column } = Position::of(text, offset);
            (line, column)
        };
        assert_eq!(at("", 0), (1, 1));
        assert_eq!(at("", 9), (1, 1));
        assert_eq!(at("ä = 1", 3), (1, 3));
        assert_eq!(at("ä = 1", 1), (1, 1), "inside a character");
        assert_eq!(at("a\r\nbc", 4), (2, 2));
        assert_eq!(at("\u{feff}a = 1", 3), (1, 1));
    }

    #[test]
    fn the_nearest_name() {
        let names = ["deck", "theme", "training-points"];
        assert_eq!(nearest("them", names), Some("theme"));
        assert_eq!(nearest("deck", names), Some("deck"));
        assert_eq!(nearest("dekc", names), Some("deck"));
        assert_eq!(nearest("trainingpoint", names), Some("training-points"));
        assert_eq!(nearest("colour", names), None);
        assert_eq!(nearest("", names), None);
    }
}
