//! The terminal: screens and what they are made of. State → frame is a pure function; nothing here
//! knows a rule.

pub mod canvas;
pub mod card;
pub mod fan;
mod glyphs;
pub mod layout;
pub mod phrase;
pub mod terminal;
mod theme;

pub use canvas::Canvas;
pub use glyphs::{Frame, Glyphs};
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
