//! The end of the trick on the table, over the worlds.

use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::players::strong::beliefs::World;
use crate::players::trained::Tables;

/// The number of times that each world is tried.
const PLAYS: u32 = 2;

/// The end of the trick if a card is played to it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Fate {
    /// The chance of each seat to take it.
    pub(super) takes: [f32; 3],
    /// The card points in it, in the mean.
    pub(super) points: f32,
    /// The chance that the two others hold no trump after it.
    pub(super) drawn: f32,
}

impl Fate {
    /// Of a card of the seat whose turn it is in these worlds; the rest of the trick is played by
    /// the policy.
    pub(super) fn of(worlds: &[World], bit: u8, me: usize) -> Self {
        let mut fate = Self { takes: [0.0; 3], points: 0.0, drawn: 0.0 };
        for (number, world) in (0..).zip(worlds) {
            let lanes = world.course.lanes;
            let policy = Tables::trained().policy(lanes.kind());
            let mut random = Pcg32::seed_from_u64(number);
            let weight = world.weight / PLAYS as f32;
            for _ in 0..PLAYS {
                let mut course = world.course;
                let before: u8 = course.points.iter().sum();
                course.play(bit);
                while course.lying > 0 {
                    let card = policy.draw(&course, &mut random);
                    course.play(card);
                }
                let after: u8 = course.points.iter().sum();
                fate.takes[usize::from(course.leader)] += weight;
                fate.points += weight * f32::from(after - before);
                let theirs = course.hands[(me + 1) % 3] | course.hands[(me + 2) % 3];
                fate.drawn += if theirs & lanes.trumps() == 0 { weight } else { 0.0 };
            }
        }
        fate
    }

    /// The seat that most likely takes it.
    pub(super) fn winner(&self) -> usize {
        (0..3).max_by(|&a, &b| self.takes[a].total_cmp(&self.takes[b])).unwrap_or(0)
    }
}
