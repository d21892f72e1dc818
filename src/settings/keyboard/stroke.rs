//! A key of the keyboard that an action can be given.

use std::fmt;

/// A key that can be given to an action. Arrows, Enter, Esc and their like cannot: they do the same
/// everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stroke {
    /// A character, in lower case.
    Char(char),
    /// A function key, from 1 to 12.
    F(u8),
    /// The tabulator.
    Tab,
}

/// The last function key that every keyboard has.
const LAST_F: u8 = 12;

impl Stroke {
    pub(super) fn from_text(text: &str) -> Option<Self> {
        let mut signs = text.chars();
        if let (Some(sign), None) = (signs.next(), signs.next()) {
            return Self::from_sign(sign);
        }
        match text.strip_prefix('F') {
            // No sign and no zero before it.
            Some(number) if number.starts_with(|first: char| ('1'..='9').contains(&first)) => {
                number.parse().ok().filter(|number| *number <= LAST_F).map(Self::F)
            }
            _ => (text == "Tab").then_some(Self::Tab),
        }
    }

    fn from_sign(sign: char) -> Option<Self> {
        // Over a slow line an arrow may arrive as Esc and `[`.
        let is_key = !sign.is_control() && !sign.is_whitespace() && sign != '[';
        let mut lower = sign.to_lowercase();
        match (lower.next(), lower.next()) {
            (Some(lower), None) if is_key => Some(Self::Char(lower)),
            _ => None,
        }
    }
}

impl fmt::Display for Stroke {
    /// As a file writes it: `x`, `F5`, `Tab`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Char(sign) => write!(f, "{sign}"),
            Self::F(number) => write!(f, "F{number}"),
            Self::Tab => f.write_str("Tab"),
        }
    }
}
