//! The layers of settings: defaults, file, environment, command line.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::error::{Position, Problem, SettingsError, Source};
use super::file;
use super::foreign::excerpt;
use super::house;
use super::keyboard::Command;
use super::rows::Key;
use super::values::Value;
use super::variables::Variables;
use super::{Settings, Theme, themes};
use crate::rules::{Place, Switch};

/// `config.toml` from the top of the source tree: the defaults, and their documentation.
pub const DEFAULTS: &str = include_str!("../../config.toml");

/// A file of settings is far smaller; `--config /dev/zero` must not fill the memory.
const LARGEST_FILE: u64 = 1024 * 1024;

/// The folders of the program on this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// The folder of `config.toml`.
    pub config: PathBuf,
    /// The folder of finished lists and the history.
    pub data: PathBuf,
    /// The folder of the running list.
    pub state: PathBuf,
}

/// A setting overridden on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Override {
    /// The setting.
    pub key: Key,
    /// The value as text: `false`.
    pub text: String,
}

/// The settings given on the command line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Overrides {
    /// A file to read instead of the user's usual one; it must be there.
    pub config: Option<PathBuf>,
    /// The folder of games and lists.
    pub data_dir: Option<PathBuf>,
    /// The settings themselves.
    pub values: Vec<Override>,
    /// Switches of the house rules, as `--house` has them; they go before the settings.
    pub house: Vec<String>,
}

/// The merged settings, and the source of each value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// The settings.
    pub settings: Settings,
    /// The folders of games; `None` if no folder was named and the machine has no home for them.
    pub folders: Option<Folders>,
    sources: BTreeMap<Key, Source>,
    /// The places where actions were given keys, and of each of these.
    commands: BTreeMap<Command, (Source, Vec<Source>)>,
    /// The file of the user's, and its text if it was there.
    file: Option<(PathBuf, Option<String>)>,
    /// The folder in which the user's themes lie in one of their own.
    config: Option<PathBuf>,
}

/// Merges the defaults, the user's file, the environment and the command line, in this order.
///
/// The environment and the folders of the machine are handed in, so that nothing here depends on
/// where it runs. Variables that do not begin with `SKAT_` are not looked at, but for those of the
/// locale: where it cannot write the signs of the suits, the pack is by default the one without.
///
/// # Errors
/// The first thing wrong: a key or variable that does not exist, a value of the wrong kind or out
/// of range, a file that is not TOML, not UTF-8 or cannot be read, a file asked for that is not
/// there, values that do not go together.
pub fn load(
    overrides: &Overrides,
    environment: impl IntoIterator<Item = (OsString, OsString)>,
    folders: Option<&Folders>,
) -> Result<Loaded, SettingsError> {
    let variables = Variables::read(environment)?;
    let mut layers = Layers::default();

    layers.file(DEFAULTS, |_| Source::Default)?;
    if variables.no_signs {
        layers.text(Key::Deck, Source::Default, "ascii")?;
    }

    let asked_for = match &overrides.config {
        Some(path) => Some(a_path(path.clone(), Source::Flag("--config".into()))?),
        None => variables.config,
    };
    let usual = folders.map(|folders| folders.config.join("config.toml"));
    let file = match asked_for.clone().or(usual) {
        None => None,
        Some(path) => match read(&path) {
            Ok(text) => {
                layers.file(&text, |at| Source::File { path: path.clone(), at: Some(at) })?;
                Some((path, Some(text)))
            }
            Err(Unread::NotThere(_)) if asked_for.is_none() => Some((path, None)),
            Err(unread) => return Err(unread.error(path)),
        },
    };

    let mut values = variables.values;
    // The preset before the switches that change it.
    values.sort_by_key(|&(key, ..)| key);
    for (key, variable, text) in values {
        layers.text(key, Source::Environment(variable), &text)?;
    }
    for Override { key, text } in &overrides.values {
        layers.text(*key, Source::Flag(key.flag(text)), text)?;
    }
    let house = || Source::Flag("--house".into());
    for text in &overrides.house {
        let switches = house::switches(text);
        let switches = switches.map_err(|problem| SettingsError { place: house(), problem })?;
        for (key, value) in switches {
            layers.text(key, house(), value)?;
        }
    }
    layers.check()?;
    let config = folders.map(|folders| folders.config.clone());
    layers.check_theme(config.as_deref())?;

    let data_dir = match &overrides.data_dir {
        Some(path) => Some(a_path(path.clone(), Source::Flag("--data-dir".into()))?),
        None => variables.data_dir,
    };
    let folders = match data_dir {
        None => folders.cloned(),
        Some(dir) => Some(Folders {
            config: folders.map_or_else(|| dir.clone(), |folders| folders.config.clone()),
            data: dir.clone(),
            state: dir,
        }),
    };
    let Layers { settings, sources, commands, .. } = layers;
    Ok(Loaded { settings, folders, sources, commands, file, config })
}

impl Loaded {
    /// The source of a setting's value.
    #[must_use]
    pub fn source(&self, key: Key) -> &Source {
        self.sources.get(&key).unwrap_or(&Source::Default)
    }

    /// The text of the theme that these settings name and the file it is from; `None` if it is one
    /// of the program's own.
    ///
    /// # Errors
    /// If there is no such theme, or its file cannot be read.
    pub fn theme(&self, settings: &Settings) -> Result<Option<(PathBuf, String)>, SettingsError> {
        let theme = &settings.screen.theme;
        let found = themes::find(theme, self.config.as_deref())
            .map_err(|names| no_theme(self.source(Key::Theme).clone(), theme, &names))?;
        let read = |path: PathBuf| match read(&path) {
            Ok(text) => Ok((path, text)),
            Err(unread) => Err(unread.error(path)),
        };
        found.map(read).transpose()
    }

    /// The file of the user's, whether it is there or not; `None` if there is no place for one.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.file.as_ref().map(|(path, _)| path.as_path())
    }

    /// The text that the user's file had when it was read; `None` if it was not there.
    #[must_use]
    pub fn file_text(&self) -> Option<&str> {
        self.file.as_ref().and_then(|(_, text)| text.as_deref())
    }

    /// The names of all themes there are: the program's own, then the user's.
    #[must_use]
    pub fn themes(&self) -> Vec<String> {
        themes::names(self.config.as_deref())
    }

    /// The source of a key of an action, counted from 0 in their order.
    #[must_use]
    pub fn source_of_stroke(&self, command: Command, index: usize) -> &Source {
        let each = self.commands.get(&command).and_then(|(_, each)| each.get(index));
        each.unwrap_or(&Source::Default)
    }

    /// The merged settings as a file of settings, with the source of each value behind it.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = String::from("# The settings of skat as they are now, and where from.\n");
        if let Some((path, there)) = &self.file {
            let path = Source::File { path: path.clone(), at: None };
            let there = if there.is_some() { "" } else { " (not there)" };
            line(&mut text, format_args!("# Your file: {path}{there}"));
        }
        if let Some(Folders { data, .. }) = &self.folders {
            let path = Source::File { path: data.clone(), at: None };
            line(&mut text, format_args!("# Games are kept in: {path}"));
        }
        let mut settings = self.settings.clone();
        for table in Key::TABLES {
            line(&mut text, format_args!("\n[{table}]"));
            for key in Key::of_table(table) {
                let value = key.field(&mut settings).to_toml();
                let source = self.source(key);
                let remark = self.settings.lacks(key).filter(|_| is_chosen(&self.sources, key));
                let remark = remark.map_or_else(String::new, |lacks| {
                    format!("; makes no difference without {lacks}")
                });
                line(&mut text, format_args!("{} = {value} # {source}{remark}", key.name()));
            }
        }
        for command in Command::ALL {
            let keys = settings.keys.to_toml(command);
            let source = self.commands.get(&command).map_or(&Source::Default, |(at, _)| at);
            line(&mut text, format_args!("{} = {keys} # {source}", command.word()));
        }
        text
    }
}

fn no_theme(place: Source, theme: &Theme, names: &[String]) -> SettingsError {
    let problem = Problem::NotAllowed {
        value: excerpt(theme.name()),
        what: Theme::WHAT,
        allowed: names.join(", "),
    };
    SettingsError { place, problem }
}

/// True if somebody chose the value of a setting for its own sake: not the defaults, and for a
/// switch not the preset of the rules.
fn is_chosen(sources: &BTreeMap<Key, Source>, key: Key) -> bool {
    let source = |key| sources.get(&key).filter(|source| **source != Source::Default);
    let by_preset = matches!(key, Key::House(_)) && source(key) == source(Key::Rules);
    source(key).is_some() && !by_preset
}

fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{line}");
}

/// Settings being put together.
#[derive(Default)]
struct Layers {
    settings: Settings,
    sources: BTreeMap<Key, Source>,
    commands: BTreeMap<Command, (Source, Vec<Source>)>,
}

impl Layers {
    fn file(
        &mut self,
        text: &str,
        source: impl Fn(Position) -> Source,
    ) -> Result<(), SettingsError> {
        let set = file::apply(text, &mut self.settings)
            .map_err(|(at, problem)| SettingsError { place: source(at), problem })?;
        for (key, at) in set.settings {
            self.came_from(key, source(at));
        }
        for (command, at, each) in set.commands {
            let each = each.into_iter().map(&source).collect();
            self.commands.insert(command, (source(at), each));
        }
        Ok(())
    }

    fn text(&mut self, key: Key, source: Source, text: &str) -> Result<(), SettingsError> {
        if let Err(problem) = key.field(&mut self.settings).set_text(text) {
            return Err(SettingsError { place: source, problem });
        }
        self.came_from(key, source);
        Ok(())
    }

    /// Notes where a value came from; with the preset of the rules come all switches.
    fn came_from(&mut self, key: Key, source: Source) {
        if key == Key::Rules {
            let switches = Switch::ALL.map(|switch| (Key::House(switch), source.clone()));
            self.sources.extend(switches);
        }
        self.sources.insert(key, source);
    }

    /// Checks that the values go together.
    fn check(&self) -> Result<(), SettingsError> {
        let people = &self.settings.people;
        let levels = people.level.0.len();
        if levels != 1 {
            self.check_count(Key::Level, levels, "levels", "one for all, or ")?;
        }
        self.check_count(Key::Opponents, people.opponents.0.len(), "names", "")?;
        self.check_names()?;
        self.check_idle()
    }

    /// Checks that there is a theme of this name.
    fn check_theme(&self, config: Option<&Path>) -> Result<(), SettingsError> {
        let theme = &self.settings.screen.theme;
        let found = themes::find(theme, config);
        found.map(drop).map_err(|names| no_theme(self.source(Key::Theme), theme, &names))
    }

    /// A value for this list that changes nothing about it is a mistake; one in a file or the
    /// environment may be for a list another day.
    fn check_idle(&self) -> Result<(), SettingsError> {
        for key in Key::ALL {
            let place = self.source(key);
            let blamed = matches!(place, Source::Flag(_)) && is_chosen(&self.sources, key);
            if let Some(lacks) = self.settings.lacks(key).filter(|_| blamed) {
                let name = key.name();
                let what = match key {
                    Key::House(switch) => {
                        format!("{name}={}", self.settings.house.rules().value(switch))
                    }
                    _ => name.to_owned(),
                };
                return Err(SettingsError { place, problem: Problem::Idle { what, lacks } });
            }
        }
        Ok(())
    }

    /// A list with something for each opponent must reach around the table. A file may name more,
    /// for a larger table another day; who names too many for the table on the command line
    /// contradicts himself.
    fn check_count(
        &self,
        key: Key,
        given: usize,
        things: &'static str,
        or: &str,
    ) -> Result<(), SettingsError> {
        let opponents = self.settings.list.players.players() - 1;
        let place = self.source(key);
        let too_many = given > opponents && matches!(place, Source::Flag(_));
        if given >= opponents && !too_many {
            return Ok(());
        }
        let allowed = format!("{or}{opponents}");
        let problem = Problem::WrongCount { given, things, opponents, allowed };
        Err(SettingsError { place, problem })
    }

    fn check_names(&self) -> Result<(), SettingsError> {
        match self.settings.same_name() {
            Some((place, name)) => {
                let problem = Problem::SameName(name);
                Err(SettingsError { place: self.name_to_blame(place), problem })
            }
            None => Ok(()),
        }
    }

    /// Of two names that are the same, the one said last: the defaults are never to blame.
    fn name_to_blame(&self, first: Place) -> Source {
        let (yours, theirs) = (self.source(Key::Name), self.source(Key::Opponents));
        let rank = |source: &Source| match source {
            Source::Default => 0,
            Source::File { .. } => 1,
            Source::Environment(_) => 2,
            Source::Flag(_) => 3,
        };
        if first == Place::FIRST && rank(&yours) > rank(&theirs) { yours } else { theirs }
    }

    fn source(&self, key: Key) -> Source {
        self.sources.get(&key).cloned().unwrap_or(Source::Default)
    }
}

pub(super) fn a_path(path: PathBuf, place: Source) -> Result<PathBuf, SettingsError> {
    if path.as_os_str().is_empty() {
        return Err(SettingsError { place, problem: Problem::EmptyPath });
    }
    Ok(path)
}

/// Why a file's text could not be had.
enum Unread {
    NotThere(io::Error),
    Failed(io::Error),
    TooLarge,
    NotUtf8(Position),
}

impl Unread {
    fn error(self, path: PathBuf) -> SettingsError {
        let (at, problem) = match self {
            Self::NotThere(error) | Self::Failed(error) => {
                (None, Problem::Unreadable(error.to_string()))
            }
            Self::TooLarge => (None, Problem::TooLarge(LARGEST_FILE)),
            Self::NotUtf8(at) => (Some(at), Problem::NotUtf8),
        };
        SettingsError { place: Source::File { path, at }, problem }
    }
}

/// The text of a file of settings as it is now; `None` if it is not there.
///
/// # Errors
/// If it is there and cannot be read, or is no text.
pub fn read_file(path: &Path) -> Result<Option<String>, SettingsError> {
    match read(path) {
        Ok(text) => Ok(Some(text)),
        Err(Unread::NotThere(_)) => Ok(None),
        Err(unread) => Err(unread.error(path.to_owned())),
    }
}

fn read(path: &Path) -> Result<String, Unread> {
    let unread = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => Unread::NotThere(error),
        _ => Unread::Failed(error),
    };
    // A pipe would be waited for, and a device might never end, but for the empty one.
    let nothing = path == Path::new("/dev/null");
    if !nothing && !fs::metadata(path).map_err(unread)?.is_file() {
        let odd = io::Error::new(io::ErrorKind::InvalidInput, "it is no plain file");
        return Err(Unread::Failed(odd));
    }
    let file = File::open(path).map_err(unread)?;
    let mut bytes = Vec::new();
    file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(Unread::Failed)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Unread::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let good = String::from_utf8_lossy(good);
        Unread::NotUtf8(Position::of(&good, good.len()))
    })
}
