//! Reads a save, and plays it again by the law.

use std::borrow::Cow;
use std::fmt::Display;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use super::{SAVE_VERSION, Save, scoring_of};
use crate::record::deal::{self, DealFault};
use crate::record::party::{Member, Misfit, Party};
use crate::record::position::{Located, quoted, text};
use crate::record::sum::without_sums;
use crate::record::word::{BadTurn, Word, read_seat};
use crate::rules::{
    BadRules, Cards, Deal, Game, Illegal, List, ListSettings, Move, Place, Rules, Scoring, Seat,
    Seating, TableSize,
};

/// A fault of a save.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum SaveFault {
    /// Bytes that are no text.
    #[error("this is not UTF-8 text")]
    NotText,
    /// The text ends too early.
    #[error("the save is cut off ({expected} expected)")]
    Cut {
        /// The line or word that should have followed.
        expected: &'static str,
    },
    /// A save in a form of another time.
    #[error("a save of version {}, and this program reads versions 1 to {SAVE_VERSION}", quoted(.0))]
    Version(String),
    /// A line whose check sum does not fit.
    #[error(
        "the check sum does not fit: this line was changed, or lines before it are missing, \
             doubled or in another order"
    )]
    Sum,
    /// Something else than what belongs here.
    #[error("{} instead of {expected}", match .found.as_str() {
        "" => "the end of the line".to_owned(),
        found => quoted(found),
    })]
    Unexpected {
        /// The text that stands here; empty at the end of a line.
        found: String,
        /// The text that belongs here.
        expected: &'static str,
    },
    /// A word that is no level.
    #[error("{0}")]
    Level(String),
    /// A word that names no house rules.
    #[error(transparent)]
    Rules(BadRules),
    /// The cards of the given deal.
    #[error(transparent)]
    Deal(#[from] DealFault),
    /// Party and settings do not go together.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// A game that is not the next of the list.
    #[error("deal {} instead of {}", quoted(.found), match .expected {
        Some(number) => format!("deal {number}"),
        None => "the end: the list is full".to_owned(),
    })]
    Number {
        /// The number read.
        found: String,
        /// The number that is next; `None` if the list is full.
        expected: Option<u32>,
    },
    /// No move.
    #[error(transparent)]
    Turn(#[from] BadTurn),
    /// A move against the law.
    #[error("deal {number}: {} of {seat} is against the law: {why}", Word(*.mv))]
    Illegal {
        /// The number of the deal.
        number: u32,
        /// The seat that makes the move.
        seat: Seat,
        /// The move.
        mv: Move,
        /// Why it is refused.
        why: Illegal,
    },
    /// Cards discarded against the law.
    #[error("deal {number}: {seat} cannot discard {cards}: {why}")]
    Discard {
        /// The number of the deal.
        number: u32,
        /// The seat that discards.
        seat: Seat,
        /// The cards.
        cards: Cards,
        /// Why they are refused.
        why: Illegal,
    },
    /// A game of the list that is not over.
    #[error("deal {0} is on the list, but was not played to its end")]
    Unfinished(u32),
}

impl SaveFault {
    /// True if a newer version of the program wrote the save.
    #[must_use]
    pub fn is_newer(&self) -> bool {
        match self {
            Self::Version(word) => {
                word.parse::<u64>().is_ok_and(|version| version > SAVE_VERSION.into())
            }
            _ => false,
        }
    }
}

/// A fault, and the byte of the text it is at.
type Fault = (usize, SaveFault);

impl<L: FromStr<Err: Display>> Save<L> {
    /// Reads a save of this version or an older one. Whatever is read without an error is a list
    /// that can be gone on with: party and settings fit, the games were played by the law and to
    /// their ends, and the running one is the next.
    ///
    /// # Errors
    /// What is wrong, and where; also a move that the law refuses.
    pub fn read(bytes: impl AsRef<[u8]>) -> Result<Self, Located<SaveFault>> {
        let text = text(bytes.as_ref(), SaveFault::NotText)?;
        let words = words(text).map_err(|at| Located::new(text, at, SaveFault::Sum))?;
        read(&words).map_err(|(at, why)| Located::new(&words, at, why))
    }
}

/// The save without its check sums. Lines and columns stay what they were.
///
/// # Errors
/// Where the first line begins whose sum does not fit.
fn words(text: &str) -> Result<Cow<'_, str>, usize> {
    let first = text.split_inclusive('\n').next().unwrap_or_default();
    match first.split_whitespace().nth(1) {
        // The first version had no sums.
        None | Some("1") => Ok(Cow::Borrowed(text)),
        Some("2") => without_sums(text).map(Cow::Owned),
        // A number that was changed on the disk is no other version.
        Some(_) if first.contains('#') => without_sums(first).map(|_| Cow::Borrowed(text)),
        Some(_) => Ok(Cow::Borrowed(text)),
    }
}

/// Reads a whole save.
fn read<L: FromStr<Err: Display>>(text: &str) -> Result<Save<L>, Fault> {
    let mut lines = Lines { text, at: 0 };
    let mut line = lines.after("skat-save", "skat-save, the first word of a save")?;
    line.version()?;
    let mut line = lines.after("table", "table")?;
    let table = line.value("3 or 4 players", |word| TableSize::new(word.parse().ok()?))?;
    let (mut settings, deals_at) = settings(&mut lines, table)?;
    if let Some(mut line) = lines.optional("dealer") {
        settings.first_dealer = Some(line.place(table)?);
    }
    if let Some(mut line) = lines.optional("given") {
        settings.given = Some(line.given(table)?);
    }
    let begun = match lines.optional("begun") {
        Some(mut line) => Some(line.value("a time", |word| word.parse().ok())?),
        None => None,
    };
    // A list that no time ends has none.
    let elapsed = if settings.minutes.is_some() {
        let mut line = lines.after("elapsed", "dealer, given, begun or elapsed")?;
        line.value("a time", |word| word.parse().ok())?
    } else {
        0
    };
    let mut line = lines.after("bots", "dealer, given, begun or bots")?;
    let seed = line.value("a seed", |word| word.parse().ok())?;
    let members_at = lines.at;
    let members = (0..table.players()).map(|_| member(&mut lines)).collect::<Result<_, _>>()?;
    let party = Party { members, seed };
    party.fits(&settings).map_err(|misfit| match misfit {
        Misfit::NoDeal { .. } | Misfit::TooLong(_) => (deals_at, misfit.into()),
        _ => (members_at, SaveFault::Misfit(misfit)),
    })?;
    let mut list = List::new(settings);
    while let Some(line) = lines.optional("game") {
        let at = line.end;
        let (number, game) = game(line, &list)?;
        list.push(game).map_err(|_| (at, SaveFault::Unfinished(number)))?;
    }
    let running = match lines.optional("running") {
        Some(line) => Some(game(line, &list)?),
        None => None,
    };
    let discarded = match (&running, lines.optional("put")) {
        (Some((number, game)), Some(line)) => Some(put(line, *number, game, &party)?),
        (None, Some(line)) => return Err((line.at, unexpected("put", "end"))),
        (_, None) => None,
    };
    lines.after("end", "game, running, put or end")?.finish()?;
    lines.finish()?;
    let (running, elapsed) = (running.map(|(_, game)| game), Duration::from_millis(elapsed));
    Ok(Save { party, list, running, discarded, begun, elapsed })
}

/// The settings that every list has, and where the number of deals stands.
fn settings(lines: &mut Lines<'_>, table: TableSize) -> Result<(ListSettings, usize), Fault> {
    let mut line = lines.after("deals", "deals")?;
    let deals_at = line.at;
    let deals = line.value("a number of deals", |word| word.parse().ok())?;
    let mut line = lines.after("scoring", "scoring")?;
    let scoring = line.value("plain, seeger-fabian or minus", scoring_of)?;
    let limit = if scoring == Scoring::Minus {
        let mut line = lines.after("limit", "limit")?;
        NonZeroU32::new(line.value("a number of points", |word| word.parse().ok())?)
    } else {
        ListSettings::LIMIT
    };
    let mut end = |word| match lines.optional(word) {
        Some(mut line) => line
            .value("a number from 1 on", |word| word.parse().ok())
            .map(|end: NonZeroU32| Some(end)),
        None => Ok(None),
    };
    let (points, minutes) = (end("points")?, end("minutes")?);
    let rules = match lines.optional("rules") {
        Some(mut line) => line.rules()?,
        None => Rules::OFFICIAL,
    };
    let mut line = lines.after("seed", "seed")?;
    let seed = line.value("a seed", |word| word.parse().ok())?;
    let mut line = lines.after("start", "start")?;
    let start = line.value("the number of a deal", |word| word.parse().ok())?;
    let plain = ListSettings::new(table, seed);
    Ok((ListSettings { deals, scoring, limit, points, minutes, rules, start, ..plain }, deals_at))
}

/// `player LEVEL "NAME"`.
fn member<L: FromStr<Err: Display>>(lines: &mut Lines<'_>) -> Result<Member<L>, Fault> {
    const NAME: &str = "a name in quotes";
    let mut line = lines.after("player", "player")?;
    let (at, word) = line.word("a level or person")?;
    let level = match word {
        "person" => None,
        // The message may quote what the word holds.
        _ => Some(word.parse().map_err(|why: L::Err| {
            let plain = why.to_string().chars().filter(|letter| !letter.is_control()).collect();
            (at, SaveFault::Level(plain))
        })?),
    };
    let (at, rest) = line.rest();
    Ok(Member { name: read_name(rest).ok_or_else(|| (at, unexpected(rest, NAME)))?, level })
}

/// The number of the next deal and all moves made in it.
fn game(mut line: Line<'_>, list: &List) -> Result<(u32, Game), Fault> {
    let (at, found) = line.word("the number of a deal")?;
    let expected = list.next_number();
    let (Some(number), Some(mut game)) =
        (expected.filter(|n| found == n.to_string()), list.next_game())
    else {
        return Err((at, SaveFault::Number { found: found.to_owned(), expected }));
    };
    while let Some((at, seat)) = line.next() {
        let seat = read_seat(seat).map_err(|bad| (at, bad.into()))?;
        let (at, word) = line.word("a move")?;
        let Word(mv) = word.parse().map_err(|bad: BadTurn| (at, bad.into()))?;
        game.apply(seat, mv).map_err(|why| (at, SaveFault::Illegal { number, seat, mv, why }))?;
    }
    Ok((number, game))
}

/// `SEAT C1.C2`: who is to announce a game has discarded these.
fn put<L>(mut line: Line<'_>, number: u32, game: &Game, party: &Party<L>) -> Result<Cards, Fault> {
    let (at, word) = line.word("a seat")?;
    let seat = read_seat(word).map_err(|bad| (at, bad.into()))?;
    if party.person().and_then(|place| game.deal().seating().seat(place)) != Some(seat) {
        return Err((at, unexpected(word, "the seat of the person")));
    }
    let (at, word) = line.word("two cards")?;
    let cards = word.parse().map_err(|_| (at, unexpected(word, "two cards")))?;
    line.finish()?;
    let refused = |why| (at, SaveFault::Discard { number, seat, cards, why });
    game.check_discard(seat, cards).map_err(refused).map(|()| cards)
}

fn unexpected(found: &str, expected: &'static str) -> SaveFault {
    SaveFault::Unexpected { found: found.to_owned(), expected }
}

/// The lines of a save.
struct Lines<'a> {
    text: &'a str,
    /// The start of the next line.
    at: usize,
}

impl<'a> Lines<'a> {
    /// The next line, which begins with this word; `expected` says so in a message.
    fn after(&mut self, word: &str, expected: &'static str) -> Result<Line<'a>, Fault> {
        if let Some(line) = self.optional(word) {
            return Ok(line);
        }
        let mut line = self.peek();
        match line.next() {
            None if line.end == self.text.len() => Err((line.end, SaveFault::Cut { expected })),
            found => {
                let (at, found) = found.unwrap_or((self.at, ""));
                Err((at, unexpected(found, expected)))
            }
        }
    }

    /// The next line after its first word, if it begins with this one.
    fn optional(&mut self, word: &str) -> Option<Line<'a>> {
        let mut line = self.peek();
        let (_, first) = line.next()?;
        (first == word).then(|| {
            self.at = (line.end + 1).min(self.text.len());
            line
        })
    }

    fn peek(&self) -> Line<'a> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let end = self.at + rest.find('\n').unwrap_or(rest.len());
        Line { text: self.text, at: self.at, end }
    }

    /// Makes sure that nothing follows.
    fn finish(&self) -> Result<(), Fault> {
        let rest = Line { text: self.text, at: self.at, end: self.text.len() };
        rest.finish()
    }
}

/// The rest of a line.
struct Line<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl<'a> Line<'a> {
    /// The next word and where it begins.
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (at, rest) = self.rest();
        let word = rest.split(char::is_whitespace).next().filter(|word| !word.is_empty())?;
        self.at = at + word.len();
        Some((at, word))
    }

    /// The next word, which must be there.
    fn word(&mut self, expected: &'static str) -> Result<(usize, &'a str), Fault> {
        let end = self.end;
        self.next().ok_or(match end == self.text.len() {
            true => (end, SaveFault::Cut { expected }),
            false => (end, unexpected("", expected)),
        })
    }

    /// Everything that is left without the blanks around it, and where it begins.
    fn rest(&self) -> (usize, &'a str) {
        let rest = self.text.get(self.at..self.end).unwrap_or_default();
        let trimmed = rest.trim_start();
        (self.at + rest.len() - trimmed.len(), trimmed.trim_end())
    }

    /// The only word left, read by a function.
    fn value<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let (at, word) = self.word(expected)?;
        let value = read(word).ok_or_else(|| (at, unexpected(word, expected)))?;
        self.finish()?;
        Ok(value)
    }

    /// Makes sure that nothing is left.
    fn finish(&self) -> Result<(), Fault> {
        match self.rest() {
            (_, "") => Ok(()),
            (at, found) => Err((at, unexpected(found, "nothing"))),
        }
    }

    /// Makes sure that this program reads saves of this version.
    fn version(&mut self) -> Result<(), Fault> {
        let (at, word) = self.word("a version")?;
        if !word.parse().is_ok_and(|version| (1..=SAVE_VERSION).contains(&version)) {
            return Err((at, SaveFault::Version(word.to_owned())));
        }
        self.finish()
    }

    /// House rules, in one word.
    fn rules(&mut self) -> Result<Rules, Fault> {
        let (at, word) = self.word("house rules")?;
        let rules = word.parse().map_err(|bad: BadRules| (at, SaveFault::Rules(bad)))?;
        self.finish()?;
        Ok(rules)
    }

    /// A place of a table.
    fn place(&mut self, table: TableSize) -> Result<Place, Fault> {
        self.value("a place at the table, counted from 0", |word| place(word, table))
    }

    /// `DEALER CARDS`.
    fn given(&mut self, table: TableSize) -> Result<Deal, Fault> {
        let expected = "a place at the table, counted from 0";
        let (at, word) = self.word(expected)?;
        let dealer = place(word, table).ok_or_else(|| (at, unexpected(word, expected)))?;
        let (at, cards) = self.rest();
        deal::cards(cards, at, false, Seating { table, dealer })
            .map_err(|(at, why)| (at, why.into()))
    }
}

fn place(word: &str, table: TableSize) -> Option<Place> {
    let index: usize = word.parse().ok()?;
    table.places().find(|place| place.index() == index)
}

/// Reads a name as it was written.
fn read_name(text: &str) -> Option<String> {
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
