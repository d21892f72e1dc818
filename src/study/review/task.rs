//! A review in the background, step by step.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;

use super::{Review, Step};
use crate::players::{Effort, Ledger};
use crate::rules::{BySeat, Game, Seat};

/// A game that is to be reviewed for one of its seats.
#[derive(Debug, Clone)]
pub struct Task {
    /// The game.
    pub game: Arc<Game>,
    /// Whose decisions are judged.
    pub seat: Seat,
    /// The list on which it is written.
    pub ledger: Ledger,
    /// The work that is put into each of them.
    pub effort: Effort,
}

/// A step that has been reviewed. It carries the game, so that a step of another review can be told
/// from one that is awaited.
#[derive(Debug, Clone)]
pub struct Done {
    /// The game.
    pub game: Arc<Game>,
    /// The place of the step among all of the game.
    pub index: usize,
    /// The step.
    pub step: Step,
}

impl Task {
    /// Reviews step by step, as long as each is wanted. A fault in the judgement ends it where it
    /// occurs: what has been reviewed until then stands.
    pub fn run(self, mut deliver: impl FnMut(Done) -> bool) {
        let game = Arc::clone(&self.game);
        let seats = BySeat::from_fn(|seat| seat == self.seat);
        let mut review = Review::new(&game, self.ledger, self.effort).of_seats(seats);
        for index in 0.. {
            // Nothing of the review is looked at after a fault.
            let Ok(Some(step)) = catch_unwind(AssertUnwindSafe(|| review.step())) else { return };
            if !deliver(Done { game: Arc::clone(&self.game), index, step }) {
                return;
            }
        }
    }
}

/// A review that runs on a thread of its own, until it is dropped.
#[derive(Debug)]
pub struct Reviewer(Arc<AtomicBool>);

impl Reviewer {
    /// Starts the thread. `deliver` is called on it, must not block for long and must not panic.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn spawn(task: Task, mut deliver: impl FnMut(Done) + Send + 'static) -> io::Result<Self> {
        let cancelled = Arc::new(AtomicBool::new(false));
        let reviewer = Self(Arc::clone(&cancelled));
        let wanted = move |done: Done| {
            let wanted = !cancelled.load(Ordering::Acquire);
            if wanted {
                deliver(done);
            }
            wanted
        };
        Builder::new().name("review".to_owned()).spawn(move || task.run(wanted))?;
        Ok(reviewer)
    }
}

impl Drop for Reviewer {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}
