//! Computer players against each other, the same cards once in every rotation of the seats.

use std::collections::BTreeMap;
use std::thread;

use crate::players::{self, Level};
use crate::rules::{
    BySeat, Deal, Game, Kind, LineName, Outturn, Place, Reckoning, Seating, TableSize,
    bonus_for_others_loss, generator,
};

/// Who plays against whom, and over how many deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Duel {
    /// The three players, by their place at the table.
    pub levels: [Level; 3],
    /// How many different deals; each is played three times.
    pub deals: u32,
    /// Where cards and players' choices come from.
    pub seed: u64,
    /// How many threads share the work. The result does not depend on it.
    pub jobs: usize,
}

/// What one level did in a duel. A *game* here is one seat in one played deal.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tally {
    /// Seats in played deals.
    pub seats: u32,
    /// Games declared.
    pub declared: u32,
    /// Of these won.
    pub won: u32,
    /// Of these lost because the value fell short of the bid.
    pub overbid: u32,
    /// Of these Hand games.
    pub hand: u32,
    /// Of these with schneider for either side.
    pub schneider: u32,
    /// Games declared and won, by kind.
    pub kinds: BTreeMap<Kind, (u32, u32)>,
    /// Sum of the scores.
    pub points: i64,
    /// Seeger-Fabian points of this level in each different deal, and in how many seats.
    by_deal: Vec<(i64, u32)>,
}

/// What came of a duel.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The figures by level.
    pub tallies: BTreeMap<Level, Tally>,
    /// Deals played, rotations counted.
    pub games: u32,
    /// How many of them were passed in.
    pub passed_in: u32,
    /// How many of them went to the tenth trick.
    pub to_the_end: u32,
}

impl Tally {
    /// Game points for each seat in a deal.
    #[must_use]
    pub fn points_per_game(&self) -> f64 {
        self.points as f64 / f64::from(self.seats.max(1))
    }

    /// Seeger-Fabian points for each seat in a deal, and half the width of the 95 % interval; the
    /// rotations of one deal count as one observation.
    #[must_use]
    pub fn seeger_fabian(&self) -> (f64, f64) {
        mean(
            self.by_deal
                .iter()
                .filter(|(_, seats)| *seats > 0)
                .map(|&(sum, seats)| sum as f64 / f64::from(seats)),
        )
    }
}

impl Outcome {
    /// By how many Seeger-Fabian points a game one level is ahead of another, and half the width of
    /// the 95 % interval, from the differences within each deal.
    #[must_use]
    pub fn lead(&self, level: Level, over: Level) -> Option<(f64, f64)> {
        let (a, b) = (self.tallies.get(&level)?, self.tallies.get(&over)?);
        let per_seat = |&(sum, seats): &(i64, u32)| sum as f64 / f64::from(seats.max(1));
        Some(mean(a.by_deal.iter().zip(&b.by_deal).map(|(a, b)| per_seat(a) - per_seat(b))))
    }
}

/// The mean, and 1.96 standard errors.
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / n;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (n - 1.0).max(1.0) / n).sqrt())
}

/// Plays a deal to its end.
///
/// A player who makes an illegal move is at fault, and the deal stops there, unfinished.
#[must_use]
pub fn play(deal: Deal, levels: BySeat<Level>, seed: u64, number: u32) -> Game {
    let mut game = Game::new(deal);
    while let Some(seat) = game.to_act() {
        let mv = players::decide(levels[seat], seed, number, &game.view(seat));
        let made = game.apply(seat, mv);
        debug_assert!(made.is_ok(), "{}: {mv:?} {made:?}", levels[seat]);
        if made.is_err() {
            break;
        }
    }
    game
}

impl Duel {
    /// Plays all deals in all rotations.
    #[must_use]
    pub fn run(&self) -> Outcome {
        let numbers: Vec<u32> = (1..=self.deals).collect();
        let share = numbers.len().div_ceil(self.jobs.max(1)).max(1);
        let mut parts = Vec::new();
        thread::scope(|scope| {
            let workers: Vec<_> = numbers
                .chunks(share)
                .map(|numbers| scope.spawn(|| self.play_all(numbers)))
                .collect();
            // Joined in the order of the deals, so that threads change nothing.
            for worker in workers {
                match worker.join() {
                    Ok(part) => parts.extend(part),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        self.sum(&parts)
    }

    /// The three games of each deal, with who sat where.
    fn play_all(&self, numbers: &[u32]) -> Vec<[(BySeat<Level>, Game); 3]> {
        let deal = |number: &u32| {
            let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
            let mut random = generator(&[self.seed, u64::from(*number)]);
            let deal = Deal::shuffled(seating, &mut random);
            [0, 1, 2].map(|turn| {
                let levels = BySeat::from_fn(|seat| self.levels[(seat.index() + turn) % 3]);
                (levels, play(deal.clone(), levels, self.seed, *number))
            })
        };
        numbers.iter().map(deal).collect()
    }

    fn sum(&self, deals: &[[(BySeat<Level>, Game); 3]]) -> Outcome {
        let tallies = self.levels.iter().map(|&level| (level, Tally::default())).collect();
        let mut result = Outcome { tallies, games: 0, passed_in: 0, to_the_end: 0 };
        for rotations in deals {
            for tally in result.tallies.values_mut() {
                tally.by_deal.push((0, 0));
            }
            for (levels, game) in rotations {
                result.add(levels, game);
            }
        }
        result
    }
}

impl Outcome {
    fn add(&mut self, levels: &BySeat<Level>, game: &Game) {
        let Some(outturn) = game.outturn() else { return };
        self.games += 1;
        self.to_the_end += u32::from(game.table().tricks().len() == 10);
        self.passed_in += u32::from(outturn == Outturn::PassedIn);
        for (seat, level) in levels.iter() {
            let Some(tally) = self.tallies.get_mut(level) else { continue };
            tally.seats += 1;
            let mut list = 0;
            if let Outturn::Settled { declarer, reckoning, .. } = &outturn {
                if *declarer == seat {
                    tally.declare(reckoning);
                    list = i64::from(reckoning.score) + if reckoning.won { 50 } else { -50 };
                } else if !reckoning.won {
                    list = i64::from(bonus_for_others_loss(TableSize::Three));
                }
            }
            if let Some((sum, seats)) = tally.by_deal.last_mut() {
                *sum += list;
                *seats += 1;
            }
        }
    }
}

impl Tally {
    fn declare(&mut self, reckoning: &Reckoning) {
        self.declared += 1;
        self.won += u32::from(reckoning.won);
        self.overbid += u32::from(reckoning.overbid);
        self.hand += u32::from(reckoning.contract.is_hand());
        self.schneider += u32::from(reckoning.has(LineName::Schneider));
        self.points += i64::from(reckoning.score);
        let (declared, won) = self.kinds.entry(reckoning.contract.kind()).or_default();
        *declared += 1;
        *won += u32::from(reckoning.won);
    }
}
