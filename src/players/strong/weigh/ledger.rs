//! Results as the list of one seat has them.

use crate::rules::{
    Account, Bid, Cards, Contract, Outcome, Scoring, Settlement, TableSize, View,
    bonus_for_others_loss,
};

use super::samples::Result;

/// The list on which a game is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ledger {
    /// The way it is totalled.
    pub scoring: Scoring,
    /// The number of players.
    pub table: TableSize,
}

impl Ledger {
    /// The change of a seat's total by a game of its own or of another.
    pub(crate) fn change(self, own: bool, score: i32, won: bool) -> f32 {
        let account = match own {
            true => Account {
                points: score,
                won: won.into(),
                lost: (!won).into(),
                minus: score.min(0),
                ..Account::default()
            },
            false => Account {
                lost_by_others: (!won).into(),
                minus: -score.max(0),
                ..Account::default()
            },
        };
        account.total(self.scoring, self.table) as f32
    }

    /// The change of a seat's total by a Ramsch.
    pub(super) fn ramsch(self, seat: usize, scores: [i32; 3]) -> f32 {
        if self.scoring != Scoring::Minus {
            return scores[seat] as f32;
        }
        let own = |other: usize| match other == seat {
            true => scores[other].min(0),
            false => -scores[other].max(0),
        };
        (0..3).map(own).sum::<i32>() as f32
    }

    /// The list points between winning and losing a game of this value: the stake.
    #[must_use]
    pub fn stake(self, own: bool, value: i32) -> f64 {
        let stake = self.change(own, value, true) - self.change(own, -2 * value, false);
        f64::from(stake.abs()).max(f64::from(bonus_for_others_loss(self.table)))
    }
}

/// A game with a declarer, as a seat writes it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Writing {
    pub(super) ledger: Ledger,
    pub(super) contract: Contract,
    pub(super) bid: Bid,
    pub(super) doublings: u16,
    /// True if the seat is the declarer.
    pub(super) own: bool,
}

impl Writing {
    /// The game of a view.
    pub(super) fn of(view: &View, ledger: Ledger, own: bool) -> Option<Self> {
        let table = view.table();
        let doublings = table.doubled().factor() * view.round().factor();
        Some(Self { ledger, contract: table.contract()?, bid: table.bid()?, doublings, own })
    }

    /// The result of an end: points and tricks of the declarer, and the twelve cards.
    pub(super) fn result(&self, points: u8, tricks: u8, cards: Cards) -> Result {
        let outcome = Outcome::Played { points, tricks, defender_tricks: 10 - tricks };
        let Self { ledger, contract, bid, doublings, own } = *self;
        let reckoning = Settlement { contract, cards, bid, outcome, doublings }.reckon();
        let win = if reckoning.won == own { 1.0 } else { 0.0 };
        (ledger.change(own, reckoning.score, reckoning.won), win)
    }
}
