//! By what a list is played, where that is not the official way: house rules, and the scoring.

use crate::rules::{ListSettings, Rules, Scoring};

use super::Kit;
use super::phrase::wrapped;

/// The terms of a list in rows of so many cells; none if everything is official.
pub(crate) fn rows(kit: &Kit, settings: &ListSettings, width: i32) -> Vec<String> {
    let terms = [scoring(kit, settings), rules(kit, &settings.rules)];
    terms.into_iter().flatten().flat_map(|text| wrapped(&text, width)).collect()
}

fn scoring(kit: &Kit, settings: &ListSettings) -> Option<String> {
    match (settings.scoring, settings.limit) {
        (Scoring::SeegerFabian, _) => None,
        (Scoring::Plain, _) => Some(kit.words.get("terms-plain")),
        (Scoring::Minus, None) => Some(kit.words.get("terms-minus")),
        (Scoring::Minus, Some(limit)) => {
            Some(kit.words.with("terms-minus-limit", &[("limit", limit.get().into())]))
        }
    }
}

fn rules(kit: &Kit, rules: &Rules) -> Option<String> {
    if *rules == Rules::OFFICIAL {
        return None;
    }
    // As they are written in the settings, but with blanks at which a row can end.
    let switches = rules.to_string().replace(',', ", ").replace('+', " + ");
    let preset = Rules::PRESETS.iter().find(|(_, preset)| preset == rules);
    Some(match preset {
        Some(&(name, _)) => {
            kit.words.with("terms-preset", &[("name", name.into()), ("rules", switches.into())])
        }
        None => kit.words.with("terms-rules", &[("rules", switches.into())]),
    })
}
