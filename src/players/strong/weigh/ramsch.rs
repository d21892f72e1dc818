//! A card of a Ramsch, played out by the policy.

use rand::{RngExt, SeedableRng};
use rand_pcg::{Pcg32, Pcg64};

use crate::players::simulation::ones;
use crate::players::strong::beliefs::Beliefs;
use crate::players::strong::ramsch::{Scene, scores};
use crate::players::trained::Tables;
use crate::rules::Move;

use super::asked::Asked;
use super::samples::{Result, Weighed};

/// The worth of each card that may be played. Who loses nothing has won.
pub(super) fn weigh(asked: &Asked<'_>, random: &mut Pcg64) -> Option<Vec<Weighed>> {
    let view = asked.view;
    let scene = Scene::new(view)?;
    let rules = view.table().rules();
    let times = i32::from(view.round().factor()) << view.table().pushes();
    let policy = &Tables::trained().ramsch.policy;
    let plays = asked.effort.plays;
    let moves = view.playable().iter().map(Move::Play).collect();
    Some(asked.drawn(moves, |samples| {
        let weigh = |places| scene.weigh(view, places);
        let beliefs = Beliefs::of(&scene.unseen, asked.effort.worlds, weigh, random);
        for world in &beliefs.worlds {
            let seed: u64 = random.random();
            let result = |&bit: &u8| {
                let mut random = Pcg32::seed_from_u64(seed);
                let (mut points, mut wins) = (0.0, 0.0);
                for _ in 0..plays {
                    let mut course = world.course;
                    course.play(bit);
                    policy.play_out(&mut course, &mut random);
                    let scores = scores(&course, world.skat, rules).map(|score| score * times);
                    points += asked.ledger.ramsch(scene.me, scores);
                    wins += if scores[scene.me] < 0 { 0.0 } else { 1.0 };
                }
                (points / plays as f32, wins / plays as f32)
            };
            let choices: Vec<u8> = ones(world.course.choices()).collect();
            let results: Vec<Result> = choices.iter().map(result).collect();
            let of = |&mv: &Move| {
                let Move::Play(card) = mv else { return results[0] };
                let stand = world.course.standing_for(scene.lanes.place(card));
                results[choices.iter().position(|&bit| bit == stand).unwrap_or(0)]
            };
            let row = samples.moves().iter().map(of).collect();
            samples.add(world.weight, row);
        }
    }))
}
