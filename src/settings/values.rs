//! The kinds of values a setting can have, as text and as TOML, and what is allowed for each. Those
//! about the players are in `people`, those about the looks in `looks`.

use std::time::Duration;

use toml::Spanned;
use toml::de::DeValue;

use super::error::Problem;
use super::foreign::excerpt;
use crate::rules::{Scoring, TableSize};

/// The thing that a value should have been.
pub(super) struct Meant {
    pub(super) what: &'static str,
    pub(super) allowed: String,
}

impl Meant {
    /// That something else was said instead.
    pub(super) fn not(self, value: &str) -> Problem {
        Problem::NotAllowed { value: excerpt(value), what: self.what, allowed: self.allowed }
    }
}

/// A kind of value.
pub(super) trait Value: Sized {
    /// Its name, for "… is not …": "a theme".
    const WHAT: &'static str;
    /// The values there are, for "allowed: …".
    fn allowed() -> String;
    /// Reads it as the environment and the command line write it.
    fn from_text(text: &str) -> Option<Self>;
    /// Reads it as a file writes it.
    fn from_toml(value: &DeValue<'_>) -> Option<Self>;
    /// Writes it as a file does.
    fn to_toml(&self) -> toml::Value;

    /// The values it is turned through on the screen, as [`Value::from_text`] reads them; of
    /// numbers those that are chosen most.
    fn choices() -> Vec<String> {
        Vec::new()
    }

    /// Its name and its values.
    fn meant() -> Meant {
        Meant { what: Self::WHAT, allowed: Self::allowed() }
    }

    /// In a value that [`Value::from_toml`] refused, the part that is wrong, and what it should
    /// have been.
    fn culprit<'v, 'i>(value: &'v Spanned<DeValue<'i>>) -> (&'v Spanned<DeValue<'i>>, Meant) {
        (value, Self::meant())
    }
}

/// The thing that a kind of value is.
pub(super) fn meant<V: Value>() -> Meant {
    V::meant()
}

/// A value of a file as the environment and the command line write it.
pub(super) fn text_of(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(items) => items.iter().map(text_of).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// The choices of a number: some words, then some numbers.
pub(super) fn choices_of(words: &[&str], numbers: &[u32]) -> Vec<String> {
    let words = words.iter().map(|&word| word.to_owned());
    words.chain(numbers.iter().map(u32::to_string)).collect()
}

/// A value that is one of a few words, the same in files, variables and flags.
pub(super) trait Word: Copy + 'static {
    const WHAT: &'static str;
    const ALL: &'static [Self];
    fn word(self) -> &'static str;

    /// Another word that is understood and never written.
    fn alias(self) -> Option<&'static str> {
        None
    }
}

/// Makes kinds of value of their words, of which the first is the default.
macro_rules! words {
    ($(
        $(#[$doc:meta])*
        $name:ident, $what:literal { $($(#[$about:meta])* $value:ident = $word:literal,)* }
    )*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$about])* $value),*
        }

        impl $name {
            /// All of them, in the order in which they are offered.
            pub const ALL: [Self; <[&str]>::len(&[$($word),*])] = [$(Self::$value),*];
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl Word for $name {
            const WHAT: &'static str = $what;
            const ALL: &'static [Self] = &Self::ALL;

            fn word(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)*
                }
            }
        }
    )*};
}
pub(super) use words;

impl<W: Word> Value for W {
    const WHAT: &'static str = W::WHAT;

    fn allowed() -> String {
        W::ALL.iter().map(|word| word.word()).collect::<Vec<_>>().join(", ")
    }

    fn from_text(text: &str) -> Option<Self> {
        let means = |word: &W| word.word() == text || word.alias() == Some(text);
        W::ALL.iter().copied().find(means)
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        // A word may look like a number, and be written like one.
        let text = match value {
            DeValue::Integer(number) => number.as_str(),
            DeValue::Boolean(true) => "true",
            value => value.as_str()?,
        };
        Self::from_text(text)
    }

    fn to_toml(&self) -> toml::Value {
        self.word().into()
    }

    fn choices() -> Vec<String> {
        W::ALL.iter().map(|word| word.word().to_owned()).collect()
    }
}

impl Word for Scoring {
    const WHAT: &'static str = "a way of scoring";
    const ALL: &'static [Self] = &[Self::Plain, Self::SeegerFabian, Self::Minus];

    fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::SeegerFabian => "seeger-fabian",
            Self::Minus => "minus",
        }
    }

    fn alias(self) -> Option<&'static str> {
        (self == Self::Minus).then_some("bierlachs")
    }
}

impl Value for bool {
    const WHAT: &'static str = "true or false";

    fn allowed() -> String {
        "true, false".to_owned()
    }

    fn from_text(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        value.as_bool()
    }

    fn to_toml(&self) -> toml::Value {
        (*self).into()
    }

    fn choices() -> Vec<String> {
        [false, true].map(|on| on.to_string()).into()
    }
}

impl Value for TableSize {
    const WHAT: &'static str = "a number of players";

    fn allowed() -> String {
        "3, 4".to_owned()
    }

    fn from_text(text: &str) -> Option<Self> {
        text.parse().ok().and_then(Self::new)
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        integer(value).and_then(Self::new)
    }

    fn to_toml(&self) -> toml::Value {
        (self.players() as u32).into()
    }

    fn choices() -> Vec<String> {
        choices_of(&[], &[3, 4])
    }
}

/// The time that a finished trick stays, and by which the moves of the others are paced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pace(u16);

impl Pace {
    /// The slowest pace: a minute.
    pub const MOST: u16 = 60_000;

    /// The pace of so many milliseconds, at most [`Pace::MOST`].
    #[must_use]
    pub const fn from_millis(millis: u16) -> Self {
        Self(if millis < Self::MOST { millis } else { Self::MOST })
    }

    /// The time that a finished trick stays; zero if nothing is to wait anywhere.
    #[must_use]
    pub const fn duration(self) -> Duration {
        Duration::from_millis(self.0 as u64)
    }

    /// True if nothing is to wait anywhere.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    fn new(millis: u16) -> Option<Self> {
        (millis <= Self::MOST).then_some(Self(millis))
    }
}

impl Value for Pace {
    const WHAT: &'static str = "a pace in milliseconds";

    fn allowed() -> String {
        format!("0 to {}", Self::MOST)
    }

    fn from_text(text: &str) -> Option<Self> {
        text.parse().ok().and_then(Self::new)
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        integer(value).and_then(Self::new)
    }

    fn to_toml(&self) -> toml::Value {
        u32::from(self.0).into()
    }

    fn choices() -> Vec<String> {
        choices_of(&[], &[0, 400, 800, 1200, 1600, 2000, 3000, 5000])
    }
}

/// A whole number of a file, in the type wanted; `None` if it does not fit.
pub(super) fn integer<T: TryFrom<i64>>(value: &DeValue<'_>) -> Option<T> {
    let integer = value.as_integer()?;
    let integer = i64::from_str_radix(integer.as_str(), integer.radix()).ok()?;
    integer.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_minus_list_has_two_names() {
        for word in ["minus", "bierlachs"] {
            assert_eq!(Scoring::from_text(word), Some(Scoring::Minus));
        }
        assert_eq!(Scoring::allowed(), "plain, seeger-fabian, minus");
    }
}
