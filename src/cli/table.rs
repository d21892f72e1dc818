//! Sets the table: from settings and flags to the screen, with the list on disk behind it.

use std::ffi::{OsStr, OsString};

use super::Failure;
use super::beside::Beside;
use super::keeper::{Keeper, fresh_seed, now};
use super::start::{NewList, Pack, Start};
use crate::host::{Cancel, Day, Request, Session};
use crate::record::{Located, read_deal};
use crate::rules::{ListSettings, Move};
use crate::settings::{self, Loaded, Settings, printable};
use crate::store::{Folders, History, SetAside, Shelf, StoreError};
use crate::text::{Deck, Lang};
use crate::ui::{self, Aids, Colours, First, Kit, Opening, RunError, ThemeName};

/// The environment as far as the table asks for it.
pub(super) struct Environment(Vec<(OsString, OsString)>);

impl Environment {
    pub(super) const fn new(variables: Vec<(OsString, OsString)>) -> Self {
        Self(variables)
    }

    fn get(&self, name: &str) -> Option<&OsStr> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_os_str())
    }

    /// Whether the terminal can show nothing but lines.
    pub(super) fn is_dumb(&self) -> bool {
        self.get("TERM").is_some_and(|term| term == "dumb")
    }

    /// In a debug build the program can be made to fail, so that tests see what it leaves behind.
    fn fault(&self, whose: &str) -> bool {
        cfg!(debug_assertions) && self.get("SKAT_FAULT").is_some_and(|fault| fault == whose)
    }
}

/// Plays, until the person leaves.
///
/// # Errors
/// When there is no terminal to play in or something fails on the way.
pub(super) fn play(
    loaded: &Loaded,
    start: &Start,
    environment: &Environment,
) -> Result<(), Failure> {
    let settings = &loaded.settings;
    // Bad input is told before anything is written.
    let shape = shape(settings, start)?;
    let folders = kept_in(loaded)?;
    let history = History::of(&folders);
    // The one look at the clock that says which day it is.
    let uncounted = Beside::new(folders.clone(), Day::of(now() / 1000), fresh_seed());
    let shelf = Shelf::open(folders).map_err(failed)?;
    let mut keeper = Keeper::new(settings, shelf, history, uncounted, environment.fault("screen"));
    let found = keeper.resume().map_err(failed)?;
    let kit = kit(settings, environment);
    let mut tell: Vec<String> =
        found.set_aside.iter().map(|aside| set_aside(&kit, aside)).collect();
    let first = match (shape, start, found.list) {
        (Some(shape), _, waiting) => {
            tell.extend(waiting.map(|waiting| ui::list_waits(&kit, &waiting)));
            First::Table(Box::new(keeper.begin(shape)))
        }
        (None, Start::Resume, Some(list)) => First::Table(Box::new(list)),
        (None, Start::Resume, None) => {
            let aside = found.set_aside.iter().map(|aside| format!("; {aside}"));
            let aside = printable(&aside.collect::<String>());
            return Err(Failure::Usage(format!(
                "--resume: no list was left unfinished{aside} (allowed: --new, or no flag)"
            )));
        }
        (None, Start::Daily(_) | Start::Practice { .. }, _) => {
            First::Table(Box::new(beside(&mut keeper, start)?))
        }
        (None, _, waiting) => First::Menu(waiting.map(Box::new)),
    };
    let screen = &settings.screen;
    let opening = Opening {
        kit,
        pace: screen.pace.duration(),
        trick_waits: screen.trick_waits,
        aids: Aids {
            hints: screen.hints,
            points: screen.training_points,
            trumps: screen.training_trumps,
            tricks: screen.training_tricks,
        },
        mouse: screen.mouse,
        first,
        tell,
    };
    let (faulty, silent) = (environment.fault("player"), environment.fault("silence"));
    let decide = move |request: &Request, _: &Cancel| -> Move {
        assert!(!faulty, "fault of a player");
        if silent {
            loop {
                std::thread::park();
            }
        }
        request.decide()
    };
    ui::run(opening, decide, &mut keeper).map_err(|error| match error {
        RunError::NoTerminal(_) => Failure::NoTerminal("no terminal could be opened"),
        RunError::Io(_) | RunError::NotSaved(_) => Failure::Failed(error.to_string()),
    })
}

/// What is played beside the lists: practice if it was asked for, or else the deals of a day.
fn beside(keeper: &mut Keeper<'_>, start: &Start) -> Result<Session, Failure> {
    match *start {
        Start::Practice { drill, seed } => {
            let none = || format!("--practice: no deal for '{drill}' was found by these rules");
            keeper.practice_from(drill, seed).ok_or_else(|| Failure::Failed(none()))
        }
        Start::Daily(day) => keeper.daily_of(day).map_err(failed),
        _ => keeper.daily_of(None).map_err(failed),
    }
}

/// The shape of the list to be begun at once; `None` if none is.
fn shape(settings: &Settings, start: &Start) -> Result<Option<ListSettings>, Failure> {
    let Start::New(new) = start else { return Ok(None) };
    let mut shape = new.shape(settings, fresh_seed());
    if let NewList { pack: Pack::Given(input), .. } = new {
        let seating = shape.seating(1);
        let deal = read_deal(input.read()?, seating);
        let deal = deal.map_err(|Located { line, column, why }| {
            Failure::Usage(format!("--deal: {input}:{line}:{column}: {why}"))
        })?;
        shape.given = Some(deal);
    }
    Ok(Some(shape))
}

/// The folders that lists and history are kept in.
pub(super) fn kept_in(loaded: &Loaded) -> Result<Folders, Failure> {
    let folders = loaded.folders.as_ref().ok_or_else(|| {
        Failure::Failed("no home folder is known (name a folder with --data-dir)".to_owned())
    })?;
    Ok(Folders { state: folders.state.clone(), data: folders.data.clone() })
}

/// A path in the message may hold anything.
fn failed(error: StoreError) -> Failure {
    Failure::Failed(printable(&error.to_string()))
}

/// Words, colours and signs as the settings and the terminal have it.
pub(super) fn kit(settings: &Settings, environment: &Environment) -> Kit {
    let deck = match settings.screen.deck {
        settings::Deck::French => Deck::French,
        settings::Deck::Ascii => Deck::Ascii,
    };
    let theme = match settings.screen.theme {
        settings::Theme::Auto => ThemeName::Auto,
        settings::Theme::Dark => ThemeName::Dark,
        settings::Theme::Light => ThemeName::Light,
        settings::Theme::Mono => ThemeName::Mono,
    };
    let many =
        environment.get("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit");
    let colours = match settings.screen.color.is_on(environment.get("NO_COLOR")) {
        false => Colours::None,
        true if many => Colours::True,
        true => Colours::Sixteen,
    };
    Kit::new(Lang::English, deck, theme, colours)
}

/// A save that cannot be read was set aside, under this name.
fn set_aside(kit: &Kit, aside: &SetAside) -> String {
    let name = aside.to.file_name().unwrap_or(aside.to.as_os_str());
    let name = name.to_string_lossy().into_owned();
    let key = if aside.newer { "tell-set-aside-newer" } else { "tell-set-aside" };
    kit.words.with(key, &[("name", name.into())])
}
