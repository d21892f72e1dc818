//! The people at the table: names, levels and styles.

use std::fmt;

use toml::Spanned;
use toml::de::DeValue;
use unicode_width::UnicodeWidthStr;

use super::foreign::disturbs;
use super::values::{Meant, Value, Word};
use crate::players::{Level, Style};

impl Word for Level {
    const WHAT: &'static str = "a level";
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.word()
    }
}

impl Word for Style {
    const WHAT: &'static str = "a style";
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.word()
    }
}

/// A name that fits its place at the table: 1 to 12 cells wide, without control characters and
/// without a space at either end.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// The widest name, in cells.
    pub const WIDEST: usize = 12;

    /// The name, if it is one.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=Self::WIDEST).contains(&text.width());
        let clean = text.trim() == text && !text.chars().any(disturbs);
        (fits && clean).then(|| Self(text.to_owned()))
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// True if somebody means this name, in capitals or not.
    #[must_use]
    pub fn is_called(&self, text: &str) -> bool {
        self.0.to_lowercase() == text.to_lowercase()
    }

    /// A name of the defaults; a test reads them all from `config.toml` by the rule.
    pub(super) fn fixed(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Value for Name {
    const WHAT: &'static str = "a name";

    fn allowed() -> String {
        format!("1 to {} cells wide, no control characters, no space at the ends", Self::WIDEST)
    }

    fn from_text(text: &str) -> Option<Self> {
        Self::new(text)
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        Self::new(value.as_str()?)
    }

    fn to_toml(&self) -> toml::Value {
        self.0.clone().into()
    }
}

/// The names of the opponents, clockwise from the person's left: two or three. What lies beyond
/// the table waits for a larger one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Opponents(pub Vec<Name>);

impl Value for Opponents {
    const WHAT: &'static str = "a list of names";

    fn allowed() -> String {
        "two or three names".to_owned()
    }

    fn from_text(text: &str) -> Option<Self> {
        several(text.split(',').map(|name| Name::new(name.trim())), 2).map(Self)
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        several(value.as_array()?.iter().map(|name| Name::from_toml(name.get_ref())), 2).map(Self)
    }

    fn to_toml(&self) -> toml::Value {
        self.0.iter().map(Value::to_toml).collect::<Vec<_>>().into()
    }

    fn culprit<'v, 'i>(value: &'v Spanned<DeValue<'i>>) -> (&'v Spanned<DeValue<'i>>, Meant) {
        bad_item::<Name>(value).unwrap_or((value, Self::meant()))
    }
}

/// The levels of the opponents: one for all of them, or one for each, clockwise from the person's
/// left.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Levels(pub Vec<Level>);

impl Levels {
    /// The same level for all.
    #[must_use]
    pub fn all(level: Level) -> Self {
        Self(vec![level])
    }

    /// The level of an opponent, 0 for the left neighbour.
    #[must_use]
    pub fn of(&self, opponent: usize) -> Option<Level> {
        match self.0[..] {
            [level] => Some(level),
            _ => self.0.get(opponent).copied(),
        }
    }
}

impl Value for Levels {
    const WHAT: &'static str = "a level or a list of levels";

    fn allowed() -> String {
        format!("{}; one for all, or one for each opponent", Level::allowed())
    }

    fn from_text(text: &str) -> Option<Self> {
        several(text.split(',').map(|level| Level::from_text(level.trim())), 1).map(Self)
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        match value.as_array() {
            Some(levels) => {
                several(levels.iter().map(|level| Level::from_toml(level.get_ref())), 1).map(Self)
            }
            None => Level::from_toml(value).map(Self::all),
        }
    }

    /// All at one level; each has a line of its own besides.
    fn choices() -> Vec<String> {
        Level::choices()
    }

    fn to_toml(&self) -> toml::Value {
        match self.0[..] {
            [level] => level.to_toml(),
            _ => self.0.iter().map(Value::to_toml).collect::<Vec<_>>().into(),
        }
    }

    fn culprit<'v, 'i>(value: &'v Spanned<DeValue<'i>>) -> (&'v Spanned<DeValue<'i>>, Meant) {
        bad_item::<Level>(value).unwrap_or((value, Self::meant()))
    }
}

/// The first item of a list that is not what the items should be.
fn bad_item<'v, 'i, V: Value>(
    list: &'v Spanned<DeValue<'i>>,
) -> Option<(&'v Spanned<DeValue<'i>>, Meant)> {
    let mut items = list.get_ref().as_array()?.iter();
    items.find(|item| V::from_toml(item.get_ref()).is_none()).map(|item| (item, V::meant()))
}

/// All values, if each is one and there are from `least` to 3 of them.
fn several<T>(values: impl Iterator<Item = Option<T>>, least: usize) -> Option<Vec<T>> {
    let values: Vec<T> = values.collect::<Option<_>>()?;
    (least..=3).contains(&values.len()).then_some(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_their_place() {
        for good in ["You", "Jörg", "X", "Dr. Schmidt", "twelve cells", "张伟张伟张伟", "2"]
        {
            assert!(Name::new(good).is_some(), "{good}");
        }
        for bad in [
            "",
            " ",
            " You",
            "You ",
            "thirteen here",
            "张伟张伟张伟张",
            "a\tb",
            "a\nb",
            "\u{1b}[31m",
            "\u{202e}uoY",
            "a\u{200b}b",
            "\u{301}",
            "♣\u{fe0f}",
        ] {
            assert!(Name::new(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn levels_are_for_all_or_for_each() {
        let levels = Levels::from_text("club, beginner").unwrap();
        assert_eq!(levels.of(0), Some(Level::Club));
        assert_eq!(levels.of(1), Some(Level::Beginner));
        assert_eq!(levels.of(2), None);
        assert_eq!(Levels::all(Level::Club).of(2), Some(Level::Club));
        assert!(Levels::from_text("").is_none());
        assert!(Levels::from_text("club,").is_none());
        assert!(Levels::from_text("club,club,club,club").is_none());
    }
}
