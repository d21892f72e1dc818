//! The card: every choice is played out in worlds, by the policy and with open cards.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::{Pcg32, Pcg64};

use crate::rules::{Kind, Move, View};
use crate::search::{Tables, ones};

use super::aim::Aim;
use super::beliefs::Beliefs;
use super::open;
use super::scene::Scene;

/// How many worlds are drawn and weighed.
const DRAWN: usize = 1600;
/// In how many of them, by weight, every choice is played out.
const KEPT: usize = 360;
/// How often in each.
const PLAYS: usize = 4;
/// In how many of them the solver is asked.
const OPEN: usize = 30;
/// How much the solver's answers count in a trump game. Whoever plays with open cards never goes
/// wrong and never has to find out, so the policy's word counts for more; in Null, where the
/// defenders live by what they cannot see, still more.
const OPEN_SHARE: f32 = 0.4;
const OPEN_SHARE_NULL: f32 = 0.3;
/// The same if the declarer's cards lie open.
const OPEN_SHARE_OUVERT: f32 = 0.8;
/// How many positions the solver may look at for one card.
const BUDGET: u64 = 4_000_000;

/// The card to play.
pub(super) fn play(view: &View, random: &mut Pcg64) -> Move {
    let legal = view.playable();
    let Some(scene) = Scene::new(view) else { return Move::Pass };
    if legal.len() == 1 {
        return legal.highest().map_or(Move::Pass, Move::Play);
    }
    let beliefs = Beliefs::new(view, &scene, DRAWN, KEPT, random);
    let Some(first) = beliefs.worlds.first() else {
        return legal.lowest().map_or(Move::Pass, Move::Play);
    };
    let choices: Vec<u8> = ones(first.course.choices()).collect();
    let aim = Aim::of(view, &scene);
    let mut scores =
        if choices.len() > 1 { judged(&scene, &beliefs, &choices, aim, random) } else { vec![0.0] };
    if !scene.declares() {
        for score in &mut scores {
            *score = -*score;
        }
    }
    let best =
        (0..choices.len()).reduce(|best, at| if scores[at] > scores[best] { at } else { best });
    best.map_or(Move::Pass, |at| Move::Play(scene.lanes.card(choices[at])))
}

/// What each choice is worth for the declarer.
fn judged(
    scene: &Scene,
    beliefs: &Beliefs,
    choices: &[u8],
    aim: Aim,
    random: &mut impl Rng,
) -> Vec<f32> {
    let mut scores = played_out(beliefs, choices, aim, random);
    let share = match scene.kind() {
        Kind::Null if scene.contract.is_ouvert() => OPEN_SHARE_OUVERT,
        Kind::Null => OPEN_SHARE_NULL,
        _ => OPEN_SHARE,
    };
    let fewer = beliefs.fewer(OPEN, random);
    let Some(reached) = with_open_cards(&fewer, choices, aim, scene.kind()) else {
        return scores;
    };
    let sure = if scene.declares() { 1.0 } else { 0.0 };
    for (score, reached) in scores.iter_mut().zip(&reached) {
        *score = *score * (1.0 - share) + reached * share;
        // A sure win over all worlds is played.
        if fewer.complete && (reached - sure).abs() < 1e-3 {
            *score += if scene.declares() { 10.0 } else { -10.0 };
        }
    }
    scores
}

/// What each choice is worth in play by the policy.
fn played_out(beliefs: &Beliefs, choices: &[u8], aim: Aim, random: &mut impl Rng) -> Vec<f32> {
    let mut scores = vec![0.0; choices.len()];
    for world in &beliefs.worlds {
        let lanes = world.course.lanes;
        let policy = Tables::trained().policy(lanes.kind());
        let skat = lanes.points_of(world.skat);
        let seed: u64 = random.random();
        for (score, &bit) in scores.iter_mut().zip(choices) {
            // The same luck for every choice.
            let mut random = Pcg32::seed_from_u64(seed);
            let mut sum = 0.0;
            for _ in 0..PLAYS {
                let mut course = world.course;
                course.play(bit);
                policy.play_out(&mut course, &mut random);
                sum += aim.worth(&course, skat);
            }
            *score += world.weight * sum / PLAYS as f32;
        }
    }
    scores
}

/// In what share of worlds each choice reaches the aim with open cards; if that tells nothing,
/// because all do or none does, whether it makes schneider, or escapes it.
fn with_open_cards(beliefs: &Beliefs, choices: &[u8], aim: Aim, kind: Kind) -> Option<Vec<f32>> {
    /// Such a step is worth so much of a game.
    const STEP: f32 = 0.1;
    let reached = open::reached(&beliefs.worlds, choices, aim, BUDGET)?;
    if kind == Kind::Null {
        return Some(reached);
    }
    let all = |value: f32| reached.iter().all(|share| (share - value).abs() < 1e-3);
    let next = match aim.points {
        61 if all(1.0) => 90,
        61 if all(0.0) => 31,
        _ => return Some(reached),
    };
    let further = open::reached(&beliefs.worlds, choices, aim.with_points(next), BUDGET / 2);
    Some(match further {
        Some(further) => {
            reached.iter().zip(further).map(|(a, b)| a + STEP * (b - reached[0])).collect()
        }
        None => reached,
    })
}
