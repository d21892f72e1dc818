//! A file of settings with some values changed, and everything else as it was: comments, order,
//! blanks, even the kind of quotes.

use toml_edit::{Array, Decor, DocumentMut, Item, RawString, Table, TableLike, Value};

use super::error::{Position, Problem};
use super::file;
use super::rows::Key;
use super::{Loaded, Settings, SettingsError, Source};
use crate::rules::Switch;

/// The beginning of a new file.
const HEAD: &str = "\
# What you have changed in the settings of skat. `skat --print-config` shows all of them, and the
# file config.toml of its sources says what they mean. Your own lines and comments stay as they are.
";

/// The mark with which some editors begin a file of UTF-8.
const MARK: char = '\u{feff}';

/// The value of a switch that is as the preset has it.
const AUTO: &str = "auto";

/// The keys whose values differ.
fn differing(before: &Settings, after: &Settings) -> Vec<Key> {
    let value = |settings: &Settings, key: Key| key.field(&mut settings.clone()).to_toml();
    Key::ALL.into_iter().filter(|&key| value(before, key) != value(after, key)).collect()
}

impl Loaded {
    /// The keys to be written so that a file with the settings `before` says `after`. What was said
    /// for this run alone is none of them.
    #[must_use]
    pub fn to_write(&self, before: &Settings, after: &Settings) -> Vec<Key> {
        let changed = differing(before, after);
        // With another preset, a switch that stays as it was may have to be told from it.
        let preset = changed.contains(&Key::Rules);
        let written = |key: &Key| {
            let depends = preset && matches!(key, Key::House(_));
            self.held(*key).is_none() && (changed.contains(key) || depends)
        };
        Key::ALL.into_iter().filter(written).collect()
    }
}

/// True if two texts of a file say the same about a key; `None` is a file that is not there.
#[must_use]
pub fn same_in(one: Option<&str>, other: Option<&str>, key: Key) -> bool {
    let value = |text: Option<&str>| {
        let mut settings = Settings::default();
        file::apply(text.unwrap_or_default(), &mut settings).ok()?;
        Some(settings.text(key))
    };
    value(one) == value(other)
}

/// The text of a file in which these keys have the values of `after`; `None` for a file that does
/// not exist yet.
///
/// # Errors
/// If the text is no file of settings, or would not say what was chosen: what is wrong, and where
/// in the file of this name.
pub fn edited(
    text: Option<&str>,
    keys: &[Key],
    after: &Settings,
    path: &std::path::Path,
) -> Result<String, SettingsError> {
    let wrong = |(at, problem)| SettingsError {
        place: Source::File { path: path.to_owned(), at: Some(at) },
        problem,
    };
    let old = text.unwrap_or(HEAD);
    let (mark, body) = match old.strip_prefix(MARK) {
        Some(body) => (MARK.to_string(), body),
        None => (String::new(), old),
    };
    file::apply(old, &mut Settings::default()).map_err(wrong)?;
    let mut document: DocumentMut = body.parse().map_err(|error: toml_edit::TomlError| {
        let at = error.span().map_or(0, |span| span.start);
        wrong((Position::of(body, at), Problem::Syntax(error.message().to_owned())))
    })?;
    for &key in keys {
        set(&mut document, key, after);
    }
    let mut new = mark + &document.to_string();
    // The document knows only one kind of line ends.
    if old.contains("\r\n") && old.matches('\n').count() == old.matches("\r\n").count() {
        new = new.replace('\n', "\r\n");
    }
    file::apply(&new, &mut Settings::default()).map_err(wrong)?;
    Ok(new)
}

/// Gives a key its value, in its place if it is there, or else at the end of its table.
fn set(document: &mut DocumentMut, key: Key, settings: &Settings) {
    let value = file_value(key, settings);
    // A preset sets the switches that follow it.
    let follows = value.as_str() == Some(AUTO) && matches!(key, Key::House(_));
    let there = document.get(key.table()).is_some_and(|table| table.get(key.name()).is_some());
    if follows && !there {
        return;
    }
    if !document.contains_key(key.table()) {
        append_table(document, key.table());
    }
    // What is no table has been refused before.
    let Some(table) = document.get_mut(key.table()) else { return };
    let inline = table.is_inline_table();
    let Some(table) = table.as_table_like_mut() else { return };
    match table.get_mut(key.name()).and_then(Item::as_value_mut) {
        Some(old) => replace(old, value),
        None => insert(table, key.name(), value, inline),
    }
}

/// Adds a value at the end of its table.
fn insert(table: &mut dyn TableLike, name: &str, mut value: Value, inline: bool) {
    // In a line of its own nothing stands behind it; between braces the blank before the last one.
    let last = table.iter_mut().last().filter(|_| inline);
    if let Some(last) = last.and_then(|(_, last)| last.as_value_mut().map(Value::decor_mut)) {
        let suffix = last.suffix().cloned().unwrap_or_default();
        last.set_suffix("");
        *value.decor_mut() = Decor::new(" ", suffix);
    }
    table.insert(name, Item::Value(value));
}

/// Begins a new table behind everything there is, comments at the end included.
fn append_table(document: &mut DocumentMut, name: &str) {
    let before = document.trailing().as_str().unwrap_or_default().to_owned();
    let mut table = Table::new();
    let blank = if document.is_empty() && before.is_empty() { "" } else { "\n" };
    table.decor_mut().set_prefix(before + blank);
    document.set_trailing("");
    document.insert(name, Item::Table(table));
}

/// The value as it is written: a switch that is as its preset has it follows the preset.
fn file_value(key: Key, settings: &Settings) -> Value {
    let follows = |switch: Switch| settings.house.of_preset(switch);
    let value = match key {
        Key::House(switch) if settings.house.rules().value(switch) == follows(switch) => {
            AUTO.into()
        }
        _ => key.field(&mut settings.clone()).to_toml(),
    };
    written(&value)
}

/// The same value for the other crate.
fn written(value: &toml::Value) -> Value {
    match value {
        toml::Value::Integer(number) => Value::from(*number),
        toml::Value::Boolean(on) => Value::from(*on),
        toml::Value::Array(items) => Value::Array(items.iter().map(written).collect::<Array>()),
        toml::Value::String(text) => Value::from(text.as_str()),
        // No setting is of another kind.
        other => Value::from(other.to_string()),
    }
}

/// Puts a value in the place of another, with the blanks and comments around it.
fn replace(old: &mut Value, new: Value) {
    match (old, new) {
        (Value::Array(old), Value::Array(new)) => replace_items(old, &new),
        // One value for all, where there are comments to be kept between those for each.
        (Value::Array(old), new) if old.to_string().contains('#') => {
            replace_items(old, &Array::from_iter([new]));
        }
        (old, new) if old.as_str().is_none_or(|text| Some(text) != new.as_str()) => {
            let decor = old.decor().clone();
            *old = quoted_alike(old, new);
            *old.decor_mut() = decor;
        }
        _ => {}
    }
}

/// A list keeps its lines and their comments, which stand before the item behind them.
fn replace_items(old: &mut Array, new: &Array) {
    let text = |raw: Option<&RawString>| raw.and_then(RawString::as_str).unwrap_or("").to_owned();
    for (index, item) in new.iter().enumerate() {
        if let Some(place) = old.get_mut(index) {
            replace(place, item.clone());
            continue;
        }
        let mut item = item.clone();
        let rest = text(Some(old.trailing()));
        if let Some((_, indent)) =
            text(old.get(0).and_then(|first| first.decor().prefix())).rsplit_once('\n')
        {
            // In lines of their own, the next one as far in as the first.
            item.decor_mut().set_prefix(format!("{rest}{indent}"));
            old.set_trailing("\n");
            old.push_formatted(item);
        } else {
            old.push(item);
        }
    }
    while old.len() > new.len() {
        let last = old.remove(old.len() - 1);
        let before = text(last.decor().prefix());
        if before.contains('#') {
            let rest = before.trim_end().to_owned() + &text(Some(old.trailing()));
            old.set_trailing(rest);
        }
    }
}

/// A text in single quotes stays in single quotes.
fn quoted_alike(old: &Value, new: Value) -> Value {
    let raw = match old {
        Value::String(old) => old.as_repr().and_then(|repr| repr.as_raw().as_str()),
        _ => None,
    };
    let single = raw.is_some_and(|raw| raw.starts_with('\''));
    let literal = new.as_str().filter(|text| single && !text.contains(['\'', '\n']));
    literal.and_then(|text| format!("'{text}'").parse().ok()).unwrap_or(new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{DEFAULTS, Overrides, load};
    use proptest::prelude::*;
    use std::path::Path;

    /// As if nothing had been said for this run alone.
    fn to_write(before: &Settings, after: &Settings) -> Vec<Key> {
        load(&Overrides::default(), [], None).unwrap().to_write(before, after)
    }

    fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        file::apply(text, &mut settings).unwrap();
        settings
    }

    /// The text after these changes on the screen, and what it then says.
    fn after(text: &str, choices: &[(Key, &str)]) -> String {
        let before = read(text);
        let change = |settings: Settings, &(key, value): &(Key, &str)| settings.with(key, value);
        let now = choices.iter().try_fold(before.clone(), change).unwrap();
        let new = edited(Some(text), &to_write(&before, &now), &now, Path::new("x")).unwrap();
        assert_eq!(differing(&read(&new), &now), [], "{new}");
        new
    }

    /// A file as people write them.
    const BY_HAND: &str = "\
# my Skat\r
   [screen]   # looks\r
theme='dark' # at night\r
\tpace   =  900\r
\r
#deck = \"ascii\"\r
\r
[people]\r
opponents = [\r
  \"Eva\",   # next door\r
  'Max',   # her son\r
] # both play well\r
# the end";

    #[test]
    fn only_the_value_changes() {
        for (choice, old, new) in [
            ((Key::Theme, "light"), "'dark'", "'light'"),
            ((Key::Pace, "0"), "900", "0"),
            ((Key::Opponents, "Ida,Max"), "\"Eva\"", "\"Ida\""),
            ((Key::Opponents, "Eva,Jörg"), "'Max'", "'Jörg'"),
        ] {
            assert_eq!(after(BY_HAND, &[choice]), BY_HAND.replacen(old, new, 1), "{choice:?}");
        }
        for key in Key::ALL {
            let text = read(DEFAULTS).text(key);
            for choice in read(DEFAULTS).choices(key).iter().filter(|choice| **choice != text) {
                let new = after(DEFAULTS, &[(key, choice)]);
                let lines = DEFAULTS.lines().zip(new.lines()).filter(|(old, new)| old != new);
                let changed: Vec<_> = lines.map(|(_, new)| new).collect();
                assert_eq!(changed.len(), 1, "{key:?} {choice}: {changed:?}");
                assert!(changed[0].starts_with(&format!("{} = ", key.name())));
                assert_eq!(new.len() - changed[0].len(), {
                    let old = DEFAULTS
                        .lines()
                        .find(|line| line.starts_with(&format!("{} = ", key.name())));
                    DEFAULTS.len() - old.unwrap().len()
                });
            }
        }
    }

    #[test]
    fn what_is_not_there_yet_comes_at_the_end() {
        let added = |text: &str, choices: &[(Key, &str)]| {
            let new = after(text, choices);
            let at =
                (0..text.len()).find(|&at| !new.starts_with(&text[..=at])).unwrap_or(text.len());
            format!("{} + {}", &text[..at].len(), new[at..].escape_debug())
        };
        let deck = [(Key::Deck, "ascii")];
        assert_eq!(added("", &deck), "0 + [screen]\\ndeck = \\\"ascii\\\"\\n");
        assert_eq!(added("# mine\n", &[(Key::Players, "4")]), "7 + \\n[list]\\nplayers = 4\\n");
        assert_eq!(added("[screen]\npace = 1", &deck), "17 + \\ndeck = \\\"ascii\\\"\\n");
        assert_eq!(added("screen.pace = 1\n", &deck), "16 + screen.deck = \\\"ascii\\\"\\n");
        assert_eq!(
            after("screen = { pace = 1 } # x\n", &deck),
            "screen = { pace = 1, deck = \"ascii\" } # x\n"
        );
        let new =
            after(BY_HAND, &[(Key::Deck, "ascii"), (Key::Players, "4"), (Key::Mouse, "false")]);
        assert!(new.contains("900\r\ndeck = \"ascii\"\r\nmouse = false\r\n\r\n#deck"), "{new:?}");
        let opponents = "'Max',   # her son\r\n  \"Nina\",\r\n] # both play well\r\n";
        assert!(new.contains(opponents), "{new:?}");
        assert!(new.ends_with("# the end\r\n[list]\r\nplayers = 4\r\n"), "{new:?}");
    }

    #[test]
    fn a_new_file_says_what_it_is() {
        let now = Settings::default().with(Key::Deck, "ascii").unwrap();
        let keys = to_write(&Settings::default(), &now);
        let new = edited(None, &keys, &now, Path::new("x")).unwrap();
        assert_eq!(new, format!("{HEAD}\n[screen]\ndeck = \"ascii\"\n"));
    }

    #[test]
    fn switches_follow_their_preset_unless_they_were_chosen() {
        let kontra = Key::House(Switch::Kontra);
        assert_eq!(after("[house]\n", &[(Key::Rules, "pub")]), "[house]\nrules = \"pub\"\n");
        assert_eq!(
            after("[house]\nrules = \"pub\"\n", &[(kontra, "false")]),
            "[house]\nrules = \"pub\"\nkontra = false\n"
        );
        let own = "[house]\nkontra = false # never\nrules = \"pub\"\n";
        assert_eq!(
            after(own, &[(Key::Rules, "xskat")]),
            "[house]\nkontra = \"auto\" # never\nrules = \"xskat\"\n"
        );
        assert_eq!(after(own, &[(kontra, "true")]), own.replace("false", "\"auto\""));
    }

    #[test]
    fn comments_between_levels_stay() {
        let text = "people.level = [ # mine\n  \"club\", # Nina\n  \"club\", # Otto\n]\n";
        let new = after(text, &[(Key::Level, "master")]);
        for comment in ["# mine", "# Nina", "# Otto"] {
            assert!(new.contains(comment), "{new}");
        }
        let plain = "people.level = [\"club\", \"club\"]\n";
        assert_eq!(after(plain, &[(Key::Level, "master")]), "people.level = \"master\"\n");
    }

    #[test]
    fn a_mark_of_utf_8_stays() {
        let text = "\u{feff}[screen]\npace = 1\n";
        assert_eq!(after(text, &[(Key::Pace, "400")]), text.replace("= 1", "= 400"));
    }

    #[test]
    fn what_is_no_file_of_settings_is_left_alone() {
        let now = Settings::default().with(Key::Deck, "ascii").unwrap();
        for (text, at) in [("[screen\n", "x:1:8"), ("[screen]\npace = 'x'\n", "x:2:8")] {
            let error = edited(Some(text), &[Key::Deck], &now, Path::new("x")).unwrap_err();
            assert!(error.to_string().starts_with(at), "{error}");
        }
    }

    proptest! {
        /// Any lines of the file of defaults, in any order, and any choices: what was chosen is
        /// read again, and no line that was not about it has changed.
        #[test]
        fn any_file_says_what_was_chosen(
            kept in proptest::collection::vec(any::<bool>(), DEFAULTS.lines().count()),
            choices in proptest::collection::vec((0..Key::ALL.len(), any::<prop::sample::Index>()), 1..5),
        ) {
            // A value without its table would be no file of settings.
            let lines = DEFAULTS.lines().zip(kept);
            let lines = lines.filter(|(line, kept)| *kept || line.starts_with('['));
            let lines: Vec<&str> = lines.map(|(line, _)| line).collect();
            let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
            let before = read(&text);
            let mut now = before.clone();
            for (key, index) in choices {
                let key = Key::ALL[key];
                let all = now.choices(key);
                if !all.is_empty() {
                    let choice: &String = index.get(&all);
                    now = now.with(key, choice).unwrap();
                }
            }
            let keys = to_write(&before, &now);
            let new = edited(Some(&text), &keys, &now, Path::new("x")).unwrap();
            prop_assert_eq!(differing(&read(&new), &now), []);
            for line in lines.iter().filter(|line| line.starts_with('#')) {
                prop_assert!(new.contains(line));
            }
            if keys.is_empty() {
                prop_assert_eq!(new, text);
            }
        }
    }
}
