//! By what a list is played, where that is not the official way.

use std::num::NonZeroU32;

use crate::rules::{ListSettings, Rules, Scoring, Switch, Trigger, Triggers};
use crate::settings::{Key, Lang};

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
    let preset = preset.map(|&(name, _)| words.setting_value(Key::Rules, name));
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
    let name = words.setting(Key::House(switch));
    let value = match (switch, rules.value(switch).as_str()) {
        (Switch::Bock, "on") if rules.triggers == Triggers::USUAL => return name,
        (Switch::Bock, "on") | (Switch::Triggers, _) => triggers(words, rules.triggers),
        (_, "on") => return name,
        (_, value) => words.setting_value(Key::House(switch), value),
    };
    format!("{name} ({value})")
}

fn triggers(words: &Words, triggers: Triggers) -> String {
    let on = Trigger::ALL.into_iter().filter(|&trigger| triggers.has(trigger));
    // In the settings they stand below what they belong to, after dots.
    let named = on.map(|trigger| words.trigger(trigger));
    let named: Vec<String> =
        named.map(|name| name.trim_start_matches(['…', ' ']).to_owned()).collect();
    match named.is_empty() {
        true => words.get("set-off"),
        false => named.join(" + "),
    }
}

impl Words {
    /// The name of a setting.
    #[must_use]
    pub fn setting(&self, key: Key) -> String {
        self.get(&format!("set-{}", key.name()))
    }

    /// The sentence about a setting.
    #[must_use]
    pub fn about_setting(&self, key: Key) -> String {
        self.get(&format!("set-about-{}", key.name()))
    }

    /// A value of a setting in words; numbers and names stay as they are.
    #[must_use]
    pub fn setting_value(&self, key: Key, value: &str) -> String {
        // A language is found by the name it has for itself.
        let mut languages = Lang::ALL.into_iter();
        if key == Key::Lang
            && let Some(lang) = languages.find(|lang| lang.code() == value)
        {
            return lang.name().to_owned();
        }
        let id = match (key, value) {
            (Key::Color, "true") => "set-color-true".to_owned(),
            (_, "true") | (Key::House(_), "on") => "set-on".to_owned(),
            (_, "false") | (Key::House(_), "off") => "set-off".to_owned(),
            _ => format!("set-{}-{value}", key.name()),
        };
        if self.bundle.has_message(&id) { self.get(&id) } else { value.to_owned() }
    }

    /// The name of a result that brings a round of Bock.
    #[must_use]
    pub fn trigger(&self, trigger: Trigger) -> String {
        self.get(&format!("set-trigger-{}", trigger.word()))
    }
}
