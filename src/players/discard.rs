//! The discards and announcements of the club.

use crate::rules::{
    Bid, Card, Cards, Contract, Kind, Matadors, Move, Seat, View, value_as_announced,
};

use super::bidding;
use super::bot::Style;
use super::hand::{self, Stage, promise};

/// The announcement, with two cards put away unless it is a Hand game.
pub(super) fn announce(view: &View, style: Style) -> Move {
    let leads = view.seat() == Some(Seat::Forehand);
    let bid = view.table().bid().unwrap_or(Bid::LEAST);
    if view.table().is_hand() {
        let contract = bidding::hand_plan(view, leads, style).map(|plan| plan.contract);
        // A bid that nothing covers cannot have been made; the dearest game is a way out of it.
        let contract = contract.unwrap_or(Contract::hand(Kind::Grand));
        return Move::Declare(contract, Cards::EMPTY);
    }
    let (contract, put) = best(view.hand(), leads, bid);
    Move::Declare(contract, put)
}

/// Another game than those of the kinds refused, for a declarer who has put his two cards away, or
/// plays Hand; `None` if no kind is left.
///
/// Some tables refuse a game that they can see to fall short of the bid.
pub(super) fn instead(view: &View, put: Cards, refused: &[Kind]) -> Option<Contract> {
    let leads = view.seat() == Some(Seat::Forehand);
    let bid = view.table().bid().unwrap_or(Bid::LEAST);
    let left = |contract: &Contract| !refused.contains(&contract.kind());
    if !view.table().is_hand() {
        return choose(view.hand(), leads, bid, [put].into_iter(), left).map(|found| found.0);
    }
    let plans = bidding::plans(view.hand(), leads).into_iter();
    plans
        .filter(|plan| plan.contract.is_hand() && left(&plan.contract))
        .filter(|plan| plan.contract.kind() != Kind::Null || plan.value >= bid.value())
        .max_by_key(|plan| (plan.value >= bid.value(), plan.promise()))
        .map(|plan| plan.contract)
}

/// The best game for twelve cards and the two to put away.
pub(super) fn best(cards: Cards, leads: bool, bid: Bid) -> (Contract, Cards) {
    choose(cards, leads, bid, pairs(cards), |_| true)
        .unwrap_or((Contract::plain(Kind::Grand), Cards::EMPTY))
}

/// The best of some games for twelve cards, with one of some pairs put away.
fn choose(
    cards: Cards,
    leads: bool,
    bid: Bid,
    pairs: impl Iterator<Item = Cards>,
    allowed: impl Fn(&Contract) -> bool,
) -> Option<(Contract, Cards)> {
    let mut best = None;
    let mut most = i32::MIN;
    for put in pairs {
        let hand = cards - put;
        let trump_games = Kind::TRUMP_GAMES.into_iter().map(|kind| {
            let points = hand::points(kind, hand, leads, put, Stage::AfterSkat);
            (Contract::plain(kind), points)
        });
        let nulls = [false, true].map(|ouvert| {
            let points = hand::null_points(hand, leads, ouvert, Stage::AfterSkat);
            (Contract::null(false, ouvert), points)
        });
        let games = trump_games.chain(nulls).filter(|(contract, _)| allowed(contract));
        for (contract, points) in games {
            let Some(worth) = worth(contract, cards, hand::chance(points), bid) else { continue };
            // Among games that are as good as lost or won the points still tell them apart.
            let worth = worth * 1000 + points.clamp(-400, 400);
            if worth > most {
                most = worth;
                best = Some((contract, put));
            }
        }
    }
    best
}

/// The promise of a game that has to cover a bid; nothing for a Null that does not.
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
