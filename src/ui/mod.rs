//! The terminal: screens and what they are made of. State → frame is a pure function; nothing here
//! knows a rule. [`converse`] tells the same state in lines, where there is no table to be seen.

mod announcement;
mod ask;
mod attendant;
mod auction;
#[cfg(test)]
mod beside_tests;
mod binding;
mod boxes;
pub mod canvas;
pub mod card;
mod choice;
#[cfg(test)]
mod conduct;
#[cfg(test)]
mod edge_tests;
pub mod fan;
#[cfg(test)]
mod frame;
mod glyphs;
mod hand;
mod hint;
mod hit;
#[cfg(test)]
mod house_play;
#[cfg(test)]
mod house_scenes;
#[cfg(test)]
mod house_tests;
mod key;
mod keyline;
#[cfg(test)]
mod lang_tests;
pub mod layout;
mod lesson;
#[cfg(test)]
mod lesson_tests;
mod lines;
#[cfg(test)]
mod look_tests;
mod message;
mod model;
mod motion;
#[cfg(test)]
mod motion_tests;
pub mod order;
mod past;
pub mod phrase;
#[cfg(test)]
mod plain;
mod prompt;
mod quiz;
mod reading;
mod result;
mod round;
mod run;
mod say;
#[cfg(test)]
mod scene_tests;
#[cfg(test)]
mod scenes;
mod screen;
mod seats;
mod settings;
mod sheet;
mod show;
mod skat;
mod standing;
mod start;
pub mod terminal;
mod terms;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod theme;
mod trick;
mod update;

pub use attendant::Around;
pub use binding::{BadKeys, Clash, Keymap, Taken};
pub use canvas::Canvas;
pub use glyphs::{Frame, Glyphs};
pub use lines::{Streams, converse};
pub use model::{Aids, Fresh};
pub use order::{Lay, Order, TrickOrder};
pub use run::{First, Opening, RunError, run};
pub use say::list_waits;
pub use settings::{Desk, Kept, Look, Unkept};
pub use show::{BrokenOff, Shown, show};
pub use theme::{BadPalette, Colours, Faces, Palette, Paper, Theme, ThemeName};

use crate::settings::{Keyboard, Keys};
use crate::text::{Deck, Lang, Words};

/// What every view draws with: words, styles, signs and the order of cards.
#[derive(Debug)]
pub struct Kit {
    /// The words of the player's language, in the player's pack.
    pub words: Words,
    /// Styles by meaning.
    pub theme: Theme,
    /// The signs to draw with.
    pub glyphs: &'static Glyphs,
    /// In which order cards are laid out.
    pub lay: Lay,
    /// Whether cards are seen moving.
    pub moves: bool,
    /// Which key does what.
    pub keys: Keymap,
}

impl Kit {
    /// Everything for one language, pack and one of the program's own themes.
    #[must_use]
    pub fn new(lang: Lang, deck: Deck, theme: ThemeName, colours: Colours) -> Self {
        let palette = Palette::own(theme);
        Self::of(lang, deck, Theme::new(&palette, deck, colours, Faces::Auto))
    }

    /// Everything for one language and pack in these styles.
    #[must_use]
    pub fn of(lang: Lang, deck: Deck, theme: Theme) -> Self {
        let words = Words::new(lang, deck);
        Self {
            keys: Keymap::usual(&words),
            words,
            theme,
            glyphs: Glyphs::of(deck),
            lay: Lay::default(),
            moves: false,
        }
    }

    /// The same with other keys.
    ///
    /// # Errors
    /// The first key that would do two things at the same moment.
    pub fn with_keys(mut self, keys: &Keys, keyboard: Keyboard) -> Result<Self, BadKeys> {
        self.keys = Keymap::new(keys, keyboard, &self.words)?;
        Ok(self)
    }
}
