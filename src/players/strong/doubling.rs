//! Kontra, Re and Hirsch: the game is played out in worlds that fit what has been heard, and
//! doubled if doubling what it writes is good for the side of this seat.

use rand_pcg::Pcg64;

use crate::players::advice::Basis;
use crate::players::trained::Tables;
use crate::rules::{Doubled, Move, Phase, Scoring, View};

use super::announce::{self, End};
use super::beliefs::Beliefs;
use super::gains::Bidder;
use super::scene::Scene;

/// The number of worlds drawn, and of those in which the game is played out.
const DRAWN: usize = 1000;
const KEPT: usize = 400;
/// The promise that the game must make this side, in game points: the other side may double again.
const RESERVE: f32 = 8.0;

/// The source of the chance.
pub(super) const BASIS: Basis = Basis::Deals { deals: KEPT, all: false };

/// The answer to the question for Kontra, Re or Hirsch.
pub(in crate::players) fn answer(view: &View, random: &mut Pcg64) -> Move {
    match word(view) {
        Some(word) if promises(view, random).is_some_and(Promise::is_doubled) => word,
        _ => Move::Decline,
    }
}

/// The word that this seat may say: Kontra, Re or Hirsch.
pub(super) fn word(view: &View) -> Option<Move> {
    let word = match view.table().doubled() {
        Doubled::Not => Move::Kontra,
        Doubled::Kontra => Move::Re,
        _ => Move::Hirsch,
    };
    view.check(word).is_ok().then_some(word)
}

/// True if a defender says Kontra in place of the own first card.
pub(in crate::players) fn says_kontra_late(view: &View, random: &mut Pcg64) -> bool {
    view.table().phase() == Phase::Playing
        && view.check(Move::Kontra).is_ok()
        && promises(view, random).is_some_and(Promise::is_doubled)
}

/// The promise of the game to the side of this seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Promise {
    /// In game points.
    gain: f32,
    /// The chance that this side wins.
    pub(super) chance: f32,
}

impl Promise {
    /// True if that is enough to double it.
    pub(super) fn is_doubled(self) -> bool {
        self.gain > RESERVE
    }
}

/// The promise of the game to the side of this seat.
pub(super) fn promises(view: &View, random: &mut Pcg64) -> Option<Promise> {
    let scene = Scene::new(view)?;
    let bid = view.table().bid()?;
    let beliefs = Beliefs::new(view, &scene, DRAWN, KEPT, random);
    let policy = Tables::trained().policy(scene.kind());
    let bidder = Bidder { seat: scene.declarer, bid, scoring: Scoring::Plain };
    let (mut sum, mut won) = (0.0, 0.0);
    for world in &beliefs.worlds {
        let mut course = world.course;
        let held = course.hands[scene.declarer] | scene.played_by(scene.declarer);
        policy.play_out(&mut course, random);
        let lanes = scene.lanes;
        let end = End {
            points: course.declarer_points() + lanes.points_of(world.skat),
            tricks: course.tricks[scene.declarer],
            cards: lanes.cards(held | world.skat),
        };
        let score = announce::mean(scene.contract, bidder, &[end]);
        sum += world.weight * score;
        won += if score > 0.0 { world.weight } else { 0.0 };
    }
    Some(match scene.declares() {
        true => Promise { gain: sum, chance: won },
        false => Promise { gain: -sum, chance: 1.0 - won },
    })
}
