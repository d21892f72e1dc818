//! The review of a record, and what its decisions add up to.

use super::{Decision, Review, Stage, Subject, round};
use crate::players::{Effort, Ledger};
use crate::record::{Located, Played, Record, RecordFault, scoring_of};
use crate::rules::{BySeat, Cards, Contract, Scoring, Seat, TableSize};

/// The review of a record, as far as its cards are known.
#[derive(Debug, Clone, PartialEq)]
pub struct Reviewed {
    /// Who played alone.
    pub declarer: Option<Seat>,
    /// The game that was announced, also if it ended before the discard.
    pub contract: Option<Contract>,
    /// The kind of game in machine-readable output; `passed` or `ramsch` if nobody played alone.
    pub game: Option<&'static str>,
    /// The decisions.
    pub decisions: Vec<Decision>,
    /// The reason why not all is judged.
    pub unknown: Option<Unknown>,
}

/// The part of a record that is not known.
#[derive(Debug, Clone, PartialEq)]
pub enum Unknown {
    /// The record cannot be played again.
    Damaged(Located<RecordFault>),
    /// It does not tell where these cards lay.
    Cards(Cards),
}

impl Reviewed {
    /// The review of a record for some seats. It counts by the scoring that the record names, or
    /// else as Seeger-Fabian.
    #[must_use]
    pub fn of(record: &Record<'_>, seats: BySeat<bool>, effort: Effort) -> Self {
        let played = match record.play() {
            Ok(played) => played,
            Err(fault) => return Self::damaged(fault),
        };
        let (game, ledger) = (played.game(), ledger_of(record));
        // Once the skat was taken, it no longer matters which two of the twelve cards lay there.
        let taken = game.discard().is_some();
        let wanted = BySeat::from_fn(|seat| seats[seat] && is_known(&played, seat, taken));
        let mut review = Review::new(game, ledger, effort).of_seats(wanted);
        let missing = played.unknown(taken);
        if !missing.is_empty() {
            review = review.without_truth();
        }
        let guessed = played.unknown(false);
        let told = |decision: &Decision| {
            let before = matches!(decision.subject, Subject::Bid | Subject::Hand);
            !before || is_known(&played, decision.seat, false)
        };
        Self {
            declarer: game.table().declarer(),
            contract: played.contract(),
            game: game_word(&played),
            decisions: review.filter(told).collect(),
            unknown: (!guessed.is_empty()).then_some(Unknown::Cards(guessed)),
        }
    }

    /// A record that cannot be played again.
    #[must_use]
    pub const fn damaged(fault: Located<RecordFault>) -> Self {
        let unknown = Some(Unknown::Damaged(fault));
        Self { declarer: None, contract: None, game: None, decisions: Vec::new(), unknown }
    }
}

/// The list on which a record is written: by the scoring that it names, or else as Seeger-Fabian.
#[must_use]
pub fn ledger_of(record: &Record<'_>) -> Ledger {
    let scoring = record.get("LS").and_then(|word| scoring_of(word.trim()));
    let four = record.get("P3").is_some_and(|name| !name.trim().is_empty());
    Ledger {
        scoring: scoring.unwrap_or(Scoring::SeegerFabian),
        table: if four { TableSize::Four } else { TableSize::Three },
    }
}

/// True if the cards of a seat are known: those dealt, or those held after the skat was taken.
fn is_known(played: &Played, seat: Seat, skat_taken: bool) -> bool {
    !played.game().deal().hand(seat).intersects(played.unknown(skat_taken))
}

/// The kind of game in machine-readable output: also for deals that nobody plays alone.
fn game_word(played: &Played) -> Option<&'static str> {
    let table = played.game().table();
    match played.contract() {
        Some(contract) => Some(contract.kind().word()),
        None if table.is_ramsch() => Some("ramsch"),
        None if table.ending().is_some() => Some("passed"),
        None => None,
    }
}

/// Sums of prices, by phase.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Sums {
    /// The auction.
    pub auction: f64,
    /// Skat, game and announcement.
    pub game: f64,
    /// The cards as declarer.
    pub declarer: f64,
    /// The cards as defender, and in a Ramsch.
    pub defence: f64,
}

impl Sums {
    /// The sums of decisions in a deal with such a declarer.
    pub fn of<'a>(
        decisions: impl IntoIterator<Item = &'a Decision>,
        declarer: Option<Seat>,
    ) -> Self {
        let mut sums = Self::default();
        for decision in decisions {
            let sum = match decision.stage(declarer) {
                Stage::Auction => &mut sums.auction,
                Stage::Game => &mut sums.game,
                Stage::Declarer => &mut sums.declarer,
                Stage::Defence => &mut sums.defence,
            };
            *sum = round(*sum + decision.price, 100.0);
        }
        sums
    }

    /// The sum of all.
    #[must_use]
    pub fn price(&self) -> f64 {
        round(self.auction + self.game + self.declarer + self.defence, 100.0)
    }
}
