//! Finding a word: capitals and accents make no difference.

use std::ops::Range;

use super::block::Block;
use super::lines::plain_text;

/// A text as it is compared: small letters without accents.
#[must_use]
pub fn fold(text: &str) -> String {
    folded(text).into_iter().map(|(sign, _)| sign).collect()
}

/// The signs of a folded text, each with the place of the character it comes from.
fn folded(text: &str) -> Vec<(char, usize)> {
    let mut signs = Vec::new();
    for (at, letter) in text.chars().enumerate() {
        for small in letter.to_lowercase() {
            match bare(small) {
                Some(bare) => signs.extend(bare.chars().map(|sign| (sign, at))),
                None => signs.push((small, at)),
            }
        }
    }
    signs
}

/// A letter without its accent; `None` for what has none.
const fn bare(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ß' => "ss",
        'œ' => "oe",
        'æ' => "ae",
        '’' => "'",
        _ => return None,
    })
}

/// The places of the words of a query in a text, as ranges of its characters, from the left.
///
/// ```
/// use skat::text::pages::matches;
///
/// assert_eq!(matches("Überreizt wird über dem Wert.", "uber"), [0..4, 15..19]);
/// ```
#[must_use]
pub fn matches(text: &str, query: &str) -> Vec<Range<usize>> {
    let signs = folded(text);
    let letters: Vec<char> = signs.iter().map(|&(sign, _)| sign).collect();
    let mut found: Vec<Range<usize>> = Vec::new();
    for word in fold(query).split_whitespace() {
        let word: Vec<char> = word.chars().collect();
        let starts = letters.windows(word.len()).enumerate();
        for (at, _) in starts.filter(|(_, window)| *window == word) {
            found.push(signs[at].1..signs[at + word.len() - 1].1 + 1);
        }
    }
    found.sort_by_key(|range| (range.start, range.end));
    found
}

/// True if all words of a query stand in a block; no words stand nowhere.
#[must_use]
pub fn holds(block: &Block, query: &str) -> bool {
    has(&plain_text(&block.texts().join(" ")), query)
}

/// True if all words of a query stand in a text; no words stand nowhere.
#[must_use]
pub fn has(text: &str, query: &str) -> bool {
    let (text, query) = (fold(text), fold(query));
    let mut words = query.split_whitespace().peekable();
    words.peek().is_some() && words.all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_make_no_difference() {
        assert_eq!(fold("Überreizt, Cœur, Weiß, leção"), "uberreizt, coeur, weiss, lecao");
        assert_eq!(matches("Der Weiße weiß es", "WEISS"), [4..8, 10..14]);
        assert_eq!(matches("Cœur", "coe"), std::slice::from_ref(&(0..2)));
        assert!(matches("nichts", "x").is_empty());
        assert!(matches("nichts", "  ").is_empty());
    }

    #[test]
    fn all_words_must_be_there() {
        let block = Block::Text("The ⟨declarer⟩ picks up the skat.".to_owned());
        assert!(holds(&block, "skat declarer"));
        assert!(!holds(&block, "skat hand"));
        assert!(!holds(&block, ""));
    }
}
