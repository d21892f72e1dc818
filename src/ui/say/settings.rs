//! The table of what can be set: every line of the page, with its texts and values.

use crate::rules::Switch;
use crate::settings::{Key, Level, Settings};
use crate::text::{Words, preset_name, switch_name, trigger_name, value_name};
use crate::ui::state::Item;

/// What stands before the value.
pub(crate) fn label(words: &Words, settings: &Settings, item: Item) -> String {
    match item {
        Item::Key(key) => words.get(texts(key).0),
        Item::Opponent(index) => words.get(["set-left", "set-right", "set-third"][index.min(2)]),
        Item::LevelOf(index) => {
            let name = settings.people.opponents.0.get(index).map_or("", |name| name.as_str());
            words.with("set-level-of", &[("name", name.into())])
        }
        Item::Trigger(trigger) => words.get(trigger_name(trigger)),
    }
}

/// The sentence that tells what it is about.
pub(crate) fn about(words: &Words, item: Item) -> String {
    words.get(match item {
        Item::Key(key) => texts(key).1,
        Item::Opponent(_) => "set-about-opponents",
        Item::LevelOf(_) => "set-about-level",
        Item::Trigger(_) => "set-about-triggers",
    })
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
            words.with(if tenths % 10 == 0 { "set-pace-whole" } else { "set-pace" }, &args)
        }
        (Key::Deals, Ok(deals)) => number("set-deals-number", deals),
        (Key::Limit, Ok(points)) => number("set-limit-number", points),
        (Key::Points, Ok(points)) => number("set-end-points-number", points),
        (Key::Minutes, Ok(minutes)) => number("set-end-minutes-number", minutes),
        _ => named(key, text).map_or_else(|| text.to_owned(), |key| words.get(key)),
    }
}

/// The text for a value that is a word.
fn named(key: Key, text: &str) -> Option<&'static str> {
    Some(match (key, text) {
        (_, "true") => "set-on",
        (_, "false") => "set-off",
        (Key::Deck, "french") => "set-deck-french",
        (Key::Deck, "tournament") => "set-deck-tournament",
        (Key::Deck, "german") => "set-deck-german",
        (Key::Deck, "ascii") => "set-deck-ascii",
        (Key::Faces, "auto") => "set-faces-auto",
        (Key::Faces, "paper") => "set-faces-paper",
        (Key::Faces, "outline") => "set-faces-outline",
        (Key::Sort, "alternating") => "set-sort-alternating",
        (Key::Sort, "trumps-left") => "set-sort-left",
        (Key::Sort, "trumps-right") => "set-sort-right",
        (Key::Sort, "null") => "set-sort-null",
        (Key::Sort, "rank") => "set-sort-rank",
        (Key::Sort, "unsorted") => "set-sort-none",
        (Key::Tricks, "seats") => "set-tricks-seats",
        (Key::Tricks, "play") => "set-tricks-play",
        (Key::Theme, "auto") => "set-theme-auto",
        (Key::Theme, "dark") => "set-theme-dark",
        (Key::Theme, "light") => "set-theme-light",
        (Key::Theme, "contrast") => "set-theme-contrast",
        (Key::Theme, "mono") => "set-theme-mono",
        (Key::Color, "auto") => "set-color-auto",
        (Key::Color, "always") => "set-color-always",
        (Key::Color, "never") => "set-color-never",
        (Key::Lang, "auto") => "set-lang-auto",
        (Key::Lang, "en") => "set-lang-en",
        (Key::Lang, "de") => "set-lang-de",
        (Key::Lang, "fr") => "set-lang-fr",
        (Key::Lang, "it") => "set-lang-it",
        (Key::Lang, "pt") => "set-lang-pt",
        (Key::Keyboard, "auto") => "set-keyboard-auto",
        (Key::Keyboard, "qwerty") => "set-keyboard-qwerty",
        (Key::Keyboard, "qwertz") => "set-keyboard-qwertz",
        (Key::Keyboard, "azerty") => "set-keyboard-azerty",
        (Key::Level, "beginner") => "set-level-beginner",
        (Key::Level, "casual") => "set-level-casual",
        (Key::Level, "club") => "set-level-club",
        (Key::Level, "expert") => "set-level-expert",
        (Key::Level, "master") => "set-level-master",
        (Key::Style, "careful") => "set-style-careful",
        (Key::Style, "balanced") => "set-style-balanced",
        (Key::Style, "bold") => "set-style-bold",
        (Key::Deals, "auto") => "set-deals-auto",
        (Key::Scoring, "plain") => "set-scoring-plain",
        (Key::Scoring, "seeger-fabian") => "set-scoring-seeger",
        (Key::Scoring, "minus") => "set-scoring-minus",
        (Key::Limit, "none") => "set-limit-none",
        (Key::Points | Key::Minutes, "none") => "set-end-none",
        (Key::Rules, name) => preset_name(name)?,
        (Key::House(switch), value) => value_name(switch, value)?,
        _ => return None,
    })
}

/// The label and the sentence of a setting.
const fn texts(key: Key) -> (&'static str, &'static str) {
    match key {
        Key::Name => ("set-name", "set-about-name"),
        Key::Opponents => ("set-left", "set-about-opponents"),
        Key::Level => ("set-level", "set-about-level"),
        Key::Style => ("set-style", "set-about-style"),
        Key::Players => ("set-players", "set-about-players"),
        Key::Deals => ("set-deals", "set-about-deals"),
        Key::Scoring => ("set-scoring", "set-about-scoring"),
        Key::Limit => ("set-limit", "set-about-limit"),
        Key::Points => ("set-end-points", "set-about-end-points"),
        Key::Minutes => ("set-end-minutes", "set-about-end-minutes"),
        Key::Rules => ("set-rules", "set-about-rules"),
        Key::House(switch) => (switch_name(switch), about_switch(switch)),
        Key::Deck => ("set-deck", "set-about-deck"),
        Key::Faces => ("set-faces", "set-about-faces"),
        Key::Theme => ("set-theme", "set-about-theme"),
        Key::Color => ("set-color", "set-about-color"),
        Key::Lang => ("set-lang", "set-about-lang"),
        Key::Sort => ("set-sort", "set-about-sort"),
        Key::Tricks => ("set-tricks", "set-about-tricks"),
        Key::Mouse => ("set-mouse", "set-about-mouse"),
        Key::Pace => ("set-stays", "set-about-pace"),
        Key::TrickWaits => ("set-waits", "set-about-waits"),
        Key::Motion => ("set-motion", "set-about-motion"),
        Key::Hints => ("set-hints", "set-about-hints"),
        Key::TrainingPoints => ("set-points", "set-about-points"),
        Key::TrainingTrumps => ("set-trumps", "set-about-trumps"),
        Key::TrainingTricks => ("set-past-tricks", "set-about-past-tricks"),
        Key::Plain => ("set-plain", "set-about-plain"),
        Key::Keyboard => ("set-keyboard", "set-about-keyboard"),
    }
}

const fn about_switch(switch: Switch) -> &'static str {
    match switch {
        Switch::Ramsch => "set-about-ramsch",
        Switch::Schieberamsch => "set-about-schieberamsch",
        Switch::PushJacks => "set-about-push-jacks",
        Switch::RamschSkat => "set-about-ramsch-skat",
        Switch::GrandHand => "set-about-grand-hand",
        Switch::Kontra => "set-about-kontra",
        Switch::Kontra18 => "set-about-kontra-18",
        Switch::Re => "set-about-re",
        Switch::Hirsch => "set-about-hirsch",
        Switch::Bock => "set-about-bock",
        Switch::Triggers => "set-about-triggers",
        Switch::RamschRounds => "set-about-ramsch-rounds",
    }
}
