//! Two policies against each other.

use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::players::trained::policy::Policy;
use crate::players::trained::prospects::{Prospects, family};
use crate::rules::{Kind, generator};

use super::Purpose;
use super::deals::{self, Start};

/// In what share of the same games the declarer wins.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Shares {
    /// Declarer and defenders play by the new policy.
    pub(crate) new: f64,
    /// The declarer plays by the new policy, the defenders by the old one.
    pub(crate) new_declarer: f64,
    /// The declarer plays by the old policy, the defenders by the new one.
    pub(crate) new_defenders: f64,
    /// Declarer and defenders play by the old policy.
    pub(crate) old: f64,
    /// The number of games that were played each way.
    pub(crate) games: u32,
}

/// Plays games in all four ways, and counts wins in suit games, Grand and Null.
pub(super) fn compare(
    new: &[Policy<f32>; 3],
    old: &[Policy<f32>; 3],
    prospects: &Prospects<f32>,
    seed: u64,
    games: u64,
) -> [Shares; 3] {
    let mut shares = [Shares::default(); 3];
    for number in 0..games {
        let mut random = generator(&[seed, Purpose::Contest as u64, number]);
        let Some(start) = deals::start(prospects, &mut random) else { continue };
        let family = family(start.course.lanes.kind());
        let won = |declarer: &[Policy<f32>; 3], defenders: &[Policy<f32>; 3]| {
            f64::from(u8::from(is_won(&start, &declarer[family], &defenders[family], number)))
        };
        let sum = &mut shares[family];
        sum.new += won(new, new);
        sum.new_declarer += won(new, old);
        sum.new_defenders += won(old, new);
        sum.old += won(old, old);
        sum.games += 1;
    }
    shares.map(|sum| {
        let share = |wins: f64| wins / f64::from(sum.games.max(1));
        Shares {
            new: share(sum.new),
            new_declarer: share(sum.new_declarer),
            new_defenders: share(sum.new_defenders),
            old: share(sum.old),
            games: sum.games,
        }
    })
}

fn is_won(start: &Start, declarer: &Policy<f32>, defenders: &Policy<f32>, luck: u64) -> bool {
    let mut random = Pcg32::seed_from_u64(luck);
    let mut course = start.course;
    let alone = usize::from(course.declarer);
    while !course.is_settled() {
        let policy = if course.turn() == alone { declarer } else { defenders };
        let bit = policy.draw(&course, &mut random);
        course.play(bit);
    }
    match course.lanes.kind() {
        Kind::Null => course.tricks[alone] == 0,
        _ => course.points[alone] + start.skat >= 61,
    }
}
