//! The page: a screen without a table, whole in a folder of its own.

use std::fmt::Debug;

use crate::study::review::Done;
use crate::text::pages::Topic;
use crate::ui::draw::{Canvas, Grid, Kit};
use crate::ui::state::{Action, Effect, Note, Offers};

/// The rest of the state, as far as an action on a page can change it.
pub(crate) struct On<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) note: &'a mut Option<Note>,
    /// Counts the prompts shown: one more makes every key typed before too early.
    pub(crate) prompts: &'a mut u64,
    pub(crate) effects: &'a mut Vec<Effect>,
}

/// A screen that needs no table: its state, keys, words and drawing.
pub(crate) trait Page: Debug {
    /// Offers all that can be done on it, the most wanted first; some of it only in a window of a
    /// certain size.
    fn offers(&self, list: &mut Offers<'_>, kit: &Kit, grid: Option<&Grid>);

    /// Does what a key, a click or an answer asks for.
    fn act(&mut self, action: Action, on: On<'_>);

    /// Takes a step of a deal that has been reviewed.
    fn judged(&mut self, _: &Done) {}

    /// Draws it between the first row and the key line.
    fn draw(&self, canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, note: Option<&Note>);

    /// The same in lines; what has been told and stands at their beginning is not told again.
    fn lines(&self, kit: &Kit) -> Vec<String>;

    /// The answers that can be chosen in lines; the first is taken by an empty answer.
    fn answers(&self, _: &Kit) -> Vec<(String, Action)> {
        Vec::new()
    }

    /// The question that is put in lines where there is nothing to choose.
    fn question(&self, _: &Kit) -> String {
        String::new()
    }

    /// The actions that a typed answer stands for.
    fn typed(&self, _: &str) -> Option<Vec<Action>> {
        None
    }

    /// The topic of the rules that fits it; none where the rules are not to be read.
    fn topic(&self) -> Option<Topic>;

    /// The rows of a help of its own, keys and meaning, in place of all keys one by one.
    fn help(&self, _: &Kit) -> Option<Vec<(String, String)>> {
        None
    }
}
