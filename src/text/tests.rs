use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::*;
use unicode_width::UnicodeWidthStr;

use crate::host::Drill;
use crate::rules::{BySeat, Kind, RamschSettlement, RamschSkat, Seat, SkatGoes, Switch, Trigger};
use crate::settings::{Command, Key, Keys, Settings, Theme};

fn words(deck: Deck) -> Words {
    Words::new(Lang::English, deck)
}

fn keys(lang: Lang) -> BTreeSet<&'static str> {
    messages(lang).into_keys().collect()
}

/// The variables of every text of a language, and how often each key is there.
fn messages(lang: Lang) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let read = |source| fluent_syntax::parser::parse(source).expect("a file without mistakes");
    let mut messages = BTreeMap::new();
    for entry in lang.sources().into_iter().flat_map(|source| read(source).body) {
        match entry {
            Entry::Message(message) => {
                let mut variables = BTreeSet::new();
                pattern(message.value.as_ref().expect("a text"), &mut variables);
                let twice = messages.insert(message.id.name, variables);
                assert!(twice.is_none(), "{}.ftl has '{}' twice", lang.code(), message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{}.ftl: {other:?}", lang.code()),
        }
    }
    messages
}

/// Collects the variables of a text, those of its variants as well.
fn pattern<'a>(pattern_: &Pattern<&'a str>, variables: &mut BTreeSet<&'a str>) {
    for element in &pattern_.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    pattern(&variant.value, variables);
                }
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => drop(variables.insert(id.name)),
            InlineExpression::StringLiteral { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

/// The sources of the program and its lessons without blanks, so that a call may be broken over
/// lines; tests are left out.
fn sources() -> String {
    fn walk(dir: &Path, out: &mut String) {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|ext| ext == "rs" || ext == "toml")
                && !path.ends_with("tests.rs")
            {
                let source = fs::read_to_string(&path).unwrap();
                let code = source.split("#[cfg(test)]").next().unwrap();
                out.extend(code.chars().filter(|sign| !sign.is_whitespace()));
            }
        }
    }
    let mut out = String::new();
    for dir in ["src", "assets/lessons"] {
        walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(dir), &mut out);
    }
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
fn every_language_has_every_text_with_the_same_variables() {
    let english = messages(Lang::English);
    for lang in Lang::ALL {
        let other = messages(lang);
        for (key, variables) in &english {
            let there = other.get(key);
            assert_eq!(there, Some(variables), "'{key}' in {}.ftl", lang.code());
        }
        let more: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{}.ftl has {more:?}, which English has not", lang.code());
    }
}

/// A sentence calls a key what the keyboard of its language does.
#[test]
fn keys_have_one_name_in_a_language() {
    let english = Words::new(Lang::English, Deck::French);
    let caps: Vec<&str> =
        messages(Lang::English).into_keys().filter(|key| key.starts_with("cap-")).collect();
    for lang in Lang::ALL {
        let words = Words::new(lang, Deck::French);
        let other = |key: &&&str| !key.ends_with("-cards") && words.get(key) != english.get(key);
        for key in caps.iter().filter(other) {
            let name = english.get(key);
            for text in lang.sources() {
                let mut tokens = text.split(|c: char| !c.is_alphanumeric() && c != '-');
                assert!(!tokens.any(|token| token == name), "{}.ftl: {name}", lang.code());
            }
        }
    }
}

/// Words with a place of their own on the screen keep to it in every language.
#[test]
fn small_words_are_small() {
    for lang in Lang::ALL {
        let words = Words::new(lang, Deck::French);
        let code = lang.code();
        let fits = |key: &str, cells: usize| {
            let text = words.get(key);
            assert!((1..=cells).contains(&text.width()), "{code}.ftl: '{key}' is '{text}'");
        };
        for key in messages(lang).into_keys().filter(|key| key.starts_with("key-")) {
            fits(key, 1);
            let letter = words.get(key);
            assert!(letter.chars().all(|c| c.is_ascii_lowercase()), "{code}.ftl: '{key}'");
        }
        fits("card-new", 3);
        fits("list-game", 5);
        fits("list-game-short", 4);
        fits("list-number", 2);
        fits("list-ticks", 6);
        fits("ladder-held", 4);
        for key in ["list-with", "list-without", "list-change", "list-won", "list-lost"] {
            fits(key, 1);
        }
        for key in ["list-bock", "list-kontra", "list-re", "list-hirsch", "ladder-awaited"] {
            fits(key, 1);
        }
        assert_eq!(words.get("list-ticks").chars().count(), 6, "{code}");
    }
}

#[test]
fn rank_letters_follow_the_language_and_differ() {
    let letters = |lang: Lang, deck: Deck| {
        let words = Words::new(lang, deck);
        let ranks = [Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];
        ranks.map(|rank| words.rank(rank).to_owned()).join(" ")
    };
    for (lang, expected) in [
        (Lang::English, "J Q K A"),
        (Lang::German, "B D K A"),
        (Lang::French, "V D R A"),
        (Lang::Italian, "F D R A"),
        (Lang::Portuguese, "V D R A"),
    ] {
        assert_eq!(letters(lang, Deck::French), expected);
        assert_eq!(letters(lang, Deck::Ascii), expected);
        let german = letters(lang, Deck::German);
        assert!(german == "U O K A" || german == "U O R A", "{german}");
    }
}

#[test]
fn suits_are_called_as_the_pack_has_them() {
    let called = |lang, deck| {
        let words = Words::new(lang, deck);
        Kind::ALL.map(|kind| words.kind(kind)).join(" ")
    };
    let german = called(Lang::German, Deck::German);
    assert!(german.contains("Eichel") && german.contains("Schellen"), "{german}");
    let french = called(Lang::German, Deck::Tournament);
    assert!(french.contains("Kreuz") && french.contains("Karo"), "{french}");
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

/// The texts that settings, actions and drills have by their names.
fn derived() -> BTreeSet<String> {
    let sections = Key::PAGE.into_iter().map(|(section, _)| format!("set-{section}"));
    let mut ids: BTreeSet<String> = sections.collect();
    let (settings, keys) = (Settings::default(), Keys::default());
    for key in Key::ALL {
        // Each opponent has a line of its own.
        ids.extend((key != Key::Opponents).then(|| format!("set-{}", key.name())));
        ids.insert(format!("set-about-{}", key.name()));
        let values = match key {
            Key::Theme => Theme::OWN.map(str::to_owned).into(),
            // Each result has a line of its own.
            Key::House(Switch::Triggers) => Vec::new(),
            // Languages have their own names.
            Key::Lang => vec!["auto".to_owned()],
            _ => settings.choices(key),
        };
        // Of these is one called true.
        let switches = key != Key::Color;
        let is_word = |value: &String| {
            value.parse::<u32>().is_err() && (!switches || value.parse::<bool>().is_err())
        };
        let words = values.into_iter().filter(is_word);
        ids.extend(words.map(|value| format!("set-{}-{value}", key.name())));
    }
    for command in Command::ALL {
        ids.extend(command.has_letter().then(|| command.letter().to_owned()));
        // Without a key of its own an action has the label of one that always works.
        let named = !keys.of(command).is_empty();
        ids.extend(named.then(|| command.label().to_owned()));
    }
    ids.extend(Trigger::ALL.map(|trigger| format!("set-trigger-{}", trigger.word())));
    ids.extend(Drill::ALL.map(|drill| format!("drill-{drill}")));
    ids.extend(Drill::ALL.map(|drill| format!("drill-{drill}-means")));
    ids
}

#[test]
fn every_language_has_the_texts_of_what_has_a_name() {
    for lang in Lang::ALL {
        let there = keys(lang);
        for id in derived() {
            assert!(there.contains(&*id), "{}.ftl has no '{id}'", lang.code());
        }
    }
}

#[test]
fn every_text_is_used() {
    let (sources, derived) = (sources(), derived());
    for key in keys(Lang::English) {
        let used = derived.contains(key) || sources.contains(&format!("\"{key}\""));
        assert!(used, "nothing uses '{key}'");
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

/// The sums of three players with these card points and tricks, as label, detail and number.
fn ramsch(points: [u8; 3], tricks: [u8; 3], skat: (u8, SkatGoes), more: (u8, u16)) -> Vec<String> {
    let (pushes, doublings) = more;
    let (points, tricks) = (BySeat(points), BySeat(tricks));
    let settlement = RamschSettlement { points, tricks, skat: Some(skat), pushes, doublings };
    let rule = match skat.1 {
        SkatGoes::To(_) => RamschSkat::LastTrick,
        SkatGoes::ToMost => RamschSkat::Loser,
        SkatGoes::Nowhere => RamschSkat::Nobody,
    };
    let names = BySeat(["Anna", "Bert", "Cleo"].map(str::to_owned));
    let writes = |seat: Seat| format!("{} writes", names[seat]);
    ramsch_sum(&words(Deck::French), &settlement.reckon(), rule, &names, writes)
        .into_iter()
        .map(|row| [row.label, row.detail, row.number].join(" | "))
        .collect()
}

#[test]
fn a_ramsch_is_reckoned_in_words() {
    let last = |points| (points, SkatGoes::To(Seat::Rearhand));
    assert_eq!(
        ramsch([80, 30, 0], [6, 4, 0], (10, SkatGoes::To(Seat::Forehand)), (2, 2)),
        [
            "skat | last trick: Anna | 10",
            "most points | Anna | 90",
            "virgin | no trick: Cleo | × 2",
            "pushed on | unseen twice | × 4",
            "Bock |  | × 2",
            "Anna writes | 90 × 16 | −1440",
        ]
    );
    assert_eq!(
        ramsch([40, 50, 20], [3, 4, 3], last(10), (0, 1)),
        ["skat | last trick: Cleo | 10", "most points | Bert | 50", "Bert writes |  | −50"]
    );
    // Two who share the most both lose; to them goes the skat by another rule.
    assert_eq!(
        ramsch([40, 20, 40], [3, 4, 3], (20, SkatGoes::ToMost), (1, 1)),
        [
            "skat | most points: Anna | 20",
            "skat | most points: Cleo | 20",
            "most points | Anna | 60",
            "most points | Cleo | 60",
            "pushed on | unseen once | × 2",
            "Anna writes | 60 × 2 | −120",
            "Cleo writes | 60 × 2 | −120",
        ]
    );
    assert_eq!(
        ramsch([35, 35, 35], [3, 4, 3], (15, SkatGoes::Nowhere), (3, 1)),
        [
            "skat | counts for nobody | 15",
            "all alike | nobody loses | 35",
            "pushed on | unseen by all three | × 8",
        ]
    );
    assert_eq!(
        ramsch([0, 0, 110], [0, 0, 10], last(10), (1, 2)),
        [
            "skat | last trick: Cleo | 10",
            "march | every trick: Cleo | 120",
            "pushed on | unseen once | × 2",
            "Bock |  | × 2",
            "Cleo writes | 120 × 4 | +480",
        ]
    );
}
