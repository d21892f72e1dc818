//! By what a list is played, where that is not the official way.

use std::num::NonZeroU32;

use crate::rules::{ListSettings, Rules, Scoring};

use super::Words;

/// How a list is totalled, what ends it, and its house rules, each in a text with its stresses;
/// nothing about what is official.
#[must_use]
pub fn terms(words: &Words, settings: &ListSettings) -> Vec<String> {
    let ends = |key, name: &'static str, number: Option<NonZeroU32>| {
        number.map(|number| words.with(key, &[(name, number.get().into())]))
    };
    let points = settings.points.filter(|_| settings.scoring != Scoring::Minus);
    let terms = [
        scored(words, settings),
        ends("terms-points", "points", points),
        ends("terms-minutes", "minutes", settings.minutes),
        house(words, &settings.rules),
    ];
    terms.into_iter().flatten().collect()
}

fn scored(words: &Words, settings: &ListSettings) -> Option<String> {
    match (settings.scoring, settings.limit) {
        (Scoring::SeegerFabian, _) => None,
        (Scoring::Plain, _) => Some(words.get("terms-plain")),
        (Scoring::Minus, None) => Some(words.get("terms-minus")),
        (Scoring::Minus, Some(limit)) => {
            Some(words.with("terms-minus-limit", &[("limit", limit.get().into())]))
        }
    }
}

fn house(words: &Words, rules: &Rules) -> Option<String> {
    if *rules == Rules::OFFICIAL {
        return None;
    }
    // As they are written in the settings, but with blanks at which a row can end.
    let switches = rules.to_string().replace(',', ", ").replace('+', " + ");
    let preset = Rules::PRESETS.iter().find(|(_, preset)| preset == rules);
    Some(match preset {
        Some(&(name, _)) => {
            words.with("terms-preset", &[("name", name.into()), ("rules", switches.into())])
        }
        None => words.with("terms-rules", &[("rules", switches.into())]),
    })
}
