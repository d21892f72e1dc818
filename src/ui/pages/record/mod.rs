//! A recorded game on the table: step by step, forward and back, with all cards open or as one seat
//! saw them.
//!
//! The state is the game, a step and whose cards are open. A frame is drawn from these alone.

pub(crate) mod hands;
pub(crate) mod keys;
pub(crate) mod page;
pub(crate) mod say;

use std::sync::Arc;

use crate::host::Session;
use crate::rules::{Cards, Game, Move, Phase, Seat};
use crate::study::review::{Done, Effort, Task};
use crate::text::pages::Topic;

use crate::ui::draw::{Canvas, Grid, Kit};
use crate::ui::state::{
    Action, AnyPage, Effect, Note, Offers, On, Opened, Page, Play, Reviewing, Shown, Step,
};

/// A recorded game on the screen.
#[derive(Debug, Clone)]
pub(crate) struct Record {
    shown: Shown,
    /// The number of moves that have been made; one more is the end.
    step: usize,
    /// The seat whose cards are open; everybody's if nobody is named.
    eyes: Option<Seat>,
    /// True if the result shows the ten tricks where there is no room for both.
    tricks: bool,
    /// The last review that was opened.
    review: Option<Box<Reviewing>>,
}

/// Opens a recorded game: with all cards open, or as this seat saw it.
#[must_use]
pub fn open(shown: Shown, eyes: Option<Seat>) -> Opened {
    Opened::Page(AnyPage(Box::new(Record { shown, step: 0, eyes, tricks: false, review: None })))
}

impl Page for Record {
    fn offers(&self, list: &mut Offers<'_>, kit: &Kit, grid: Option<&Grid>) {
        keys::offers(list, kit, grid, &self.scene(), self.is_reviewable());
    }

    fn act(&mut self, action: Action, on: On<'_>) {
        let stops = || self.shown.stops().into_iter();
        match action {
            Action::Side(Step::On) => self.step = (self.step + 1).min(self.shown.end()),
            Action::Side(Step::Back) => self.step = self.step.saturating_sub(1),
            Action::Line(Step::On) => {
                self.step = stops().find(|&stop| stop > self.step).unwrap_or(self.step);
            }
            Action::Line(Step::Back) => {
                self.step = stops().rfind(|&stop| stop < self.step).unwrap_or(self.step);
            }
            Action::Edge(Step::Back) => self.step = 0,
            Action::Edge(Step::On) => self.step = self.shown.end(),
            Action::Turn => {
                self.eyes = match self.eyes {
                    None => Some(Seat::Forehand),
                    Some(Seat::Forehand) => Some(Seat::Middlehand),
                    Some(Seat::Middlehand) => Some(Seat::Rearhand),
                    Some(Seat::Rearhand) => None,
                }
            }
            Action::Tricks => self.tricks = !self.tricks,
            Action::Review => self.review(on),
            Action::Back => self.tricks = false,
            _ => {}
        }
    }

    fn judged(&mut self, done: &Done) {
        if let Some(review) = &mut self.review {
            review.take(done);
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, _: Option<&Note>) {
        page::draw(canvas, kit, grid, self);
    }

    fn lines(&self, kit: &Kit) -> Vec<String> {
        vec![say::sentence(kit, self, &self.scene())]
    }

    fn topic(&self) -> Option<Topic> {
        None
    }

    fn help(&self, kit: &Kit) -> Option<Vec<(String, String)>> {
        Some(keys::help(kit))
    }
}

impl Record {
    /// The seat at the lower edge.
    fn below(&self) -> Seat {
        self.eyes.unwrap_or(self.shown.below)
    }

    /// True if all cards are known, so that every decision of the seat below can be judged.
    fn is_reviewable(&self) -> bool {
        self.shown.unknown.iter().all(|cards| cards.is_empty()) && self.shown.moves() > 0
    }

    /// Opens the review of the game for the seat below; what is not judged yet is begun.
    fn review(&mut self, on: On<'_>) {
        if !self.is_reviewable() {
            return;
        }
        let (shown, seat) = (&self.shown, self.below());
        let known = self.review.take().filter(|review| review.task.seat == seat);
        let review = known.unwrap_or_else(|| {
            let task = Task {
                game: Arc::new(shown.game.clone()),
                seat,
                ledger: shown.ledger,
                effort: Effort::FULL,
            };
            on.effects.push(Effect::Judge(Some(Box::new(task.clone()))));
            let number = [("game", shown.number.into())];
            let place = on.kit.words.with("review-number-in-file", &number);
            Box::new(Reviewing::new(task, shown.names.clone(), place))
        });
        on.effects.push(Effect::Review(review.clone()));
        self.review = Some(review);
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
    /// True if the page of the result is shown.
    is_result: bool,
}

impl Scene {
    /// The last move made.
    fn last_move(&self) -> Option<(Seat, Move)> {
        self.last.and_then(|at| self.game.moves().get(at).copied())
    }

    /// True if two cards were taken up and not yet put down.
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

    /// True if the cards of a seat are seen.
    fn is_open(&self, state: &Record, seat: Seat) -> bool {
        let ouvert = self.play.view.open().is_some() && self.game.table().declarer() == Some(seat);
        state.eyes.is_none_or(|eyes| eyes == seat) || ouvert
    }

    /// True if the two cards in the middle are seen: by everybody, or by who put them there or
    /// looks at them.
    fn skat_is_open(&self, state: &Record) -> bool {
        let Some(eyes) = state.eyes else { return true };
        let looks = self.skat_is_up() && self.game.to_act() == Some(eyes);
        looks || !self.skat_is_up() && self.game.put_by(eyes) == Some(self.skat())
    }

    /// True if cards have been played.
    fn plays(&self) -> bool {
        let table = self.game.table();
        !table.tricks().is_empty() || !table.trick().is_empty()
    }
}

#[cfg(test)]
mod tests;
