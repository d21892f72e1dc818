//! The card: every choice is played out in worlds, by the policy and with open cards.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::{Pcg32, Pcg64};

use crate::players::simulation::ones;
use crate::players::trained::Tables;
use crate::rules::{Contract, Kind, Move, View};

use super::aim::Aim;
use super::beliefs::Beliefs;
use super::open;
use super::scene::Scene;

/// The number of worlds that are drawn and weighed.
const DRAWN: usize = 1600;
/// In how many of them, by weight, every choice is played out.
const KEPT: usize = 360;
/// The number of times in each.
const PLAYS: usize = 4;
/// In how many of them the solver is asked.
const OPEN: usize = 30;
/// The weight of the solver's answers in a trump game. Whoever plays with open cards never goes
/// wrong and never has to find out, so the policy's word counts for more; in Null, where the
/// defenders live by what they cannot see, still more.
const OPEN_SHARE: f32 = 0.4;
const OPEN_SHARE_NULL: f32 = 0.3;
/// The same if the declarer's cards lie open.
const OPEN_SHARE_OUVERT: f32 = 0.8;
/// The number of positions the solver may look at for one card.
const BUDGET: u64 = 4_000_000;

/// A card tried.
#[derive(Debug, Clone)]
pub(super) struct Trial {
    /// The card; it stands for all that are as good.
    pub(super) bit: u8,
    /// The worth for the side of the seat that plays it.
    pub(super) score: f32,
    /// The chance that the declarer wins.
    pub(super) chance: f32,
    /// The share of play-outs that the declarer wins in each world.
    pub(super) wins: Vec<f32>,
    /// The worth for the declarer, played by the policy.
    worth: f32,
}

/// The card to play.
pub(in crate::players) fn play(view: &View, random: &mut Pcg64) -> Move {
    let legal = view.playable();
    let Some(scene) = Scene::new(view) else { return Move::Pass };
    if legal.len() == 1 {
        return legal.highest().map_or(Move::Pass, Move::Play);
    }
    let beliefs = believed(view, &scene, random);
    let Some(first) = beliefs.worlds.first() else {
        return legal.lowest().map_or(Move::Pass, Move::Play);
    };
    let choices = first.course.choices();
    let bit = match choices.count_ones() {
        1 => Some(choices.trailing_zeros() as u8),
        _ => best(&tried(view, &scene, &beliefs, random)).map(|trial| trial.bit),
    };
    bit.map_or(Move::Pass, |bit| Move::Play(scene.lanes.card(bit)))
}

/// The worlds in which cards are tried.
pub(super) fn believed(view: &View, scene: &Scene, random: &mut Pcg64) -> Beliefs {
    Beliefs::new(view, scene, DRAWN, KEPT, random)
}

/// The first of the trials that are worth most.
pub(super) fn best(trials: &[Trial]) -> Option<&Trial> {
    trials.iter().reduce(|best, trial| if trial.score > best.score { trial } else { best })
}

/// Every choice tried in these worlds.
pub(super) fn tried(
    view: &View,
    scene: &Scene,
    beliefs: &Beliefs,
    random: &mut impl Rng,
) -> Vec<Trial> {
    let Some(first) = beliefs.worlds.first() else { return Vec::new() };
    let choices: Vec<u8> = ones(first.course.choices()).collect();
    let aim = Aim::of(view, scene);
    let mut trials = played_out(beliefs, &choices, aim, random);
    let share = open_share(scene.contract);
    let fewer = beliefs.fewer(OPEN, random);
    if let Some(open) = with_open_cards(&fewer, &choices, aim, scene.kind()) {
        let sure = if scene.declares() { 1.0 } else { 0.0 };
        for (trial, &Open { reached, worth }) in trials.iter_mut().zip(&open) {
            trial.chance = trial.chance * (1.0 - share) + reached * share;
            trial.worth = trial.worth * (1.0 - share) + worth * share;
            // A sure win over all worlds is played.
            if fewer.complete && (worth - sure).abs() < 1e-3 {
                trial.worth += if scene.declares() { 10.0 } else { -10.0 };
            }
        }
    }
    for trial in &mut trials {
        trial.score = if scene.declares() { trial.worth } else { -trial.worth };
    }
    trials
}

/// The weight of the solver's answers in a game.
pub(super) fn open_share(contract: Contract) -> f32 {
    match contract.kind() {
        Kind::Null if contract.is_ouvert() => OPEN_SHARE_OUVERT,
        Kind::Null => OPEN_SHARE_NULL,
        _ => OPEN_SHARE,
    }
}

/// The results of each choice in play by the policy.
fn played_out(beliefs: &Beliefs, choices: &[u8], aim: Aim, random: &mut impl Rng) -> Vec<Trial> {
    let trial = |&bit| Trial { bit, score: 0.0, chance: 0.0, wins: Vec::new(), worth: 0.0 };
    let mut trials: Vec<Trial> = choices.iter().map(trial).collect();
    for world in &beliefs.worlds {
        let lanes = world.course.lanes;
        let policy = Tables::trained().policy(lanes.kind());
        let skat = lanes.points_of(world.skat);
        let seed: u64 = random.random();
        for trial in &mut trials {
            // The same luck for every choice.
            let mut random = Pcg32::seed_from_u64(seed);
            let (mut sum, mut wins) = (0.0, 0.0);
            for _ in 0..PLAYS {
                let mut course = world.course;
                course.play(trial.bit);
                policy.play_out(&mut course, &mut random);
                sum += aim.worth(&course, skat);
                wins += if aim.is_reached(&course, skat) { 1.0 } else { 0.0 };
            }
            trial.worth += world.weight * sum / PLAYS as f32;
            trial.chance += world.weight * wins / PLAYS as f32;
            trial.wins.push(wins / PLAYS as f32);
        }
    }
    trials
}

/// The result of a choice with open cards.
struct Open {
    /// The share of worlds in which the declarer reaches the aim.
    reached: f32,
    /// The worth of that for the declarer.
    worth: f32,
}

/// In what share of worlds each choice reaches the aim with open cards; if that tells nothing,
/// because all do or none does, whether it makes schneider, or escapes it.
fn with_open_cards(beliefs: &Beliefs, choices: &[u8], aim: Aim, kind: Kind) -> Option<Vec<Open>> {
    /// Such a step is worth so much of a game.
    const STEP: f32 = 0.1;
    let reached = open::reached(&beliefs.worlds, choices, aim, BUDGET)?;
    let mut open: Vec<Open> =
        reached.iter().map(|&reached| Open { reached, worth: reached }).collect();
    let all = |value: f32| reached.iter().all(|share| (share - value).abs() < 1e-3);
    let next = match aim.points {
        61 if kind != Kind::Null && all(1.0) => 90,
        61 if kind != Kind::Null && all(0.0) => 31,
        _ => return Some(open),
    };
    let further = open::reached(&beliefs.worlds, choices, aim.with_points(next), BUDGET / 2);
    for (open, further) in open.iter_mut().zip(further.iter().flatten()) {
        open.worth += STEP * (further - reached[0]);
    }
    Some(open)
}
