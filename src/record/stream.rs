//! Cuts a stream of bytes into game records, one at a time.
//!
//! Only the frame is looked at: brackets, values and comments. Whatever is wrong inside a record
//! stays inside it: when one is cut off, the next begins where the frame of a record does.

use std::borrow::Cow;
use std::io::{self, Read};

use super::position::Located;

/// The largest record that is read, in bytes; many times what describes a game.
const LARGEST: usize = 1024 * 1024;

/// The number of bytes read at once.
const CHUNK: usize = 64 * 1024;

/// The records of a stream, one after the other. However long the stream is, no more of it is kept
/// than one record.
///
/// ```
/// use skat::record::Records;
///
/// let mut records = Records::new(&b"# two games\n(;GM[Skat]ID[1];)\n(;GM[Skat]ID[2];)"[..]);
/// let mut lines = Vec::new();
/// while let Some(raw) = records.next()? {
///     lines.push(raw.line());
/// }
/// assert_eq!(lines, [2, 3]);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Records<R> {
    reader: R,
    ended: bool,
    buffer: Vec<u8>,
    /// The start, in the buffer, of the record that is being read.
    start: usize,
    /// The end of the part of the buffer that has been looked at.
    at: usize,
    /// The place of `start` in the stream.
    line: usize,
    column: usize,
    state: State,
    /// The beginning of something inside a value that looks like another record.
    suspect: Option<Suspect>,
}

/// `(;NAME[` inside a value: where the bracket of the record stands, and that of the value.
#[derive(Debug, Clone, Copy)]
struct Suspect {
    record: usize,
    value: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Between records.
    Between,
    /// In a comment between records.
    Remark,
    /// In a record, outside its values.
    Frame,
    /// In a comment in a record.
    Aside,
    /// In a value.
    Value,
    /// In a value, after a backslash.
    Escaped,
    /// Something else where a record should begin.
    Junk,
    /// The rest of what was too large.
    Skipped,
}

/// A record as it stands in the stream, whole or not.
#[derive(Debug, Clone)]
pub struct Raw<'a> {
    text: Cow<'a, str>,
    line: usize,
    column: usize,
    large: bool,
}

impl<'a> Raw<'a> {
    /// A text that should be one record.
    #[must_use]
    pub const fn of(text: &'a str) -> Self {
        Self { text: Cow::Borrowed(text), line: 1, column: 1, large: false }
    }

    /// The text; bytes that are none are replaced by `�`.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The line it begins in, counted from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The same on its own, apart from the stream.
    #[must_use]
    pub fn detached(&self) -> Raw<'static> {
        let Self { ref text, line, column, large } = *self;
        Raw { text: Cow::Owned(text.clone().into_owned()), line, column, large }
    }

    /// True if it is larger than a record can be, and cut there.
    pub(super) const fn is_too_large(&self) -> bool {
        self.large
    }

    /// Names the place of the byte at `offset` of the text.
    pub(super) fn locate<W>(&self, offset: usize, why: W) -> Located<W> {
        let Located { line, column, why } = Located::new(&self.text, offset, why);
        let before = if line == 1 { self.column - 1 } else { 0 };
        Located { line: line + self.line - 1, column: column + before, why }
    }
}

/// The finding of the scanner.
enum Found {
    /// A record, or something in its place, up to here.
    Record(usize),
    /// The same, but it is too large.
    Large(usize),
    /// Nothing yet: more has to be read.
    More,
}

impl<R: Read> Records<R> {
    /// The records of a stream.
    #[must_use]
    pub const fn new(reader: R) -> Self {
        Self {
            reader,
            ended: false,
            buffer: Vec::new(),
            start: 0,
            at: 0,
            line: 1,
            column: 1,
            state: State::Between,
            suspect: None,
        }
    }

    /// The next record; `None` at the end of the stream.
    ///
    /// # Errors
    /// If the stream cannot be read. Nothing comes after that.
    #[expect(clippy::should_implement_trait, reason = "what it gives lends from the reader")]
    pub fn next(&mut self) -> io::Result<Option<Raw<'_>>> {
        let (end, large) = loop {
            match self.scan() {
                Found::Record(end) => break (end, false),
                Found::Large(end) => break (end, true),
                Found::More if self.ended => {
                    let rest = self.start < self.buffer.len();
                    let wanted =
                        !matches!(self.state, State::Between | State::Remark | State::Skipped);
                    if !(rest && wanted) {
                        return Ok(None);
                    }
                    self.state = State::Between;
                    break (self.buffer.len(), false);
                }
                Found::More => self.fill()?,
            }
        };
        let (start, line, column) = (self.start, self.line, self.column);
        self.pass(end);
        let text = String::from_utf8_lossy(self.buffer.get(start..end).unwrap_or_default());
        Ok(Some(Raw { text, line, column, large }))
    }

    /// Reads more, and drops what is no longer needed.
    fn fill(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.start);
        self.at -= self.start;
        if let Some(suspect) = &mut self.suspect {
            suspect.record -= self.start;
            suspect.value -= self.start;
        }
        self.start = 0;
        let length = self.buffer.len();
        self.buffer.resize(length + CHUNK, 0);
        let read = loop {
            match self.reader.read(&mut self.buffer[length..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.buffer.truncate(length + read.as_ref().copied().unwrap_or(0));
        self.ended = !matches!(read, Ok(1..));
        read.map(|_| ())
    }

    /// Moves the start, and counts the lines on the way.
    fn pass(&mut self, end: usize) {
        let passed = self.buffer.get(self.start..end).unwrap_or_default();
        let last_line = passed.iter().rposition(|&byte| byte == b'\n');
        if let Some(last) = last_line {
            self.line += passed.iter().filter(|&&byte| byte == b'\n').count();
            self.column = 1;
            self.column += letters(&passed[last + 1..]);
        } else {
            self.column += letters(passed);
        }
        self.start = end;
        self.at = self.at.max(end);
    }

    /// Looks on, until something is found or the buffer is used up.
    fn scan(&mut self) -> Found {
        while let Some(&byte) = self.buffer.get(self.at) {
            let here = self.at;
            self.at += 1;
            match self.state {
                State::Between => match byte {
                    // The mark some editors put before a text counts as blank.
                    b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c | 0xef | 0xbb | 0xbf => {}
                    b'#' => self.state = State::Remark,
                    b'(' => self.begin(here),
                    _ => {
                        self.pass(here);
                        self.state = State::Junk;
                    }
                },
                State::Remark | State::Aside if byte == b'\n' => {
                    let between = self.state == State::Remark;
                    self.state = if between { State::Between } else { State::Frame };
                }
                State::Remark => {}
                State::Frame => match byte {
                    b'[' => self.state = State::Value,
                    b']' => {}
                    b'#' => self.state = State::Aside,
                    b')' => {
                        self.state = State::Between;
                        return Found::Record(self.at);
                    }
                    b'(' => {
                        self.state = State::Between;
                        self.at = here;
                        return Found::Record(here);
                    }
                    _ => {}
                },
                State::Value => match byte {
                    b']' => {
                        self.state = State::Frame;
                        if let Some(record) = self.convict(here) {
                            return Found::Record(record);
                        }
                    }
                    b'\\' => self.state = State::Escaped,
                    b'[' => self.suspect = self.suspect(here),
                    _ => {
                        // Most of a stream are values, and nothing else in them matters.
                        let rest = &self.buffer[self.at..];
                        let special = |&byte: &u8| matches!(byte, b']' | b'\\' | b'[');
                        self.at += rest.iter().position(special).unwrap_or(rest.len());
                    }
                },
                State::Escaped => self.state = State::Value,
                State::Aside => {}
                State::Junk | State::Skipped => {
                    if byte == b';' && here > self.start && self.buffer[here - 1] == b'(' {
                        let silent = self.state == State::Skipped;
                        self.state = State::Between;
                        self.at = here - 1;
                        if silent {
                            self.pass(here - 1);
                        } else {
                            return Found::Record(here - 1);
                        }
                    }
                }
            }
            if self.at - self.start > LARGEST {
                match self.state {
                    State::Between | State::Remark => self.pass(here),
                    // The last byte may be a bracket.
                    State::Skipped => self.pass(here),
                    _ => {
                        self.state = State::Skipped;
                        self.suspect = None;
                        return Found::Large(self.at - 1);
                    }
                }
            }
        }
        Found::More
    }

    fn begin(&mut self, here: usize) {
        self.pass(here);
        self.at = here + 1;
        self.state = State::Frame;
        self.suspect = None;
    }

    /// The `(;NAME` before this bracket, so that another record may begin there: `GM` anywhere,
    /// another name at the beginning of a line.
    fn suspect(&self, here: usize) -> Option<Suspect> {
        let before = self.buffer.get(self.start..here)?;
        let name = before.iter().rev().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let (before, name) = before.split_at(before.len() - name);
        let before = before.strip_suffix(b"(;").filter(|_| !name.is_empty())?;
        let found = name == b"GM" || before.last() == Some(&b'\n');
        found.then_some(Suspect { record: self.start + before.len(), value: here })
    }

    /// The start of another record, if the value that ends here is its first: then the one before
    /// was cut. (A value that ends just so, and has the line break and the bracket of its own, is
    /// none.)
    fn convict(&mut self, here: usize) -> Option<usize> {
        let Suspect { record, value } = self.suspect.take()?;
        let inner = self.buffer.get(value + 1..here)?;
        if inner.iter().any(|byte| matches!(byte, b'\n' | b'\\' | b'[')) {
            return None;
        }
        self.state = State::Between;
        self.at = record;
        Some(record)
    }
}

/// The number of characters in these bytes.
fn letters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte & 0xc0 != 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives out a few bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = self.1.min(self.0.len()).min(buffer.len());
            buffer[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }

    fn cut(text: &str, step: usize) -> Vec<(usize, usize, String)> {
        let mut records = Records::new(Slow(text.as_bytes(), step));
        let mut found = Vec::new();
        while let Some(raw) = records.next().unwrap() {
            found.push((raw.line, raw.column, raw.text().to_owned()));
        }
        found
    }

    fn cuts(text: &str) -> Vec<(usize, usize, String)> {
        let found = cut(text, CHUNK);
        for step in [1, 2, 7] {
            assert_eq!(cut(text, step), found, "in steps of {step}: {text}");
        }
        found
    }

    #[test]
    fn records_are_cut_out_of_the_stream() {
        let text = "\u{feff}# one (;\n(;GM[a\\]b)]\nCO[x\n#])(;A[]#)\n;) \n\n  (;)";
        let expected = [
            (2, 1, "(;GM[a\\]b)]\nCO[x\n#])".to_owned()),
            (4, 4, "(;A[]#)\n;)".to_owned()),
            (7, 3, "(;)".to_owned()),
        ];
        assert_eq!(cuts(text), expected);
        assert_eq!(cuts(""), []);
        assert_eq!(cuts("\n# nothing"), []);
    }

    #[test]
    fn a_record_that_is_cut_does_not_take_the_next_one_with_it() {
        let whole = "(;GM[Skat]CO[ä]R[passed] ;)";
        for at in (1..whole.len()).filter(|&at| whole.is_char_boundary(at)) {
            for between in ["\n", ""] {
                let text = format!("{}{between}{whole}", &whole[..at]);
                let found = cuts(&text);
                assert_eq!(found.len(), 2, "{text}");
                assert_eq!(found[1].2, whole, "{text}");
                assert_eq!(found[0].2.trim_end(), whole[..at].trim_end());
            }
        }
        let found = cuts("(;MV[w\n(;PC[x]GM[Skat];)");
        assert_eq!((found.len(), found[1].0, found[1].1), (2, 2, 1));
        let found = cuts("(;MV[\n(;GM[Sk\n(;GM[Skat];)");
        assert_eq!(found.last().map(|record| record.2.as_str()), Some("(;GM[Skat];)"));
    }

    #[test]
    fn a_comment_may_talk_about_records() {
        for comment in ["see (;GM[Skat\\]", "(;GM", "x (;ID[7", "\n(;GM[a\nb"] {
            let text = format!("(;CO[{comment}]ID[1];)\n(;GM[Skat];)");
            let found = cuts(&text);
            assert_eq!(found.len(), 2, "{text}");
        }
    }

    #[test]
    fn what_is_no_record_stands_for_itself() {
        let found = cuts("hello ( world\n(;ID[1];)x");
        let texts: Vec<_> = found.iter().map(|(_, _, text)| text.as_str()).collect();
        assert_eq!(texts, ["hello ( world\n", "(;ID[1];)", "x"]);
        assert_eq!(found[2].1, 10);
    }

    #[test]
    fn no_more_is_kept_than_the_largest_record() {
        let mut text = b"(;CO[".to_vec();
        text.resize(3 * LARGEST, b'x');
        text.extend(b"\n(;GM[Skat];)\n");
        text.resize(text.len() + 3 * LARGEST, b' ');
        text.extend(b"(;GM[Skat]ID[2];)");
        let mut records = Records::new(&text[..]);
        let mut found = Vec::new();
        while let Some(raw) = records.next().unwrap() {
            // What is too large is cut somewhere after the limit.
            let length = raw.text().len();
            assert!(length < LARGEST + 2 * CHUNK);
            found.push((raw.line, raw.large, length.min(LARGEST)));
            assert!(records.buffer.len() <= LARGEST + 2 * CHUNK);
        }
        assert_eq!(found, [(1, true, LARGEST), (2, false, 12), (3, false, 17)]);
    }
}
