//! The page on which settings are changed, over the menu or the table.
//!
//! Every change counts at once where it can, and is written into the person's file when the page is
//! left. What can be set is a table, [`settings::items`]: a setting more is a line more.

use crate::settings::{Key, Loaded, Settings};
use crate::ui::draw::kit::Kit;
use crate::ui::say::settings::{self, Item};

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

/// The settings while the program runs.
#[derive(Debug)]
pub(crate) struct Preferences {
    /// Where each came from.
    pub(crate) loaded: Loaded,
    /// As the person's file has them, with what was said for this run.
    pub(crate) kept: Settings,
    /// As they are.
    pub(crate) now: Settings,
    /// As they were when everything began to look as it does.
    pub(crate) seen: Settings,
    /// The person's file, if there is a place for one.
    pub(crate) file: Option<String>,
    /// Why the choices are not in it, as long as that is so.
    pub(crate) unkept: Option<String>,
    pub(crate) page: Option<Page>,
}

/// The page while it is open.
#[derive(Debug, Default)]
pub(crate) struct Page {
    /// The line under the cursor.
    pub(crate) at: usize,
    /// The settings before each change, the last one at the end.
    pub(crate) past: Vec<Settings>,
    /// What has been typed into the line, while somebody types.
    pub(crate) typed: Option<String>,
    /// Whether that is a word the person has not chosen: what is typed takes its place.
    pub(crate) stands_in: bool,
    /// Whether writing was refused and the person has been told.
    pub(crate) refused: bool,
    /// Everything in each pack, to show them side by side.
    pub(crate) packs: Vec<Kit>,
}

impl Preferences {
    pub(crate) fn new(loaded: Loaded, file: Option<String>) -> Self {
        let [kept, now, seen] = [(); 3].map(|()| loaded.settings.clone());
        Self { loaded, kept, now, seen, file, unkept: None, page: None }
    }

    /// The settings as they are.
    pub(crate) const fn now(&self) -> &Settings {
        &self.now
    }

    /// As the person's file has them.
    pub(crate) const fn kept(&self) -> &Settings {
        &self.kept
    }

    /// The person's file, if there is a place for one.
    pub(crate) fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// Whether the page is open.
    pub(crate) const fn is_open(&self) -> bool {
        self.page.is_some()
    }

    /// Whether keys are letters of a text now.
    pub(crate) fn takes_text(&self) -> bool {
        self.page.as_ref().is_some_and(|page| page.typed.is_some())
    }

    /// Why the choices are not in the person's file, as long as that is so.
    pub(crate) fn unkept(&self) -> Option<&str> {
        self.unkept.as_deref()
    }

    /// What can be done on the page, for its keys.
    pub(crate) fn offers(&self) -> Option<Offers> {
        let page = self.page.as_ref()?;
        let item = self.item(page)?;
        let held = self.loaded.held(item.key()).is_some();
        Some(Offers {
            types: page.typed.is_some(),
            changes: !held,
            typed: item.is_typed() && !held,
            undo: !page.past.is_empty(),
            reset: !held && self.reset(item).is_some_and(|reset| reset != self.now),
            save: page.refused,
        })
    }

    pub(crate) fn item(&self, page: &Page) -> Option<Item> {
        settings::items(&self.now).get(page.at).copied()
    }
}

/// What can be done on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offers {
    /// A text is being typed.
    pub(crate) types: bool,
    /// The value can be changed.
    pub(crate) changes: bool,
    /// The value can be typed.
    pub(crate) typed: bool,
    /// There is something to be undone.
    pub(crate) undo: bool,
    /// The value is another than the program comes with.
    pub(crate) reset: bool,
    /// What is in the file can be written over.
    pub(crate) save: bool,
}
