//! The `[keys]` of a file: the keys of every action, and the layout of the keyboard.
//!
//! Only lines are read here. The screen knows which actions can be chosen at the same moment, and so
//! must not share a key, and which letters a language has for them.

mod command;
mod stroke;

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::DeValue;

use super::error::Problem;
use super::foreign::excerpt;
use super::values::{Word, words};

pub use command::Command;
pub use stroke::Stroke;

/// The letter that the language has for an action.
const AUTO: &str = "auto";

/// A key given to an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Given {
    /// The letter that the language has for it.
    Letter,
    /// This one, whatever the language.
    Stroke(Stroke),
}

impl Given {
    fn from_text(command: Command, text: &str) -> Option<Self> {
        match text {
            AUTO => command.has_letter().then_some(Self::Letter),
            _ => Stroke::from_text(text).map(Self::Stroke),
        }
    }

    fn to_text(self) -> String {
        match self {
            Self::Letter => AUTO.to_owned(),
            Self::Stroke(stroke) => stroke.to_string(),
        }
    }
}

/// The keys of every action, the one that is shown first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys(BTreeMap<Command, Vec<Given>>);

impl Default for Keys {
    /// As `config.toml` has them.
    fn default() -> Self {
        Self(Command::ALL.into_iter().map(|command| (command, command.usual().to_vec())).collect())
    }
}

impl Keys {
    /// The keys of an action.
    #[must_use]
    pub fn of(&self, command: Command) -> &[Given] {
        self.0.get(&command).map_or(&[], Vec::as_slice)
    }

    /// Gives an action the keys that a file has for it, and returns the bytes of the text at which
    /// they stand.
    ///
    /// # Errors
    /// What is no key, and the byte at which it stands.
    pub(super) fn set_toml(
        &mut self,
        command: Command,
        value: &Spanned<DeValue<'_>>,
        text: &str,
    ) -> Result<Vec<usize>, (usize, Problem)> {
        let items = match value.get_ref().as_array() {
            Some(items) => items.iter().collect(),
            None => vec![value],
        };
        let given = |item: &&Spanned<DeValue<'_>>| {
            let word = item.get_ref().as_str();
            word.and_then(|word| Given::from_text(command, word)).ok_or_else(|| {
                let culprit = word.unwrap_or_else(|| text.get(item.span()).unwrap_or_default());
                (item.span().start, no_key(command, culprit))
            })
        };
        let keys = items.iter().map(given).collect::<Result<Vec<_>, _>>()?;
        self.0.insert(command, keys);
        Ok(items.iter().map(|item| item.span().start).collect())
    }

    /// The keys of an action as a file writes them.
    pub(super) fn to_toml(&self, command: Command) -> toml::Value {
        match self.of(command) {
            [only] => only.to_text().into(),
            keys => keys.iter().map(|key| key.to_text()).collect::<Vec<_>>().into(),
        }
    }
}

fn no_key(command: Command, value: &str) -> Problem {
    let auto = if command.has_letter() { ", auto" } else { "" };
    Problem::NotAllowed {
        value: excerpt(value),
        what: "a key",
        allowed: format!("a character but '[', F1 to F12, Tab{auto}, or a list of them, as []"),
    }
}

words! {
    /// The layout of the keyboard as far as it matters: the places of the keys of the cards.
    Keyboard, "a keyboard" {
        /// As the language and the keys pressed suggest.
        Auto = "auto",
        /// American and British: `1` … `0`, then `-` and `=`.
        Qwerty = "qwerty",
        /// German: `1` … `0`, then `ß`, and `+` for the last.
        Qwertz = "qwertz",
        /// French: `&` … `à` without Shift, then `)` and `=`; the `-` lies on the 6.
        Azerty = "azerty",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use toml::de::DeTable;

    fn keys(text: &str) -> Result<String, String> {
        let table = DeTable::parse(text).unwrap();
        let mut keys = Keys::default();
        let value = &table.get_ref()["claim"];
        match keys.set_toml(Command::Claim, value, text) {
            Ok(at) => {
                assert_eq!(at.len(), keys.of(Command::Claim).len());
                Ok(keys.to_toml(Command::Claim).to_string())
            }
            Err((at, problem)) => Err(format!("{at}: {problem}")),
        }
    }

    #[test]
    fn a_key_several_or_none() {
        for (text, read) in [
            ("claim = 'x'", "\"x\""),
            ("claim = 'X'", "\"x\""),
            ("claim = 'é'", "\"é\""),
            ("claim = 'F12'", "\"F12\""),
            ("claim = 'Tab'", "\"Tab\""),
            ("claim = 'auto'", "\"auto\""),
            ("claim = ['auto', 'F5']", "[\"auto\", \"F5\"]"),
            ("claim = []", "[]"),
        ] {
            assert_eq!(keys(text), Ok(read.to_owned()), "{text}");
        }
    }

    #[test]
    fn what_is_no_key_is_told_where_it_stands() {
        for (text, at) in [
            ("claim = ''", 8),
            ("claim = 'xy'", 8),
            ("claim = ['x', 'Enter']", 14),
            ("claim = ['x', 3]", 14),
            ("claim = 3", 8),
            ("claim = 'F13'", 8),
            ("claim = 'F0'", 8),
            ("claim = ' '", 8),
            ("claim = '['", 8),
            ("claim = \"\\t\"", 8),
            ("claim = ['x', ['y']]", 14),
        ] {
            let told = keys(text).unwrap_err();
            assert!(told.starts_with(&format!("{at}: '")), "{text}: {told}");
            assert!(told.contains(" is not a key (allowed: a character but"), "{told}");
            assert!(told.contains(", auto, "), "{told}");
        }
    }

    #[test]
    fn only_what_has_a_letter_can_have_it() {
        for command in Command::ALL {
            let auto = Given::from_text(command, AUTO);
            assert_eq!(auto.is_some(), command.has_letter(), "{}", command.word());
            assert!(command.has_letter() || !command.usual().contains(&Given::Letter));
        }
    }
}
