//! By what a list is played, where that is not the official way.

use std::num::NonZeroU32;

use crate::rules::{ListSettings, Rules, Scoring, Switch, Trigger, Triggers};

use super::Words;

/// The terms of a list: its scoring, its end and its house rules, each in a text with its stresses;
/// nothing about what is official.
#[must_use]
pub fn terms(words: &Words, settings: &ListSettings) -> Vec<String> {
    told(words, settings, false)
}

/// The same where there is little room: the house rules by the name they have together, or else by
/// their number.
#[must_use]
pub fn brief_terms(words: &Words, settings: &ListSettings) -> Vec<String> {
    told(words, settings, true)
}

fn told(words: &Words, settings: &ListSettings, brief: bool) -> Vec<String> {
    let ends = |key, name: &'static str, number: Option<NonZeroU32>| {
        number.map(|number| words.with(key, &[(name, number.get().into())]))
    };
    let points = settings.points.filter(|_| settings.scoring != Scoring::Minus);
    let terms = [
        scored(words, settings),
        ends("terms-points", "points", points),
        ends("terms-minutes", "minutes", settings.minutes),
        house(words, &settings.rules, brief),
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

fn house(words: &Words, rules: &Rules, brief: bool) -> Option<String> {
    if *rules == Rules::OFFICIAL {
        return None;
    }
    let other = |&switch: &Switch| {
        let told_with_bock = switch == Switch::Triggers && rules.bock;
        rules.value(switch) != Rules::OFFICIAL.value(switch) && !told_with_bock
    };
    let switches = Switch::ALL.into_iter().filter(other);
    let switches: Vec<String> = switches.map(|switch| switched(words, rules, switch)).collect();
    let preset = Rules::PRESETS.iter().find(|(_, preset)| preset == rules);
    let preset = preset.and_then(|&(name, _)| preset_name(name)).map(|name| words.get(name));
    let all = switches.join(", ");
    Some(match (preset, brief) {
        (Some(name), true) => words.with("terms-rules", &[("rules", name.into())]),
        (Some(name), false) => {
            words.with("terms-preset", &[("name", name.into()), ("rules", all.into())])
        }
        (None, true) => words.with("terms-number", &[("n", switches.len().into())]),
        (None, false) => words.with("terms-rules", &[("rules", all.into())]),
    })
}

/// A switch that is not as in the official game, with its value unless it is simply on.
fn switched(words: &Words, rules: &Rules, switch: Switch) -> String {
    let name = words.get(switch_name(switch));
    let value = match (switch, rules.value(switch).as_str()) {
        (Switch::Bock, "on") if rules.triggers == Triggers::USUAL => return name,
        (Switch::Bock, "on") | (Switch::Triggers, _) => triggers(words, rules.triggers),
        (_, "on") => return name,
        (_, value) => value_name(switch, value).map_or(value.to_owned(), |key| words.get(key)),
    };
    format!("{name} ({value})")
}

fn triggers(words: &Words, triggers: Triggers) -> String {
    let on = Trigger::ALL.into_iter().filter(|&trigger| triggers.has(trigger));
    // In the settings they stand below what they belong to, after dots.
    let named = on.map(|trigger| words.get(trigger_name(trigger)));
    let named: Vec<String> =
        named.map(|name| name.trim_start_matches(['…', ' ']).to_owned()).collect();
    match named.is_empty() {
        true => words.get("set-off"),
        false => named.join(" + "),
    }
}

/// The text that names a preset of the house rules.
#[must_use]
pub fn preset_name(name: &str) -> Option<&'static str> {
    Some(match name {
        "official" => "set-rules-official",
        "pub" => "set-rules-pub",
        "xskat" => "set-rules-xskat",
        _ => return None,
    })
}

/// The text that names a house rule.
#[must_use]
pub const fn switch_name(switch: Switch) -> &'static str {
    match switch {
        Switch::Ramsch => "set-ramsch",
        Switch::Schieberamsch => "set-schieberamsch",
        Switch::PushJacks => "set-push-jacks",
        Switch::RamschSkat => "set-ramsch-skat",
        Switch::GrandHand => "set-grand-hand",
        Switch::Kontra => "set-kontra",
        Switch::Kontra18 => "set-kontra-18",
        Switch::Re => "set-re",
        Switch::Hirsch => "set-hirsch",
        Switch::Bock => "set-bock",
        Switch::Triggers => "set-triggers",
        Switch::RamschRounds => "set-ramsch-rounds",
    }
}

/// The text that names a value of a house rule, if it has one.
#[must_use]
pub fn value_name(switch: Switch, value: &str) -> Option<&'static str> {
    Some(match (switch, value) {
        (_, "on") => "set-on",
        (_, "off") => "set-off",
        (Switch::RamschSkat, "last-trick") => "set-skat-last",
        (Switch::RamschSkat, "loser") => "set-skat-loser",
        (Switch::RamschSkat, "nobody") => "set-skat-nobody",
        (Switch::Kontra, "announcement") => "set-kontra-early",
        (Switch::RamschRounds, "always") => "set-rounds-always",
        _ => return None,
    })
}

/// The text that names what brings a round of Bock.
#[must_use]
pub const fn trigger_name(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Even => "set-trigger-even",
        Trigger::KontraLost => "set-trigger-kontra-lost",
        Trigger::Re => "set-trigger-re",
        Trigger::GrandHandWon => "set-trigger-grand-hand-won",
        Trigger::GrandLost => "set-trigger-grand-lost",
        Trigger::EqualDigits => "set-trigger-digits",
        Trigger::Hundred => "set-trigger-hundred",
        Trigger::Worth72 => "set-trigger-72",
        Trigger::Worth96 => "set-trigger-96",
        Trigger::AllPassed => "set-trigger-passed",
        Trigger::Lost100 => "set-trigger-lost-100",
    }
}
