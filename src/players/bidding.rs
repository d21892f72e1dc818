//! The auction of the club, and the choice of Hand or the skat.
//!
//! Both come from the same list of plans: the games the hand could be played in, each with its
//! value as far as the cards in sight go and the chance to win it. A bid is named or held only if
//! some plan covers it and promises a gain; so whoever is left alone with a bid has a game for it.

use crate::rules::{
    Announced, Asking, Bid, Cards, Contract, Kind, Move, Seat, View, value_as_announced,
};

use super::bot::Style;
use super::hand::{self, Stage};
use super::ramsch;

/// The promise that a plan must make to be bid for, in game points. Somewhat below nothing: who
/// leaves the game to another gets nothing either while the other wins, which is the rule.
const WORTH_BIDDING: i32 = -12;

/// The same for a Hand game. Nobody likes to be driven into one: the skat, which would have mended
/// a plan that is a little short, stays shut.
const WORTH_BIDDING_HAND: i32 = 45;

/// A game the hand could be played in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Plan {
    /// The game.
    pub(super) contract: Contract,
    /// The value with the cards in sight.
    pub(super) value: u16,
    /// The chance to win it, in per mille.
    pub(super) chance: i32,
}

impl Plan {
    /// The promise that the plan must make to be bid for.
    const fn worth_bidding(&self) -> i32 {
        if self.contract.is_hand() { WORTH_BIDDING_HAND } else { WORTH_BIDDING }
    }

    /// The promise of the plan on a Seeger-Fabian list, in game points.
    pub(super) fn promise(&self) -> i32 {
        hand::promise(self.chance, i32::from(self.value))
    }
}

/// The plans for ten cards before the skat.
pub(super) fn plans(hand: Cards, leads: bool) -> Vec<Plan> {
    let mut plans = Vec::new();
    let mut add = |contract, points| {
        let value = value_as_announced(contract, hand);
        plans.push(Plan { contract, value, chance: hand::chance(points) });
    };
    for kind in Kind::TRUMP_GAMES {
        for (is_hand, stage) in [(false, Stage::BeforeSkat), (true, Stage::Hand)] {
            if let Ok(contract) = Contract::new(kind, is_hand, Announced::Nothing) {
                add(contract, hand::points(kind, hand, leads, Cards::EMPTY, stage));
            }
        }
    }
    for (is_hand, stage) in [(false, Stage::BeforeSkat), (true, Stage::Hand)] {
        for ouvert in [false, true] {
            let points = hand::null_points(hand, leads, ouvert, stage);
            add(Contract::null(is_hand, ouvert), points);
        }
    }
    plans
}

/// The best plan that covers a bid, if it promises enough to be bid for.
pub(super) fn plan_for(hand: Cards, leads: bool, bid: Bid, style: Style) -> Option<Plan> {
    let worth = |plan: &Plan| plan.promise() >= plan.worth_bidding() + style.reserve();
    plans(hand, leads)
        .into_iter()
        .filter(|plan| plan.value >= bid.value() && worth(plan))
        .max_by_key(Plan::promise)
}

/// True if a Ramsch follows if everybody passes, and nobody has named a value yet.
pub(super) fn ramsch_threatens(view: &View) -> bool {
    view.table().rules().has_ramsch() && view.table().auction().last().is_none()
}

/// True if a game is bid for rather than passing, because a Ramsch may follow that promises less.
/// Once somebody has named a value there will be none.
fn rather_than_ramsch(view: &View, leads: bool, bid: Bid) -> bool {
    if !ramsch_threatens(view) || bid != Bid::LEAST {
        return false;
    }
    let ramsch = ramsch::expectation(view.dealt(), leads);
    let mut plans = plans(view.dealt(), leads).into_iter().filter(|plan| !plan.contract.is_hand());
    plans.any(|plan| plan.promise() > ramsch)
}

/// A word in the auction: the next value, yes, or pass.
pub(super) fn speak(view: &View, style: Style) -> Move {
    let (auction, leads) = (view.table().auction(), view.seat() == Some(Seat::Forehand));
    let can = |bid| {
        plan_for(view.dealt(), leads, bid, style).is_some() || rather_than_ramsch(view, leads, bid)
    };
    match auction.asking() {
        Some(Asking::Answer { .. }) if auction.last().is_some_and(can) => Move::Hold,
        Some(Asking::Call { .. } | Asking::ForehandAlone) => {
            auction.callable().next().filter(|&bid| can(bid)).map_or(Move::Pass, Move::Bid)
        }
        _ => Move::Pass,
    }
}

/// The choice of Hand or the skat: Hand if the best plan for the bid is a Hand game.
pub(super) fn look_or_not(view: &View, style: Style) -> Move {
    let leads = view.seat() == Some(Seat::Forehand);
    match hand_plan(view, leads, style) {
        Some(_) => Move::Hand,
        None => Move::PickUp,
    }
}

/// The Hand game that is the best plan for the bid, if one is.
pub(super) fn hand_plan(view: &View, leads: bool, style: Style) -> Option<Plan> {
    let plan = plan_for(view.dealt(), leads, view.table().bid()?, style)?;
    plan.contract.is_hand().then_some(plan)
}
