//! Players against each other, the same cards once in every rotation of the seats.
//!
//! `chairs` are the players at work, `jobs` the threads and the runs that share it; `forced` are games
//! without an auction.
//! `figures` adds up what came of it, `moments` and `times` are the sums it needs: their size does
//! not depend on the number of deals, nor what they say on the order in which deals come in.

mod chairs;
mod figures;
mod forced;
mod jobs;
mod moments;
mod times;

use std::convert::Infallible;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::players::engine::NoMove;
use crate::players::{self, Level, Player};
use crate::rules::{
    BySeat, Deal, Game, List, ListSettings, Place, Round, Rules, Scoring, Seat, Seating, TableSize,
    generator,
};

use super::part::Part;
use chairs::{Chairs, conduct};
pub use figures::{Figures, Games, Record, Tally};
pub use forced::{Announcing, Contest, Decided, Family, Forced, Side};
pub use jobs::Watch;
use jobs::share_out;
pub use moments::{Mean, Moments};
pub use times::Times;

/// A duel: the players, and the deals they play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duel {
    /// The three players, by their place at the table.
    pub players: [Player; 3],
    /// The number of different deals; each is played three times.
    pub deals: u32,
    /// The share of them that is played.
    pub part: Part,
    /// The seed of the cards and the players' choices.
    pub seed: u64,
    /// The number of threads that share the work. The result does not depend on it.
    pub jobs: usize,
    /// The rules of the table. Every deal stands by itself, so results bring no rounds.
    pub rules: Rules,
    /// The scoring by which the differences between players are totalled.
    pub scoring: Scoring,
    /// The time a program may take for an answer.
    pub patience: Duration,
}

/// The result of a duel.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The figures: the same for every number of threads.
    pub figures: Figures,
    /// The time that the decisions of each player took.
    pub times: [Times; 3],
}

/// Plays a deal between computer players to its end, by the official rules.
///
/// # Panics
/// If a computer player makes an illegal move: that is a bug.
#[must_use]
pub fn play(deal: Deal, levels: BySeat<Level>, seed: u64, number: u32) -> Game {
    let mut game = Game::new(deal);
    let Ok(()) = conduct(
        &mut game,
        |_| true,
        |seat, view| Ok::<_, Infallible>(players::decide(levels[seat].into(), seed, number, view)),
    );
    game
}

impl Duel {
    /// A duel between levels by the official rules, on one thread, with differences by
    /// Seeger-Fabian.
    #[must_use]
    pub fn between(levels: [Level; 3], deals: u32, seed: u64) -> Self {
        Self {
            players: levels.map(|level| Player::Bot(level.into())),
            deals,
            part: Part::WHOLE,
            seed,
            jobs: 1,
            rules: Rules::OFFICIAL,
            scoring: Scoring::SeegerFabian,
            patience: Self::PATIENCE,
        }
    }

    /// The time a program may take for an answer if nothing else is agreed.
    pub const PATIENCE: Duration = Duration::from_secs(60);

    /// Plays the deals in all rotations.
    ///
    /// # Errors
    /// If a program is at fault, or the watch stops the duel. No program runs on after that.
    pub fn run(&self, watch: &Watch) -> Result<Outcome, NoMove> {
        let mut outcome = Outcome::default();
        let share = (self.part, self.deals);
        let work = |numbers: &mut dyn Iterator<Item = u32>| self.work(numbers, watch);
        share_out(self.jobs, share, watch, work, |made| outcome.merge(&made))?;
        Ok(outcome)
    }

    fn work(
        &self,
        numbers: &mut dyn Iterator<Item = u32>,
        watch: &Watch,
    ) -> Result<Outcome, NoMove> {
        let mut made = Outcome::default();
        let mut chairs =
            Chairs::start(&self.players, (self.seed, self.scoring), self.patience, watch.stop())?;
        for number in numbers {
            let mut rotations = Vec::new();
            for turn in 0..3 {
                let player = move |seat: Seat| (seat.index() + turn) % 3;
                let mut game = self.game(number);
                chairs.deal(&game, number, player)?;
                chairs.play(&mut game, number, player, |_| true)?;
                chairs.result(&game, player)?;
                rotations.push((player, game));
            }
            made.figures.add(self.scoring, &rotations);
        }
        for (player, times) in made.times.iter_mut().enumerate() {
            times.merge(chairs.times(player));
        }
        Ok(made)
    }

    /// The kind of round that every deal belongs to: that of the first deal of a list.
    fn round(&self) -> Round {
        let settings = ListSettings { rules: self.rules, ..ListSettings::new(TableSize::Three, 0) };
        List::new(settings).rounds().round
    }

    /// The game of a number before the first move.
    fn game(&self, number: u32) -> Game {
        let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
        let mut random = generator(&[self.seed, u64::from(number)]);
        let deal = Deal::shuffled(seating, &mut random).in_round(self.round());
        Game::with_rules(self.rules, deal)
    }
}

impl Outcome {
    /// Adds the results of other deals.
    pub fn merge(&mut self, other: &Self) {
        self.figures.merge(&other.figures);
        for (own, theirs) in self.times.iter_mut().zip(&other.times) {
            own.merge(theirs);
        }
    }
}
