//! Lines of limited length: what comes from another program may never end.

use std::io::{self, BufRead, Read};

/// The most that a line may have, in bytes. The longest request has some thousands.
const LONGEST: u64 = 1 << 16;

/// A line as it came in.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line without its end.
    Text(String),
    /// It is not UTF-8.
    NoText,
    /// It is longer than any message, and its rest has not been read.
    TooLong,
}

/// The next line; `None` at the end.
pub(super) fn read(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") && bytes.len() as u64 == LONGEST {
        return Ok(Some(Line::TooLong));
    }
    let text = String::from_utf8(bytes);
    Ok(Some(text.map_or(Line::NoText, |text| Line::Text(text.trim_end().to_owned()))))
}

/// Passes over the rest of a line that is too long.
pub(super) fn skip(input: &mut impl BufRead) -> io::Result<()> {
    input.skip_until(b'\n').map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_up_to_a_length() {
        let long = "x".repeat(LONGEST as usize);
        let text = format!("one\r\n\n{long}\n{}\nlast", &long[1..]);
        let mut input = [text.as_bytes(), b"\n\xff\n"].concat();
        input.extend(long.as_bytes());
        let mut input = io::BufReader::new(&input[..]);
        let mut lines = Vec::new();
        while let Some(line) = read(&mut input).unwrap() {
            if line == Line::TooLong {
                skip(&mut input).unwrap();
            }
            lines.push(line);
        }
        let text = |text: &str| Line::Text(text.to_owned());
        let wanted = [
            text("one"),
            text(""),
            Line::TooLong,
            text(&long[1..]),
            text("last"),
            Line::NoText,
            Line::TooLong,
        ];
        assert!(lines == wanted, "{} lines", lines.len());
    }
}
