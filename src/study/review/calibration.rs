//! The measure of the judgement: what the levels of the computer players lose among their own.

use super::{Review, Sums};
use crate::players::{Effort, Ledger, Level, decide};
use crate::rules::{Game, ListSettings, Rules, Scoring, Seat, TableSize};

/// The seed of the deals, which are the same for every level, and that of the players.
const SEEDS: (u64, u64) = (2026, 7);

/// The prices of a level, deal by deal.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibration {
    deals: Vec<Sums>,
}

impl Calibration {
    /// What is known from the sums of these deals, one seat's share of each.
    #[must_use]
    pub const fn of(deals: Vec<Sums>) -> Self {
        Self { deals }
    }

    /// The mean of a figure a seat and deal.
    #[must_use]
    pub fn mean(&self, of: impl Fn(&Sums) -> f64) -> f64 {
        self.deals.iter().map(of).sum::<f64>() / self.deals.len().max(1) as f64
    }

    /// Half of the interval of 95 % around the mean price.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let (mean, count) = (self.mean(Sums::price), self.deals.len() as f64);
        let squares: f64 = self.deals.iter().map(|sums| (sums.price() - mean).powi(2)).sum();
        1.96 * (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt()
    }
}

/// One deal that three of a level play among themselves, reviewed: a seat's share of the prices.
#[must_use]
pub fn reviewed_deal(level: Level, number: u32, effort: Effort) -> Sums {
    let ledger = Ledger { scoring: Scoring::SeegerFabian, table: TableSize::Three };
    let (deals, players) = SEEDS;
    let deal = ListSettings::new(TableSize::Three, deals).deal(number);
    let mut game = Game::with_rules(Rules::OFFICIAL, deal);
    while let Some(seat) = game.to_act() {
        let mv = decide(level.into(), players, number, &game.view(seat));
        if game.apply(seat, mv).is_err() {
            break;
        }
    }
    let declarer = game.table().declarer();
    let decisions: Vec<_> = Review::new(&game, ledger, effort).collect();
    let sums = Sums::of(&decisions, declarer);
    let share = |sum: f64| sum / Seat::ALL.len() as f64;
    Sums {
        auction: share(sums.auction),
        game: share(sums.game),
        declarer: share(sums.declarer),
        defence: share(sums.defence),
    }
}
