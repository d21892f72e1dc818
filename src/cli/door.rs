//! The door through which everything goes that is printed: what disturbs a terminal or a page is
//! escaped on its way, wherever it came from.

use std::fmt::Display;
use std::io::{self, Write};
use std::mem;

use crate::settings::{disturbs, message};

/// Prints a complaint as one line on standard error.
pub fn complain(what: &impl Display) {
    // Nobody is left to tell if standard error is closed.
    let _ = writeln!(io::stderr(), "skat: {}", message(&what.to_string()));
}

/// A writer of text. Characters that disturb become escapes that JSON knows as well; line ends stay.
pub(super) struct Door<'a> {
    out: &'a mut dyn Write,
    /// The beginning of a character whose end has not come yet.
    begun: Vec<u8>,
}

impl<'a> Door<'a> {
    pub(super) const fn new(out: &'a mut dyn Write) -> Self {
        Self { out, begun: Vec::new() }
    }

    /// Writes what is whole in these bytes, and keeps the beginning of a character at their end.
    fn write_text(&mut self, bytes: &[u8]) -> io::Result<()> {
        for chunk in bytes.utf8_chunks() {
            let mut plain = chunk.valid();
            while let Some((at, sign)) = plain.char_indices().find(|&(_, c)| !passes(c)) {
                self.out.write_all(&plain.as_bytes()[..at])?;
                for unit in sign.encode_utf16(&mut [0; 2]) {
                    write!(self.out, "\\u{unit:04x}")?;
                }
                plain = &plain[at + sign.len_utf8()..];
            }
            self.out.write_all(plain.as_bytes())?;
            let broken = chunk.invalid();
            let ends = broken.as_ptr_range().end == bytes.as_ptr_range().end;
            if ends && is_begun(broken) {
                self.begun = broken.to_vec();
            } else if !broken.is_empty() {
                write!(self.out, "{}", char::REPLACEMENT_CHARACTER)?;
            }
        }
        Ok(())
    }
}

/// True for what goes through as it is. Pages print suits as text, not as coloured pictures, by the
/// sign behind them.
fn passes(c: char) -> bool {
    matches!(c, '\n' | '\u{fe0e}') || !disturbs(c)
}

/// True if these bytes are the beginning of a character.
fn is_begun(bytes: &[u8]) -> bool {
    str::from_utf8(bytes).is_err_and(|why| why.error_len().is_none())
}

impl Write for Door<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.begun.is_empty() {
            self.write_text(bytes)?;
        } else {
            let mut whole = mem::take(&mut self.begun);
            whole.extend_from_slice(bytes);
            self.write_text(&whole)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn through(pieces: &[&[u8]]) -> String {
        let mut out = Vec::new();
        let mut door = Door::new(&mut out);
        for piece in pieces {
            door.write_all(piece).unwrap();
        }
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_disturbs_is_escaped_as_json_has_it() {
        assert_eq!(through(&["♣ Bär\n".as_bytes()]), "♣ Bär\n");
        let name = "\"\u{1b}[2J\u{9b}\r\u{202e}\u{e0041}\"";
        let shown = through(&[name.as_bytes()]);
        assert_eq!(shown, r#""\u001b[2J\u009b\u000d\u202e\udb40\udc41""#);
        let read: String = serde_json::from_str(&shown).unwrap();
        assert_eq!(format!("\"{read}\""), name);
        assert_eq!(through(&[b"a\xffb\xc3"]), "a\u{fffd}b");
    }

    proptest! {
        #[test]
        fn pieces_make_no_difference(text in "(\\PC|[\u{0}-\u{9f}]|\u{202e}){0,40}", at in 0..80_usize) {
            let (first, second) = text.as_bytes().split_at(at.min(text.len()));
            let shown = through(&[text.as_bytes()]);
            prop_assert_eq!(&through(&[first, second]), &shown);
            prop_assert!(shown.chars().all(passes));
        }
    }
}
