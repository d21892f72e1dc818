//! Kontra, Re and Hirsch: the same ends of the game, doubled and not.

use rand_pcg::Pcg64;

use crate::players::strong::beliefs::Beliefs;
use crate::players::strong::doubling;
use crate::players::strong::scene::Scene;
use crate::players::trained::Tables;
use crate::rules::Move;

use super::asked::Asked;
use super::ledger::Writing;
use super::samples::Weighed;

/// The worth of the word, and of saying nothing.
pub(super) fn weigh(asked: &Asked<'_>, random: &mut Pcg64) -> Option<Vec<Weighed>> {
    let view = asked.view;
    let word = doubling::word(view)?;
    let scene = Scene::new(view)?;
    let plain = Writing::of(view, asked.ledger, scene.declares())?;
    let doubled = Writing { doublings: 2 * plain.doublings, ..plain };
    let policy = Tables::trained().policy(scene.kind());
    let [drawn, kept] = asked.effort.worlds;
    Some(asked.drawn(vec![word, Move::Decline], |samples| {
        let beliefs = Beliefs::new(view, &scene, drawn, kept, random);
        for world in &beliefs.worlds {
            let mut course = world.course;
            let held = course.hands[scene.declarer] | scene.played_by(scene.declarer);
            policy.play_out(&mut course, random);
            let points = course.declarer_points() + scene.lanes.points_of(world.skat);
            let (tricks, cards) =
                (course.tricks[scene.declarer], scene.lanes.cards(held | world.skat));
            let result = |writing: &Writing| writing.result(points, tricks, cards);
            samples.add(world.weight, vec![result(&doubled), result(&plain)]);
        }
    }))
}
