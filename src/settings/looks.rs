//! The values that say how the table looks.

use std::ffi::OsStr;
use std::fmt;

use toml::de::DeValue;

use super::values::{Value, Word};

/// The pack a player sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Deck {
    /// French pictures ♣ ♠ ♥ ♦ in two colours.
    #[default]
    French,
    /// French pictures, a colour to each suit, as in tournaments.
    Tournament,
    /// Acorns, leaves, hearts and bells, with Ober and Unter.
    German,
    /// The letters C S H D and frames of `+ - |`, for terminals without the suit symbols.
    Ascii,
}

impl Deck {
    /// All packs, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::French, Self::Tournament, Self::German, Self::Ascii];
}

impl Word for Deck {
    const WHAT: &'static str = "a deck";
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::French => "french",
            Self::Tournament => "tournament",
            Self::German => "german",
            Self::Ascii => "ascii",
        }
    }
}

/// The way in which the faces of the cards are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Faces {
    /// As paper where there is true colour, framed anywhere else.
    #[default]
    Auto,
    /// As paper, unless there is no colour at all: the terminal is trusted to have true colour.
    Paper,
    /// As frames on the terminal's own background.
    Outline,
}

impl Word for Faces {
    const WHAT: &'static str = "a kind of faces";
    const ALL: &'static [Self] = &[Self::Auto, Self::Paper, Self::Outline];

    fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Paper => "paper",
            Self::Outline => "outline",
        }
    }
}

/// A way of sorting a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// By the game: trumps, then the suits with their colours alternating.
    #[default]
    Alternating,
    /// By the game: trumps, then ♣ ♠ ♥ ♦.
    TrumpsLeft,
    /// By the game: ♣ ♠ ♥ ♦, then trumps.
    TrumpsRight,
    /// As in Null, whatever is played.
    Null,
    /// All jacks, all aces, …
    Rank,
    /// As the cards come.
    Unsorted,
}

impl Order {
    /// All ways, in the order in which they are turned through.
    pub const ALL: [Self; 6] = [
        Self::Alternating,
        Self::TrumpsLeft,
        Self::TrumpsRight,
        Self::Null,
        Self::Rank,
        Self::Unsorted,
    ];
}

impl Word for Order {
    const WHAT: &'static str = "a way of sorting";
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Alternating => "alternating",
            Self::TrumpsLeft => "trumps-left",
            Self::TrumpsRight => "trumps-right",
            Self::Null => "null",
            Self::Rank => "rank",
            Self::Unsorted => "unsorted",
        }
    }
}

/// The arrangement of the cards of past tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TrickOrder {
    /// A column for each seat.
    #[default]
    Seats,
    /// In the order in which they were played.
    Play,
}

impl Word for TrickOrder {
    const WHAT: &'static str = "an order of tricks";
    const ALL: &'static [Self] = &[Self::Seats, Self::Play];

    fn word(self) -> &'static str {
        match self {
            Self::Seats => "seats",
            Self::Play => "play",
        }
    }
}

/// The name of a theme of colours, one of the program's own or one of the user's. Where the folders
/// are known it is checked that there is one of this name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Theme(String);

impl Theme {
    /// The themes that the program brings along, in the order in which they are offered.
    pub const OWN: [&'static str; 5] = ["auto", "dark", "light", "contrast", "mono"];

    /// The theme for any background.
    #[must_use]
    pub fn auto() -> Self {
        Self::named(Self::OWN[0])
    }

    /// The theme of this name.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self(name.to_owned())
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Value for Theme {
    const WHAT: &'static str = "a theme";

    fn allowed() -> String {
        Self::OWN.join(", ")
    }

    fn from_text(text: &str) -> Option<Self> {
        Some(Self::named(text))
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        Self::from_text(value.as_str()?)
    }

    fn to_toml(&self) -> toml::Value {
        self.0.as_str().into()
    }
}

/// The choice to use colours at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Color {
    /// Unless `NO_COLOR` is set.
    Auto,
    /// Yes, whatever `NO_COLOR` says.
    Always,
    /// No.
    Never,
}

impl Color {
    /// True if colours are to be used, given the value of the environment's `NO_COLOR`, which counts
    /// only if it is set and not empty.
    #[must_use]
    pub fn is_on(self, no_color: Option<&OsStr>) -> bool {
        match self {
            Self::Auto => no_color.is_none_or(OsStr::is_empty),
            Self::Always => true,
            Self::Never => false,
        }
    }
}

impl Word for Color {
    const WHAT: &'static str = "a choice of colour";
    const ALL: &'static [Self] = &[Self::Auto, Self::Always, Self::Never];

    fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Always => "always",
            Self::Never => "never",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_obeys_no_color_unless_told() {
        let set = Some(OsStr::new("1"));
        let empty = Some(OsStr::new(""));
        assert!(!Color::Auto.is_on(set));
        assert!(Color::Auto.is_on(empty));
        assert!(Color::Auto.is_on(None));
        assert!(Color::Always.is_on(set));
        assert!(!Color::Never.is_on(None));
    }
}
