//! Text from outside (names, records, files, arguments, the environment, other programs) on its way
//! to a terminal or a page: nothing in it may act on the one or mislead who reads the other.

/// The longest word of a message, in characters. A path of any use is shorter.
const LONGEST_WORD: usize = 300;
/// The longest message, in characters.
const LONGEST: usize = 2000;

/// True for characters that move the cursor, turn the direction of writing, are not seen, or whose
/// width terminals do not agree on: one of them would tear a table apart or hide what is there.
pub(crate) fn disturbs(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}'
            | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// The text with every character that disturbs escaped.
pub(crate) fn printable(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        if disturbs(c) { line.extend(c.escape_default()) } else { line.push(c) }
    }
    line
}

/// A text for one line of an error: printable, and cut where it is long.
pub(crate) fn excerpt(text: &str) -> String {
    cut(&printable(text), 40)
}

/// A message as one line: printable, and long words in it, as paths can be, are cut like the whole.
pub(crate) fn message(text: &str) -> String {
    let text = printable(text);
    let words: Vec<String> = text.split(' ').map(|word| cut(word, LONGEST_WORD)).collect();
    cut(&words.join(" "), LONGEST)
}

fn cut(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_acts_or_hides_is_left() {
        assert_eq!(printable("Jürgen ♣ 8"), "Jürgen ♣ 8");
        assert_eq!(printable("a\n\u{1b}[2J\u{9b}\u{7f}"), "a\\n\\u{1b}[2J\\u{9b}\\u{7f}");
        assert_eq!(printable("\u{202e}\u{2066}\u{200b}"), "\\u{202e}\\u{2066}\\u{200b}");
        assert_eq!(printable("\u{feff}\u{ad}\u{e0041}"), "\\u{feff}\\u{ad}\\u{e0041}");
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(excerpt("a\nb\u{1b}"), "a\\nb\\u{1b}");
        assert_eq!(excerpt(&"♣".repeat(50)), format!("{}…", "♣".repeat(40)));
        let path = "/x".repeat(50_000);
        assert_eq!(message(&format!("{path}: gone")).chars().count(), 301 + 5);
        assert_eq!(message(&"a ".repeat(50_000)).chars().count(), 2001);
    }
}
