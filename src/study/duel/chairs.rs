//! The players at work: ours, and programs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::times::Times;
use crate::players::engine::{Briefing, Guest, NoMove};
use crate::players::{self, Bot, Player};
use crate::rules::{Game, Move, Scoring, Seat, View};

/// A player at the table.
enum Chair {
    Bot(Bot),
    Guest(Guest),
}

/// Players who have sat down, and the time that their decisions took.
pub(super) struct Chairs<'a> {
    seed: u64,
    scoring: Scoring,
    stop: &'a AtomicBool,
    chairs: Vec<(Chair, Times)>,
}

impl<'a> Chairs<'a> {
    /// Starts the programs among some players.
    pub(super) fn start<'p>(
        players: impl IntoIterator<Item = &'p Player>,
        (seed, scoring): (u64, Scoring),
        patience: Duration,
        stop: &'a Arc<AtomicBool>,
    ) -> Result<Self, NoMove> {
        let sit = |player: &Player| -> Result<(Chair, Times), NoMove> {
            let chair = match player {
                Player::Bot(bot) => Chair::Bot(bot.playing_for(scoring)),
                Player::Program(program) => Chair::Guest(Guest::start(program, patience, stop)?),
            };
            Ok((chair, Times::default()))
        };
        let chairs = players.into_iter().map(sit).collect::<Result<_, _>>()?;
        Ok(Self { seed, scoring, stop, chairs })
    }

    /// The time that the decisions of a player took.
    pub(super) fn times(&self, player: usize) -> &Times {
        &self.chairs[player].1
    }

    /// Tells the programs at the table, at each seat `player(seat)`, their cards in the deal of this
    /// number.
    pub(super) fn deal(
        &mut self,
        game: &Game,
        number: u32,
        player: impl Fn(Seat) -> usize,
    ) -> Result<(), NoMove> {
        let briefing = Briefing { number, round: game.deal().round(), scoring: self.scoring };
        self.tell(player, |guest, seat| guest.deal(&game.view(seat), &briefing))
    }

    /// Asks for moves while the game is as it has to be for that, and not over.
    pub(super) fn play(
        &mut self,
        game: &mut Game,
        number: u32,
        player: impl Fn(Seat) -> usize,
        on: impl Fn(&Game) -> bool,
    ) -> Result<(), NoMove> {
        conduct(game, on, |seat, view| {
            if self.stop.load(Ordering::Relaxed) {
                return Err(NoMove::Stopped);
            }
            let (chair, times) = &mut self.chairs[player(seat)];
            let start = Instant::now();
            let mv = match chair {
                Chair::Bot(bot) => players::decide(*bot, self.seed, number, view),
                Chair::Guest(guest) => guest.decide(view)?,
            };
            times.add(start.elapsed());
            Ok(mv)
        })
    }

    /// Tells the programs at the table the result.
    pub(super) fn result(
        &mut self,
        game: &Game,
        player: impl Fn(Seat) -> usize,
    ) -> Result<(), NoMove> {
        self.tell(player, |guest, seat| guest.result(&game.view(seat)))
    }

    fn tell(
        &mut self,
        player: impl Fn(Seat) -> usize,
        tell: impl Fn(&mut Guest, Seat) -> Result<(), NoMove>,
    ) -> Result<(), NoMove> {
        for seat in Seat::ALL {
            if let Chair::Guest(guest) = &mut self.chairs[player(seat)].0 {
                tell(guest, seat)?;
            }
        }
        Ok(())
    }
}

/// Asks for moves as long as the game is as it has to be for that, and not over.
pub(super) fn conduct<E>(
    game: &mut Game,
    on: impl Fn(&Game) -> bool,
    mut choose: impl FnMut(Seat, &View) -> Result<Move, E>,
) -> Result<(), E> {
    while let Some(seat) = game.to_act().filter(|_| on(game)) {
        let mv = choose(seat, &game.view(seat))?;
        apply(game, seat, mv);
    }
    Ok(())
}

/// Makes a move. What programs answer has been checked already, so an illegal move is a bug of ours,
/// and figures without that game would be wrong.
pub(super) fn apply(game: &mut Game, seat: Seat, mv: Move) {
    let made = game.apply(seat, mv);
    assert!(made.is_ok(), "{seat} cannot make the move {mv:?}: {made:?}");
}
