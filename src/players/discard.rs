//! What the club puts away, and what it announces.

use crate::rules::{
    Bid, Card, Cards, Contract, Kind, Matadors, Move, Seat, View, value_as_announced,
};

use super::bidding::{self, promise};
use super::hand::{self, Stage};

/// The announcement, with two cards put away unless it is a Hand game.
pub(super) fn announce(view: &View) -> Move {
    let leads = view.seat() == Some(Seat::Forehand);
    let bid = view.table().bid().unwrap_or(Bid::LEAST);
    if view.table().is_hand() {
        let contract = bidding::hand_plan(view, leads).map(|plan| plan.contract);
        // A bid that nothing covers cannot have been made; the dearest game is a way out of it.
        let contract = contract.unwrap_or(Contract::hand(Kind::Grand));
        return Move::Declare(contract, Cards::EMPTY);
    }
    let (contract, put) = best(view.hand(), leads, bid);
    Move::Declare(contract, put)
}

/// The best game for twelve cards and the two to put away.
pub(super) fn best(cards: Cards, leads: bool, bid: Bid) -> (Contract, Cards) {
    let mut best = (i32::MIN, Contract::plain(Kind::Grand), Cards::EMPTY);
    for put in pairs(cards) {
        let hand = cards - put;
        let trump_games = Kind::TRUMP_GAMES.into_iter().map(|kind| {
            let points = hand::points(kind, hand, leads, put, Stage::AfterSkat);
            (Contract::plain(kind), points)
        });
        let nulls = [false, true].map(|ouvert| {
            let points = hand::null_points(hand, leads, ouvert, Stage::AfterSkat);
            (Contract::null(false, ouvert), points)
        });
        for (contract, points) in trump_games.chain(nulls) {
            let Some(worth) = worth(contract, cards, hand::chance(points), bid) else { continue };
            // Among games that are as good as lost or won the points still tell them apart.
            let worth = worth * 1000 + points.clamp(-400, 400);
            if worth > best.0 {
                best = (worth, contract, put);
            }
        }
    }
    (best.1, best.2)
}

/// What a game promises that has to cover a bid; nothing for a Null that does not.
fn worth(contract: Contract, cards: Cards, chance: i32, bid: Bid) -> Option<i32> {
    let (value, bid) = (value_as_announced(contract, cards), bid.value());
    if value >= bid {
        return Some(promise(chance, i32::from(value)));
    }
    let base = contract.kind().base()?;
    // Short of the bid: one level may be made good by schneider, more hardly ever.
    let matadors = Matadors::count(contract.kind(), cards)?;
    let missing = bid.div_ceil(base).saturating_sub(u16::from(matadors.count) + 1);
    let saved = if missing == 1 { (chance - 700).max(0) / 2 } else { 0 };
    Some(promise(saved, i32::from(base * bid.div_ceil(base))))
}

/// All ways to put two cards away.
fn pairs(cards: Cards) -> impl Iterator<Item = Cards> {
    let cards: Vec<Card> = cards.iter().collect();
    (0..cards.len()).flat_map(move |i| {
        let cards = cards.clone();
        (0..i).map(move |j| Cards::from(cards[i]).with(cards[j]))
    })
}
