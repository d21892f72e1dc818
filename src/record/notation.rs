//! A game record in the notation of the International Skat Server, read.

use std::borrow::Cow;

use super::actions::{self, Step};
use super::deal::DealFault;
use super::fault::{Fault, RecordFault};
use super::played::{self, Played};
use super::position::Located;
use super::properties::{Property, Reader, Torn};
use super::score::Score;
use super::stream::Raw;
use crate::rules::{Round, Rules};

/// One record: its properties, and what it tells of the game.
///
/// ```
/// use skat::record::{Raw, Score};
///
/// let raw = Raw::of(
///     "(;GM[Skat]PC[home]MV[w CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.\
///      HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.D7.C7 1 p 2 p 0 p ]R[passed] ;)",
/// );
/// let record = raw.read()?;
/// assert_eq!(record.get("PC").as_deref(), Some("home"));
/// let played = record.play()?;
/// assert_eq!(played.score(), Some(Score::PassedIn));
/// assert_eq!(record.score()?, Score::PassedIn);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Record<'a> {
    raw: &'a Raw<'a>,
    properties: Vec<Property<'a>>,
    ours: bool,
}

/// The property of the check sum of all that stands before it in the record.
pub(super) const SUM: &str = "CK";

/// The property that tells of a round of Bock or Ramsch.
pub(super) const ROUND: &str = "RD";

/// The word for a round out of the ordinary.
pub(super) const fn round_word(round: Round) -> Option<&'static str> {
    match round {
        Round::Plain => None,
        Round::Bock => Some("bock"),
        Round::Ramsch => Some("ramsch"),
    }
}

fn round_of(word: &str) -> Option<Round> {
    [Round::Bock, Round::Ramsch].into_iter().find(|&round| round_word(round) == Some(word))
}

/// The name of this program in the property `PC` of its own records.
pub(super) const OUR_PLACE: &str = "skat";

impl Raw<'_> {
    /// Reads the frame of the record.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(&self) -> Result<Record<'_>, Located<RecordFault>> {
        self.frame().map_err(|(at, why)| self.locate(at, why))
    }

    fn frame(&self) -> Result<Record<'_>, Fault> {
        let torn = |(at, torn): (usize, Torn)| (at, DealFault::Torn(torn).into());
        if self.is_too_large() {
            return Err((self.text().len(), RecordFault::TooLarge));
        }
        let mut reader = Reader::new(self.text());
        let properties = reader.record().map_err(torn)?;
        if reader.peek().is_some() {
            return Err(torn(reader.torn("the end of the record")));
        }
        let mut record = Record { raw: self, properties, ours: false };
        if let Some(game) = record.only("GM")?
            && game.raw != "Skat"
        {
            return Err((game.value_at, DealFault::OtherGame(game.raw.to_owned()).into()));
        }
        for name in ["P0", "P1", "P2", "P3"] {
            record.only(name)?;
        }
        let sum = record.only(SUM)?;
        if let Some(sum) = sum
            && sum.raw != super::sum::sum(&self.text().as_bytes()[..sum.at])
        {
            return Err((sum.at, RecordFault::Sum));
        }
        record.ours = record.only("PC")?.is_some_and(|place| place.raw == OUR_PLACE);
        Ok(record)
    }
}

impl<'a> Record<'a> {
    /// The value of a property, without the marks before brackets; the first, if it stands there
    /// more than once.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Cow<'a, str>> {
        self.properties.iter().find(|property| property.name == name).map(Property::value)
    }

    /// All properties in the order of the record, with their values.
    pub fn properties(&self) -> impl Iterator<Item = (&'a str, Cow<'a, str>)> {
        self.properties.iter().map(|property| (property.name, property.value()))
    }

    /// True if this program wrote it: then what somebody who gave up is charged follows the
    /// International Skat Order, not the server.
    #[must_use]
    pub const fn is_ours(&self) -> bool {
        self.ours
    }

    /// Plays the game again by our law.
    ///
    /// # Errors
    /// What is wrong with the moves, and where.
    pub fn play(&self) -> Result<Played, Located<RecordFault>> {
        self.moves().map_err(|(at, why)| self.locate(at, why))
    }

    /// Names the place of a byte of the record.
    pub(super) fn locate<W>(&self, at: usize, why: W) -> Located<W> {
        self.raw.locate(at, why)
    }

    fn moves(&self) -> Result<Played, Fault> {
        let (rules, round) = self.rules()?;
        let moves = self.only("MV")?.ok_or((0, DealFault::NoMoves.into()))?;
        let mut steps: Vec<Step<'_>> = Vec::with_capacity(64);
        let deal = actions::read(moves, &mut steps)?;
        let told = self.only("R").ok().flatten().map(|result| result.raw);
        let end = moves.value_at + moves.raw.len();
        played::play(rules, round, deal, &steps, (self.ours, told), end)
    }

    /// The house rules, and what kind of round the deal belongs to.
    pub(super) fn rules(&self) -> Result<(Rules, Round), Fault> {
        let unknown = |property: Property<'_>| {
            (property.value_at, RecordFault::HouseRule(property.raw.to_owned()))
        };
        let rules = match self.only("HR")? {
            Some(names) if !names.raw.trim().is_empty() => {
                names.raw.trim().parse().map_err(|_| unknown(names))?
            }
            _ => Rules::OFFICIAL,
        };
        let round = match self.only(ROUND)? {
            Some(word) => round_of(word.raw.trim()).ok_or_else(|| unknown(word))?,
            None => Round::Plain,
        };
        Ok((rules, round))
    }

    /// The result the record tells.
    ///
    /// # Errors
    /// If it is missing or cannot be read, and where.
    pub fn score(&self) -> Result<Score, Located<RecordFault>> {
        let read = || -> Result<Score, Fault> {
            let end = self.raw.text().trim_end().len();
            let result = self.only("R")?.ok_or((end, RecordFault::NoScore))?;
            Score::read(result.raw).map_err(|(at, why)| (result.value_at + at, why.into()))
        };
        read().map_err(|(at, why)| self.raw.locate(at, why))
    }

    /// A fault in the value of a property; of the whole record where it is missing.
    #[must_use]
    pub fn fault(&self, name: &str, why: RecordFault) -> Located<RecordFault> {
        let property = self.properties.iter().find(|property| property.name == name);
        self.raw.locate(property.map_or(0, |property| property.value_at), why)
    }

    /// The property of a name, which may stand in a record once.
    pub(super) fn only(&self, name: &'static str) -> Result<Option<Property<'a>>, Fault> {
        let mut found = self.properties.iter().filter(|property| property.name == name);
        let first = found.next().copied();
        match found.next() {
            Some(again) => Err((again.at, DealFault::Again(name).into())),
            None => Ok(first),
        }
    }
}
