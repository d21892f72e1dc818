//! The messages of the protocol: one JSON object a line, the same types for both ends.
//!
//! Fields that are not known are ignored, and what is not told is left out.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::{Card, Cards, Round, Seat};

/// The subject of a request: the word of its field `type`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Cards were dealt. Needs no answer.
    Deal,
    /// A word in the auction.
    Bid,
    /// Hand, or pick the skat up?
    Hand,
    /// Two of twelve cards to put away.
    Discard,
    /// The game.
    Announce,
    /// A card.
    Play,
    /// Grand Hand instead of a Ramsch?
    GrandHand,
    /// Schieberamsch: take the skat, or push it on? With the skat: which two cards to put on.
    Push,
    /// Kontra?
    Kontra,
    /// Re?
    Re,
    /// Hirsch?
    Hirsch,
    /// The deal is over. Needs no answer.
    Result,
}

impl Kind {
    const ALL: [Self; 12] = [
        Self::Deal,
        Self::Bid,
        Self::Hand,
        Self::Discard,
        Self::Announce,
        Self::Play,
        Self::GrandHand,
        Self::Push,
        Self::Kontra,
        Self::Re,
        Self::Hirsch,
        Self::Result,
    ];

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Bid => "bid",
            Self::Hand => "hand",
            Self::Discard => "discard",
            Self::Announce => "announce",
            Self::Play => "play",
            Self::GrandHand => "grand_hand",
            Self::Push => "push",
            Self::Kontra => "kontra",
            Self::Re => "re",
            Self::Hirsch => "hirsch",
            Self::Result => "result",
        }
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|kind| kind.word() == text);
        found.ok_or_else(|| {
            let words = Self::ALL.map(Self::word).join(", ");
            format!("'{}' is no request ({words})", text.escape_debug())
        })
    }
}

/// The part of the auction that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Mode {
    /// To name the value, or not.
    Say,
    /// To hold the value named by another, or not.
    Hear,
}

/// The words and deeds by house rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Word {
    /// No Grand Hand, no Kontra, no Re, no Hirsch.
    No,
    /// Grand Hand instead of a Ramsch.
    GrandHand,
    /// The skat of a Schieberamsch was taken, and two cards put on.
    Take,
    /// It was pushed on unseen.
    Push,
    /// Kontra.
    Kontra,
    /// Re.
    Re,
    /// Hirsch.
    Hirsch,
}

/// The round that a deal belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", remote = "Round")]
enum RoundWord {
    Plain,
    Bock,
    Ramsch,
}

/// A word by house rules: who said it, and after how many cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Said {
    pub(super) seat: Told<Seat>,
    pub(super) say: Word,
    #[serde(default)]
    pub(super) after: usize,
}

/// A card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Laid {
    pub(super) seat: Told<Seat>,
    pub(super) card: Told<Card>,
}

/// A question or a message to a program, with all it may know.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Request {
    #[serde(rename = "type")]
    pub(super) kind: Option<Told<Kind>>,
    // The deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) number: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rules: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) scoring: Option<String>,
    #[serde(with = "RoundWord", skip_serializing_if = "is_plain")]
    pub(super) round: Round,
    // What this seat has.
    pub(super) seat: Option<Told<Seat>>,
    pub(super) hand: Vec<Told<Card>>,
    pub(super) skat: Option<Vec<Told<Card>>>,
    pub(super) discards: Option<Vec<Told<Card>>>,
    // What everybody has heard.
    pub(super) bids: Vec<(Told<Seat>, String)>,
    pub(super) bid: u16,
    pub(super) declarer: Option<Told<Seat>>,
    pub(super) game: Option<String>,
    pub(super) hand_game: bool,
    pub(super) ouvert: bool,
    pub(super) schneider: bool,
    pub(super) schwarz: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) said: Vec<Said>,
    // What is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) value: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mode: Option<Mode>,
    #[serde(skip_serializing_if = "is_false")]
    pub(super) jump: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) refused: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) legal: Option<Vec<Told<Card>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) trick: Option<Vec<Laid>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tricks: Option<Vec<Vec<Laid>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) shown: Option<Vec<Told<Card>>>,
    // The end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) text: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) scores: Option<[i32; 3]>,
}

/// The answer of a program: of these the fields that the request wants.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) bid: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) value: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) hand: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) discard: Option<Vec<Told<Card>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) schneider: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) schwarz: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ouvert: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) card: Option<Told<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) say: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) take: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) error: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_plain(round: &Round) -> bool {
    *round == Round::Plain
}

/// A value told by its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Told<T>(pub(super) T);

impl<T: Display> Serialize for Told<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Told<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map(Self).map_err(D::Error::custom)
    }
}

/// Reads a line as one JSON object, or says why it is none.
pub(super) fn read<T: DeserializeOwned>(line: &str) -> Result<T, String> {
    // Lists would be taken for objects whose keys are left out.
    if !line.trim_start().starts_with('{') {
        return Err("the line is no JSON object".to_owned());
    }
    serde_json::from_str(line).map_err(|why| why.to_string())
}

/// Cards as they are told.
pub(super) fn tell(cards: Cards) -> Vec<Told<Card>> {
    cards.iter().map(Told).collect()
}

/// A set of cards; the one that is told twice otherwise.
pub(super) fn set(told: &[Told<Card>]) -> Result<Cards, Card> {
    told.iter().try_fold(Cards::EMPTY, |cards, &Told(card)| match cards.contains(card) {
        true => Err(card),
        false => Ok(cards.with(card)),
    })
}
