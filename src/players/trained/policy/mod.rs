//! A card policy: how much a good player who sees what a seat sees likes each card.
//!
//! The liking of a card is a sum of entries of trained tables; the softmax of the likings is the
//! chance that the card is played. A policy plays a deal out in a few microseconds, so a player can
//! try a card in thousands of worlds, with partners and opponents who know no more than they would.

mod null;
mod ramsch;
mod sight;
mod trump;

use rand::{Rng, RngExt};

use super::odds::{STEPS, exp, exp_of_steps, softmax};
use crate::players::simulation::{Course, ones};
use crate::rules::Kind;
use null::NullSight;
use ramsch::RamschSight;
pub(crate) use sight::TABLES;
use sight::{Sight, sum};
use trump::TrumpSight;

/// The most cards a seat chooses among.
const HAND: usize = 10;

/// A trained number: whole while playing, a fraction while training.
pub(crate) trait Weight: Copy {
    /// A sum of such numbers.
    type Sum: Copy + Default + PartialOrd;

    /// The number in units of log odds.
    fn value(self) -> f32;

    /// The sum of some entries.
    fn sum(weights: &[Self], entries: &[u32; TABLES]) -> Self::Sum;

    /// A sum in units of log odds.
    fn liking(sum: Self::Sum) -> f32;

    /// The odds of a card against the one that is liked best.
    fn against(best: Self::Sum, sum: Self::Sum) -> f32;
}

impl Weight for f32 {
    type Sum = Self;

    fn value(self) -> f32 {
        self
    }

    fn sum(weights: &[Self], entries: &[u32; TABLES]) -> Self {
        entries.iter().map(|&entry| weights[entry as usize]).sum()
    }

    fn liking(sum: Self) -> f32 {
        sum
    }

    fn against(best: Self, sum: Self) -> f32 {
        exp(sum - best)
    }
}

impl Weight for i8 {
    type Sum = i32;

    fn value(self) -> f32 {
        f32::from(self) / STEPS
    }

    fn sum(weights: &[Self], entries: &[u32; TABLES]) -> i32 {
        entries.iter().map(|&entry| i32::from(weights[entry as usize])).sum()
    }

    fn liking(sum: i32) -> f32 {
        sum as f32 / STEPS
    }

    fn against(best: i32, sum: i32) -> f32 {
        exp_of_steps(best.abs_diff(sum))
    }
}

/// The tables of one kind of game, or of Ramsch.
#[derive(Debug, Clone)]
pub(crate) struct Policy<W> {
    weights: Vec<W>,
}

/// The cards a seat chooses among, and how it likes them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Likings {
    count: usize,
    cards: [u8; HAND],
    entries: [[u32; TABLES]; HAND],
    likings: [f32; HAND],
}

/// The number of entries the tables of a kind of game have, all together.
#[must_use]
pub(crate) const fn entries(kind: Kind) -> usize {
    match kind {
        Kind::Null => sum(null::SIZES),
        _ => sum(trump::SIZES),
    }
}

/// The number of entries the tables of Ramsch have, all together.
pub(crate) const RAMSCH_ENTRIES: usize = sum(ramsch::SIZES);

/// The part a seat plays in the running trick: declarer or which defender, when, and who wins.
const fn role(course: &Course) -> usize {
    let me = course.turn();
    let declarer = course.declarer as usize;
    let next = (me + 1) % 3;
    let declarer_wins = course.lying > 0 && course.winner() == declarer;
    match (course.lying, me == declarer, next == declarer, declarer_wins) {
        (0, true, ..) => 0,
        (1, true, ..) => 1,
        (_, true, ..) => 2,
        (0, _, true, _) => 3,
        (0, _, false, _) => 4,
        (1, _, false, _) => 5,
        (1, _, true, _) => 6,
        (_, _, true, true) => 7,
        (_, _, true, false) => 8,
        (_, _, false, true) => 9,
        (_, _, false, false) => 10,
    }
}

impl<W: Weight> Policy<W> {
    /// A policy with these entries, as many as [`entries`] or [`RAMSCH_ENTRIES`] says.
    #[must_use]
    pub(crate) const fn new(weights: Vec<W>) -> Self {
        Self { weights }
    }

    /// The entries.
    #[must_use]
    pub(crate) fn weights(&self) -> &[W] {
        &self.weights
    }

    /// The entries, to be trained.
    pub(crate) fn weights_mut(&mut self) -> &mut [W] {
        &mut self.weights
    }

    /// The likings of the seat whose turn it is for its cards.
    #[must_use]
    pub(crate) fn likings(&self, course: &Course) -> Likings {
        let mut found = Likings {
            count: 0,
            cards: [0; HAND],
            entries: [[0; TABLES]; HAND],
            likings: [0.0; HAND],
        };
        look(course, course.choices(), |bit, entries| {
            found.cards[found.count] = bit;
            found.entries[found.count] = entries;
            found.likings[found.count] = W::liking(W::sum(&self.weights, &entries));
            found.count += 1;
        });
        found
    }

    /// Draws the card to play.
    pub(crate) fn draw(&self, course: &Course, random: &mut impl Rng) -> u8 {
        let choices = course.choices();
        if choices & (choices - 1) == 0 {
            return choices.trailing_zeros() as u8;
        }
        let (mut cards, mut sums, mut count) = ([0; HAND], [W::Sum::default(); HAND], 0);
        look(course, choices, |bit, entries| {
            cards[count] = bit;
            sums[count] = W::sum(&self.weights, &entries);
            count += 1;
        });
        let sums = &sums[..count];
        let best = sums.iter().fold(sums[0], |best, &sum| if sum > best { sum } else { best });
        let (mut odds, mut all) = ([0.0; HAND], 0.0);
        for (odds, &sum) in odds.iter_mut().zip(sums) {
            *odds = W::against(best, sum);
            all += *odds;
        }
        draw(&cards[..count], odds.into_iter().map(|odds| odds / all), random)
    }

    /// Plays on to the end, or until a Null is lost.
    pub(crate) fn play_out(&self, course: &mut Course, random: &mut impl Rng) {
        while !course.is_settled() {
            let bit = self.draw(course, random);
            course.play(bit);
        }
    }
}

impl Likings {
    /// The cards.
    #[must_use]
    pub(crate) fn cards(&self) -> &[u8] {
        &self.cards[..self.count]
    }

    /// The table entries of a card.
    #[must_use]
    pub(crate) const fn entries(&self, at: usize) -> &[u32; TABLES] {
        &self.entries[at]
    }

    /// Draws a card by the chances.
    pub(crate) fn draw(&self, random: &mut impl Rng) -> u8 {
        draw(self.cards(), self.chances().into_iter(), random)
    }

    /// The card liked best.
    #[must_use]
    pub(crate) fn best(&self) -> u8 {
        let liked = |&i: &usize, &j: &usize| self.likings[i].total_cmp(&self.likings[j]);
        (0..self.count).max_by(liked).map_or(0, |at| self.cards[at])
    }

    /// The chances of the cards; 0 behind the last.
    #[must_use]
    pub(crate) fn chances(&self) -> [f32; HAND] {
        let mut chances = [0.0; HAND];
        chances[..self.count].copy_from_slice(&self.likings[..self.count]);
        softmax(&mut chances[..self.count]);
        chances
    }
}

/// Draws one of some cards by their chances.
fn draw(cards: &[u8], chances: impl Iterator<Item = f32>, random: &mut impl Rng) -> u8 {
    let mut at = random.random::<f32>();
    let last = cards.len() - 1;
    for (&bit, chance) in cards[..last].iter().zip(chances) {
        at -= chance;
        if at < 0.0 {
            return bit;
        }
    }
    cards[last]
}

/// Shows the entries of each of these cards of the seat whose turn it is, class by class.
fn look(course: &Course, choices: u32, show: impl FnMut(u8, [u32; TABLES])) {
    match course.lanes.kind() {
        _ if course.is_ramsch() => look_by(&RamschSight::new(course), course, choices, show),
        Kind::Null => look_by(&NullSight::new(course, role(course)), course, choices, show),
        _ => look_by(&TrumpSight::new(course, role(course)), course, choices, show),
    }
}

fn look_by(
    sight: &impl Sight,
    course: &Course,
    mut choices: u32,
    mut show: impl FnMut(u8, [u32; TABLES]),
) {
    while choices != 0 {
        let first = choices.trailing_zeros() as u8;
        let class = course.lanes.class(first);
        let seen = sight.class(first);
        for bit in ones(choices & class) {
            show(bit, sight.entries(&seen, bit));
        }
        choices &= !class;
    }
}
