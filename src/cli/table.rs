//! Sets the table: from settings and flags to the screen, with the list on disk behind it.

use std::ffi::{OsStr, OsString};

use super::Failure;
use super::beside::Beside;
use super::desk::FileDesk;
use super::keeper::{Keeper, fresh_seed, now};
use super::start::{NewList, Pack, Start};
use crate::host::{Cancel, Day, Request, Session};
use crate::record::{Located, read_deal};
use crate::rules::{ListSettings, Move};
use crate::settings::{self, Loaded, Problem, Settings, SettingsError, Source, printable};
use crate::store::{Folders, History, SetAside, Shelf, StoreError};
use crate::text::{Deck, Lang, Words};
use crate::ui::{
    self, BadKeys, Clash, Colours, Faces, First, Kit, Lay, Look, Opening, Order, Palette, RunError,
    Taken, Theme, ThemeName, TrickOrder,
};

/// The environment as far as the table asks for it.
pub(super) struct Environment(Vec<(OsString, OsString)>);

impl Environment {
    pub(super) const fn new(variables: Vec<(OsString, OsString)>) -> Self {
        Self(variables)
    }

    pub(super) fn get(&self, name: &str) -> Option<&OsStr> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_os_str())
    }

    /// Whether the terminal can show nothing but lines.
    pub(super) fn is_dumb(&self) -> bool {
        self.get("TERM").is_some_and(|term| term == "dumb")
    }

    /// Whether the terminal draws so fast that something can be seen moving on it.
    fn is_quick(&self) -> bool {
        !self.is_dumb() && self.get("TERM").is_none_or(|term| term != "linux")
    }

    /// How many colours the terminal shows, as far as it is to show any.
    fn colours(&self, wanted: settings::Color) -> Colours {
        if !wanted.is_on(self.get("NO_COLOR")) {
            return Colours::None;
        }
        let says = |name: &str, words: &[&str]| {
            self.get(name).is_some_and(|value| words.iter().any(|word| value == *word))
        };
        // The console of Linux has sixteen colours, and GNU screen garbles more; both may find
        // themselves in the environment of a terminal that has them.
        let fewer = says("TERM", &["linux"]) || self.get("STY").is_some();
        match says("COLORTERM", &["truecolor", "24bit"]) && !fewer {
            true => Colours::True,
            false => Colours::Sixteen,
        }
    }

    /// In a debug build the program can be made to fail, so that tests see what it leaves behind.
    fn fault(&self, whose: &str) -> bool {
        cfg!(debug_assertions) && self.get("SKAT_FAULT").is_some_and(|fault| fault == whose)
    }
}

/// A game ready to be played: what is told first, and who answers for what.
pub(super) struct Ready<'a> {
    pub(super) opening: Opening,
    pub(super) keeper: Keeper,
    pub(super) desk: FileDesk<'a>,
}

/// Gets everything ready: opens the shelf, looks for the list left unfinished, and begins a new one
/// if that was asked for.
///
/// # Errors
/// When something is wrong with what was asked, or fails on the way.
pub(super) fn ready<'a>(
    loaded: &'a Loaded,
    start: &Start,
    kit: Kit,
    environment: &'a Environment,
) -> Result<Ready<'a>, Failure> {
    let settings = &loaded.settings;
    // Bad input is told before anything is written.
    let shape = shape(settings, start)?;
    let folders = kept_in(loaded)?;
    let history = History::of(&folders);
    // The one look at the clock that says which day it is.
    let uncounted = Beside::new(folders.clone(), Day::of(now() / 1000), fresh_seed());
    let shelf = Shelf::open(folders).map_err(failed)?;
    let faulty = environment.fault("screen");
    let mut keeper = Keeper::new(settings.clone(), shelf, history, uncounted, faulty);
    let found = keeper.resume().map_err(failed)?;
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
        (None, Start::Daily(_) | Start::Practice { .. } | Start::Lesson(_), _) => {
            First::Table(Box::new(beside(&mut keeper, start)?))
        }
        (None, _, waiting) => First::Menu(waiting.map(Box::new)),
    };
    let opening = Opening { kit, loaded: loaded.clone(), first, tell };
    let desk = FileDesk::new(loaded, environment);
    Ok(Ready { opening, keeper, desk })
}

/// The computer players.
pub(super) fn players(
    environment: &Environment,
) -> impl Fn(&Request, &Cancel) -> Move + Send + 'static {
    let (faulty, silent) = (environment.fault("player"), environment.fault("silence"));
    move |request: &Request, _: &Cancel| -> Move {
        assert!(!faulty, "fault of a player");
        if silent {
            loop {
                std::thread::park();
            }
        }
        request.decide()
    }
}

/// Plays at a table, until the person leaves.
///
/// # Errors
/// When there is no terminal to play in or something fails on the way.
pub(super) fn play(
    loaded: &Loaded,
    start: &Start,
    kit: Kit,
    environment: &Environment,
) -> Result<(), Failure> {
    let Ready { opening, mut keeper, mut desk } = ready(loaded, start, kit, environment)?;
    let players = players(environment);
    ui::run(opening, players, &mut keeper, &mut desk).map_err(|error| match error {
        RunError::NoTerminal(_) => Failure::NoTerminal("no terminal could be opened"),
        error => Failure::Failed(error.to_string()),
    })
}

/// What is played beside the lists: practice if it was asked for, or else the deals of a day.
fn beside(keeper: &mut Keeper, start: &Start) -> Result<Session, Failure> {
    match *start {
        Start::Practice { drill, seed } => {
            let none = || format!("--practice: no deal for '{drill}' was found by these rules");
            keeper.practice_from(drill, seed).ok_or_else(|| Failure::Failed(none()))
        }
        Start::Lesson(number) => keeper
            .lesson_of(number)
            .ok_or_else(|| Failure::Failed("--lesson: there is no such lesson".to_owned())),
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

/// Words, colours, signs and keys as these settings and the terminal have it.
///
/// # Errors
/// If the user's theme cannot be read or used, or when two actions that can be chosen at the same
/// moment have the same key.
pub(super) fn kit(
    loaded: &Loaded,
    settings: &Settings,
    environment: &Environment,
) -> Result<Kit, SettingsError> {
    let (lang, deck) = spoken(settings, environment);
    let kit = dressed(&palette(loaded, settings)?, settings, environment, lang, deck);
    let Settings { keys, keyboard, .. } = settings;
    kit.with_keys(keys, *keyboard).map_err(|bad| bad_keys(loaded, bad))
}

/// How everything looks while the program runs: keys that cannot be in another language are left
/// out, and every pack is there.
///
/// # Errors
/// If the user's theme cannot be read or used.
pub(super) fn look(
    loaded: &Loaded,
    settings: &Settings,
    environment: &Environment,
) -> Result<Look, SettingsError> {
    let palette = palette(loaded, settings)?;
    let (lang, deck) = spoken(settings, environment);
    let kit = |deck| dressed(&palette, settings, environment, lang, deck);
    let Settings { keys, keyboard, .. } = settings;
    let with_keys = kit(deck).with_keys(keys, *keyboard);
    let keys_left_out = with_keys.is_err();
    Ok(Look {
        kit: with_keys.unwrap_or_else(|_| kit(deck)),
        keys_left_out,
        packs: Deck::ALL.into_iter().map(kit).collect(),
    })
}

fn dressed(
    palette: &Palette,
    settings: &Settings,
    environment: &Environment,
    lang: Lang,
    deck: Deck,
) -> Kit {
    let screen = &settings.screen;
    let faces = match screen.faces {
        settings::Faces::Auto => Faces::Auto,
        settings::Faces::Paper => Faces::Paper,
        settings::Faces::Outline => Faces::Outline,
    };
    let theme = Theme::new(palette, deck, environment.colours(screen.color), faces);
    let moves = screen.motion && theme.has_colours() && environment.is_quick();
    Kit { lay: lay(screen), moves, ..Kit::of(lang, deck, theme) }
}

/// The same where the game is told in lines: no colours, and signs of suits that can be told from
/// letters, since they are spelled out. Only the German pack has other names.
///
/// # Errors
/// When two actions that can be chosen at the same moment have the same key.
pub(super) fn kit_in_lines(
    loaded: &Loaded,
    environment: &Environment,
) -> Result<Kit, SettingsError> {
    let (lang, deck) = spoken(&loaded.settings, environment);
    let deck = if deck == Deck::German { deck } else { Deck::French };
    let Settings { keys, keyboard, screen, .. } = &loaded.settings;
    let kit = Kit::new(lang, deck, ThemeName::Mono, Colours::None);
    let kit = Kit { lay: lay(screen), ..kit };
    kit.with_keys(keys, *keyboard).map_err(|bad| bad_keys(loaded, bad))
}

/// The words of the player's language, in the player's pack.
pub(super) fn words(settings: &Settings, environment: &Environment) -> Words {
    let (lang, deck) = spoken(settings, environment);
    Words::new(lang, deck)
}

/// What is spoken at the table, and what the cards are called.
fn spoken(settings: &Settings, environment: &Environment) -> (Lang, Deck) {
    let screen = &settings.screen;
    let deck = match screen.deck {
        settings::Deck::French => Deck::French,
        settings::Deck::Tournament => Deck::Tournament,
        settings::Deck::German => Deck::German,
        settings::Deck::Ascii => Deck::Ascii,
    };
    (Lang::chosen(screen.lang, |name| environment.get(name)), deck)
}

/// In which order cards are laid out.
const fn lay(screen: &settings::Screen) -> Lay {
    let hand = match screen.sort {
        settings::Sort::Alternating => Order::Alternating,
        settings::Sort::TrumpsLeft => Order::TrumpsLeft,
        settings::Sort::TrumpsRight => Order::TrumpsRight,
        settings::Sort::Null => Order::Null,
        settings::Sort::Rank => Order::Rank,
        settings::Sort::Unsorted => Order::Unsorted,
    };
    let tricks = match screen.tricks {
        settings::Tricks::Seats => TrickOrder::Seats,
        settings::Tricks::Play => TrickOrder::Play,
    };
    Lay { hand, tricks }
}

/// The colours of the theme: the user's, or one of the program's own.
fn palette(loaded: &Loaded, settings: &Settings) -> Result<Palette, SettingsError> {
    if let Some((path, text)) = loaded.theme(settings)? {
        return Palette::parse(&text)
            .map_err(|bad| SettingsError::in_file(path, &text, bad.offset, &bad.to_string()));
    }
    let name = settings.screen.theme.name();
    let own = ThemeName::ALL.into_iter().find(|own| own.word() == name);
    // Which themes there are was checked with the other settings.
    Ok(Palette::own(own.unwrap_or_default()))
}

/// Where keys stand that would do two things.
fn bad_keys(loaded: &Loaded, bad: BadKeys) -> SettingsError {
    let source = |(command, index)| loaded.source_of_stroke(command, index).clone();
    match bad {
        BadKeys::Taken(Taken { key, action, moment }) => {
            let problem = Problem::KeyOfCards { key, command: action.0, moment };
            SettingsError { place: source(action), problem }
        }
        BadKeys::Clash(Clash { key, actions: [first, second], moment }) => {
            // The one that was said is told first, of two the later.
            let at = |source: &Source| match source {
                Source::File { at, .. } => *at,
                _ => None,
            };
            let later = at(&source(first)) > at(&source(second));
            let [told, other] = if later { [first, second] } else { [second, first] };
            let problem = Problem::SameKey {
                key,
                command: told.0,
                other: other.0,
                place: Box::new(source(other)),
                moment,
            };
            SettingsError { place: source(told), problem }
        }
    }
}

/// A save that cannot be read was set aside, under this name.
fn set_aside(kit: &Kit, aside: &SetAside) -> String {
    let name = aside.to.file_name().unwrap_or(aside.to.as_os_str());
    let name = name.to_string_lossy().into_owned();
    let key = if aside.newer { "tell-set-aside-newer" } else { "tell-set-aside" };
    kit.words.with(key, &[("name", name.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Color, Theme};

    fn environment(pairs: &[(&str, &str)]) -> Environment {
        Environment::new(pairs.iter().map(|(name, value)| (name.into(), value.into())).collect())
    }

    #[test]
    fn as_many_colours_as_the_terminal_shows() {
        let colours = |pairs: &[(&str, &str)]| environment(pairs).colours(Color::Auto);
        let many = ("COLORTERM", "truecolor");
        assert_eq!(colours(&[("TERM", "xterm-256color")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("TERM", "tmux-256color"), ("TMUX", "/tmp/x")]), Colours::True);
        assert_eq!(colours(&[("COLORTERM", "24bit")]), Colours::True);
        assert_eq!(colours(&[("COLORTERM", "yes")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("TERM", "linux")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("TERM", "screen"), ("STY", "1.tty")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("NO_COLOR", "1")]), Colours::None);
        assert_eq!(colours(&[many, ("NO_COLOR", "")]), Colours::True);
        let asked = environment(&[("NO_COLOR", "1")]);
        assert_eq!(asked.colours(Color::Always), Colours::Sixteen);
        assert_eq!(asked.colours(Color::Never), Colours::None);
    }

    #[test]
    fn every_theme_of_the_settings_is_there() {
        assert_eq!(ThemeName::ALL.map(ThemeName::word), Theme::OWN);
    }
}
