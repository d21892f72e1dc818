//! The state of the screen: everything a frame is drawn from.

use std::collections::VecDeque;
use std::time::Duration;

use crate::host::Session;
use crate::settings::Settings;

use crate::ui::draw::{Grid, Kit, TooSmall};
use crate::ui::state::{Ask, Choices, Menu, Page, Play, Preferences, Reading, Unsaved};

/// The settings of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Options {
    /// The time that a finished trick stays; other waits are shares of it. Zero: no wait anywhere.
    pub(crate) pace: Duration,
    /// True if a finished trick stays until a key is pressed.
    pub(crate) trick_waits: bool,
    /// The aids of the person.
    pub(crate) aids: Aids,
}

/// The aids of the person at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aids {
    /// True if the strongest player may be asked what it would do.
    pub hints: bool,
    /// True if points are counted on the table.
    pub points: bool,
    /// True if the trumps that are gone are counted.
    pub trumps: bool,
    /// True if all past tricks may be looked at.
    pub tricks: bool,
}

impl Options {
    pub(crate) const fn of(settings: &Settings) -> Self {
        let screen = &settings.screen;
        Self {
            pace: screen.pace.duration(),
            trick_waits: screen.trick_waits,
            aids: Aids {
                hints: screen.hints,
                points: screen.training_points,
                trumps: screen.training_trumps,
                tricks: screen.training_tricks,
            },
        }
    }
}

/// The whole state.
#[derive(Debug)]
pub(crate) struct Model {
    /// Words, colours and signs.
    pub(crate) kit: Kit,
    pub(crate) options: Options,
    /// The settings, and the page on which they are changed.
    pub(crate) preferences: Preferences,
    /// Columns and rows of the terminal, where there is one.
    pub(crate) size: Option<(u16, u16)>,
    pub(crate) scene: Scene,
    /// The scenes that lie behind it, the nearest last.
    pub(crate) behind: Vec<Scene>,
    /// The overlay, which lies over the scene and goes again.
    pub(crate) overlay: Option<Overlay>,
    /// The place in the rules while they are open.
    pub(crate) reading: Reading,
    /// A sentence in place of the usual one, until the next key.
    pub(crate) note: Option<Note>,
    /// The sentences still to be told, one at a time.
    pub(crate) to_tell: VecDeque<String>,
    /// The last thing that could not be kept, as long as that is so.
    pub(crate) unsaved: Option<Unsaved>,
    /// Counts the prompts shown, so that a key typed before a prompt appeared can be told from
    /// one that answers it.
    pub(crate) prompts: u64,
}

impl Model {
    /// Tells what is next in the row, if nothing else is being told.
    pub(crate) fn tell_next(&mut self) {
        if self.note.is_none() {
            self.note = self.to_tell.pop_front().map(|text| Note { text, warn: false });
        }
    }

    /// The list on the table, also while a page lies over it.
    pub(crate) fn table(&self) -> Option<&Play> {
        let scenes = self.behind.iter().rev();
        [&self.scene].into_iter().chain(scenes).find_map(|scene| match scene {
            Scene::Table(play) => Some(&**play),
            Scene::Menu(_) | Scene::Page(_) => None,
        })
    }

    /// True if keys are letters of a text now.
    pub(crate) fn takes_text(&self) -> bool {
        self.overlay.is_none() && self.preferences.takes_text() && !self.is_too_small()
    }

    /// True if the window is too small to play in: the game waits then.
    pub(crate) const fn is_too_small(&self) -> bool {
        match self.size {
            Some((width, height)) => Grid::new(width, height).is_err(),
            None => false,
        }
    }

    /// The grid of the window; none where there is no terminal, or too small a window.
    pub(crate) fn grid(&self) -> Option<Grid> {
        let (width, height) = self.size?;
        self.grid_of(width, height).ok()
    }

    /// The grid of a window of this size. Beside a lesson no list is written, so that what is said
    /// has the whole width.
    pub(crate) fn grid_of(&self, width: u16, height: u16) -> Result<Grid, TooSmall> {
        match &self.scene {
            Scene::Table(play) if play.is_lesson() => Grid::without_list(width, height),
            Scene::Page(_) => Grid::without_list(width, height),
            _ => Grid::new(width, height),
        }
    }
}

/// The scene that fills the screen.
#[derive(Debug)]
pub(crate) enum Scene {
    /// The start menu.
    Menu(Menu),
    /// The table, with the list and the standing behind it.
    Table(Box<Play>),
    /// A page that needs no table.
    Page(Box<dyn Page>),
}

impl Scene {
    /// The list on the table, or the one that waits in the menu.
    pub(crate) fn session(&mut self) -> Option<&mut Session> {
        match self {
            Self::Menu(menu) => menu.waiting.first_mut(),
            Self::Table(play) => Some(&mut play.session),
            Self::Page(_) => None,
        }
    }
}

/// An overlay over the scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// The keys that work now.
    Help,
    /// The rules, which fill the screen.
    Rules,
    /// The last trick.
    LastTrick,
    /// All tricks so far.
    AllTricks,
    /// A question.
    Ask(Choices),
}

impl Overlay {
    /// True if nobody else may move meanwhile: it asks about a move at the table as it is, or hides
    /// the table.
    pub(crate) const fn holds_the_game(self) -> bool {
        self.asks_for_a_move() || matches!(self, Self::Rules)
    }

    /// True if it asks about a move at the table as it is.
    pub(crate) const fn asks_for_a_move(self) -> bool {
        let Self::Ask(Choices { ask, .. }) = self else { return false };
        matches!(ask, Ask::GiveUp | Ask::Claim | Ask::Kontra)
    }
}

/// A sentence that replaces the usual one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) text: String,
    /// True if it is a warning.
    pub(crate) warn: bool,
}
