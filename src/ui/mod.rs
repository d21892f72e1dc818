//! The terminal: screens and what they are made of. State → frame is a pure function; nothing here
//! knows a rule.

mod announcement;
mod auction;
mod binding;
mod boxes;
pub mod canvas;
pub mod card;
mod choice;
#[cfg(test)]
mod conduct;
pub mod fan;
mod glyphs;
mod hand;
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
mod model;
pub mod phrase;
#[cfg(test)]
mod plain;
mod prompt;
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

pub use canvas::Canvas;
pub use glyphs::{Frame, Glyphs};
pub use model::Fresh;
pub use run::{Around, First, Opening, RunError, run};
pub use say::list_waits;
pub use show::{BrokenOff, Shown, show};
pub use theme::{Colours, Theme, ThemeName};

use crate::text::{Deck, Lang, Words};

/// What every view draws with: words, styles and signs.
#[derive(Debug)]
pub struct Kit {
    /// The words of the player's language, in the player's pack.
    pub words: Words,
    /// Styles by meaning.
    pub theme: Theme,
    /// The signs to draw with.
    pub glyphs: &'static Glyphs,
}

impl Kit {
    /// Everything for one language, pack and theme.
    #[must_use]
    pub fn new(lang: Lang, deck: Deck, theme: ThemeName, colours: Colours) -> Self {
        Self {
            words: Words::new(lang, deck),
            theme: Theme::new(theme, deck, colours),
            glyphs: Glyphs::of(deck),
        }
    }
}
