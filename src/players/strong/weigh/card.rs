//! A card of a game with a declarer: played out by the policy, and with open cards.

use rand::{RngExt, SeedableRng};
use rand_pcg::{Pcg32, Pcg64};

use crate::players::simulation::{Course, ones};
use crate::players::strong::aim::Aim;
use crate::players::strong::beliefs::{Beliefs, World};
use crate::players::strong::card::open_share;
use crate::players::strong::open;
use crate::players::strong::scene::Scene;
use crate::players::trained::Tables;
use crate::rules::{Cards, Move};

use super::asked::Asked;
use super::ledger::Writing;
use super::samples::{Result, Samples, Weighed};

/// The worth of each card that may be played.
pub(super) fn weigh(asked: &Asked<'_>, random: &mut Pcg64) -> Option<Vec<Weighed>> {
    let view = asked.view;
    let scene = Scene::new(view)?;
    let writing = Writing::of(view, asked.ledger, scene.declares())?;
    let aim = Aim::of(view, &scene);
    let moves = view.playable().iter().map(Move::Play).collect();
    let [drawn, kept] = asked.effort.worlds;
    Some(asked.drawn(moves, |samples| {
        let beliefs = Beliefs::new(view, &scene, drawn, kept, random);
        let Some(first) = beliefs.worlds.first() else { return };
        let choices: Vec<u8> = ones(first.course.choices()).collect();
        let stands: Vec<usize> =
            samples.moves().iter().map(|&mv| stand(&scene, first, &choices, mv)).collect();
        let judge = Judge { asked, scene: &scene, writing, choices: &choices, stands: &stands };
        judge.play_out(&beliefs, samples, random);
        // A choice among equals has nothing to gain from open cards.
        if asked.effort.open > 0 && choices.len() > 1 {
            judge.lay_open(&beliefs.fewer(asked.effort.open, random), aim, samples);
        }
    }))
}

/// The number of the choice that stands for a card.
fn stand(scene: &Scene, world: &World, choices: &[u8], mv: Move) -> usize {
    let Move::Play(card) = mv else { return 0 };
    let stand = world.course.standing_for(scene.lanes.place(card));
    choices.iter().position(|&bit| bit == stand).unwrap_or(0)
}

struct Judge<'a> {
    asked: &'a Asked<'a>,
    scene: &'a Scene,
    writing: Writing,
    choices: &'a [u8],
    /// The choice that stands for each move.
    stands: &'a [usize],
}

impl Judge<'_> {
    fn spread(&self, results: &[Result]) -> Vec<Result> {
        self.stands.iter().map(|&choice| results[choice]).collect()
    }

    /// The declarer's ten cards and the skat in a world.
    fn twelve(&self, world: &World) -> Cards {
        let declarer = self.scene.declarer;
        let held = world.course.hands[declarer] | self.scene.played_by(declarer);
        self.scene.lanes.cards(held | world.skat)
    }

    fn end(&self, course: &Course, skat: u8, cards: Cards) -> Result {
        let points = course.declarer_points() + skat;
        self.writing.result(points, course.tricks[self.scene.declarer], cards)
    }

    fn play_out(&self, beliefs: &Beliefs, samples: &mut Samples, random: &mut Pcg64) {
        let policy = Tables::trained().policy(self.scene.kind());
        let plays = self.asked.effort.plays;
        for world in &beliefs.worlds {
            let (cards, skat) = (self.twelve(world), self.scene.lanes.points_of(world.skat));
            let seed: u64 = random.random();
            let result = |&bit: &u8| {
                // The same luck for every choice.
                let mut random = Pcg32::seed_from_u64(seed);
                let (mut points, mut wins) = (0.0, 0.0);
                for _ in 0..plays {
                    let mut course = world.course;
                    course.play(bit);
                    policy.play_out(&mut course, &mut random);
                    let (point, win) = self.end(&course, skat, cards);
                    points += point;
                    wins += win;
                }
                (points / plays as f32, wins / plays as f32)
            };
            let results: Vec<Result> = self.choices.iter().map(result).collect();
            samples.add(world.weight, self.spread(&results));
        }
    }

    fn lay_open(&self, beliefs: &Beliefs, aim: Aim, samples: &mut Samples) {
        let share = open_share(self.scene.contract);
        let budget = self.asked.effort.budget;
        for (world, points) in open::points(&beliefs.worlds, self.choices, aim, budget) {
            let world = &beliefs.worlds[world];
            let cards = self.twelve(world);
            let results: Vec<Result> = points
                .into_iter()
                .map(|points| match self.writing.contract.null_value() {
                    Some(_) => self.writing.result(0, u8::from(points == 0), cards),
                    None => {
                        let tricks = if points == 120 { 10 } else { 5 };
                        self.writing.result(points, tricks, cards)
                    }
                })
                .collect();
            samples.add_open(share, world.weight, self.spread(&results));
        }
    }
}
