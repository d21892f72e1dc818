//! The language of everything a player reads.

use super::values::Word;

/// Which language is spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Language {
    /// That of the machine.
    Auto,
    English,
    German,
    French,
    Italian,
    Portuguese,
}

impl Word for Language {
    const WHAT: &'static str = "a language";
    const ALL: &'static [Self] =
        &[Self::Auto, Self::English, Self::German, Self::French, Self::Italian, Self::Portuguese];

    fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
            Self::Portuguese => "pt",
        }
    }
}
