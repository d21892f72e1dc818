//! A list being played, as text.
//!
//! ```text
//! skat-save 1
//! table 3
//! deals 36
//! scoring seeger-fabian
//! seed 7
//! start 1
//! dealer 2
//! begun 1796029733000
//! bots 11
//! player person "Anna"
//! player club "Bert"
//! player master:bold "Cleo"
//! game 1 1 18 0 p 2 p 1 s 1 G.D8.D7 0 CA …
//! running 2 1 p 2 18
//! end
//! ```
//!
//! After `scoring minus` follows a line `limit 500`, or 0 for none. A list that ends by points or by
//! time has a line `points 1000` or `minutes 90` after that, and `elapsed 1234567` before `bots`: the
//! milliseconds it was played. A table with house rules has a
//! line `rules NAMES` before `seed`. `dealer` is the place of the first dealer, counted from 0, and missing if the lot decides. A list
//! `begun` is missing if nobody told when. A list
//! with a given deal has a line `given DEALER CARDS` after it. The cards of all other deals follow
//! from the seed. `end` shows that nothing is cut off.

use std::fmt::{self, Display};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use super::deal::deal_word;
use super::party::Party;
use super::position::{Located, text};
use super::saved::{self, SaveFault};
use super::word::Turn;
use crate::rules::{Game, List, ListSettings, Rules, Scoring};

/// The version of the format that is written, and the only one that is read.
pub(super) const VERSION: u32 = 1;

/// A list being played, as it is kept: the party, the list and the deal on the table. [`Display`]
/// writes it, [`Save::read`] reads it and plays everything again by the law.
///
/// The words of a level must be one word each, and not `person`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save<L> {
    /// Who plays.
    pub party: Party<L>,
    /// The list with its finished games.
    pub list: List,
    /// The deal on the table, over or not; `None` before it is dealt, and when the list is full.
    pub running: Option<Game>,
    /// When the list was begun, in milliseconds since 1970: with its seed this names it among all
    /// lists of a person.
    pub begun: Option<u64>,
    /// For how long it has been played.
    pub elapsed: Duration,
}

impl<L: FromStr<Err: Display>> Save<L> {
    /// Reads a save. Whatever is read without an error is a list that can be gone on with: party
    /// and settings fit, the games were played by the law and to their ends, and the running one is
    /// the next.
    ///
    /// # Errors
    /// What is wrong, and where; also a move that the law refuses.
    pub fn read(bytes: impl AsRef<[u8]>) -> Result<Self, Located<SaveFault>> {
        let text = text(bytes.as_ref(), SaveFault::NotText)?;
        saved::read(text).map_err(|(at, why)| Located::new(text, at, why))
    }
}

impl<L: Display> Display for Save<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ListSettings {
            table,
            deals,
            scoring,
            limit,
            points,
            minutes,
            rules,
            seed,
            start,
            first_dealer,
            ref given,
        } = *self.list.settings();
        writeln!(f, "skat-save {VERSION}")?;
        writeln!(f, "table {}", table.players())?;
        writeln!(f, "deals {deals}")?;
        writeln!(f, "scoring {}", scoring_word(scoring))?;
        if scoring == Scoring::Minus {
            writeln!(f, "limit {}", limit.map_or(0, NonZeroU32::get))?;
        }
        for (word, end) in [("points", points), ("minutes", minutes)] {
            if let Some(end) = end {
                writeln!(f, "{word} {end}")?;
            }
        }
        if rules != Rules::OFFICIAL {
            writeln!(f, "rules {rules}")?;
        }
        writeln!(f, "seed {seed}")?;
        writeln!(f, "start {start}")?;
        if let Some(place) = first_dealer {
            writeln!(f, "dealer {}", place.index())?;
        }
        if let Some(deal) = given {
            writeln!(f, "given {} {}", deal.seating().dealer.index(), deal_word(deal))?;
        }
        if let Some(begun) = self.begun {
            writeln!(f, "begun {begun}")?;
        }
        if minutes.is_some() {
            writeln!(f, "elapsed {}", self.elapsed.as_millis())?;
        }
        writeln!(f, "bots {}", self.party.seed)?;
        for member in &self.party.members {
            match &member.level {
                None => write!(f, "player person ")?,
                Some(level) => write!(f, "player {level} ")?,
            }
            writeln!(f, "{}", Name(&member.name))?;
        }
        let games = self.list.games().iter().map(|game| ("game", game));
        let running = self.running.iter().map(|game| ("running", game));
        for (number, (word, game)) in (start..).zip(games.chain(running)) {
            write!(f, "{word} {number}")?;
            for &(seat, mv) in game.moves() {
                write!(f, " {}", Turn(seat, mv))?;
            }
            writeln!(f)?;
        }
        writeln!(f, "end")
    }
}

/// The word for a way of scoring, in saves and records.
#[must_use]
pub const fn scoring_word(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Plain => "plain",
        Scoring::SeegerFabian => "seeger-fabian",
        Scoring::Minus => "minus",
    }
}

/// The way of scoring of a word.
#[must_use]
pub fn scoring_of(word: &str) -> Option<Scoring> {
    let ways = [Scoring::Plain, Scoring::SeegerFabian, Scoring::Minus];
    ways.into_iter().find(|&way| scoring_word(way) == word)
}

/// A name in quotes, on one line whatever it holds.
struct Name<'a>(&'a str);

impl Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for letter in self.0.chars() {
            if letter.is_control() || matches!(letter, '"' | '\\') {
                write!(f, "{}", letter.escape_unicode())?;
            } else {
                write!(f, "{letter}")?;
            }
        }
        f.write_str("\"")
    }
}

/// Reads a name as it was written.
pub(super) fn read_name(text: &str) -> Option<String> {
    let mut rest = text.strip_prefix('"')?.strip_suffix('"')?;
    let mut name = String::new();
    while let Some((before, escape)) = rest.split_once('\\') {
        let (number, after) = escape.strip_prefix("u{")?.split_once('}')?;
        name.push_str(before);
        name.push(char::from_u32(u32::from_str_radix(number, 16).ok()?)?);
        rest = after;
    }
    (!rest.contains('"')).then(|| name + rest)
}
