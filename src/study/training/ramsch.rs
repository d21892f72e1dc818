//! Ramsch: practice of three who are all alone, and what hands promise in it.
//!
//! Each seat plays for what it gains on the average of the other two: who has most points loses
//! them, and makes the others a present of half.

use rand::{Rng, RngExt};

use crate::players::simulation::{Course, Lanes, pairs};
use crate::players::trained::Ramsch;
use crate::players::trained::policy::Policy;
use crate::players::trained::prospects::{Marks, RamschProspects};
use crate::rules::{BySeat, Kind, RamschSettlement, RamschSkat, Seat, SkatGoes, generator};

use super::adagrad::Adagrad;
use super::practice::{self, Amount, Pace};
use super::{Along, Purpose, deals};

/// The length of a step of the prospects, in their units.
const RATE: Along = Along { from: 0.15, to: 0.01 };
/// List points that practice takes as one.
const UNIT: f32 = 60.0;

/// A Ramsch at its first lead.
#[derive(Debug, Clone, Copy)]
struct Start {
    course: Course,
    /// The two cards that go with the last trick.
    skat: u32,
    /// The cards that each seat put on in place of the skat.
    put: [u32; 3],
}

/// Wins and losses of the same deals by two policies.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct RamschGains {
    /// The gain of a seat by the new policy on the average of two by the old one, in list points a
    /// deal.
    pub(crate) alone: f64,
    /// The share of deals in which somebody marches if all play by the new policy.
    pub(crate) marches: f64,
    /// The mean loss of the losers if all play by the new policy.
    pub(crate) lost: f64,
}

/// A deal, after pushing in every other one.
fn start(random: &mut impl Rng) -> Start {
    let deal = deals::deal(random);
    let lanes = Lanes::of(Kind::Grand);
    let mut hands = deals::hands(lanes, &deal);
    let mut skat = lanes.bits(deal.skat());
    let mut put = [0; 3];
    if random.random() {
        for seat in 0..3 {
            if random.random() {
                let twelve = hands[seat] | skat;
                skat = put_on(lanes, twelve, random);
                hands[seat] = twelve & !skat;
                put[seat] = skat;
            }
        }
    }
    Start { course: Course::new(lanes, hands, 0, 3), skat, put }
}

/// Two dear cards of twelve, but no jacks, with some chance.
fn put_on(lanes: &Lanes, twelve: u32, random: &mut impl Rng) -> u32 {
    let (mut best, mut most) = (0, f32::MIN);
    for put in pairs(twelve & !lanes.trumps()) {
        let dear = f32::from(lanes.points_of(put)) + 12.0 * random.random::<f32>();
        if dear > most {
            (best, most) = (put, dear);
        }
    }
    best
}

/// The gain of each seat from an end of play, against the average of the others.
fn gains(course: &Course, skat: u32) -> [f32; 3] {
    let last = Seat::ALL[usize::from(course.leader)];
    let goes = SkatGoes::by(RamschSkat::LastTrick, last);
    let settlement = RamschSettlement {
        points: BySeat(course.points),
        tricks: BySeat(course.tricks),
        skat: Some((course.lanes.points_of(skat), goes)),
        pushes: 0,
        doublings: 1,
    };
    let scores = settlement.reckon().scores;
    let all: i32 = scores.0.iter().sum();
    scores.0.map(|score| score as f32 - (all - score) as f32 / 2.0)
}

/// Practises, and tells after each eighth of the games how the policy stands against what it was at
/// the beginning and an eighth before.
pub(super) fn practise(
    policy: &mut Policy<f32>,
    seed: u64,
    amount: Amount,
    mut tell: impl FnMut(u64, RamschGains),
) {
    let mut old = policy.clone();
    let mut steps = Adagrad::new(policy.weights().len(), practice::START);
    for number in 0..amount.games {
        let mut random = generator(&[seed, Purpose::RamschPractice as u64, number]);
        let done = number as f32 / amount.games as f32;
        let pace = Pace { rate: practice::RATE.at(done), entropy: practice::ENTROPY.at(done) };
        let start = start(&mut random);
        let worth = |end: &Course, seat: usize| gains(end, start.skat)[seat] / UNIT;
        practice::game(policy, &mut steps, start.course, worth, pace, &mut random);
        if (number + 1) * 8 / amount.games > number * 8 / amount.games {
            tell(number + 1, compare(policy, &old, seed, amount.compared));
            old = policy.clone();
        }
    }
}

/// Plays deals with each seat in turn by the new policy and the others by the old one, and once by
/// the new policy alone.
fn compare(new: &Policy<f32>, old: &Policy<f32>, seed: u64, deals: u64) -> RamschGains {
    let mut sum = RamschGains::default();
    for number in 0..deals {
        let mut random = generator(&[seed, Purpose::RamschContest as u64, number]);
        let start = start(&mut random);
        for seat in 0..3 {
            let mut course = start.course;
            while !course.is_settled() {
                let policy = if course.turn() == seat { new } else { old };
                let bit = policy.draw(&course, &mut random);
                course.play(bit);
            }
            sum.alone += f64::from(gains(&course, start.skat)[seat]) / 3.0;
        }
        let mut course = start.course;
        new.play_out(&mut course, &mut random);
        sum.marches += f64::from(u8::from(course.tricks.contains(&10)));
        let least = gains(&course, start.skat).into_iter().fold(0.0, f32::min);
        sum.lost -= f64::from(least);
    }
    let deals = deals as f64;
    RamschGains { alone: sum.alone / deals, marches: sum.marches / deals, lost: sum.lost / deals }
}

/// The accuracy of the prospects.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct RamschFit {
    /// The standard deviation of what hands gain, in list points.
    pub(crate) spread: f64,
    /// The part of it that is left once the hand is known.
    pub(crate) left: f64,
}

/// Trains the prospects on so many deals, and says how close they come in the last tenth.
pub(super) fn foresee(ramsch: &mut Ramsch<f32>, seed: u64, deals: u64) -> RamschFit {
    let Ramsch { policy, prospects } = ramsch;
    let mut steps = Adagrad::new(prospects.weights().len(), 1.0);
    let (mut seen, mut spread, mut left) = (0.0, 0.0, 0.0);
    for number in 0..deals {
        let mut random = generator(&[seed, Purpose::RamschPlayouts as u64, number]);
        let start = start(&mut random);
        let mut course = start.course;
        policy.play_out(&mut course, &mut random);
        let rate = RATE.at(number as f32 / deals as f32);
        for (seat, gain) in gains(&course, start.skat).into_iter().enumerate() {
            let hand = start.course.hands[seat];
            let marks = Marks::of(course.lanes, hand, start.put[seat], seat);
            let off = learn(prospects, &mut steps, &marks, gain, rate);
            if number >= deals * 9 / 10 {
                seen += 1.0;
                spread += f64::from(gain).powi(2);
                left += f64::from(off).powi(2);
            }
        }
    }
    RamschFit { spread: (spread / seen).sqrt(), left: (left / seen).sqrt() }
}

/// Moves the prospects of a hand towards what it gained, and says how far off they were.
fn learn(
    prospects: &mut RamschProspects<f32>,
    steps: &mut Adagrad,
    marks: &Marks,
    gain: f32,
    rate: f32,
) -> f32 {
    let off = prospects.points(marks) - gain;
    for &entry in marks.entries() {
        let entry = usize::from(entry);
        steps.step(&mut prospects.weights_mut()[entry], entry, off / UNIT, rate);
    }
    off
}
