//! Everything that views draw with.

use crate::settings::{Keyboard, Keys};
use crate::text::{Deck, Lang, Words};

use crate::ui::draw::{Colours, Faces, Glyphs, Palette, Sorting, Theme, ThemeName};
use crate::ui::keys::{BadKeys, Keymap};

/// The kit that every view draws with: words, styles, signs and the order of cards.
#[derive(Debug)]
pub struct Kit {
    /// The words of the player's language, in the player's pack.
    pub words: Words,
    /// Styles by meaning.
    pub theme: Theme,
    /// The signs to draw with.
    pub glyphs: &'static Glyphs,
    /// In which order cards are laid out.
    pub sorting: Sorting,
    /// True if cards are seen moving.
    pub moves: bool,
    /// The keys of every command.
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
            sorting: Sorting::default(),
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
