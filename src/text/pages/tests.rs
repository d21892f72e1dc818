use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::facts::Facts;
use super::*;
use crate::text::{Arg, Deck, Lang, Words};

/// What a text says itself, without what is put in.
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
    for lang in Lang::ALL {
        let [_, rules, _] = lang.sources();
        let resource = fluent_syntax::parser::parse(rules).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut texts = Vec::new();
            own(message.value.as_ref().unwrap(), &mut texts);
            // The name of a size of paper.
            let text = texts.join(" ").replace("A4", "");
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
        ("skat", 2),
        ("with-skat", 12),
        ("deal-first", 3),
        ("deal-skat", 2),
        ("deal-second", 4),
        ("deal-third", 3),
        ("need", 61),
        ("hold", 60),
        ("half", 60),
        ("schneider", 90),
        ("caught", 30),
        ("free", 31),
        ("loss", 2),
        ("alone", 9),
        ("base-diamonds", 9),
        ("base-hearts", 10),
        ("base-spades", 11),
        ("base-clubs", 12),
        ("base-grand", 24),
        ("null", 23),
        ("null-hand", 35),
        ("null-open", 46),
        ("null-open-hand", 59),
        ("least", 18),
        ("most", 264),
        ("bids", 63),
        ("least-grand", 48),
        ("kontra", 2),
        ("re", 4),
        ("hirsch", 8),
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
