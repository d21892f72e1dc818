//! Players against each other, the same cards once in every rotation of the seats.
//!
//! `figures` adds up what came of it, `moments` and `times` are the sums it needs: their size does
//! not depend on the number of deals, nor what they say on the order in which deals come in.

mod figures;
mod moments;
mod times;

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::players::engine::{Briefing, Guest, NoMove};
use crate::players::{self, Bot, Level, Player};
use crate::rules::{
    BySeat, Deal, Game, List, ListSettings, Move, Place, Round, Rules, Scoring, Seat, Seating,
    TableSize, View, generator,
};

pub use figures::{Figures, Games, Tally};
pub use moments::{Mean, Moments};
pub use times::Times;

/// A duel: the players, and the deals they play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duel {
    /// The three players, by their place at the table.
    pub players: [Player; 3],
    /// The number of different deals; each is played three times.
    pub deals: u32,
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
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The figures: the same for every number of threads.
    pub figures: Figures,
    /// The time that the decisions of each player took.
    pub times: [Times; 3],
}

/// A duel from outside, while it runs.
#[derive(Debug, Clone, Default)]
pub struct Watch {
    done: Arc<AtomicU32>,
    stop: Arc<AtomicBool>,
}

impl Watch {
    /// The number of deals that have been played.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done.load(Ordering::Relaxed)
    }

    /// The flag that ends the duel before its time when it becomes true.
    #[must_use]
    pub const fn stop(&self) -> &Arc<AtomicBool> {
        &self.stop
    }
}

/// Plays a deal between computer players to its end, by the official rules.
///
/// # Panics
/// If a computer player makes an illegal move: that is a bug.
#[must_use]
pub fn play(deal: Deal, levels: BySeat<Level>, seed: u64, number: u32) -> Game {
    let mut game = Game::new(deal);
    let Ok(()) = conduct(&mut game, |seat, view| {
        Ok::<_, Infallible>(players::decide(levels[seat].into(), seed, number, view))
    });
    game
}

/// Asks for moves until the deal is over. What programs answer has been checked already, so an
/// illegal move is a bug of ours, and figures without that game would be wrong.
fn conduct<E>(
    game: &mut Game,
    mut choose: impl FnMut(Seat, &View) -> Result<Move, E>,
) -> Result<(), E> {
    while let Some(seat) = game.to_act() {
        let mv = choose(seat, &game.view(seat))?;
        let made = game.apply(seat, mv);
        assert!(made.is_ok(), "{seat} cannot make the move {mv:?}: {made:?}");
    }
    Ok(())
}

/// A player at the table.
enum Chair {
    Bot(Bot),
    Guest(Guest),
}

impl Duel {
    /// A duel between levels by the official rules, on one thread, with differences by
    /// Seeger-Fabian.
    #[must_use]
    pub fn between(levels: [Level; 3], deals: u32, seed: u64) -> Self {
        Self {
            players: levels.map(|level| Player::Bot(level.into())),
            deals,
            seed,
            jobs: 1,
            rules: Rules::OFFICIAL,
            scoring: Scoring::SeegerFabian,
            patience: Self::PATIENCE,
        }
    }

    /// The time a program may take for an answer if nothing else is agreed.
    pub const PATIENCE: Duration = Duration::from_secs(60);

    /// Plays all deals in all rotations.
    ///
    /// # Errors
    /// If a program is at fault, or the watch stops the duel. No program runs on after that.
    pub fn run(&self, watch: &Watch) -> Result<Outcome, NoMove> {
        let next = AtomicU32::new(1);
        let mut outcome = self.nothing();
        let mut failed = None;
        thread::scope(|scope| {
            let jobs = self.jobs.clamp(1, self.deals.max(1) as usize);
            let workers: Vec<_> =
                (0..jobs).map(|_| scope.spawn(|| self.work(&next, watch))).collect();
            for worker in workers {
                match worker.join() {
                    Ok(Ok(part)) => outcome.merge(&part),
                    // A fault stops the others: it is told, and not that they were stopped.
                    Ok(Err(why)) if failed.is_none() || failed == Some(NoMove::Stopped) => {
                        failed = Some(why);
                    }
                    Ok(Err(_)) => {}
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        failed.map_or(Ok(outcome), Err)
    }

    fn nothing(&self) -> Outcome {
        Outcome { figures: Figures::new(self.scoring), times: Default::default() }
    }

    /// Plays deals as long as there are any; if that fails, stops everybody.
    fn work(&self, next: &AtomicU32, watch: &Watch) -> Result<Outcome, NoMove> {
        let part = self.play_deals(next, watch);
        if part.is_err() {
            watch.stop.store(true, Ordering::Relaxed);
        }
        part
    }

    fn play_deals(&self, next: &AtomicU32, watch: &Watch) -> Result<Outcome, NoMove> {
        let mut part = self.nothing();
        let mut chairs = Vec::new();
        for player in &self.players {
            chairs.push(match player {
                Player::Bot(bot) => Chair::Bot(bot.playing_for(self.scoring)),
                Player::Program(program) => {
                    Chair::Guest(Guest::start(program, self.patience, &watch.stop)?)
                }
            });
        }
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > self.deals {
                return Ok(part);
            }
            let mut rotations = Vec::new();
            for turn in 0..3 {
                let player = move |seat: Seat| (seat.index() + turn) % 3;
                let game = self.play(number, player, &mut chairs, &mut part.times, watch)?;
                rotations.push((player, game));
            }
            part.figures.add(&rotations);
            watch.done.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The kind of round that every deal belongs to: that of the first deal of a list.
    fn round(&self) -> Round {
        let settings = ListSettings { rules: self.rules, ..ListSettings::new(TableSize::Three, 0) };
        List::new(settings).rounds().round
    }

    /// One game: the deal of a number, with the player `player(seat)` at each seat.
    fn play(
        &self,
        number: u32,
        player: impl Fn(Seat) -> usize,
        chairs: &mut [Chair],
        times: &mut [Times; 3],
        watch: &Watch,
    ) -> Result<Game, NoMove> {
        let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
        let round = self.round();
        let mut random = generator(&[self.seed, u64::from(number)]);
        let deal = Deal::shuffled(seating, &mut random).in_round(round);
        let mut game = Game::with_rules(self.rules, deal);
        let briefing = Briefing { number, round, scoring: self.scoring };
        for seat in Seat::ALL {
            if let Chair::Guest(guest) = &mut chairs[player(seat)] {
                guest.deal(&game.view(seat), &briefing)?;
            }
        }
        conduct(&mut game, |seat, view| {
            if watch.stop.load(Ordering::Relaxed) {
                return Err(NoMove::Stopped);
            }
            let player = player(seat);
            let start = Instant::now();
            let mv = match &mut chairs[player] {
                Chair::Bot(bot) => players::decide(*bot, self.seed, number, view),
                Chair::Guest(guest) => guest.decide(view)?,
            };
            times[player].add(start.elapsed());
            Ok(mv)
        })?;
        for seat in Seat::ALL {
            if let Chair::Guest(guest) = &mut chairs[player(seat)] {
                guest.result(&game.view(seat))?;
            }
        }
        Ok(game)
    }
}

impl Outcome {
    fn merge(&mut self, other: &Self) {
        self.figures.merge(&other.figures);
        for (own, theirs) in self.times.iter_mut().zip(&other.times) {
            own.merge(theirs);
        }
    }
}
