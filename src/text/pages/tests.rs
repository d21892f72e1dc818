use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::facts::Facts;
use super::*;
use crate::text::{Arg, Deck, Lang, Words};

/// The words of a text itself, without its variables.
fn own(pattern: &Pattern<&str>, out: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push((*value).to_owned()),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| own(&variant.value, out));
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => out.push((*value).to_owned()),
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// No sentence has a figure in it that is not reckoned.
#[test]
fn no_figure_is_typed() {
    for (lang, source) in Lang::ALL.into_iter().flat_map(|lang| {
        let [_, rules, lessons] = lang.sources();
        [(lang, rules), (lang, lessons)]
    }) {
        let resource = fluent_syntax::parser::parse(source).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            // A title has no variables.
            if message.id.name == "lesson-sixty-one" {
                continue;
            }
            let mut texts = Vec::new();
            own(message.value.as_ref().unwrap(), &mut texts);
            // The name of a size of paper.
            // Portuguese calls the seats by their number.
            let text = ["A4", "1.º", "2.º", "3.º"]
                .iter()
                .fold(texts.join(" "), |text, name| text.replace(name, ""));
            let figure = text.chars().any(|sign| sign.is_ascii_digit());
            assert!(!figure, "{}: {}: {text}", lang.code(), message.id.name);
        }
    }
}

/// The figures as the book of rules has them.
#[test]
fn the_facts_are_those_of_the_rules() {
    let words = Words::new(Lang::English, Deck::French);
    let facts = Facts::new(&words);
    let told = |name: &str| {
        let fact = facts.args().iter().find(|(known, _)| *known == name);
        fact.map(|(_, fact)| fact.clone())
    };
    let expected = [
        ("none", 0),
        ("pack", 32),
        ("total", 120),
        ("suit-points", 30),
        ("suit-cards", 8),
        ("side", 7),
        ("trumps", 11),
        ("hand", 10),
        ("all-tricks", 10),
        ("with-skat", 12),
        ("deal-first", 3),
        ("deal-skat", 2),
        ("deal-second", 4),
        ("deal-third", 3),
        ("hundred", 100),
        ("no-jack", 20),
        ("one-jack", 43),
        ("two-jacks", 29),
        ("more-jacks", 8),
        ("need", 61),
        ("hold", 60),
        ("half", 60),
        ("schneider", 90),
        ("caught", 30),
        ("free", 31),
        ("loss", 2),
        ("alone", 9),
        ("base-diamonds", 9),
        ("base-grand", 24),
        ("null", 23),
        ("null-hand", 35),
        ("null-open", 46),
        ("null-open-hand", 59),
        ("least", 18),
        ("most", 264),
        ("clubs-least", 24),
        ("bids", 63),
        ("least-grand", 48),
        ("bock", 2),
        ("own", 50),
        ("others", 40),
        ("others-four", 30),
        ("deals", 36),
        ("deals-four", 48),
        ("limit", 500),
    ];
    for (name, number) in expected {
        assert_eq!(told(name), Some(Arg::Number(number)), "{name}");
    }
    let numbers = facts.args().iter().filter(|(_, fact)| matches!(fact, Arg::Number(_)));
    let numbers: BTreeSet<_> = numbers.map(|(name, _)| *name).collect();
    assert_eq!(numbers, expected.iter().map(|(name, _)| *name).collect());
}

#[test]
fn titles_fit_beside_the_page() {
    for lang in Lang::ALL {
        let words = Words::new(lang, Deck::French);
        for topic in Topic::ALL {
            let title = topic.title(&words);
            assert!(title.chars().count() <= 22, "{}: {title}", lang.code());
        }
    }
}

/// A colon that leads on to something has it behind it.
#[test]
fn a_colon_is_followed_by_what_it_announces() {
    let leads = |text: &str| plain_text(text).trim_end().ends_with(':');
    for lang in Lang::ALL {
        let words = Words::new(lang, Deck::French);
        for topic in Topic::ALL {
            let blocks = topic.page(&words).blocks;
            for (at, block) in blocks.iter().enumerate() {
                if let Block::Text(text) = block
                    && leads(text)
                {
                    // A game that is reckoned begins with how it went.
                    let shown = match &blocks[at + 1..] {
                        [Block::Text(_), Block::Cards(_), ..] => true,
                        [next, ..] => !matches!(next, Block::Text(_) | Block::Heading(_)),
                        [] => false,
                    };
                    assert!(shown, "{} {topic}: {text}", lang.code());
                }
            }
        }
        for page in [rules_on_paper(&words), bids_on_paper(&words)] {
            for (text, next) in page.split("</p>\n").zip(page.split("</p>\n").skip(1)) {
                let text = text.rsplit("<p>").next().unwrap();
                let shown = ["<table", "<figure", "<ul", "<div"];
                let shown = shown.iter().any(|tag| next.starts_with(tag));
                assert!(!leads(text) || shown, "{}: {text}", lang.code());
            }
        }
    }
}

/// With the two printed sides alone one can play: every game, and every word in them.
#[test]
fn what_is_printed_is_enough_to_play() {
    for lang in Lang::ALL {
        let words = Words::new(lang, Deck::French);
        let (facts, paper) = (Facts::new(&words), rules_on_paper(&words));
        for key in [
            "rules-cards-order-grand",
            "rules-cards-order-null",
            "rules-announcing-brings",
            "rules-announcing-must-schneider",
            "rules-announcing-must-schwarz",
            "rules-announcing-must-open",
            "rules-announcing-missed",
            "rules-announcing-levels-how",
            "rules-winning-aim",
            "rules-winning-schneider",
            "rules-winning-schwarz",
            "rules-matadors-what",
            "rules-matadors-how",
            "rules-null-aim",
            "rules-overbid-what",
            "rules-list-bonus",
        ] {
            let text = html::set(&words, &writer::Writer::new(&words, &facts).say(key));
            assert!(paper.contains(&text), "{}: {key}", lang.code());
        }
    }
}

/// A German pack has its own names in the table, and what the sentences call them is said.
#[test]
fn a_german_pack_is_called_by_its_names() {
    for lang in Lang::ALL {
        let [french, german] = [Deck::French, Deck::German].map(|deck| Words::new(lang, deck));
        let sentence = german.get("rules-cards-german-words");
        for topic in [Topic::QuickStart, Topic::Cards] {
            let texts = |words: &Words| -> Vec<String> {
                let blocks = topic.page(words).blocks;
                blocks.iter().flat_map(Block::texts).map(str::to_owned).collect()
            };
            assert!(texts(&german).contains(&sentence) && !texts(&french).contains(&sentence));
            assert!(texts(&german).contains(&german.get("rules-rank-name-ober")));
        }
        let sentence = html::set(&german, &sentence);
        assert!(rules_on_paper(&german).contains(&sentence));
    }
}

/// One more point is a longer bar, also at the border of what wins.
#[test]
fn the_bars_of_a_scale_tell_points_apart() {
    let words = Words::new(Lang::English, Deck::French);
    let page = html(&words, &[Topic::Winning.page(&words)]);
    for bar in ["61 : 59 · won</p><div class=\"bar\"><div style=\"width:50.83%", "width:50.00%"] {
        assert!(page.replace('\u{a0}', " ").contains(bar), "{bar}");
    }
}

/// A rule that changes is seen on every page that states it, and on no other: each figure of a
/// sentence is the one that is meant, not one that happens to be the same.
#[test]
fn a_figure_that_changes_is_seen_where_it_is_told() {
    let words = Words::new(Lang::English, Deck::French);
    let facts = Facts::new(&words);
    let pages = |facts: &Facts| Topic::ALL.map(|topic| topic.page_with(&words, facts));
    let before = pages(&facts);
    let mut told = String::new();
    for (name, fact) in facts.args() {
        let Arg::Number(figure) = fact else { continue };
        let after = pages(&facts.with(name, figure + 1));
        let changed = before.iter().zip(&after).filter(|(before, after)| before != after);
        let topics: Vec<_> = changed.map(|(page, _)| page.topic.word()).collect();
        assert!(!topics.is_empty(), "{name} is told nowhere");
        told.push_str(&format!("{name}: {}\n", topics.join(", ")));
    }
    insta::assert_snapshot!(told);
}
