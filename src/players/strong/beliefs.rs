//! Worlds that fit what a seat has seen, weighed by how likely it would then have been seen.
//!
//! The likelihoods are those of our own players: how they bid, declare, put away and play. What
//! others do is not quite that, so no likelihood is taken at its full strength.

use rand::{Rng, RngExt};

use crate::players::simulation::{Course, Lanes, Unseen, Worlds, pairs};
use crate::players::trained::Tables;
use crate::players::trained::odds::{chance, exp, ln};
use crate::players::trained::policy::Policy;
use crate::players::trained::prospects::{Marks, Question};
use crate::rules::{Bid, Cards, Kind, Scoring, Seat, View};

use super::gains::Bidder;
use super::scene::Scene;

/// The share of all likelihoods that is believed.
const TRUST: f32 = 0.8;
/// Of every choice of a card so much is taken to be by chance.
const WHIM: f32 = 0.1;
/// List points that make a bid e times as likely.
pub(super) const BID_STEP: f32 = 15.0;
/// The gain at which a hand is bid as often as not.
pub(super) const BID_GAIN: f32 = 5.0;
/// List points that make one game e times as likely to be declared as another.
const GAME_STEP: f32 = 12.0;

/// A world: the play so far in it, the skat, and its weight.
#[derive(Debug, Clone, Copy)]
pub(super) struct World {
    /// The play up to now.
    pub(super) course: Course,
    /// The two cards that lie as skat.
    pub(super) skat: u32,
    /// Its share among the worlds.
    pub(super) weight: f32,
}

/// Worlds, and whether they are all there are.
#[derive(Debug)]
pub(super) struct Beliefs {
    /// The worlds; their weights add up to 1.
    pub(super) worlds: Vec<World>,
    /// True if no world is missing.
    pub(super) complete: bool,
}

impl Beliefs {
    /// Draws worlds, or lists them if there are no more than that, weighs them, and keeps some.
    pub(super) fn new(
        view: &View,
        scene: &Scene,
        drawn: usize,
        kept: usize,
        random: &mut impl Rng,
    ) -> Self {
        Self::of(&scene.unseen, [drawn, kept], |places| weigh(view, scene, places), random)
    }

    /// The same of any unseen cards, with the weight that `weigh` gives the world of three places.
    pub(super) fn of(
        unseen: &Unseen,
        [drawn, kept]: [usize; 2],
        weigh: impl FnMut([u32; 3]) -> World,
        random: &mut impl Rng,
    ) -> Self {
        let all = Worlds::new(unseen);
        let few = all.count() <= drawn as f64;
        let places: Vec<[u32; 3]> =
            if few { all.all() } else { (0..drawn).filter_map(|_| all.draw(random)).collect() };
        let weighed = places.into_iter().map(weigh).collect();
        let complete = few && all.count() <= kept as f64;
        Self { worlds: resampled(weighed, kept, random), complete }
    }

    /// The play so far in one world that fits, whichever it is.
    pub(super) fn any(scene: &Scene) -> Option<Course> {
        let places = Worlds::new(&scene.unseen).first()?;
        let (mut course, _) = scene.start(places);
        for &(_, bit) in &scene.plays {
            course.play(bit);
        }
        Some(course)
    }

    /// A smaller choice of the same worlds.
    pub(super) fn fewer(&self, kept: usize, random: &mut impl Rng) -> Self {
        let complete = self.complete && self.worlds.len() <= kept;
        Self { worlds: resampled(self.worlds.clone(), kept, random), complete }
    }
}

/// So many worlds, drawn by weight at even steps; all of them if there are no more.
fn resampled(mut worlds: Vec<World>, kept: usize, random: &mut impl Rng) -> Vec<World> {
    let mut total: f32 = worlds.iter().map(|world| world.weight).sum();
    if !(total > 0.0 && total.is_finite()) {
        for world in &mut worlds {
            world.weight = 1.0;
        }
        total = worlds.len() as f32;
    }
    if worlds.len() <= kept {
        for world in &mut worlds {
            world.weight /= total;
        }
        return worlds;
    }
    let step = total / kept as f32;
    let (mut at, mut sum) = (random.random::<f32>() * step, 0.0);
    let mut chosen = Vec::with_capacity(kept);
    for world in worlds {
        sum += world.weight;
        let mut times = 0;
        while at < sum {
            times += 1;
            at += step;
        }
        if times > 0 {
            chosen.push(World { weight: times as f32 / kept as f32, ..world });
        }
    }
    chosen
}

/// The world of these cards, with the likelihood of all that has been seen in it.
fn weigh(view: &View, scene: &Scene, places: [u32; 3]) -> World {
    let (mut course, skat) = scene.start(places);
    let mut log = 0.0;
    for seat in scene.others {
        log += if seat == scene.declarer {
            declared(view, scene, &course, skat)
        } else {
            passed(view, seat, scene.lanes.cards(course.hands[seat]))
        };
    }
    let policy = Tables::trained().policy(scene.kind());
    log += played(policy, &mut course, scene.me, &scene.plays);
    World { course, skat, weight: trusted(log) }
}

/// The weight that goes with a likelihood, given as a logarithm.
pub(super) fn trusted(log: f32) -> f32 {
    exp(TRUST * log)
}

/// Plays what has been played, and says how likely the others would have, as a logarithm.
pub(super) fn played(
    policy: &Policy<i8>,
    course: &mut Course,
    me: usize,
    plays: &[(usize, u8)],
) -> f32 {
    let mut log = 0.0;
    for &(seat, bit) in plays {
        if seat != me && course.choices().count_ones() > 1 {
            let likings = policy.likings(course);
            let stand = course.standing_for(bit);
            let at = likings.cards().iter().position(|&card| card == stand);
            let liked = at.map_or(0.0, |at| likings.chances()[at]);
            log += ln((1.0 - WHIM) * liked + WHIM / likings.cards().len() as f32);
        }
        course.play(bit);
    }
    log
}

/// The likelihood that a hand bids and passes as its seat did, as a logarithm.
pub(super) fn passed(view: &View, seat: usize, hand: Cards) -> f32 {
    let auction = view.table().auction();
    let bids = |bid: Bid| {
        let bidder = Bidder { seat, bid, scoring: Scoring::SeegerFabian };
        0.02 + 0.96 * chance((bidder.later(hand) - BID_GAIN) / BID_STEP)
    };
    let by = Seat::ALL[seat];
    let reached = auction.reached(by).map_or(0.0, |bid| ln(bids(bid)));
    let turned_down = auction.turned_down(by).map_or(0.0, |bid| ln(1.0 - bids(bid)));
    reached + turned_down
}

/// The likelihood that the declarer declares this game with these cards, having put away these two,
/// as a logarithm.
fn declared(view: &View, scene: &Scene, course: &Course, skat: u32) -> f32 {
    let seat = scene.declarer;
    let bid = view.table().bid().unwrap_or(Bid::LEAST);
    let bidder = Bidder { seat, bid, scoring: Scoring::SeegerFabian };
    let hand = scene.lanes.cards(course.hands[seat]);
    let skat = scene.lanes.cards(skat);
    let gain = |kind| match scene.picked_up {
        true => bidder.after(hand, skat, kind),
        false => bidder.hand(hand, kind),
    };
    let gains: Vec<f32> =
        Kind::ALL.into_iter().filter_map(gain).map(|gain| gain / GAME_STEP).collect();
    let Some(this) = gain(scene.kind()) else { return 0.0 };
    let game = this / GAME_STEP - log_sum(&gains);
    if !scene.picked_up {
        return game;
    }
    let worth = ln(0.03 + 0.97 * chance(this / BID_STEP));
    game + worth + put_away(scene.lanes, course.hands[seat], course.put, seat)
}

/// The likelihood that these two cards are put away of these twelve, as a logarithm.
fn put_away(lanes: &Lanes, hand: u32, put: u32, seat: usize) -> f32 {
    let odds = |put: u32, hand: u32| {
        let marks = Marks::of(lanes, hand, put, seat);
        Tables::trained().prospects.odds(lanes.kind(), &marks, Question::Win)
    };
    let twelve = hand | put;
    let all: Vec<f32> = pairs(twelve).map(|other| odds(other, twelve & !other)).collect();
    odds(put, hand) - log_sum(&all)
}

/// The logarithm of a sum of exponentials.
fn log_sum(values: &[f32]) -> f32 {
    let top = values.iter().copied().fold(f32::MIN, f32::max);
    top + ln(values.iter().map(|value| exp(value - top)).sum())
}
