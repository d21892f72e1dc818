//! A file of settings: TOML, read with the place of every key and value.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Settings;
use super::error::{Position, Problem, nearest};
use super::foreign::excerpt;
use super::keyboard::Command;
use super::rows::Key;

/// The settings and keys that a file has set.
#[derive(Debug, Default)]
pub(super) struct Set {
    /// The settings, and where their values stand.
    pub(super) settings: Vec<(Key, Position)>,
    /// The actions that were given keys, where that stands, and each of the keys.
    pub(super) commands: Vec<(Command, Position, Vec<Position>)>,
}

/// Sets what a file's text says, and returns what it set.
///
/// The preset of the rules is set before the switches of its table, wherever it stands.
///
/// # Errors
/// The first thing wrong, in this order, and where it stands.
pub(super) fn apply(text: &str, settings: &mut Settings) -> Result<Set, (Position, Problem)> {
    let at = |offset| Position::of(text, offset);
    let document = DeTable::parse(text).map_err(|error| {
        let span = error.span().unwrap_or(text.len()..text.len());
        (at(span.start), syntax(error.message(), text.get(span).unwrap_or_default()))
    })?;
    let mut set = Set::default();
    for (name, value) in in_order(document.get_ref()) {
        let Some(table) = Key::TABLES.into_iter().find(|table| *table == name.get_ref()) else {
            return Err((at(name.span().start), unknown_table(name.get_ref())));
        };
        let Some(entries) = value.get_ref().as_table() else {
            return Err((at(name.span().start), Problem::NotATable(table)));
        };
        let mut entries = in_order(entries);
        entries.sort_by_key(|(name, _)| name.get_ref() != Key::Rules.name());
        for (name, value) in entries {
            let problem = |(offset, problem)| (at(offset), problem);
            let key = Key::of_table(table).find(|key| key.name() == name.get_ref());
            let command = Command::ALL.into_iter().find(|command| command.word() == name.get_ref());
            match (key, command) {
                (Some(key), _) => {
                    key.field(settings).set_toml(value, text).map_err(problem)?;
                    set.settings.push((key, at(value.span().start)));
                }
                (None, Some(command)) if table == Key::OF_KEYBOARD => {
                    let keys = settings.keys.set_toml(command, value, text).map_err(problem)?;
                    let keys = keys.into_iter().map(at).collect();
                    set.commands.push((command, at(value.span().start), keys));
                }
                _ => return Err((at(name.span().start), unknown_key(table, name.get_ref()))),
            }
        }
    }
    Ok(set)
}

type Entry<'t, 'i> = (&'t Spanned<std::borrow::Cow<'i, str>>, &'t Spanned<DeValue<'i>>);

/// The entries of a table as they stand in the text; the parser sorts them by name.
fn in_order<'t, 'i>(table: &'t DeTable<'i>) -> Vec<Entry<'t, 'i>> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(name, _)| name.span().start);
    entries
}

/// The parser's message in one line, behind what it is about.
fn syntax(message: &str, about: &str) -> Problem {
    let message = message.split_whitespace().collect::<Vec<_>>().join(" ");
    let about = about.trim();
    if about.is_empty() {
        return Problem::Syntax(message);
    }
    Problem::Syntax(format!("'{}': {message}", excerpt(about)))
}

fn unknown_table(name: &str) -> Problem {
    let keys = Key::ALL.map(Key::path);
    let same_name = Key::ALL.into_iter().find(|key| key.name() == name).map(Key::path);
    Problem::UnknownKey {
        key: excerpt(name),
        nearest: same_name.or_else(|| {
            let names = Key::TABLES.into_iter().chain(keys.iter().map(String::as_str));
            nearest(name, names).map(str::to_owned)
        }),
        allowed: Key::TABLES.map(|table| format!("[{table}]")).join(", "),
    }
}

fn unknown_key(table: &'static str, name: &str) -> Problem {
    let commands = Command::ALL.into_iter().filter(|_| table == Key::OF_KEYBOARD);
    let words = commands.map(Command::word);
    let allowed: Vec<&str> = Key::of_table(table).map(Key::name).chain(words).collect();
    let path = |name: &str| {
        let key = Key::ALL.into_iter().find(|key| key.name() == name);
        key.map_or_else(|| format!("{table}.{name}"), Key::path)
    };
    Problem::UnknownKey {
        key: excerpt(&format!("{table}.{name}")),
        nearest: nearest(name, allowed.iter().copied())
            .or_else(|| nearest(name, Key::ALL.into_iter().map(Key::name)))
            .map(path),
        allowed: allowed.join(", "),
    }
}
