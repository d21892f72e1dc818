//! The ports: what the screen needs from the program around it, which knows the disk and the clock.

use crate::host::{Session, Start};
use crate::settings::{Key, Settings};
use crate::study::learned::Learned;
use crate::ui::draw::Kit;
use crate::ui::state::{Fresh, Page};

/// The program around the screen.
pub trait App {
    /// Opens what is wished for; nothing if the house rules leave none of it.
    ///
    /// # Errors
    /// The reason in one line, which is told.
    fn open(&mut self, start: Start) -> Result<Option<Opened>, String>;

    /// Keeps the list as it is now.
    ///
    /// # Errors
    /// What could not be kept; the game goes on, and that is marked until it could be.
    fn save(&mut self, session: &Session) -> Result<(), Unsaved>;

    /// Keeps that one more lesson or quiz is done.
    ///
    /// # Errors
    /// The reason in one line, which is told.
    fn learn(&mut self, name: &str) -> Result<(), String>;

    /// Calls the person otherwise from now on, if the person is still called by the word for "you"
    /// of the language before.
    fn call_person(&mut self, before: &str, now: &str);

    /// Goes by these settings from now on, if everything can look as they have it; what a new list
    /// would be comes with the look.
    ///
    /// # Errors
    /// The reason in one line, which is told.
    fn look(&mut self, settings: &Settings) -> Result<(Look, Fresh), String>;

    /// Writes what was changed since `before` into the person's file; `over` what has been changed
    /// in it meanwhile.
    ///
    /// # Errors
    /// The reason why nothing was written.
    fn keep(&mut self, before: &Settings, now: &Settings, over: bool) -> Result<Kept, Unkept>;

    /// The person's file of settings as it is shown, if there is a place for one.
    fn file(&self) -> Option<String>;
}

/// Something that could not be kept, with the reason in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsaved {
    /// The last moves.
    Moves(String),
    /// The deals that are over, in the history; the moves are saved.
    Deals(String),
}

/// An answer to a wish, with all that the screen needs to show it.
#[derive(Debug)]
pub enum Opened {
    /// The start menu.
    Menu {
        /// The lists left unfinished, the one played last before the others.
        waiting: Vec<Session>,
        /// The shape and the players of a new list.
        fresh: Fresh,
        /// The lessons and quizzes that are done.
        learned: Learned,
        /// The lesson under the cursor, if the lessons are open.
        lesson: Option<u8>,
    },
    /// A list on the table.
    Table(Box<Session>),
    /// A page that needs no table.
    Page(AnyPage),
}

/// A page, whatever it shows.
#[derive(Debug)]
pub struct AnyPage(pub(crate) Box<dyn Page>);

/// The look of everything.
#[derive(Debug)]
pub struct Look {
    /// Words, colours, signs and keys.
    pub kit: Kit,
    /// True if keys of the person's had to be left out, because the language has them for something
    /// else.
    pub keys_left_out: bool,
    /// The same for each pack, in the order in which they are offered.
    pub packs: Vec<Kit>,
}

/// The outcome of writing the settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kept {
    /// The choices, into a file of this name.
    Changed(String),
    /// The choices, into a new file of this name.
    New(String),
}

/// The reason why nothing was written. Everything is as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unkept {
    /// Another has changed the same setting in the file meanwhile.
    Meanwhile {
        /// The file.
        path: String,
        /// The setting.
        key: Key,
    },
    /// The file may only be read.
    ReadOnly(String),
    /// The file is no file of settings any more, or the system refuses: in one line.
    Refused(String),
    /// There is no place for a file.
    Nowhere,
}
