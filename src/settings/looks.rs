//! The values that say how the table looks.

use std::ffi::OsStr;
use std::fmt;

use toml::de::DeValue;

use super::values::{Value, Word, words};

words! {
    /// The pack a player sees.
    Deck, "a deck" {
        /// French pictures ♣ ♠ ♥ ♦ in two colours.
        French = "french",
        /// French pictures, a colour to each suit, as in tournaments.
        Tournament = "tournament",
        /// Acorns, leaves, hearts and bells, with Ober and Unter.
        German = "german",
        /// The letters C S H D and frames of `+ - |`, for terminals without the suit symbols.
        Ascii = "ascii",
    }

    /// The way in which the faces of the cards are drawn.
    Faces, "a kind of faces" {
        /// As paper where there is true colour, framed anywhere else.
        Auto = "auto",
        /// As paper, unless there is no colour at all: the terminal is trusted to have true colour.
        Paper = "paper",
        /// As frames on the terminal's own background.
        Outline = "outline",
    }

    /// A way of sorting a hand.
    Order, "a way of sorting" {
        /// By the game: trumps, then the suits with their colours alternating.
        Alternating = "alternating",
        /// By the game: trumps, then ♣ ♠ ♥ ♦.
        TrumpsLeft = "trumps-left",
        /// By the game: ♣ ♠ ♥ ♦, then trumps.
        TrumpsRight = "trumps-right",
        /// As in Null, whatever is played.
        Null = "null",
        /// All jacks, all aces, …
        Rank = "rank",
        /// As the cards come.
        Unsorted = "unsorted",
    }

    /// The arrangement of the cards of past tricks.
    TrickOrder, "an order of tricks" {
        /// A column for each seat.
        Seats = "seats",
        /// In the order in which they were played.
        Play = "play",
    }

    /// The choice to use colours at all.
    Color, "a choice of colour" {
        /// Unless `NO_COLOR` is set.
        Auto = "auto",
        /// Yes, whatever `NO_COLOR` says.
        Always = "always",
        /// No.
        Never = "never",
        /// Sixteen of them, whatever the environment says.
        Sixteen = "16",
        /// 256 of them, whatever the environment says.
        TwoFiftySix = "256",
        /// All of them, whatever the environment says.
        True = "true",
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

impl Color {
    /// True if colours are to be used, given the value of the environment's `NO_COLOR`, which counts
    /// only if it is set and not empty.
    #[must_use]
    pub fn is_on(self, no_color: Option<&OsStr>) -> bool {
        match self {
            Self::Auto => no_color.is_none_or(OsStr::is_empty),
            Self::Always | Self::Sixteen | Self::TwoFiftySix | Self::True => true,
            Self::Never => false,
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
