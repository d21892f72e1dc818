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
    let made = nulls(seat, hand, deals).into_iter().filter(|&made| made).count();
    made as f32 / deals.len().max(1) as f32
}

/// For each deal whether a Null with open cards is made.
pub(super) fn nulls(seat: usize, hand: Cards, deals: &[[Cards; 3]]) -> Vec<bool> {
    SOLVER.with_borrow_mut(|solver| {
        let made = deals.iter().map(|places| {
            let mut hands = BySeat([hand; 3]);
            hands.0[(seat + 1) % 3] = places[0];
            hands.0[(seat + 2) % 3] = places[1];
            let declarer = Seat::ALL[seat];
            Position::new(Kind::Null, declarer, hands, Seat::Forehand, &[])
                .is_ok_and(|position| solver.reaches(&position, 1))
        });
        made.collect()
    })
}

/// For each world that the budget reaches, by its number, the card points that the declarer makes
/// after each choice: at the border below or above, as winning and schneider are all that counts.
/// In Null 1 if it is made.
pub(super) fn points(
    worlds: &[World],
    choices: &[u8],
    aim: Aim,
    budget: u64,
) -> Vec<(usize, Vec<u8>)> {
    SOLVER.with_borrow_mut(|solver| {
        solver.clear();
        let mut solver = solver.within(budget);
        let mut found = Vec::with_capacity(worlds.len());
        for (number, world) in worlds.iter().enumerate() {
            let Some(reached) = answers(&mut solver, world, choices, aim) else { continue };
            let null = world.course.lanes.kind() == Kind::Null;
            let classes = |reached: &[bool], border: u8| {
                let class = |&reached: &bool| match null {
                    true => u8::from(reached),
                    false => border - u8::from(!reached),
                };
                reached.iter().map(class).collect::<Vec<u8>>()
            };
            // Where the game cannot turn, schneider may.
            let next = match aim.points {
                61 if !null && reached.iter().all(|&reached| reached) => Some(90),
                61 if !null && reached.iter().all(|&reached| !reached) => Some(31),
                _ => None,
            };
            let further = next.and_then(|next| {
                let answers = answers(&mut solver, world, choices, aim.with_points(next))?;
                Some(classes(&answers, next))
            });
            found.push((number, further.unwrap_or_else(|| classes(&reached, aim.points))));
        }
        found
    })
}
