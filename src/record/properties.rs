//! The frame of a game record: `(;NAME[value]NAME[value] … ;)`.
//!
//! Values may span lines, and `\]` in them is a bracket that does not end them. Outside values `#`
//! starts a comment to the end of the line. A property keeps its value as it stands in the text,
//! so that what is wrong inside can be told by line and column.

use std::borrow::Cow;

use thiserror::Error;

use super::position::quoted;

/// A record that is cut or misshapen.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum Torn {
    /// The text ends inside a record.
    #[error("the text ends here, and the record does not ({expected} expected)")]
    Cut {
        /// The text that should have followed.
        expected: &'static str,
    },
    /// Something else than what has to stand here.
    #[error("{} instead of {expected}", quoted(.found))]
    Unexpected {
        /// The text that stands here.
        found: String,
        /// The text that should.
        expected: &'static str,
    },
}

/// One property of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Property<'a> {
    /// Its name, such as `MV`.
    pub(super) name: &'a str,
    /// Its value as it stands in the text, escapes and line ends included.
    pub(super) raw: &'a str,
    /// The start of the name, in bytes from the start of the text.
    pub(super) at: usize,
    /// The start of the value, likewise.
    pub(super) value_at: usize,
}

impl<'a> Property<'a> {
    /// The value: a backslash before a bracket or another backslash is only a mark.
    pub(super) fn value(&self) -> Cow<'a, str> {
        if !self.raw.contains('\\') {
            return Cow::Borrowed(self.raw);
        }
        let mut value = String::with_capacity(self.raw.len());
        let mut letters = self.raw.chars().peekable();
        while let Some(letter) = letters.next() {
            let marked = letter == '\\' && matches!(letters.peek(), Some(']' | '\\'));
            value.push(if marked { letters.next().unwrap_or(letter) } else { letter });
        }
        Cow::Owned(value)
    }
}

/// A value as it is written: on one line, and no bracket in it ends it.
pub(super) fn escaped(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for letter in value.chars() {
        if matches!(letter, ']' | '\\') {
            escaped.push('\\');
        }
        escaped.push(if letter.is_control() { ' ' } else { letter });
    }
    escaped
}

/// A reader that goes through a text of records.
#[derive(Debug, Clone)]
pub(super) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The place of the reader, in bytes from the start of the text.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// The next character that is neither blank nor in a comment; the reader then stands on it.
    pub(super) fn peek(&mut self) -> Option<char> {
        loop {
            let rest = self.rest();
            match rest.as_bytes().first()? {
                // The usual, without a look at what else is blank.
                &letter if letter.is_ascii() && !letter.is_ascii_whitespace() && letter != b'#' => {
                    return Some(letter.into());
                }
                b' ' | b'\n' => {
                    self.at += 1;
                    continue;
                }
                _ => {}
            }
            let letter = rest.chars().next()?;
            if letter == '#' {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if is_blank(letter) {
                self.at += letter.len_utf8();
            } else {
                return Some(letter);
            }
        }
    }

    /// The properties of the record that begins here.
    ///
    /// # Errors
    /// Where it is torn, in bytes from the start of the text, and how.
    pub(super) fn record(&mut self) -> Result<Vec<Property<'a>>, (usize, Torn)> {
        const NEXT: &str = "a property NAME[value], or ;) at the end";
        self.expect('(', "( at the start of a record")?;
        self.expect(';', "; after the first bracket")?;
        let mut properties = Vec::new();
        loop {
            match self.peek() {
                Some(';') => self.at += 1,
                Some(')') => {
                    self.at += 1;
                    return Ok(properties);
                }
                Some(letter) if letter.is_ascii_alphabetic() => properties.push(self.property()?),
                _ => return Err(self.torn(NEXT)),
            }
        }
    }

    fn property(&mut self) -> Result<Property<'a>, (usize, Torn)> {
        let (rest, at) = (self.rest(), self.at);
        let length = rest.bytes().position(|letter| !letter.is_ascii_alphanumeric());
        let (name, _) = rest.split_at(length.unwrap_or(rest.len()));
        self.at += name.len();
        self.expect('[', "[ after the name of a property")?;
        let value_at = self.at;
        let mut escaped = false;
        let end = self.rest().bytes().position(|letter| {
            let ends = letter == b']' && !escaped;
            escaped = letter == b'\\' && !escaped;
            ends
        });
        let Some(end) = end else {
            return Err((self.text.len(), Torn::Cut { expected: "] after a value" }));
        };
        let (raw, _) = self.rest().split_at(end);
        self.at += end + 1;
        Ok(Property { name, raw, at, value_at })
    }

    fn expect(&mut self, letter: char, expected: &'static str) -> Result<(), (usize, Torn)> {
        if self.peek() != Some(letter) {
            return Err(self.torn(expected));
        }
        self.at += letter.len_utf8();
        Ok(())
    }

    /// Something else stands here than what is expected.
    pub(super) fn torn(&mut self, expected: &'static str) -> (usize, Torn) {
        let torn = match self.peek() {
            None => Torn::Cut { expected },
            Some(_) => {
                let word = self.rest().split(is_blank).next().unwrap_or_default();
                Torn::Unexpected { found: word.to_owned(), expected }
            }
        };
        (self.at, torn)
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }
}

/// White space, and the mark that some editors put before a text.
pub(super) fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<(&str, &str)>, (usize, Torn)> {
        let record = Reader::new(text).record()?;
        Ok(record.into_iter().map(|property| (property.name, property.raw)).collect())
    }

    #[test]
    fn properties_keep_their_values_as_they_stand() {
        let text = "# one\n (;GM[Skat] # two ]\nCO[a\\]b\\\\]P0[x\ny#z]R0[];)";
        let expected = [("GM", "Skat"), ("CO", "a\\]b\\\\"), ("P0", "x\ny#z"), ("R0", "")];
        assert_eq!(read(text).unwrap(), expected);
        assert_eq!(read("(;)").unwrap(), []);
    }

    #[test]
    fn a_value_survives_its_escapes() {
        for value in ["", "plain", "a]b", "\\", "\\]", "[x]", "ends with \\", "♣ ;)"] {
            let text = format!("(;CO[{}];)", escaped(value));
            let record = Reader::new(&text).record().unwrap();
            assert_eq!(record[0].value(), value, "{text}");
        }
        let odd = Reader::new("(;CO[a\\b];)").record().unwrap();
        assert_eq!(odd[0].value(), "a\\b", "a backslash that marks nothing stays");
        assert_eq!(escaped("a\nb"), "a b");
    }

    #[test]
    fn a_torn_record_is_told_by_its_place() {
        for (text, at) in
            [("", 0), ("(", 1), ("(;GM", 4), ("(;GM[Skat", 9), ("(;GM[Skat\\]", 11), ("(;G[] ", 6)]
        {
            let (found, torn) = read(text).unwrap_err();
            assert_eq!((found, matches!(torn, Torn::Cut { .. })), (at, true), "{text:?}");
        }
        for (text, at) in [("x", 0), ("(GM[]", 1), ("(;[]", 2), ("(;GM]", 4), ("(;G[] 7", 6)] {
            let (found, torn) = read(text).unwrap_err();
            assert_eq!((found, matches!(torn, Torn::Unexpected { .. })), (at, true), "{text:?}");
        }
    }
}
