//! A recorded game on the table: step by step, forward and back, with all cards open or as one seat
//! saw them.
//!
//! The state is the game, a step and whose cards are open. A frame is drawn from these alone.

pub(crate) mod hands;
pub(crate) mod keys;
pub(crate) mod page;
pub(crate) mod run;
pub(crate) mod say;
#[cfg(test)]
mod tests;

use crate::host::Session;
use crate::rules::{Cards, DealResult, Game, Move, Phase, Seat, Side};

use crate::ui::draw::Grid;
use crate::ui::state::Play;

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
    /// How it broke off, if it did not end by the law.
    pub broken_off: Option<BrokenOff>,
    /// Who wrote how much; `None` if nobody played, or everybody for himself.
    pub written: Option<(Seat, i32)>,
    /// Whether the record tells another result than the rules.
    pub differs: bool,
    /// The seat at the lower edge while all cards are open.
    pub below: Seat,
}

/// How a recorded game ended otherwise than by the law.
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
    fn moves(&self) -> usize {
        self.game.moves().len()
    }

    /// The last step: the end, behind the last move.
    fn end(&self) -> usize {
        self.moves() + 1
    }

    /// The game after so many moves.
    fn after(&self, moves: usize) -> Game {
        let made = self.game.moves().iter().copied().take(moves);
        let game = Game::replay_with(*self.game.rules(), self.game.deal().clone(), made);
        // The same moves in the same order were legal before.
        game.unwrap_or_else(|_| self.game.clone())
    }

    /// The steps at which something begins or ends: the deal, the first lead, every trick, the
    /// result.
    fn stops(&self) -> Vec<usize> {
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

    /// Whether the end is the page of the result: the game ended by the law, and all the page shows
    /// is known.
    fn has_result(&self) -> bool {
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

/// What is on the screen.
#[derive(Debug, Clone)]
pub(crate) struct State {
    shown: Shown,
    /// How many moves have been made; one more is the end.
    step: usize,
    /// Whose cards are open; everybody's if nobody is named.
    eyes: Option<Seat>,
    /// Whether the result shows the ten tricks where there is no room for both.
    tricks: bool,
    /// Whether the help lies over the table.
    help: bool,
    /// Columns and rows of the terminal.
    size: (u16, u16),
}

/// What can be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    Step { on: bool },
    Trick { on: bool },
    First,
    Last,
    Turn,
    Tricks,
    Help,
    Back,
    Suspend,
    Leave,
}

impl State {
    const fn new(shown: Shown, eyes: Option<Seat>, size: (u16, u16)) -> Self {
        Self { shown, step: 0, eyes, tricks: false, help: false, size }
    }

    /// What can be done now: in a window that is too small, nothing that would not be seen.
    fn seen(&self, action: Action) -> Option<Action> {
        let leaves = matches!(action, Action::Leave | Action::Suspend);
        let small = Grid::without_list(self.size.0, self.size.1).is_err();
        (leaves || !small).then_some(action)
    }

    /// Does what changes nothing but the state.
    fn act(&mut self, action: Action) {
        let stops = || self.shown.stops().into_iter();
        match action {
            Action::Step { on: true } => self.step = (self.step + 1).min(self.shown.end()),
            Action::Step { on: false } => self.step = self.step.saturating_sub(1),
            Action::Trick { on: true } => {
                self.step = stops().find(|&stop| stop > self.step).unwrap_or(self.step);
            }
            Action::Trick { on: false } => {
                self.step = stops().rfind(|&stop| stop < self.step).unwrap_or(self.step);
            }
            Action::First => self.step = 0,
            Action::Last => self.step = self.shown.end(),
            Action::Turn => {
                self.eyes = match self.eyes {
                    None => Some(Seat::Forehand),
                    Some(Seat::Forehand) => Some(Seat::Middlehand),
                    Some(Seat::Middlehand) => Some(Seat::Rearhand),
                    Some(Seat::Rearhand) => None,
                }
            }
            Action::Tricks => self.tricks = !self.tricks,
            Action::Help => self.help = !self.help,
            // What lies open closes, one after the other; the game stays where it is.
            Action::Back if self.help => self.help = false,
            Action::Back => self.tricks = false,
            Action::Suspend | Action::Leave => {}
        }
    }

    /// The seat at the lower edge.
    fn below(&self) -> Seat {
        self.eyes.unwrap_or(self.shown.below)
    }

    fn scene(&self) -> Scene {
        let game = self.shown.after(self.step);
        let play = Play::new(Session::looked_at(self.shown.names.clone(), game.clone()));
        Scene {
            play,
            last: self.step.min(self.shown.moves()).checked_sub(1),
            at_end: self.step == self.shown.end(),
            is_result: self.step == self.shown.end() && self.shown.has_result(),
            game,
        }
    }
}

/// The game at a step.
pub(crate) struct Scene {
    game: Game,
    /// The same as a spectator has it, for what the table is drawn with.
    play: Play,
    /// The number of the last move made, from 0.
    last: Option<usize>,
    at_end: bool,
    /// Whether the page of the result is shown.
    is_result: bool,
}

impl Scene {
    /// The last move made.
    fn last_move(&self) -> Option<(Seat, Move)> {
        self.last.and_then(|at| self.game.moves().get(at).copied())
    }

    /// Whether two cards were taken up and not yet put down.
    fn skat_is_up(&self) -> bool {
        let table = self.game.table();
        match table.phase() {
            Phase::Announcing => !table.is_hand(),
            phase => phase == Phase::PuttingOn,
        }
    }

    /// The two cards that lie in the middle of the table, or are just being looked at.
    fn skat(&self) -> Cards {
        let looks = self.game.to_act().filter(|_| self.skat_is_up());
        looks.and_then(|seat| self.game.found_by(seat)).unwrap_or_else(|| self.game.skat())
    }

    /// The cards a seat holds, but for the skat it has just taken up.
    fn hand(&self, seat: Seat) -> Cards {
        let held = self.game.hand(seat);
        if self.game.to_act() == Some(seat) && self.skat_is_up() {
            held - self.skat()
        } else {
            held
        }
    }

    /// The cards nobody knows the place of.
    fn unknown(&self, shown: &Shown) -> Cards {
        let [before, after] = shown.unknown;
        let taken = self.game.moves().iter().any(|&(_, mv)| mv == Move::PickUp);
        // While the skat is up, hand and skat are still told apart.
        if taken && !self.skat_is_up() { after } else { before }
    }

    /// Whether the cards of a seat are seen.
    fn is_open(&self, state: &State, seat: Seat) -> bool {
        let ouvert = self.play.view.open().is_some() && self.game.table().declarer() == Some(seat);
        state.eyes.is_none_or(|eyes| eyes == seat) || ouvert
    }

    /// Whether the two cards in the middle are seen: by everybody, or by who put them there or
    /// looks at them.
    fn skat_is_open(&self, state: &State) -> bool {
        let Some(eyes) = state.eyes else { return true };
        let looks = self.skat_is_up() && self.game.to_act() == Some(eyes);
        looks || !self.skat_is_up() && self.game.put_by(eyes) == Some(self.skat())
    }

    /// Whether cards have been played.
    fn plays(&self) -> bool {
        let table = self.game.table();
        !table.tricks().is_empty() || !table.trick().is_empty()
    }
}
