//! The value of cards with open hands: the solver asked in sampled worlds.

use std::cell::RefCell;

use crate::rules::{BySeat, Card, Cards, Kind, Seat};
use crate::search::{Position, Solver};

use super::aim::Aim;
use super::beliefs::World;

/// In how many worlds an ouvert game is tried.
pub(super) const WORLDS: usize = 60;

thread_local! {
    /// A table for every thread, cleared before use: what was asked before changes no answer.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// For each choice the share of worlds in which the declarer reaches the aim with open cards.
///
/// The work is bounded by a number of positions; worlds that it does not reach are left out, and
/// `None` is what is known if it reaches none.
pub(super) fn reached(worlds: &[World], choices: &[u8], aim: Aim, budget: u64) -> Option<Vec<f32>> {
    SOLVER.with_borrow_mut(|solver| {
        solver.clear();
        let mut solver = solver.within(budget);
        let (mut shares, mut asked) = (vec![0.0; choices.len()], 0.0);
        for world in worlds {
            let Some(answers) = answers(&mut solver, world, choices, aim) else { continue };
            asked += world.weight;
            for (share, reached) in shares.iter_mut().zip(answers) {
                *share += if reached { world.weight } else { 0.0 };
            }
        }
        if asked == 0.0 {
            return None;
        }
        for share in &mut shares {
            *share /= asked;
        }
        Some(shares)
    })
}

fn answers(
    solver: &mut crate::search::Budgeted<'_>,
    world: &World,
    choices: &[u8],
    aim: Aim,
) -> Option<Vec<bool>> {
    let course = &world.course;
    let lanes = course.lanes;
    let hands = BySeat(course.hands.map(|hand| lanes.cards(hand)));
    let lying = &course.trick[..usize::from(course.lying)];
    let trick: Vec<Card> = lying.iter().map(|&bit| lanes.card(bit)).collect();
    let leader = Seat::ALL[usize::from(course.leader)];
    let declarer = Seat::ALL[usize::from(course.declarer)];
    let position = Position::new(lanes.kind(), declarer, hands, leader, &trick).ok()?;
    let have = course.declarer_points() + lanes.points_of(world.skat);
    if lanes.kind() != Kind::Null && have >= aim.points {
        return Some(vec![true; choices.len()]);
    }
    let found = solver.reaches_each(&position, aim.points.saturating_sub(have));
    choices.iter().map(|&bit| found.iter().find(|(card, _)| *card == lanes.card(bit))?.1).collect()
}

/// In what share of deals a Null with open cards is made: the others' hands in the order of play.
pub(super) fn null(seat: usize, hand: Cards, deals: &[[Cards; 3]]) -> f32 {
    SOLVER.with_borrow_mut(|solver| {
        let made = deals.iter().filter(|places| {
            let mut hands = BySeat([hand; 3]);
            hands.0[(seat + 1) % 3] = places[0];
            hands.0[(seat + 2) % 3] = places[1];
            let declarer = Seat::ALL[seat];
            Position::new(Kind::Null, declarer, hands, Seat::Forehand, &[])
                .is_ok_and(|position| solver.reaches(&position, 1))
        });
        made.count() as f32 / deals.len().max(1) as f32
    })
}
