//! The way from a wish to a game that is being played.

use std::io::{self, Write};

use super::environment::Environment;
use super::failure::Failure;
use super::lists::{self, Lists};
use super::look::kit_in_lines;
use super::players::players;
use super::practice::Practice;
use super::settings_file::SettingsFile;
use crate::host::{Day, Session, Start};
use crate::settings::{Loaded, Settings, printable};
use crate::store::{Folders, Found, History, SetAside, StoreError};
use crate::ui::{
    self, App, Fresh, Kept, Kit, Look, Opened, Opening, RunError, Streams, Unkept, Unsaved,
};

/// Plays at a table, until the person leaves.
///
/// # Errors
/// When there is no terminal to play in or something fails on the way.
pub(crate) fn play_at_table(
    loaded: &Loaded,
    start: &Start,
    kit: Kit,
    environment: &Environment,
) -> Result<(), Failure> {
    let (opening, mut program) = open(loaded, start, kit, environment)?;
    ui::run(opening, players(environment), &mut program).map_err(|error| match error {
        RunError::NoTerminal(_) => Failure::NoTerminal("no terminal could be opened"),
        error => Failure::Failed(error.to_string()),
    })
}

/// Plays in lines, until the person leaves or the input ends.
///
/// # Errors
/// When something is wrong with the wish, or fails on the way.
pub(crate) fn play_in_lines(
    loaded: &Loaded,
    start: &Start,
    environment: &Environment,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let kit = kit_in_lines(loaded, environment)?;
    let (opening, mut program) = open(loaded, start, kit, environment)?;
    let streams = Streams { answers: &mut io::stdin().lock(), lines: out };
    ui::converse(opening, players(environment), &mut program, streams).map_err(
        |error| match error {
            // The reader of the lines may have gone; every move is saved.
            RunError::Io(error) => Failure::Output(error),
            error => Failure::Failed(error.to_string()),
        },
    )
}

/// The program around the screen: the lists on disk and the file of settings.
struct Program<'a> {
    lists: Lists,
    file: SettingsFile<'a>,
}

impl App for Program<'_> {
    fn open(&mut self, start: Start) -> Result<Option<Opened>, String> {
        self.lists.open(start).map_err(told)
    }

    fn save(&mut self, session: &Session) -> Result<(), Unsaved> {
        self.lists.save(session)
    }

    fn learn(&mut self, name: &str) -> Result<(), String> {
        self.lists.learn(name).map_err(told)
    }

    fn call_person(&mut self, before: &str, now: &str) {
        self.lists.call_person(before, now);
    }

    fn look(&mut self, settings: &Settings) -> Result<(Look, Fresh), String> {
        Ok((self.file.look(settings)?, self.lists.follow(settings)))
    }

    fn keep(&mut self, before: &Settings, now: &Settings, over: bool) -> Result<Kept, Unkept> {
        self.file.keep(before, now, over)
    }

    fn file(&self) -> Option<String> {
        self.file.name()
    }
}

/// Opens the shelf, looks for the list left unfinished, and begins a new one if that was asked for.
///
/// # Errors
/// When something is wrong with the wish, or fails on the way.
fn open<'a>(
    loaded: &'a Loaded,
    start: &Start,
    kit: Kit,
    environment: &'a Environment,
) -> Result<(Opening, Program<'a>), Failure> {
    let settings = &loaded.settings;
    let folders = kept_in(loaded)?;
    let history = History::of(&folders);
    // The one look at the clock that says which day it is.
    let today = Day::of(lists::now() / 1000);
    let practice = Practice::new(folders.clone(), today, lists::fresh_seed());
    let faulty = environment.fault("screen");
    let mut lists = Lists::new(settings.clone(), folders, history, practice, faulty);
    let found = match start {
        Start::Resume(at) => lists.resume_at(*at),
        _ => lists.resume(),
    };
    let (found, mut tell) = match found {
        Ok(found) => {
            let tell = found.set_aside.iter().map(|aside| set_aside(&kit, aside)).collect();
            (found, tell)
        }
        // Without a list to go on with there is nothing to resume; all else can be played.
        Err(why) if matches!(start, Start::Resume(_)) => return Err(failed(why)),
        Err(why) => {
            let why = [("why", told(why).into())];
            let found = Found { list: None, set_aside: Vec::new() };
            (found, vec![kit.words.with("table-not-saved", &why)])
        }
    };
    let first = match (start, found.list) {
        (Start::Menu, waiting) => lists.menu(waiting, None),
        (Start::Resume(_), Some(list)) => Opened::Table(Box::new(list)),
        (Start::Resume(at @ 1..), None)
            if lists.resume().is_ok_and(|found| found.list.is_some()) =>
        {
            return Err(Failure::Usage(format!(
                "--resume: '{}' is none of the lists left unfinished (allowed: 1 to {})",
                at + 1,
                lists.others().len() + 1
            )));
        }
        (Start::Resume(_), None) => {
            let aside = found.set_aside.iter().map(|aside| format!("; {aside}"));
            let aside = printable(&aside.collect::<String>());
            return Err(Failure::Usage(format!(
                "--resume: no list was left unfinished{aside} (allowed: --new, or no flag)"
            )));
        }
        (start, waiting) => {
            let waiting = waiting.filter(|_| matches!(start, Start::New(_)));
            tell.extend(waiting.map(|waiting| ui::list_waits(&kit, &waiting)));
            let none = || match start {
                Start::Practice { drill, .. } => {
                    format!("--practice: no deal for '{drill}' was found by these rules")
                }
                _ => "--lesson: there is no such lesson".to_owned(),
            };
            let opened = lists.open(start.clone()).map_err(failed)?;
            opened.ok_or_else(|| Failure::Failed(none()))?
        }
    };
    let opening = Opening { kit, loaded: loaded.clone(), first, tell };
    Ok((opening, Program { lists, file: SettingsFile::new(loaded, environment) }))
}

/// The history of all deals.
///
/// # Errors
/// If no folder for it is known.
pub(crate) fn history(loaded: &Loaded) -> Result<History, Failure> {
    kept_in(loaded).map(|folders| History::of(&folders))
}

/// The deals of other places that were imported.
///
/// # Errors
/// If no folder for them is known.
pub(crate) fn imported(loaded: &Loaded) -> Result<History, Failure> {
    kept_in(loaded).map(|folders| History::imported(&folders))
}

/// The folders that lists and history are kept in.
fn kept_in(loaded: &Loaded) -> Result<Folders, Failure> {
    let folders = loaded.folders.as_ref().ok_or_else(|| {
        Failure::Failed("no home folder is known (name a folder with --data-dir)".to_owned())
    })?;
    Ok(Folders { state: folders.state.clone(), data: folders.data.clone() })
}

fn failed(error: StoreError) -> Failure {
    Failure::Failed(told(error))
}

/// A path in the message may hold anything.
fn told(error: StoreError) -> String {
    printable(&error.to_string())
}

/// The sentence about a save that cannot be read and was set aside under this name.
fn set_aside(kit: &Kit, aside: &SetAside) -> String {
    let name = aside.to.file_name().unwrap_or(aside.to.as_os_str());
    let name = name.to_string_lossy().into_owned();
    let name = ("name", name.into());
    match (aside.newer, aside.line) {
        (true, _) => kit.words.with("tell-set-aside-newer", &[name]),
        (false, None) => kit.words.with("tell-set-aside", &[name]),
        (false, Some(line)) => {
            kit.words.with("tell-set-aside-line", &[name, ("line", line.into())])
        }
    }
}
