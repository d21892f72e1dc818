//! First lessons: a policy that plays like the players of the club.

use crate::players::Level;
use crate::players::simulation::{Course, Lanes};
use crate::players::trained::odds::ln;
use crate::players::trained::policy::Policy;
use crate::players::trained::prospects::family;
use crate::rules::{BySeat, Game, Move, Seat, generator};
use crate::study::duel;

use super::adagrad::Adagrad;
use super::{Purpose, deals};

/// The length of a step.
const RATE: f32 = 0.1;
/// The strength with which entries are drawn to nothing.
const DECAY: f32 = 1e-4;
/// Of so many games one is kept to measure with.
const KEPT: usize = 20;

/// A game of the club: the play before the first lead, and the cards played.
#[derive(Debug, Clone)]
pub(super) struct Lesson {
    course: Course,
    cards: Vec<u8>,
}

/// The accuracy of a policy on games it has not learned from.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Fit {
    /// The number of choices that were foretold.
    pub(crate) choices: u32,
    /// The share of them in which the card played was the one liked best.
    pub(crate) first: f64,
    /// The mean logarithm of the chance of the card played, with the sign turned.
    pub(crate) log_loss: f64,
}

impl Fit {
    fn add(&mut self, first: bool, chance: f32) {
        self.choices += 1;
        self.first += f64::from(u8::from(first));
        self.log_loss -= f64::from(ln(chance));
    }

    fn mean(self) -> Self {
        let choices = f64::from(self.choices.max(1));
        Self { first: self.first / choices, log_loss: self.log_loss / choices, ..self }
    }
}

/// Plays a deal among three of the club. `None` if it was passed in, or the declarer's cards lay
/// open: then all play by more than a policy sees.
pub(super) fn lesson(seed: u64, number: u32) -> Option<Lesson> {
    let mut random = generator(&[seed, Purpose::Lessons as u64, u64::from(number)]);
    let deal = deals::deal(&mut random);
    let game = duel::play(deal, BySeat([Level::Club; 3]), seed, number);
    let contract = game.table().contract().filter(|contract| !contract.is_ouvert())?;
    let lanes = Lanes::of(contract.kind());
    let card = |&(_, mv): &(Seat, Move)| match mv {
        Move::Play(card) => Some(lanes.place(card)),
        _ => None,
    };
    let cards = game.moves().iter().filter_map(card).collect();
    Some(Lesson { course: first_lead(&game, lanes)?, cards })
}

/// The play of a game before the first lead.
fn first_lead(game: &Game, lanes: &'static Lanes) -> Option<Course> {
    let declarer = game.table().declarer()?;
    let deal = game.deal();
    let hands = Seat::ALL.map(|seat| match game.discard() {
        Some(put) if seat == declarer => (deal.hand(seat) | deal.skat()) - put,
        _ => deal.hand(seat),
    });
    let put = game.discard().unwrap_or_default();
    let hands = hands.map(|hand| lanes.bits(hand));
    Some(Course::new(lanes, hands, lanes.bits(put), declarer.index() as u8))
}

/// Learns the lessons one time after the other, and tells after each how well.
pub(super) fn imitate(
    policies: &mut [Policy<f32>; 3],
    lessons: &[Lesson],
    epochs: u32,
    mut tell: impl FnMut(u32, [Fit; 3]),
) {
    /// The first step of an entry has full length.
    const START: f32 = 1e-6;
    let mut steps = [0, 1, 2].map(|family| Adagrad::new(policies[family].weights().len(), START));
    let (kept, learned) = lessons.split_at(lessons.len() / KEPT);
    for epoch in 1..=epochs {
        for lesson in learned {
            let family = family(lesson.course.lanes.kind());
            learn(&mut policies[family], &mut steps[family], lesson);
        }
        let mut fits = [Fit::default(); 3];
        for lesson in kept {
            let family = family(lesson.course.lanes.kind());
            measure(&policies[family], lesson, &mut fits[family]);
        }
        tell(epoch, fits.map(Fit::mean));
    }
}

fn learn(policy: &mut Policy<f32>, steps: &mut Adagrad, lesson: &Lesson) {
    let mut course = lesson.course;
    for &bit in &lesson.cards {
        let likings = policy.likings(&course);
        let chances = likings.chances();
        let played = course.standing_for(bit);
        if likings.cards().len() > 1 {
            for (at, &card) in likings.cards().iter().enumerate() {
                let gradient = chances[at] - f32::from(u8::from(card == played));
                for &entry in likings.entries(at) {
                    let entry = entry as usize;
                    let weight = &mut policy.weights_mut()[entry];
                    steps.step(weight, entry, gradient + DECAY * *weight, RATE);
                }
            }
        }
        course.play(bit);
    }
}

fn measure(policy: &Policy<f32>, lesson: &Lesson, fit: &mut Fit) {
    let mut course = lesson.course;
    for &bit in &lesson.cards {
        let likings = policy.likings(&course);
        let played = course.standing_for(bit);
        let at = likings.cards().iter().position(|&card| card == played);
        if let Some(at) = at.filter(|_| likings.cards().len() > 1) {
            fit.add(likings.best() == played, likings.chances()[at]);
        }
        course.play(bit);
    }
}
