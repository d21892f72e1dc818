//! Practice: a policy plays against itself and tries out what it might have played instead.
//!
//! At a choice every card is played out a few times in the world as it is, by the policy for all
//! three. What a card brings beyond the mean of the choice is its advantage; the entries are moved
//! so that cards with an advantage are liked better. The policy sees no more than a seat does, so
//! what it learns is what is best on the whole over the worlds that look alike.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::players::simulation::Course;
use crate::players::trained::odds::ln;
use crate::players::trained::policy::{Likings, Policy};
use crate::players::trained::prospects::{Prospects, family};
use crate::rules::{Kind, generator};

use super::adagrad::Adagrad;
use super::contest::{self, Shares};
use super::deals::{self, Start};
use super::{Along, Purpose};

/// Of the choices of a game so many are tried out.
const TRIED: f32 = 0.25;
/// The number of times that each card is played out.
const PLAYS: u8 = 4;
/// The length of a step, at the beginning and at the end.
pub(super) const RATE: Along = Along { from: 0.2, to: 0.03 };
/// The reward of a policy for being undecided, so that it goes on trying.
pub(super) const ENTROPY: Along = Along { from: 0.001, to: 0.0005 };
/// The start of the sums of squares.
pub(super) const START: f32 = 0.02;

/// The worth of an end of play for a seat: 1 for a game that the declarer wins, and a little for
/// what else counts, with the sign turned for the defenders.
fn worth(start: &Start, course: &Course, seat: usize) -> f32 {
    let worth = worth_for_declarer(start, course);
    if seat == usize::from(course.declarer) { worth } else { -worth }
}

fn worth_for_declarer(start: &Start, course: &Course) -> f32 {
    const POINT: f32 = 0.001;
    const SCHNEIDER: f32 = 0.08;
    const OUT_OF_SCHNEIDER: f32 = 0.12;
    let declarer = usize::from(course.declarer);
    if course.lanes.kind() == Kind::Null {
        return f32::from(u8::from(course.tricks[declarer] == 0));
    }
    let points = course.points[declarer] + start.skat;
    let mut worth = f32::from(points) * POINT;
    if points >= 61 {
        worth += 1.0;
    }
    if points >= 90 {
        worth += SCHNEIDER;
    }
    if points <= 30 {
        worth -= OUT_OF_SCHNEIDER;
    }
    worth
}

/// The number of games that are played, and in how many the policies are compared after each eighth
/// of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Amount {
    pub(super) games: u64,
    pub(super) compared: u64,
}

/// Practises, and tells after each eighth of the games how the policies stand against the old ones.
pub(super) fn practise(
    policies: &mut [Policy<f32>; 3],
    prospects: &Prospects<f32>,
    seed: u64,
    amount: Amount,
    mut tell: impl FnMut(u64, [Shares; 3]),
) {
    let old = policies.clone();
    let mut steps = [0, 1, 2].map(|family| Adagrad::new(policies[family].weights().len(), START));
    let (mut played, mut number) = (0, 0);
    while played < amount.games {
        let mut random = generator(&[seed, Purpose::Practice as u64, number]);
        number += 1;
        let Some(start) = deals::start(prospects, &mut random) else { continue };
        let done = played as f32 / amount.games as f32;
        let family = family(start.course.lanes.kind());
        let pace = Pace { rate: RATE.at(done), entropy: ENTROPY.at(done) };
        let worth = |end: &Course, seat| worth(&start, end, seat);
        let (policy, steps) = (&mut policies[family], &mut steps[family]);
        game(policy, steps, start.course, worth, pace, &mut random);
        played += 1;
        if played * 8 / amount.games > (played - 1) * 8 / amount.games {
            tell(played, contest::compare(policies, &old, prospects, seed, amount.compared));
        }
    }
}

/// The pace at which a policy learns.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pace {
    /// The length of a step.
    pub(super) rate: f32,
    /// The reward for being undecided.
    pub(super) entropy: f32,
}

/// Plays a game and learns from some of its choices. `worth` is what an end of play is worth for a
/// seat.
pub(super) fn game(
    policy: &mut Policy<f32>,
    steps: &mut Adagrad,
    mut course: Course,
    worth: impl Fn(&Course, usize) -> f32,
    pace: Pace,
    random: &mut impl Rng,
) {
    while !course.is_settled() {
        let likings = policy.likings(&course);
        let bit = likings.draw(random);
        if likings.cards().len() > 1 && random.random::<f32>() < TRIED {
            let values = try_out(policy, &course, &likings, &worth, random.random());
            learn(policy, steps, &likings, &values, pace);
        }
        course.play(bit);
    }
}

/// The gain of each card for the seat whose turn it is.
fn try_out(
    policy: &Policy<f32>,
    course: &Course,
    likings: &Likings,
    worth: impl Fn(&Course, usize) -> f32,
    seed: u64,
) -> Vec<f32> {
    let value = |&bit: &u8| {
        // The same luck for every card.
        let mut random = Pcg32::seed_from_u64(seed);
        let sum: f32 = (0..PLAYS)
            .map(|_| {
                let mut end = *course;
                end.play(bit);
                policy.play_out(&mut end, &mut random);
                worth(&end, course.turn())
            })
            .sum();
        sum / f32::from(PLAYS)
    };
    likings.cards().iter().map(value).collect()
}

/// Likes cards better the more they bring beyond the mean.
fn learn(
    policy: &mut Policy<f32>,
    steps: &mut Adagrad,
    likings: &Likings,
    values: &[f32],
    pace: Pace,
) {
    /// Smaller gradients change nothing.
    const LEAST: f32 = 1e-7;
    let chances = likings.chances();
    let mean: f32 = chances.iter().zip(values).map(|(chance, value)| chance * value).sum();
    let undecided: f32 = -chances[..values.len()].iter().map(|&p| p * ln(p)).sum::<f32>();
    for (at, (&chance, value)) in chances.iter().zip(values).enumerate() {
        let gradient = chance * (mean - value) + pace.entropy * chance * (ln(chance) + undecided);
        if gradient.abs() < LEAST {
            continue;
        }
        for &entry in likings.entries(at) {
            let entry = entry as usize;
            steps.step(&mut policy.weights_mut()[entry], entry, gradient, pace.rate);
        }
    }
}
