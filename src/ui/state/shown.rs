//! A recorded game as the program around the screen has read it.

use crate::rules::{Cards, DealResult, Game, Phase, Seat, Side};
use crate::study::review::Ledger;

/// A recorded game to look at.
#[derive(Debug, Clone)]
pub struct Shown {
    /// The number of the game in its file, counted from 1.
    pub number: usize,
    /// The names of forehand, middlehand and rearhand.
    pub names: [String; 3],
    /// The game as far as it was played.
    pub game: Game,
    /// The cards of which nobody knows where they lie, before the declarer has taken the skat and
    /// after: the game has them somewhere.
    pub unknown: [Cards; 2],
    /// The way in which it broke off, if it did not end by the law.
    pub broken_off: Option<BrokenOff>,
    /// The seat that wrote, with its score; `None` if nobody played, or everybody for himself.
    pub written: Option<(Seat, i32)>,
    /// True if the record tells another result than the rules.
    pub differs: bool,
    /// The list on which it was written.
    pub ledger: Ledger,
    /// The seat at the lower edge while all cards are open.
    pub below: Seat,
}

/// The end of a recorded game otherwise than by the law.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BrokenOff {
    /// The record stops when the value was certain.
    Early,
    /// A side gave up, and that was all.
    GaveUp(Side),
    /// This seat had no time left.
    TimedOut(Seat),
    /// This seat left.
    Left(Seat),
}

impl Shown {
    /// The number of steps: none is the deal, one each move.
    pub(crate) fn moves(&self) -> usize {
        self.game.moves().len()
    }

    /// The last step: the end, behind the last move.
    pub(crate) fn end(&self) -> usize {
        self.moves() + 1
    }

    /// The game after so many moves.
    pub(crate) fn after(&self, moves: usize) -> Game {
        let made = self.game.moves().iter().copied().take(moves);
        let game = Game::replay_with(*self.game.rules(), self.game.deal().clone(), made);
        // The same moves in the same order were legal before.
        game.unwrap_or_else(|_| self.game.clone())
    }

    /// The steps at which something begins or ends: the deal, the first lead, every trick, the
    /// result.
    pub(crate) fn stops(&self) -> Vec<usize> {
        let mut game = self.after(0);
        let mut stops = vec![0];
        for (step, &(seat, mv)) in (1..).zip(self.game.moves()) {
            let before = (game.table().phase(), game.table().tricks().len());
            if game.apply(seat, mv).is_err() {
                break;
            }
            let begins = before.0 != Phase::Playing && game.table().phase() == Phase::Playing;
            let taken = game.table().tricks().len() > before.1;
            // Kontra may interrupt the first trick; that is no new beginning.
            if taken || begins && game.table().trick().is_empty() {
                stops.push(step);
            }
        }
        stops.push(self.end());
        stops
    }

    /// True if the end is the page of the result: the game ended by the law, and all the page shows
    /// is known.
    pub(crate) fn has_result(&self) -> bool {
        let [unknown, _] = self.unknown;
        match self.game.result() {
            None => false,
            Some(DealResult::Settled { .. }) => {
                let put = self.game.discard().unwrap_or_default();
                !unknown.intersects(self.game.deal().skat() | put)
            }
            Some(DealResult::PassedIn | DealResult::Ramsch(_)) => unknown.is_empty(),
        }
    }
}
