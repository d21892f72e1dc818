//! The table of what can be set: every line of the page, with its texts and values.

use crate::settings::{Key, Level, Settings};
use crate::text::Words;
use crate::ui::state::Item;

/// What stands before the value.
pub(crate) fn label(words: &Words, settings: &Settings, item: Item) -> String {
    match item {
        // The line of the left neighbour stands for all opponents.
        Item::Key(Key::Opponents) => words.get("set-left"),
        Item::Key(key) => words.setting(key),
        Item::Opponent(index) => words.get(["set-left", "set-right", "set-third"][index.min(2)]),
        Item::LevelOf(index) => {
            let name = settings.people.opponents.0.get(index).map_or("", |name| name.as_str());
            words.with("set-level-of", &[("name", name.into())])
        }
        Item::Trigger(trigger) => words.trigger(trigger),
    }
}

/// The sentence that tells what it is about.
pub(crate) fn about(words: &Words, item: Item) -> String {
    words.about_setting(item.key())
}

/// The value as it is shown.
pub(crate) fn value(words: &Words, settings: &Settings, item: Item) -> String {
    match item {
        Item::Key(Key::Level) if settings.people.level.0.len() > 1 => words.get("set-each-own"),
        Item::Key(Key::Deals) if settings.ends_by_itself() => words.get("set-deals-open"),
        Item::Key(key) => {
            let text = settings.text(key);
            value_text(words, key, &text)
        }
        Item::Opponent(index) => {
            settings.people.opponents.0.get(index).map_or_else(String::new, ToString::to_string)
        }
        Item::LevelOf(index) => {
            let level = settings.people.level.of(index).unwrap_or(Level::Club);
            value_text(words, Key::Level, level.word())
        }
        Item::Trigger(trigger) => {
            let on = settings.house.rules().triggers.has(trigger);
            words.get(if on { "set-on" } else { "set-off" })
        }
    }
}

/// Whether it is off, or none: such a value is dim.
pub(crate) fn is_off(settings: &Settings, item: Item) -> bool {
    match item {
        Item::Key(key) => ["false", "none"].contains(&settings.text(key).as_str()),
        Item::Trigger(trigger) => !settings.house.rules().triggers.has(trigger),
        Item::Opponent(_) | Item::LevelOf(_) => false,
    }
}

/// A value in the player's words: those of the language, or numbers and names as they are.
fn value_text(words: &Words, key: Key, text: &str) -> String {
    let number = |key: &str, n: u32| words.with(key, &[("n", n.into())]);
    match (key, text.parse::<u32>()) {
        (Key::Pace, Ok(0)) => words.get("set-pace-none"),
        (Key::Pace, Ok(millis)) => {
            let tenths = (millis + 50) / 100;
            let args = [("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())];
            words.with(if tenths % 10 == 0 { "set-pace-whole" } else { "set-pace-tenths" }, &args)
        }
        (Key::Deals, Ok(deals)) => number("set-deals-number", deals),
        (Key::Limit, Ok(points)) => number("set-limit-number", points),
        (Key::Points, Ok(points)) => number("set-points-number", points),
        (Key::Minutes, Ok(minutes)) => number("set-minutes-number", minutes),
        _ => words.setting_value(key, text),
    }
}
