//! The ports: what the screen needs from the program around it, which knows the disk and the clock.

use crate::host::{Drill, Session};
use crate::settings::{Key, Settings};
use crate::study::learned::Learned;
use crate::ui::draw::Kit;
use crate::ui::state::Fresh;

/// What the screen needs from the program around it.
pub trait Around {
    /// Keeps the list as it is now.
    ///
    /// # Errors
    /// What is to be told, in one line; the game goes on.
    fn save(&mut self, session: &Session) -> Result<(), String>;

    /// What [`Around::new_list`] would begin now.
    fn fresh(&self) -> Fresh;

    /// A new list: after one that was played to its end another like it.
    fn new_list(&mut self) -> Session;

    /// Calls the person otherwise from now on, if the person is still called by the word for "you"
    /// of the language before.
    fn call_person(&mut self, before: &str, now: &str);

    /// Goes by these settings from now on: a new list is as they have it.
    fn follow(&mut self, settings: &Settings);

    /// The list that has waited while another was played to its end.
    fn waiting(&mut self) -> Option<Session>;

    /// The deals of the day, from where they were left.
    ///
    /// # Errors
    /// What is to be told, in one line.
    fn daily(&mut self) -> Result<Session, String>;

    /// The next deal for practice of a kind; `None` if the house rules leave none.
    fn practice(&mut self, drill: Drill) -> Option<Session>;

    /// The lesson of a number, counted from 0.
    fn lesson(&mut self, number: u8) -> Option<Session>;

    /// Which lessons and quizzes are done.
    fn learned(&self) -> Learned;

    /// Keeps that one more is done.
    ///
    /// # Errors
    /// What is to be told, in one line.
    fn learn(&mut self, name: &str) -> Result<(), String>;
}

/// What the page needs from the program around it.
pub trait Desk {
    /// How everything looks with these settings.
    ///
    /// # Errors
    /// What is to be told, in one line, if it cannot look so.
    fn look(&self, settings: &Settings) -> Result<Look, String>;

    /// Writes what was changed since `before` into the person's file; `over` what has been changed
    /// in it meanwhile.
    ///
    /// # Errors
    /// Why nothing was written.
    fn keep(&mut self, before: &Settings, now: &Settings, over: bool) -> Result<Kept, Unkept>;

    /// The person's file as it is shown, if there is a place for one.
    fn file(&self) -> Option<String>;
}

/// How everything looks.
#[derive(Debug)]
pub struct Look {
    /// Words, colours, signs and keys.
    pub kit: Kit,
    /// Whether keys of the person's had to be left out, because the language has them for something
    /// else.
    pub keys_left_out: bool,
    /// The same for each pack, in the order in which they are offered.
    pub packs: Vec<Kit>,
}

/// What was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kept {
    /// The choices, into a file of this name.
    Changed(String),
    /// The choices, into a new file of this name.
    New(String),
}

/// Why nothing was written. Everything is as it was.
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
