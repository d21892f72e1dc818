//! The strong player: it reckons with worlds instead of rules of thumb.
//!
//! - `gains` prices games by the trained tables: the auction, and a first choice of games;
//! - `announce` tries games out: Hand or not, what to put away, what to announce;
//! - `doubling` is Kontra, Re and Hirsch;
//! - `scene` is what a seat knows, `beliefs` the worlds that fit it and their weights;
//! - `card` tries every card in them: played out by the policy, and by `open` with open cards, for
//!   what `aim` says;
//! - `ramsch` is Ramsch, `pushing` what comes before it;
//! - `judge` makes the same moves and says why.

mod aim;
mod announce;
mod beliefs;
mod card;
mod doubling;
mod gains;
mod judge;
mod open;
mod pushing;
mod ramsch;
mod scene;

use rand_pcg::Pcg64;

use crate::rules::{Asking, Bid, Cards, Contract, Kind, Move, View};
use crate::search::Tables;

use super::{Bot, bidding};
use announce::Plan;
use beliefs::Beliefs;
use gains::Bidder;
pub(super) use judge::judge;
use scene::Scene;

/// What passing is worth: another's loss is 40 points for us, and now and then all pass.
const PASSING: f32 = 12.0;
/// What a Hand game must promise to be bid for without a game after the pick-up.
const BIDDING_HAND: f32 = 30.0;
/// What a Hand game must promise beyond the pick-up.
const HAND_MARGIN: f32 = 5.0;

fn bidder(view: &View, bot: Bot, bid: Bid) -> Bidder {
    let seat = view.seat().map_or(0, |seat| seat.index());
    Bidder { seat, bid, scoring: bot.scoring }
}

/// A word in the auction.
pub(super) fn speak(view: &View, bot: Bot) -> Move {
    let auction = view.table().auction();
    match auction.asking() {
        Some(Asking::Answer { .. }) if auction.last().is_some_and(|bid| bids(view, bot, bid)) => {
            Move::Hold
        }
        Some(Asking::Call { .. } | Asking::ForehandAlone) => auction
            .callable()
            .next()
            .filter(|&bid| bids(view, bot, bid))
            .map_or(Move::Pass, Move::Bid),
        _ => Move::Pass,
    }
}

/// Whether the hand is worth a bid.
fn bids(view: &View, bot: Bot, bid: Bid) -> bool {
    let bidder = bidder(view, bot, bid);
    let reserve = bot.style.reserve() as f32;
    let passing = if bidding::ramsch_threatens(view) && bid == Bid::LEAST {
        PASSING.min(super::ramsch::expectation(view.dealt(), bidder.seat == 0) as f32)
    } else {
        PASSING
    };
    bidder.best_hand(view.dealt()) > BIDDING_HAND + reserve
        || bidder.picking_up(view.dealt()) > passing + reserve
}

/// Whether the skat stays shut.
pub(super) fn look_or_not(view: &View, bot: Bot, random: &mut Pcg64) -> Move {
    let Some(bid) = view.table().bid() else { return Move::PickUp };
    hand_or_not(view, bidder(view, bot, bid), random).0
}

/// The same with the best Hand game, if one was tried out.
fn hand_or_not(view: &View, bidder: Bidder, random: &mut Pcg64) -> (Move, Option<Plan>) {
    /// Hand games that promise so much less are not tried out.
    const HOPELESS: f32 = -40.0;
    let picking_up = bidder.picking_up(view.dealt());
    if bidder.best_hand(view.dealt()) < picking_up + HOPELESS {
        return (Move::PickUp, None);
    }
    let plan = announce::hand(view, bidder, random);
    match plan {
        Some(plan) if plan.gain > picking_up + HAND_MARGIN => (Move::Hand, Some(plan)),
        plan => (Move::PickUp, plan),
    }
}

/// The announcement.
pub(super) fn announce(view: &View, bot: Bot, random: &mut Pcg64) -> Move {
    let bidder = bidder(view, bot, view.table().bid().unwrap_or(Bid::LEAST));
    let plan = if view.table().is_hand() {
        announce::hand(view, bidder, random)
    } else {
        announce::after(view, bidder, random)
    };
    plan.map_or(Move::Declare(Contract::hand(Kind::Grand), Cards::EMPTY), |plan| {
        Move::Declare(plan.contract, plan.put)
    })
}

/// The same by the trained tables alone.
pub(super) fn look_or_not_at_a_glance(view: &View, bot: Bot) -> Move {
    let Some(bid) = view.table().bid() else { return Move::PickUp };
    let bidder = bidder(view, bot, bid);
    let (hand, later) = (bidder.best_hand(view.dealt()), bidder.picking_up(view.dealt()));
    if hand > later + HAND_MARGIN { Move::Hand } else { Move::PickUp }
}

/// The announcement by the trained tables alone.
pub(super) fn announce_at_a_glance(view: &View, bot: Bot) -> Move {
    let bidder = bidder(view, bot, view.table().bid().unwrap_or(Bid::LEAST));
    let best = if view.table().is_hand() {
        let hand = view.dealt();
        let gains = Kind::ALL.into_iter().filter_map(|kind| Some((kind, bidder.hand(hand, kind)?)));
        let best = gains.max_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(kind, _)| (bidder.hand_game(hand, kind), Cards::EMPTY))
    } else {
        let best = bidder.games(view.hand()).max_by(|a, b| a.2.total_cmp(&b.2));
        best.map(|(kind, put, _)| (Contract::plain(kind), put))
    };
    let (contract, put) = best.unwrap_or((Contract::hand(Kind::Grand), Cards::EMPTY));
    Move::Declare(contract, put)
}

/// The card the policy likes best.
pub(super) fn play_at_a_glance(view: &View) -> Move {
    let Some(scene) = Scene::new(view) else { return Move::Pass };
    // Any world will do: the policy sees of it what the seat sees.
    let Some(course) = Beliefs::any(&scene) else {
        return view.playable().lowest().map_or(Move::Pass, Move::Play);
    };
    let liked = Tables::trained().policy(scene.kind()).likings(&course).best();
    Move::Play(scene.lanes.card(liked))
}

/// Kontra, Re, Hirsch, or nothing.
pub(super) fn double(view: &View, random: &mut Pcg64) -> Move {
    doubling::answer(view, random)
}

/// Whether a defender says Kontra in place of the own first card.
pub(super) fn says_kontra_late(view: &View, random: &mut Pcg64) -> bool {
    doubling::says_kontra_late(view, random)
}

/// A card.
pub(super) fn play(view: &View, random: &mut Pcg64) -> Move {
    card::play(view, random)
}

/// A card of a Ramsch.
pub(super) fn play_ramsch(view: &View, random: &mut Pcg64) -> Move {
    ramsch::play(view, random)
}

/// The card of a Ramsch that the policy likes best.
pub(super) fn play_ramsch_at_a_glance(view: &View) -> Move {
    ramsch::play_at_a_glance(view)
}

/// The answer to what is asked before a Ramsch.
pub(super) fn before_ramsch(view: &View, bot: Bot, random: &mut Pcg64) -> Move {
    pushing::answer(view, bot, random)
}

#[cfg(test)]
mod tests;
