//! Places in a text at which something is wrong.

use thiserror::Error;

/// A fault of a text, and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("line {line}, column {column}: {why}")]
pub struct Located<W> {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The fault.
    pub why: W,
}

impl<W> Located<W> {
    /// Names the place of the byte at `offset`, or the end of the text.
    pub(super) fn new(text: &str, offset: usize, why: W) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&letter| letter != '\n').count() + 1;
        Self { line, column, why }
    }
}

/// Reads bytes as text.
///
/// # Errors
/// The first byte that is none, with `why`.
pub(super) fn text<W>(bytes: &[u8], why: W) -> Result<&str, Located<W>> {
    str::from_utf8(bytes).map_err(|error| {
        let (valid, _) = bytes.split_at(error.valid_up_to());
        Located::new(&String::from_utf8_lossy(valid), valid.len(), why)
    })
}

/// A piece of a text for a message: in quotes, cut if it is long, and without control characters,
/// which could do anything to a terminal.
pub(super) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut quoted = String::from("'");
    for (number, letter) in text.chars().enumerate() {
        if number == LONGEST {
            quoted.push('…');
            break;
        }
        if letter.is_control() {
            quoted.extend(letter.escape_default());
        } else {
            quoted.push(letter);
        }
    }
    quoted + "'"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_characters_from_one() {
        let place = |text, offset| {
            let Located { line, column, .. } = Located::new(text, offset, ());
            (line, column)
        };
        assert_eq!(place("", 0), (1, 1));
        assert_eq!(place("♣ J", 4), (1, 3));
        assert_eq!(place("a\nbc", 3), (2, 2));
        assert_eq!(place("a\n", 2), (2, 1));
        assert_eq!(place("a", 99), (1, 2));
        let bad = text("♣\nü".as_bytes().split_last().unwrap().1, ()).unwrap_err();
        assert_eq!((bad.line, bad.column), (2, 1));
    }

    #[test]
    fn a_quotation_is_short_and_harmless() {
        assert_eq!(quoted("\u{1b}[2J"), "'\\u{1b}[2J'");
        assert_eq!(quoted("a\nb"), "'a\\nb'");
        assert_eq!(quoted(&"x".repeat(41)), format!("'{}…'", "x".repeat(40)));
    }
}
