//! Every text a player reads: words by language, rank letters, cards and numbers as they are
//! shown. The words themselves lie in `assets/i18n`, one file a language; code holds only keys.

mod deck;
mod games;
mod lang;
pub mod pages;
mod ramsch;
mod sum;
mod terms;

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::rules::{Card, Rank, Suit};

pub use deck::Deck;
pub use lang::Lang;
pub use ramsch::ramsch_sum;
pub use sum::{SumPart, SumRow, sum};
pub use terms::{brief_terms, terms};

/// The value of a variable in a message.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg<'a> {
    /// A number: it chooses plural forms and is written with a true minus.
    Number(i64),
    /// A text, put in as it is.
    Text(Cow<'a, str>),
}

macro_rules! number_args {
    ($($type:ty)*) => {$(
        impl From<$type> for Arg<'_> {
            fn from(number: $type) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}

number_args!(u8 u16 u32 i16 i32 i64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.as_str().into())
    }
}

impl From<char> for Arg<'_> {
    fn from(sign: char) -> Self {
        Self::Text(sign.to_string().into())
    }
}

/// The words of one language, written for one pack.
///
/// With the ASCII pack everything that comes out is spelled with plain punctuation, so a text may
/// use `·`, `×` or `…` freely.
///
/// ```
/// use skat::text::{Deck, Lang, Words};
///
/// let words = Words::new(Lang::English, Deck::French);
/// assert_eq!(words.card("HT".parse()?), "♥10");
/// assert_eq!(words.signed(-62), "−62");
/// # Ok::<(), skat::rules::BadCard>(())
/// ```
pub struct Words {
    lang: Lang,
    deck: Deck,
    bundle: FluentBundle<&'static FluentResource>,
    /// By [`Rank`], so that a card is drawn without looking a word up.
    ranks: [String; 8],
}

impl Words {
    /// Loads a language.
    ///
    /// # Panics
    ///
    /// If one of the language's own files is broken, which a test rules out.
    #[must_use]
    pub fn new(lang: Lang, deck: Deck) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // Else every variable comes between two invisible direction marks, which take up cells.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('-', MINUS)),
            _ => None,
        }));
        for resource in lang.resources() {
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{}.ftl: {errors:?}", lang.code());
            }
        }
        let mut words = Self { lang, deck, bundle, ranks: Default::default() };
        for rank in Rank::ALL {
            words.ranks[rank as usize] = match deck.rank_key(rank) {
                Some(key) => words.get(key),
                None if rank == Rank::Ten => "10".to_owned(),
                None => rank.letter().to_string(),
            };
        }
        words
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The pack cards are written for.
    #[must_use]
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// The text of a key.
    ///
    /// A missing key is a mistake of ours: it panics in a debug build and shows itself otherwise.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text of a key with its variables filled in.
    ///
    /// A missing key or variable is a mistake of ours: it panics in a debug build and shows the
    /// key otherwise.
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        match self.format(key, args) {
            Ok(text) => self.spell(&text).into_owned(),
            Err(why) if cfg!(debug_assertions) => panic!("text '{key}': {why}"),
            Err(_) => key.to_owned(),
        }
    }

    fn format(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<String, String> {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or("there is no such text")?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value: FluentValue = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => text.as_ref().into(),
            };
            values.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(format!("{errors:?}")) }
    }

    /// A text as this pack's character set can show it.
    #[must_use]
    pub fn spell<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.deck == Deck::Ascii { in_ascii(text) } else { text.into() }
    }

    /// The letters or figures of a rank.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> &str {
        &self.ranks[rank as usize]
    }

    /// The sign of a suit.
    #[must_use]
    pub const fn suit(&self, suit: Suit) -> char {
        self.deck.suit(suit)
    }

    /// A card in a text: `♣J`, or `CJ` with the ASCII pack.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        format!("{}{}", self.suit(card.suit()), self.rank(card.rank()))
    }

    /// Cards in a text, one blank between them.
    #[must_use]
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let cards: Vec<_> = cards.into_iter().map(|card| self.card(card)).collect();
        cards.join(" ")
    }

    /// A number, with a true minus before it if it is negative.
    #[must_use]
    pub fn number(&self, number: impl Into<i64>) -> String {
        let number = number.into();
        let digits = number.unsigned_abs().to_string();
        if number < 0 { self.spell(MINUS).into_owned() + &digits } else { digits }
    }

    /// A number with one digit behind the mark of decimals: `21.4`, or `21,4`.
    #[must_use]
    pub fn tenths(&self, number: f64) -> String {
        let digits = format!("{:.1}", number.abs()).replace('.', &self.get("decimal-mark"));
        // What is rounded to nothing has no sign.
        let minus = number < 0.0 && digits.bytes().any(|digit| matches!(digit, b'1'..=b'9'));
        if minus { self.spell(MINUS).into_owned() + &digits } else { digits }
    }

    /// The same with its sign: `+21.4`, `−3.0`.
    #[must_use]
    pub fn signed_tenths(&self, number: f64) -> String {
        let digits = self.tenths(number);
        if number >= 0.05 { format!("+{digits}") } else { digits }
    }

    /// A number with its sign: `+134`, `−62`, `0`.
    #[must_use]
    pub fn signed(&self, number: impl Into<i64>) -> String {
        let number = number.into();
        if number > 0 { format!("+{number}") } else { self.number(number) }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).field("deck", &self.deck).finish()
    }
}

/// A text without the marks of its stresses.
#[must_use]
pub fn unmarked(text: &str) -> String {
    text.chars().filter(|sign| !"⟨⟩⟪⟫".contains(*sign)).collect()
}

/// The minus of a number: as wide as the plus, unlike a hyphen.
const MINUS: &str = "−";

/// Punctuation and signs spelled in ASCII; letters, names above all, stay as they are.
pub(crate) fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        out.push_str(match sign {
            '·' | '•' => ".",
            '−' | '–' | '─' => "-",
            '━' => "=",
            '╌' => "-",
            '—' => "--",
            '×' => "x",
            '…' => "...",
            '±' => "+-",
            '’' | '‘' => "'",
            '“' | '”' | '„' => "\"",
            '←' | '◂' => "<",
            '→' | '▸' => ">",
            '↑' => "^",
            '↓' => "v",
            '▿' => "'",
            '▾' => "?",
            '▼' => "!",
            other => {
                out.push(other);
                continue;
            }
        });
    }
    out.into()
}

#[cfg(test)]
mod tests;
