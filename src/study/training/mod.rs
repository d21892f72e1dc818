//! The training of the tables, from nothing but the rules and the players of the club.
//!
//! 1. `imitation`: a policy learns to play like the club, from games of its players;
//! 2. `playouts`: what hands promise, by how that policy plays them;
//! 3. `practice`: the policy plays against itself and tries out other cards; `contest` measures it
//!    against what it was before;
//! 4. `playouts` again, with the policy as it has become, against defenders of all sorts;
//! 5. `ramsch`: the same for Ramsch, in which everybody is alone.
//!
//! All of it is drawn from one seed, on one thread, with arithmetic that is the same everywhere:
//! the same training gives the same tables on any machine.

mod adagrad;
mod calibration;
mod contest;
mod deals;
mod imitation;
mod playouts;
mod practice;
mod ramsch;

use crate::players::trained::prospects::Prospects;
use crate::players::trained::{Ramsch, Tables};

pub(crate) use calibration::{Calibration, Tenth};
pub(crate) use contest::Shares;
pub(crate) use imitation::Fit;
pub(crate) use ramsch::{RamschFit, RamschGains};

use playouts::Company;
use practice::Amount;

/// A training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Training {
    /// The seed of deals and luck.
    pub(crate) seed: u64,
    /// The number of games that are played, as a share of all that are worth it.
    pub(crate) effort: f64,
}

/// The reports of a training while it runs.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Report {
    /// The games of the club have been played: so many of so many deals.
    Lessons {
        /// The games to learn from.
        games: u64,
        /// The deals they are of.
        deals: u64,
    },
    /// They have been gone through once more: how well the policies of suit games, Grand and Null
    /// foretell games that they have not seen.
    Imitated {
        /// The number of times.
        epoch: u32,
        /// The accuracy reached.
        fits: [Fit; 3],
    },
    /// Prospects have been learned.
    Foreseen {
        /// From so many deals.
        deals: u64,
        /// The accuracy reached.
        calibration: Calibration,
    },
    /// Policies have played against themselves.
    Practised {
        /// So many games,
        games: u64,
        /// of so many.
        of: u64,
        /// The comparison with those that imitate the club.
        shares: [Shares; 3],
    },
    /// The policy of Ramsch has played against itself.
    RamschPractised {
        /// So many games,
        games: u64,
        /// of so many.
        of: u64,
        /// The comparison with what it was an eighth of the games before.
        gains: RamschGains,
    },
    /// The prospects of Ramsch have been learned.
    RamschForeseen {
        /// From so many deals.
        deals: u64,
        /// The accuracy reached.
        fit: RamschFit,
    },
}

/// The purposes of random numbers; each has a generator of its own.
#[derive(Debug, Clone, Copy)]
enum Purpose {
    Lessons,
    FirstPlayouts,
    LastPlayouts,
    Practice,
    Contest,
    RamschPractice,
    RamschContest,
    RamschPlayouts,
}

/// A number that moves evenly from the beginning of a stage to its end.
#[derive(Debug, Clone, Copy)]
struct Along {
    from: f32,
    to: f32,
}

impl Along {
    /// The number when this share is done.
    fn at(self, done: f32) -> f32 {
        self.from + (self.to - self.from) * done
    }
}

impl Training {
    const LESSONS: u64 = 300_000;
    const EPOCHS: u32 = 4;
    const FIRST_PLAYOUTS: u64 = 300_000;
    const PRACTICE: u64 = 1_200_000;
    const COMPARED: u64 = 60_000;
    const LAST_PLAYOUTS: u64 = 1_000_000;
    const RAMSCH_PRACTICE: u64 = 600_000;
    const RAMSCH_PLAYOUTS: u64 = 1_000_000;

    /// Makes the tables, and tells what comes of it on the way.
    #[must_use]
    pub(crate) fn run(&self, mut tell: impl FnMut(Report)) -> Tables<f32> {
        let mut tables = Tables::empty();
        let deals = self.scaled(Self::LESSONS);
        let lessons: Vec<_> =
            (0..deals as u32).filter_map(|number| imitation::lesson(self.seed, number)).collect();
        tell(Report::Lessons { games: lessons.len() as u64, deals });
        imitation::imitate(&mut tables.policies, &lessons, Self::EPOCHS, |epoch, fits| {
            tell(Report::Imitated { epoch, fits });
        });
        drop(lessons);
        let club = tables.policies.clone();

        let company = Company { declarer: &club, defenders: [&club; 2] };
        let purpose = Purpose::FirstPlayouts;
        tell(self.playouts(&mut tables.prospects, company, purpose, Self::FIRST_PLAYOUTS));

        let amount =
            Amount { games: self.scaled(Self::PRACTICE), compared: self.scaled(Self::COMPARED) };
        let Tables { policies, prospects, .. } = &mut tables;
        practice::practise(policies, prospects, self.seed, amount, |games, shares| {
            tell(Report::Practised { games, of: amount.games, shares });
        });

        let company = Company { declarer: policies, defenders: [policies, &club] };
        tell(self.playouts(prospects, company, Purpose::LastPlayouts, Self::LAST_PLAYOUTS));
        self.ramsch(&mut tables.ramsch, tell);
        tables
    }

    fn ramsch(&self, ramsch: &mut Ramsch<f32>, mut tell: impl FnMut(Report)) {
        let amount = Amount {
            games: self.scaled(Self::RAMSCH_PRACTICE),
            compared: self.scaled(Self::COMPARED),
        };
        ramsch::practise(&mut ramsch.policy, self.seed, amount, |games, gains| {
            tell(Report::RamschPractised { games, of: amount.games, gains });
        });
        let deals = self.scaled(Self::RAMSCH_PLAYOUTS);
        let fit = ramsch::foresee(ramsch, self.seed, deals);
        tell(Report::RamschForeseen { deals, fit });
    }

    fn playouts(
        &self,
        prospects: &mut Prospects<f32>,
        company: Company<'_>,
        purpose: Purpose,
        deals: u64,
    ) -> Report {
        let deals = self.scaled(deals);
        let calibration = playouts::train(prospects, company, [self.seed, purpose as u64], deals);
        Report::Foreseen { deals, calibration }
    }

    /// A number of games by the effort; at least one.
    fn scaled(&self, games: u64) -> u64 {
        ((games as f64 * self.effort).round() as u64).max(1)
    }
}

#[cfg(test)]
mod tests;
