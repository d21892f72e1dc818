//! A card policy: how much a good player who sees what a seat sees likes each card.
//!
//! The liking of a card is a sum of entries of trained tables; the softmax of the likings is the
//! chance that the card is played. A policy plays a deal out in a few microseconds, so a player can
//! try a card in thousands of worlds, with partners and opponents who know no more than they would.

mod null;
mod ramsch;
mod trump;

use rand::{Rng, RngExt};

use super::odds::softmax;
use crate::players::simulation::Course;
use crate::rules::Kind;

/// How many tables a liking is the sum of.
pub(crate) const TABLES: usize = 9;

/// The most cards a seat chooses among.
const HAND: usize = 10;

/// A trained number: whole while playing, a fraction while training.
pub(crate) trait Weight: Copy {
    /// The number in units of log odds.
    fn value(self) -> f32;
}

impl Weight for f32 {
    fn value(self) -> f32 {
        self
    }
}

/// How many steps of a stored weight make one unit of log odds.
pub(crate) const STEPS: f32 = 16.0;

impl Weight for i8 {
    fn value(self) -> f32 {
        f32::from(self) / STEPS
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

const fn sum(sizes: [usize; TABLES]) -> usize {
    let mut sum = 0;
    let mut i = 0;
    while i < TABLES {
        sum += sizes[i];
        i += 1;
    }
    sum
}

/// How many entries the tables of a kind of game have, all together.
#[must_use]
pub(crate) const fn entries(kind: Kind) -> usize {
    match kind {
        Kind::Null => sum(null::SIZES),
        _ => sum(trump::SIZES),
    }
}

/// How many entries the tables of Ramsch have, all together.
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

enum Sight<'a> {
    Trump(trump::Sight<'a>),
    Null(null::Sight<'a>),
    Ramsch(ramsch::Sight<'a>),
}

impl<'a> Sight<'a> {
    fn new(course: &'a Course) -> Self {
        match course.lanes.kind() {
            _ if course.is_ramsch() => Self::Ramsch(ramsch::Sight::new(course)),
            Kind::Null => Self::Null(null::Sight::new(course, role(course))),
            _ => Self::Trump(trump::Sight::new(course, role(course))),
        }
    }

    fn entries(&self, bit: u8) -> [u32; TABLES] {
        match self {
            Self::Trump(sight) => sight.entries(bit),
            Self::Null(sight) => sight.entries(bit),
            Self::Ramsch(sight) => sight.entries(bit),
        }
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

    /// How the seat whose turn it is likes its cards.
    #[must_use]
    pub(crate) fn likings(&self, course: &Course) -> Likings {
        let sight = Sight::new(course);
        let mut found = Likings {
            count: 0,
            cards: [0; HAND],
            entries: [[0; TABLES]; HAND],
            likings: [0.0; HAND],
        };
        let mut rest = course.choices();
        while rest != 0 {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let entries = sight.entries(bit);
            found.cards[found.count] = bit;
            found.entries[found.count] = entries;
            found.likings[found.count] = self.liking(&entries);
            found.count += 1;
        }
        found
    }

    fn liking(&self, entries: &[u32; TABLES]) -> f32 {
        entries.iter().map(|&entry| self.weights[entry as usize].value()).sum()
    }

    /// Draws the card to play.
    pub(crate) fn draw(&self, course: &Course, random: &mut impl Rng) -> u8 {
        let choices = course.choices();
        if choices & (choices - 1) == 0 {
            return choices.trailing_zeros() as u8;
        }
        let sight = Sight::new(course);
        let (mut cards, mut chances, mut count) = ([0; HAND], [0.0; HAND], 0);
        let mut rest = choices;
        while rest != 0 {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            cards[count] = bit;
            chances[count] = self.liking(&sight.entries(bit));
            count += 1;
        }
        softmax(&mut chances[..count]);
        cards[draw(&chances[..count], random)]
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
        self.cards[draw(&self.chances()[..self.count], random)]
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

/// Which of several things happens, by their chances.
fn draw(chances: &[f32], random: &mut impl Rng) -> usize {
    let mut at = random.random::<f32>();
    let last = chances.len() - 1;
    for (i, chance) in chances[..last].iter().enumerate() {
        at -= chance;
        if at < 0.0 {
            return i;
        }
    }
    last
}
