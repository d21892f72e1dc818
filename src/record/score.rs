//! The result of a game in the words of the notation: reckoned by us, or read from a record.

use std::fmt;

use thiserror::Error;

use super::position::quoted;
use crate::rules::{
    Contract, DealResult, Ending, Game, LineName, Matadors, Outcome, Reckoning, Seat, Settlement,
    Side,
};

/// The result of a game as records tell it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// All three passed, and nobody writes anything.
    PassedIn,
    /// Ramsch: what each seat writes, forehand first.
    Ramsch([i32; 3]),
    /// It ended before a contract; the figures are those of the record, and belong to no game.
    Penalty(Figures),
    /// The declarer won or lost.
    Settled(Figures),
    /// The record tells no result, as programs write it of a game that was not finished.
    Unfinished,
}

/// The way a recorded game came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Close {
    /// By the law: played out, passed in, a Null broken, claimed, or given up in a game of ours.
    Law,
    /// The value could no longer change, and the record stops there.
    Early,
    /// One side gave up, at a place where that ends the game at once.
    Resigned(Side),
    /// The time of this seat was up.
    TimedOut(Seat),
    /// This seat left the table.
    Left(Seat),
}

/// The figures of a game with a declarer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Figures {
    /// The declarer; a record may name nobody.
    pub declarer: Option<Seat>,
    /// True if the declarer won.
    pub won: bool,
    /// The change on the plain list, twice the value if lost.
    pub value: i32,
    /// The number of matadors, negative if without; 0 in Null.
    pub matadors: i32,
    /// True if the value falls short of the bid.
    pub overbid: bool,
    /// The declarer's card points with the skat.
    pub points: i32,
    /// The declarer's tricks.
    pub tricks: i32,
    /// True if a side is schneider.
    pub schneider: bool,
    /// True if a side is schwarz.
    pub schwarz: bool,
}

/// A fault in the result of a record.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum BadScore {
    /// Something that belongs to no result.
    #[error("{} is no part of a result", quoted(.0))]
    Word(String),
    /// A part that stands there twice.
    #[error("{0} stands in the result twice")]
    Twice(&'static str),
    /// A part that is missing.
    #[error("the result has no {0}")]
    Missing(&'static str),
}

/// The parts of a result that can be compared, in their order; those after them are told by some
/// places only.
const PARTS: [&str; 9] =
    ["d:", "win or loss", "v:", "m:", "bidok or overbid", "p:", "t:", "s:", "z:"];

impl Score {
    /// Reads the value of the property `R`.
    ///
    /// # Errors
    /// What is wrong with it, and at which byte.
    pub(super) fn read(text: &str) -> Result<Self, (usize, BadScore)> {
        let mut words =
            text.split_ascii_whitespace().map(|word| (offset(text, word), word)).peekable();
        match words.peek() {
            None => Err((0, BadScore::Missing(PARTS[0]))),
            Some(_) if text.split_ascii_whitespace().all(is_unknown) => Ok(Self::Unfinished),
            Some(&(at, first @ ("passed" | "ramsch"))) => {
                words.next();
                if first == "ramsch" {
                    return ramsch(words, text.len());
                }
                match words.next() {
                    None => Ok(Self::PassedIn),
                    Some((at, word)) => Err((at, BadScore::Word(word.to_owned()))),
                }
                .map_err(|(other, why)| (other.max(at), why))
            }
            Some(_) => settled(words, text.len()),
        }
    }

    /// The figures, if somebody played.
    #[must_use]
    pub const fn figures(&self) -> Option<&Figures> {
        match self {
            Self::Settled(figures) => Some(figures),
            _ => None,
        }
    }
}

/// True of a word that stands for what nobody knows.
fn is_unknown(word: &str) -> bool {
    word == "unknown" || word.bytes().all(|letter| letter == b'?')
}

/// The start of a word in a text.
fn offset(text: &str, word: &str) -> usize {
    word.as_ptr() as usize - text.as_ptr() as usize
}

/// The way in which a game broke off, as its result tells it: `l:` who left, `to:` who was too slow,
/// `r:1` that whoever lost had given up.
pub(super) fn broken_off(text: &str) -> Option<Close> {
    let words = || text.split_ascii_whitespace();
    let seat = |name| {
        let number = words().find_map(|word| word.strip_prefix(name))?.parse().ok()?;
        Seat::from_index(number)
    };
    let loser = || match words().find(|word| matches!(*word, "win" | "loss"))? {
        "win" => Some(Side::Defenders),
        _ => Some(Side::Declarer),
    };
    let resigned =
        || words().find(|word| *word == "r:1").and_then(|_| loser()).map(Close::Resigned);
    seat("l:").map(Close::Left).or_else(|| seat("to:").map(Close::TimedOut)).or_else(resigned)
}

/// The most that a figure of a result can be, many times over: sums of such figures have room.
const MOST: i32 = 100_000;

fn figure(text: &str) -> Option<i32> {
    text.parse().ok().filter(|figure| (-MOST..=MOST).contains(figure))
}

fn ramsch<'a>(
    words: impl Iterator<Item = (usize, &'a str)>,
    end: usize,
) -> Result<Score, (usize, BadScore)> {
    const NAMES: [&str; 3] = ["v0:", "v1:", "v2:"];
    let mut values = [None; 3];
    for (at, word) in words {
        let bad = || (at, BadScore::Word(word.to_owned()));
        let seat = NAMES.iter().position(|name| word.starts_with(name)).ok_or_else(bad)?;
        if values[seat].replace(figure(&word[3..]).ok_or_else(bad)?).is_some() {
            return Err((at, BadScore::Twice(NAMES[seat])));
        }
    }
    let mut score = [0; 3];
    for (seat, value) in values.into_iter().enumerate() {
        score[seat] = value.ok_or((end, BadScore::Missing(NAMES[seat])))?;
    }
    Ok(Score::Ramsch(score))
}

fn settled<'a>(
    words: impl Iterator<Item = (usize, &'a str)>,
    end: usize,
) -> Result<Score, (usize, BadScore)> {
    let mut parts: [Option<i32>; 9] = [None; 9];
    let mut penalty = false;
    for (at, word) in words {
        let bad = || (at, BadScore::Word(word.to_owned()));
        let number = |text: &str| figure(text).ok_or_else(bad);
        let switch = |text: &str| match text {
            "0" => Ok(0),
            "1" => Ok(1),
            _ => Err(bad()),
        };
        let (part, value) = match word.split_once(':') {
            None => match word {
                "win" => (1, 1),
                "loss" => (1, 0),
                "penalty" => {
                    penalty = true;
                    (1, 0)
                }
                "bidok" => (4, 0),
                "overbid" => (4, 1),
                _ => return Err(bad()),
            },
            Some(("d", seat)) => (
                0,
                number(seat).and_then(|d| match d {
                    -1..=2 => Ok(d),
                    _ => Err(bad()),
                })?,
            ),
            Some(("v", value)) => (2, number(value)?),
            Some(("m", value)) => (3, number(value)?),
            Some(("p", value)) => (5, number(value)?),
            Some(("t", value)) => (6, number(value)?),
            Some(("s", value)) => (7, switch(value)?),
            Some(("z", value)) => (8, switch(value)?),
            // Penalties, who left, who was too slow, who gave up: not on the plain list.
            Some((_, value)) => {
                number(value)?;
                continue;
            }
        };
        if parts[part].replace(value).is_some() {
            return Err((at, BadScore::Twice(PARTS[part])));
        }
    }
    let part = |part: usize| parts[part].ok_or((end, BadScore::Missing(PARTS[part])));
    let figures = Figures {
        declarer: usize::try_from(part(0)?).ok().and_then(Seat::from_index),
        won: part(1)? == 1,
        value: part(2)?,
        matadors: part(3)?,
        overbid: part(4)? == 1,
        points: part(5)?,
        tricks: part(6)?,
        schneider: part(7)? == 1,
        schwarz: part(8)? == 1,
    };
    Ok(if penalty { Score::Penalty(figures) } else { Score::Settled(figures) })
}

impl fmt::Display for Score {
    /// Writes the value of the property `R`, without what only a server tells.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PassedIn => f.write_str("passed"),
            Self::Unfinished => f.write_str("unknown"),
            Self::Ramsch([v0, v1, v2]) => write!(f, "ramsch v0:{v0} v1:{v1} v2:{v2}"),
            Self::Penalty(figures) | Self::Settled(figures) => {
                let declarer = figures.declarer.map_or(-1, |seat| seat.index() as i32);
                let Figures { value, matadors, points, tricks, .. } = figures;
                let won = match self {
                    Self::Penalty(_) => "penalty",
                    _ if figures.won => "win",
                    _ => "loss",
                };
                let bid = if figures.overbid { "overbid" } else { "bidok" };
                let (s, z) = (u8::from(figures.schneider), u8::from(figures.schwarz));
                write!(
                    f,
                    "d:{declarer} {won} v:{value} m:{matadors} {bid} p:{points} t:{tricks} s:{s} \
                     z:{z}"
                )
            }
        }
    }
}

/// The result of a game that is over by our law; `None` while it runs.
///
/// A game that may stop since its value is certain has points and tricks as far as it went.
pub(super) fn by_law(game: &Game) -> Option<Score> {
    let table = game.table();
    let (declarer, reckoning, points, defender_points) = match game.result() {
        Some(DealResult::PassedIn) => return Some(Score::PassedIn),
        Some(DealResult::Ramsch(reckoning)) => return Some(Score::Ramsch(reckoning.scores.0)),
        Some(DealResult::Settled { declarer, reckoning, points, defender_points }) => {
            (declarer, reckoning, points, defender_points)
        }
        // Stopped where our law would have gone on.
        None => {
            let contract = table.contract()?;
            let (points, tricks) = taken(game);
            let theirs = table.tricks_of(Side::Defenders).count() as u8;
            let outcome = Outcome::Played { points, tricks, defender_tricks: theirs };
            return settle(game, contract, outcome, points, tricks, (points <= 30, tricks == 0));
        }
    };
    let null = reckoning.contract.null_value().is_some();
    let mut tricks = table.tricks_of(Side::Declarer).count();
    let mut theirs = table.tricks_of(Side::Defenders).count();
    let ending = table.ending();
    if let Some(Ending::Claimed(seat)) = ending {
        let rest = 10 - tricks - theirs;
        let own = (table.side(seat) == Some(Side::Declarer)) != null;
        *(if own { &mut tricks } else { &mut theirs }) += rest;
    }
    let (schneider, schwarz) = match ending {
        Some(Ending::Conceded(Side::Declarer)) => (false, false),
        Some(Ending::Conceded(Side::Defenders)) => (
            reckoning.has(LineName::Schneider) && defender_points <= 30,
            reckoning.has(LineName::Schwarz) && theirs == 0,
        ),
        _ => (points >= 90 || points <= 30, tricks == 0 || theirs == 0),
    };
    Some(figures(declarer, &reckoning, points, tricks as u8, (schneider, schwarz)))
}

/// The result of a game that one side gave up, by the custom of the server: the rest of points and
/// tricks goes to the others. Nothing is charged for schneider or schwarz before a trick was made,
/// and in Null points stay as they are.
pub(super) fn given_up(game: &Game, contract: Contract, loser: Side) -> Option<Score> {
    let table = game.table();
    let null = contract.null_value().is_some();
    let (mut points, mut tricks) = taken(game);
    let defender_points = table.points_of(Side::Defenders);
    let defender_tricks = table.tricks_of(Side::Defenders).count() as u8;
    let (outcome, reached) = match loser {
        Side::Declarer => {
            let begun = !table.tricks().is_empty();
            let outcome = if null || !begun || points > 60 {
                Outcome::DeclarerConceded
            } else {
                Outcome::Played { points, tricks, defender_tricks: 10 - tricks }
            };
            (outcome, (begun && (points <= 30 || tricks == 0), begun && tricks == 0))
        }
        Side::Defenders if null => {
            (Outcome::DefendersConceded { defender_points, defender_tricks }, (false, false))
        }
        Side::Defenders => {
            points = 120 - defender_points;
            tricks = 10 - defender_tricks;
            let outcome = if points > 60 {
                Outcome::Played { points, tricks, defender_tricks }
            } else {
                Outcome::DefendersConceded { defender_points, defender_tricks }
            };
            (outcome, (points >= 90, defender_tricks == 0))
        }
    };
    settle(game, contract, outcome, points, tricks, reached)
}

/// The declarer's card points with the skat, and the tricks.
fn taken(game: &Game) -> (u8, u8) {
    let table = game.table();
    let points = table.points_of(Side::Declarer) + game.skat().points();
    (points, table.tricks_of(Side::Declarer).count() as u8)
}

fn settle(
    game: &Game,
    contract: Contract,
    outcome: Outcome,
    points: u8,
    tricks: u8,
    (schneider, schwarz): (bool, bool),
) -> Option<Score> {
    let (declarer, bid) = (game.table().declarer()?, game.table().bid()?);
    let cards = game.deal().hand(declarer) | game.deal().skat();
    let doublings = game.table().doubled().factor() * game.deal().round().factor();
    let reckoning = Settlement { contract, cards, bid, outcome, doublings }.reckon();
    Some(figures(declarer, &reckoning, points, tricks, (schneider, schwarz)))
}

/// The figures of a reckoned game; Null knows no schneider and no schwarz.
fn figures(
    declarer: Seat,
    reckoning: &Reckoning,
    points: u8,
    tricks: u8,
    (schneider, schwarz): (bool, bool),
) -> Score {
    let null = reckoning.contract.null_value().is_some();
    Score::Settled(Figures {
        declarer: Some(declarer),
        won: reckoning.won,
        value: reckoning.score,
        matadors: signed(reckoning.matadors),
        overbid: reckoning.overbid,
        points: points.into(),
        tricks: tricks.into(),
        schneider: schneider && !null,
        schwarz: schwarz && !null,
    })
}

/// The number of matadors, negative if without; 0 in Null.
fn signed(matadors: Option<Matadors>) -> i32 {
    matadors.map_or(0, |matadors| {
        let count = i32::from(matadors.count);
        if matadors.with { count } else { -count }
    })
}
