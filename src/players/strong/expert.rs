//! The expert: everything by the trained tables, at a glance.

use super::announce::HAND_MARGIN;
use super::beliefs::Beliefs;
use super::gains::Bidder;
use super::scene::Scene;
use crate::players::bot::Bot;
use crate::players::trained::Tables;
use crate::rules::{Bid, Cards, Contract, Kind, Move, View};

/// The choice of Hand or the skat.
pub(in crate::players) fn look_or_not(view: &View, bot: Bot) -> Move {
    let Some(bid) = view.table().bid() else { return Move::PickUp };
    let bidder = Bidder::of(view, bot, bid);
    let (hand, later) = (bidder.best_hand(view.dealt()), bidder.picking_up(view.dealt()));
    if hand > later + HAND_MARGIN { Move::Hand } else { Move::PickUp }
}

/// The announcement.
pub(in crate::players) fn announce(view: &View, bot: Bot) -> Move {
    let bidder = Bidder::of(view, bot, view.table().bid().unwrap_or(Bid::LEAST));
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
pub(in crate::players) fn play(view: &View) -> Move {
    let Some(scene) = Scene::new(view) else { return Move::Pass };
    // Any world will do: the policy sees of it what the seat sees.
    let Some(course) = Beliefs::any(&scene) else {
        return view.playable().lowest().map_or(Move::Pass, Move::Play);
    };
    let liked = Tables::trained().policy(scene.kind()).likings(&course).best();
    Move::Play(scene.lanes.card(liked))
}
