use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::*;

fn words(deck: Deck) -> Words {
    Words::new(Lang::English, deck)
}

fn keys(lang: Lang) -> BTreeSet<&'static str> {
    lang.source()
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .map(|line| line.split_once(" =").expect("a key and its text").0)
        .collect()
}

/// The sources of the program without blanks, so that a call may be broken over lines; tests are
/// left out.
fn sources() -> String {
    fn walk(dir: &Path, out: &mut String) {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("tests.rs")
            {
                let source = fs::read_to_string(&path).unwrap();
                let code = source.split("#[cfg(test)]").next().unwrap();
                out.extend(code.chars().filter(|sign| !sign.is_whitespace()));
            }
        }
    }
    let mut out = String::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut out);
    out
}

#[test]
fn every_language_loads_in_every_pack() {
    for lang in Lang::ALL {
        for deck in Deck::ALL {
            assert_eq!(Words::new(lang, deck).lang(), lang);
        }
    }
}

#[test]
fn every_key_in_code_has_a_text() {
    let sources = sources();
    for lang in Lang::ALL {
        let keys = keys(lang);
        for call in ["words.get(\"", "words.with(\""] {
            for (at, _) in sources.match_indices(call) {
                let key = sources[at + call.len()..].split('"').next().unwrap();
                assert!(keys.contains(key), "{}.ftl lacks '{key}'", lang.code());
            }
        }
    }
}

#[test]
fn every_text_is_used() {
    let sources = sources();
    for key in keys(Lang::English) {
        assert!(sources.contains(&format!("\"{key}\"")), "nothing uses '{key}'");
    }
}

#[test]
fn cards_and_ranks_follow_the_pack() {
    let card = |deck, card: &str| words(deck).card(card.parse().unwrap());
    assert_eq!(card(Deck::French, "CJ"), "♣J");
    assert_eq!(card(Deck::Tournament, "HT"), "♥10");
    assert_eq!(card(Deck::German, "DQ"), "●O");
    assert_eq!(card(Deck::German, "CJ"), "♣U");
    assert_eq!(card(Deck::Ascii, "HT"), "H10");
    let hand: crate::rules::Cards = "HA HT H9".parse().unwrap();
    assert_eq!(words(Deck::French).cards(hand), "♥A ♥10 ♥9");
}

#[test]
fn signs_name_their_suit() {
    for deck in [Deck::French, Deck::Tournament, Deck::German] {
        for suit in Suit::ALL {
            assert_eq!(deck.suit_of(deck.suit(suit)), Some(suit));
        }
    }
    assert_eq!(Deck::Ascii.suit_of('C'), None);
    assert_eq!(Deck::French.suit_of('●'), None);
}

#[test]
fn numbers_have_a_true_minus() {
    assert_eq!(words(Deck::French).number(-62), "−62");
    assert_eq!(words(Deck::Ascii).number(-62), "-62");
    assert_eq!(words(Deck::French).signed(134), "+134");
    assert_eq!(words(Deck::French).signed(0), "0");
    let args = [("width", (-60).into()), ("height", "14".into())];
    assert_eq!(
        words(Deck::French).with("too-small-have", &args),
        "This one has −60 × 14. The game waits."
    );
}

#[test]
fn ascii_spells_punctuation_and_leaves_names() {
    assert_eq!(words(Deck::Ascii).spell("Zoë · −3 × 12…"), "Zoë . -3 x 12...");
    assert_eq!(words(Deck::French).spell("Zoë · −3"), "Zoë · −3");
}

#[test]
#[should_panic(expected = "no-such-key")]
fn a_missing_key_is_found_early() {
    let _ = words(Deck::French).get("no-such-key");
}

#[test]
#[should_panic(expected = "too-small-have")]
fn a_missing_variable_is_found_early() {
    let _ = words(Deck::French).get("too-small-have");
}
