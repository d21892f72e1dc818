//! Check sums: CRC-32 as in gzip and PNG, written in eight hexadecimal digits.

use crc32fast::Hasher;

/// The mark between the words of a line and its check sum.
const MARK: &str = " #";

/// The check sum of some bytes, as it is written.
pub(super) fn sum(bytes: &[u8]) -> String {
    format!("{:08x}", crc32fast::hash(bytes))
}

/// The text with a check sum at the end of every line: that of all bytes before it.
pub(super) fn with_sums(text: &str) -> String {
    let mut before = Hasher::new();
    let mut summed = String::with_capacity(text.len() * 5 / 4);
    for line in text.lines() {
        before.update(line.as_bytes());
        let mark = format!("{MARK}{:08x}\n", before.clone().finalize());
        before.update(mark.as_bytes());
        summed.extend([line, &mark]);
    }
    summed
}

/// The text without its check sums, if all of them fit: what [`with_sums`] was given.
///
/// # Errors
/// Where the first line begins whose sum is missing or another.
pub(super) fn without_sums(text: &str) -> Result<String, usize> {
    let mut before = Hasher::new();
    let mut words = String::with_capacity(text.len());
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let (says, mark) = line.split_at(line.rfind(MARK).unwrap_or(line.len()));
        before.update(says.as_bytes());
        if mark != format!("{MARK}{:08x}\n", before.clone().finalize()) {
            return Err(at);
        }
        before.update(mark.as_bytes());
        words.extend([says, "\n"]);
        at += line.len();
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_that_others_reckon() {
        assert_eq!(sum(b"123456789"), "cbf43926");
        assert_eq!(with_sums("123456789\n"), "123456789 #cbf43926\n");
    }

    #[test]
    fn a_text_survives_its_sums() {
        for text in ["", "one\n", "one\n\ntwo # \u{2663}\n"] {
            assert_eq!(without_sums(&with_sums(text)).as_deref(), Ok(text));
        }
    }

    #[test]
    fn the_line_that_was_disturbed_is_found() {
        let text = with_sums("one\ntwo\nthree\n");
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let at = |lines: &[&str]| without_sums(&lines.concat());
        let [one, two, three] = lines[..] else { panic!("{text}") };
        assert_eq!(at(&[two, three]), Err(0));
        assert_eq!(at(&[one, three]), Err(one.len()));
        assert_eq!(at(&[one, one, two]), Err(one.len()));
        assert_eq!(at(&[one, two, two, three]), Err(one.len() + two.len()));
        assert_eq!(at(&[one, three, two]), Err(one.len()));
        assert_eq!(at(&[one, two, "three"]), Err(one.len() + two.len()));
        assert_eq!(at(&[one, two, three.trim_end()]), Err(one.len() + two.len()));
    }
}
