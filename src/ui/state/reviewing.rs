//! A deal that is over, and the review of it as far as it is known.

use std::sync::Arc;

use crate::rules::{DealResult, Game, Move, Row, Seat, Standings};
use crate::study::review::{Decision, Done, Grade, Ledger, Step, Subject, Task};

/// A deal that is over, and the review of it as far as it is known.
#[derive(Debug, Clone)]
pub(crate) struct Reviewing {
    /// The game, and whose decisions are judged.
    pub(crate) task: Task,
    /// The names of forehand, middlehand and rearhand.
    pub(crate) names: [String; 3],
    /// The place of the deal in its list or file, in words.
    pub(crate) place: String,
    /// All steps; the first ones are judged.
    pub(crate) steps: Vec<Step>,
    /// The number of steps that have been judged.
    pub(crate) known: usize,
}

/// The sum of a deal: what was written on the list, and where it came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Account {
    /// The worth of the cards before the first word.
    pub(crate) cards: i64,
    /// The worth that the skat added, for who picked it up.
    pub(crate) skat: Option<i64>,
    /// The cost of all errors, not above 0.
    pub(crate) errors: i64,
    /// The rest: luck, and the play of the others.
    pub(crate) others: i64,
    /// The change of the total on the list.
    pub(crate) written: i64,
}

impl Reviewing {
    /// The deal of which nothing is judged yet.
    pub(crate) fn new(task: Task, names: [String; 3], place: String) -> Self {
        let steps = Step::all(&task.game);
        Self { task, names, place, steps, known: 0 }
    }

    /// Takes a step that has been judged; one of another review is late, and dropped.
    pub(crate) fn take(&mut self, done: &Done) {
        if Arc::ptr_eq(&self.task.game, &done.game)
            && let Some(step) = self.steps.get_mut(done.index)
        {
            *step = done.step.clone();
            self.known = self.known.max(done.index + 1);
        }
    }

    /// True once everything is judged.
    pub(crate) fn is_done(&self) -> bool {
        self.known == self.steps.len()
    }

    /// The game before a step.
    pub(crate) fn before(&self, step: &Step) -> Game {
        let game = &self.task.game;
        let made = game.moves().iter().copied().take(step.before);
        let before = Game::replay_with(*game.rules(), game.deal().clone(), made);
        // The same moves in the same order were legal before.
        before.unwrap_or_else(|_| Game::clone(game))
    }

    /// True if the person plays alone.
    pub(crate) fn declares(&self) -> bool {
        self.task.game.table().declarer() == Some(self.task.seat)
    }

    /// The decisions that have been judged, by the places of their steps.
    pub(crate) fn decisions(&self) -> impl DoubleEndedIterator<Item = (usize, &Decision)> {
        self.steps.iter().enumerate().filter_map(|(at, step)| Some((at, step.decision.as_ref()?)))
    }

    /// The errors, by the places of their steps.
    pub(crate) fn errors(&self) -> impl DoubleEndedIterator<Item = (usize, &Decision)> {
        self.decisions().filter(|(_, decision)| is_error(decision))
    }

    /// The chance of the person's side after a step, from 0 to 1, by what the person knew; `None`
    /// as long as it is not known. After a step of another it is what the person finds at the next
    /// decision.
    pub(crate) fn chance(&self, at: usize) -> Option<f64> {
        if let Some(decision) = &self.steps.get(at)?.decision {
            return decision.done().map(|done| done.win);
        }
        let next = self.decisions().find(|&(next, _)| next > at);
        match next {
            Some((_, decision)) => Some(chance_before(decision)),
            None => self.end().filter(|_| self.is_done()),
        }
    }

    /// The end of the deal as a chance: 1 if the person's side has won, 0 if it has lost.
    fn end(&self) -> Option<f64> {
        let share = |won: bool| if won { 1.0 } else { 0.0 };
        Some(match self.task.game.result()? {
            DealResult::PassedIn => 0.5,
            DealResult::Settled { reckoning, .. } => share(reckoning.won == self.declares()),
            DealResult::Ramsch(reckoning) => share(reckoning.scores[self.task.seat] >= 0),
        })
    }

    /// True if the person's side wins with open cards and best play of all after a step, as far as
    /// that is known.
    pub(crate) fn wins_open(&self, at: usize) -> Option<bool> {
        self.steps.get(at)?.open.map(|open| open.won == self.declares())
    }

    /// The numbers of cards that turned the game with open cards: against the person's side, and to
    /// its good.
    pub(crate) fn turns(&self) -> [usize; 2] {
        let count = |wins: bool| {
            let turned = |step: &&Step| {
                step.open.is_some_and(|open| open.turned && (open.won == self.declares()) == wins)
            };
            self.steps.iter().filter(turned).count()
        };
        [count(false), count(true)]
    }

    /// The sum of the deal; `None` as long as not everything is judged, or if it has no result.
    pub(crate) fn account(&self) -> Option<Account> {
        let (game, Ledger { scoring, table }) = (&self.task.game, self.task.ledger);
        let result = game.result().filter(|_| self.is_done())?;
        let seating = game.deal().seating();
        let mut standings = Standings::new(seating.table);
        standings.write(&Row::new(1, seating, &result));
        let account = standings.account(seating.place(self.task.seat));
        let written = i64::from(account.total(scoring, table));
        let rounded = |points: f64| points.round() as i64;
        let best = |decision: &Decision| decision.options.first().map(|best| best.points);
        let (_, first) = self.decisions().next()?;
        let cards = rounded(best(first)?);
        let decision = |subject| {
            let mut all = self.decisions().map(|(_, decision)| decision);
            all.find(|decision| decision.subject == subject)
        };
        let skat = match (decision(Subject::Hand), decision(Subject::Discard)) {
            (Some(taken), Some(put)) if taken.made == Move::PickUp => {
                Some(rounded(best(put)? - taken.done()?.points))
            }
            _ => None,
        };
        let prices = self.decisions().map(|(_, decision)| decision.price).sum::<f64>();
        let errors = -rounded(prices);
        let others = written - cards - skat.unwrap_or(0) - errors;
        Some(Account { cards, skat, errors, others, written })
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }
}

/// The chance before a decision: that of the best choice.
pub(crate) fn chance_before(decision: &Decision) -> f64 {
    decision.options.first().map_or(0.0, |best| best.win)
}

/// True if a decision was an error.
pub(crate) fn is_error(decision: &Decision) -> bool {
    decision.grade.is_some_and(|grade| grade >= Grade::Slip)
}
