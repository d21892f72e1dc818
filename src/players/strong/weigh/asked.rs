//! A choice that is judged, and the work that is put into it.

use crate::rules::{Move, View};

use super::ledger::Ledger;
use super::samples::{Samples, Weighed};

/// The work that is put into one choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// The worlds that are drawn and weighed for a card, and those in which it is played out.
    pub(super) worlds: [usize; 2],
    /// The number of times in each.
    pub(super) plays: usize,
    /// The number of them in which cards lie open as well.
    pub(super) open: usize,
    /// The positions that the solver may look at in these.
    pub(super) budget: u64,
    /// The worlds in which what comes before the first card is tried.
    pub(super) deals: usize,
    /// The most times that more worlds are drawn while a choice hangs on them, and the first.
    pub(super) rounds: usize,
    /// True if bidding goes by all skats that may be found, and not at a glance.
    pub(super) skats: bool,
}

impl Effort {
    /// The full strength of the master.
    pub const FULL: Self = Self {
        worlds: [800, 200],
        plays: 3,
        open: 16,
        budget: 1_000_000,
        deals: 200,
        rounds: 4,
        skats: true,
    };
    /// A tenth of the work, for thousands of games.
    pub const FAST: Self = Self {
        worlds: [128, 40],
        plays: 1,
        open: 0,
        budget: 0,
        deals: 32,
        rounds: 2,
        skats: false,
    };

    /// True if there is time for the reasons of the strongest player.
    pub(crate) fn gives_reasons(self) -> bool {
        self == Self::FULL
    }
}

/// A choice that is judged.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) view: &'a View,
    pub(super) made: Move,
    pub(super) ledger: Ledger,
    pub(super) effort: Effort,
}

impl Asked<'_> {
    /// Draws worlds until nothing hangs on more of them, or the limit is reached.
    pub(super) fn drawn(
        &self,
        moves: Vec<Move>,
        mut draw: impl FnMut(&mut Samples),
    ) -> Vec<Weighed> {
        let mut samples = Samples::new(moves);
        for _ in 0..self.effort.rounds {
            draw(&mut samples);
            if !samples.hangs_on(self.made) {
                break;
            }
        }
        samples.weighed(self.made)
    }
}
