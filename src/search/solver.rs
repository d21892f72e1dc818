//! Questions about positions, answered exactly.

use super::bounds::Start;
use super::layout::{Grand, Labels, Layout, SuitGame};
use super::null::{self, NullSearch};
use super::order::NEXT;
use super::position::Position;
use super::running::Running;
use super::table::Table;
use super::trump::Search;
use crate::rules::{Card, Kind, Seat};

/// Answers what can be reached with open cards and best play of all three.
///
/// It owns a table of positions seen, which is allocated once: keep a solver and ask it often.
/// Answers never depend on what was asked before; how many positions are looked at does. Whoever
/// wants work to be the same on every run [clears](Self::clear) the table first.
///
/// Points are those of the cards still in the hands and on the table of a [`Position`]. In Null,
/// where points do not count, the one question is whether the declarer takes no more trick.
///
/// ```
/// use skat::rules::{BySeat, Kind, Seat};
/// use skat::search::{Position, Solver};
///
/// let hands = ["CJ HA", "HT H9", "DA D7"].map(|hand| hand.parse().unwrap());
/// let position =
///     Position::new(Kind::Grand, Seat::Forehand, BySeat(hands), Seat::Rearhand, &[])?;
/// let mut solver = Solver::new();
/// assert_eq!(solver.value(&position), 2 + 11 + 11 + 10);
/// assert!(!solver.reaches(&position, 35));
/// # Ok::<(), skat::search::BadPosition>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    table: Table,
    nodes: u64,
}

/// A [`Solver`] that gives up when it has looked at so many positions.
///
/// Whatever it could not find out in time is `None`.
#[derive(Debug)]
pub struct Budgeted<'a> {
    solver: &'a mut Solver,
    left: u64,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A solver with a table large enough for whole deals (1 MiB).
    #[must_use]
    pub fn new() -> Self {
        Self::with_table(16)
    }

    /// A solver with a table of 2^`bits` positions of 16 bytes each, 3 to 30 bits.
    #[must_use]
    pub fn with_table(bits: u32) -> Self {
        Self { table: Table::new(bits), nodes: 0 }
    }

    /// Forgets all positions seen. This takes no time.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// The number of positions that have been looked at, since the solver was made.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The same solver with a budget of positions to look at, for all questions together.
    pub const fn within(&mut self, nodes: u64) -> Budgeted<'_> {
        Budgeted { solver: self, left: nodes }
    }

    /// True if the declarer takes at least `target` more card points; in Null, whether the
    /// declarer takes no more trick.
    #[must_use]
    pub fn reaches(&mut self, position: &Position, target: u8) -> bool {
        self.endless().reaches(position, target).unwrap_or_default()
    }

    /// The number of card points the declarer still takes; in Null 1 for no more trick, or else 0.
    #[must_use]
    pub fn value(&mut self, position: &Position) -> u8 {
        self.value_near(position, position.points().div_ceil(2))
    }

    /// The same as [`value`](Self::value), found faster if the guess is close, or if it parts the
    /// values that are likely: the points still needed for 61.
    #[must_use]
    pub fn value_near(&mut self, position: &Position, guess: u8) -> u8 {
        self.endless().value_near(position, guess).unwrap_or_default()
    }

    /// For each legal card whether the declarer reaches the target after it.
    #[must_use]
    pub fn reaches_each(&mut self, position: &Position, target: u8) -> Vec<(Card, bool)> {
        let each = self.endless().reaches_each(position, target);
        each.into_iter().map(|(card, found)| (card, found.unwrap_or_default())).collect()
    }

    /// For each legal card the value after it.
    #[must_use]
    pub fn values_each(&mut self, position: &Position) -> Vec<(Card, u8)> {
        let each = self.endless().values_each(position);
        each.into_iter().map(|(card, found)| (card, found.unwrap_or_default())).collect()
    }

    /// A budget that is never used up: no answer is missing.
    const fn endless(&mut self) -> Budgeted<'_> {
        self.within(u64::MAX)
    }
}

impl Budgeted<'_> {
    /// The number of positions that may still be looked at.
    #[must_use]
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// See [`Solver::reaches`].
    #[must_use]
    pub fn reaches(&mut self, position: &Position, target: u8) -> Option<bool> {
        match position.kind() {
            Kind::Null => self.makes_null(position),
            Kind::Grand => self.compare::<Grand>(position, target).map(|value| value >= target),
            _ => self.compare::<SuitGame>(position, target).map(|value| value >= target),
        }
    }

    /// See [`Solver::value_near`].
    #[must_use]
    pub fn value_near(&mut self, position: &Position, guess: u8) -> Option<u8> {
        match position.kind() {
            Kind::Null => self.makes_null(position).map(u8::from),
            Kind::Grand => self.bisect::<Grand>(position, guess),
            _ => self.bisect::<SuitGame>(position, guess),
        }
    }

    /// See [`Solver::reaches_each`].
    #[must_use]
    pub fn reaches_each(&mut self, position: &Position, target: u8) -> Vec<(Card, Option<bool>)> {
        self.each(position, |solver, next, won| {
            if next.kind() == Kind::Null {
                return solver.reaches(next, 1);
            }
            solver.reaches(next, target.saturating_sub(won))
        })
    }

    /// See [`Solver::values_each`].
    #[must_use]
    pub fn values_each(&mut self, position: &Position) -> Vec<(Card, Option<u8>)> {
        // The best of the values so far is a good guess at the next.
        let mut guess = position.points().div_ceil(2);
        self.each(position, |solver, next, won| {
            let value = won + solver.value_near(next, guess.saturating_sub(won))?;
            guess = value;
            Some(value)
        })
    }

    /// An answer for each legal card, from the position after it and what the declarer won by it.
    fn each<T: Copy + Default>(
        &mut self,
        position: &Position,
        mut ask: impl FnMut(&mut Self, &Position, u8) -> Option<T>,
    ) -> Vec<(Card, Option<T>)> {
        let mut answers: Vec<(Card, Option<T>)> = Vec::with_capacity(10);
        for card in position.legal() {
            let (next, taken) = position.after(card);
            let by_declarer = taken.filter(|taken| taken.by == position.declarer());
            let answer = match by_declarer {
                // A trick loses a Null.
                Some(_) if position.kind() == Kind::Null => Some(T::default()),
                won => ask(self, &next, won.map_or(0, |won| won.points)),
            };
            answers.push((card, answer));
        }
        answers
    }

    /// A value that lies on the same side of the target as the exact one, and no farther from it.
    fn compare<L: Layout>(&mut self, position: &Position, target: u8) -> Option<u8> {
        let rest = position.points();
        if target == 0 {
            return Some(0);
        }
        if target > rest {
            return Some(rest);
        }
        let mut search = Search::<L>::new(&mut self.solver.table, self.left);
        let value = ask(&mut search, position, target);
        let (nodes, stopped) = (search.nodes, search.stopped);
        self.spend(nodes);
        (!stopped).then_some(value)
    }

    fn bisect<L: Layout>(&mut self, position: &Position, guess: u8) -> Option<u8> {
        let mut search = Search::<L>::new(&mut self.solver.table, self.left);
        let (mut low, mut high) = (0, position.points());
        let mut target = guess.clamp(1, high.max(1));
        while low < high {
            let value = ask(&mut search, position, target);
            if search.stopped {
                break;
            }
            if value >= target {
                low = value;
            } else {
                high = value;
            }
            target = low + (high - low).div_ceil(2);
        }
        let (nodes, stopped) = (search.nodes, search.stopped);
        self.spend(nodes);
        (!stopped).then_some(low)
    }

    fn makes_null(&mut self, position: &Position) -> Option<bool> {
        let labels = Labels::of(Kind::Null);
        let hands = hands(position, labels);
        let leader = seat(position, position.leader());
        let mut search = NullSearch::new(&mut self.solver.table, self.left);
        let mut trick = position.trick().map(|card| labels.place(card));
        let made = match (trick.next(), trick.next()) {
            (None, _) => search.lead(&hands, leader),
            (Some(led), None) => {
                let seat = NEXT[leader];
                search.second(&null::Running { hands, seat, best: led, winner: leader })
            }
            (Some(led), Some(card)) => {
                let seat = NEXT[leader];
                let led = null::Running { hands, seat, best: led, winner: leader };
                search.third(&led.then(card))
            }
        };
        let (nodes, stopped) = (search.nodes, search.stopped);
        self.spend(nodes);
        (!stopped).then_some(made)
    }

    const fn spend(&mut self, nodes: u64) {
        self.left = self.left.saturating_sub(nodes);
        self.solver.nodes += nodes;
    }
}

/// The number of a seat in the search, where the declarer is 0.
const fn seat(position: &Position, seat: Seat) -> usize {
    (seat.index() + 3 - position.declarer().index()) % 3
}

fn hands(position: &Position, labels: &Labels) -> [u32; 3] {
    let mut hands = [0; 3];
    for of in Seat::ALL {
        hands[seat(position, of)] = labels.bits(position.hand(of));
    }
    hands
}

/// Asks a search about a position, for a target from 1 to the points left in it.
fn ask<L: Layout>(search: &mut Search<'_, L>, position: &Position, target: u8) -> u8 {
    let labels = Labels::of(position.kind());
    let hands = hands(position, labels);
    let leader = seat(position, position.leader());
    let rest = i32::from(position.points());
    let target = i32::from(target);
    // What has been played is put back first.
    let mut trick = position.trick().map(|card| labels.place(card));
    let mut hands = hands;
    let value = match (trick.next(), trick.next()) {
        (None, _) => {
            let size = hands[leader].count_ones();
            search.lead(&Start { hands, leader, size, rest }, target)
        }
        (Some(led), second) => {
            hands[leader] |= 1 << led;
            let size = hands[leader].count_ones();
            let running = Running::led::<L>(&Start { hands, leader, size, rest }, led);
            match second {
                None => search.second(&running, target),
                Some(card) => search.third(&running.then::<L>(card), target),
            }
        }
    };
    value as u8
}
