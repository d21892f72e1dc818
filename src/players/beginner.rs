//! The beginner: bids what can be counted on the fingers, leads aces, takes what can be taken, and
//! remembers hardly more than the last trick.

use rand_pcg::Pcg64;

use crate::rules::{
    Asking, Bid, Card, Cards, Contract, Doubled, Kind, Move, Phase, Rank, Suit, View,
    value_as_announced,
};

use super::bot::Style;
use super::memory::{Fate, Memory};
use super::random::best;
use super::{follow, null};

/// The number of tricks back that a beginner remembers, besides the one on the table.
const REMEMBERED: usize = 1;
/// Trumps and aces a beginner wants to see together before bidding.
const ENOUGH: usize = 6;

/// The trump game a beginner sees in ten cards: the longest suit with the jacks, or Grand with
/// three jacks and three aces.
fn game(cards: Cards) -> Kind {
    let aces = (cards & Cards::rank(Rank::Ace)).len();
    if (cards & Cards::JACKS).len() >= 3 && aces >= 3 {
        return Kind::Grand;
    }
    let longest = Suit::ALL.into_iter().max_by_key(|&suit| {
        let own = cards & (Cards::suit(suit) - Cards::JACKS);
        (own.len(), own.points())
    });
    Kind::of_suit(longest.unwrap_or(Suit::Clubs))
}

/// Trumps and aces besides.
fn count(kind: Kind, cards: Cards) -> usize {
    let trumps = cards & kind.trumps();
    trumps.len() + ((cards - trumps) & Cards::rank(Rank::Ace)).len()
}

/// The highest value that a beginner bids: as if there were one matador, so never higher than the
/// second step.
fn limit(cards: Cards, style: Style) -> Option<u16> {
    let kind = game(cards);
    let wanted = match style {
        Style::Careful => ENOUGH + 1,
        Style::Balanced => ENOUGH,
        Style::Bold => ENOUGH - 1,
    };
    let enough = match kind {
        Kind::Grand => true,
        _ => count(kind, cards) >= wanted && (cards & kind.trumps()).len() >= 5,
    };
    enough
        .then(|| value_as_announced(Contract::plain(kind), cards).min(2 * kind.base().unwrap_or(9)))
}

/// A word in the auction.
pub(super) fn speak(view: &View, style: Style) -> Move {
    let auction = view.table().auction();
    let can = |bid: Bid| limit(view.dealt(), style).is_some_and(|limit| bid.value() <= limit);
    match auction.asking() {
        Some(Asking::Answer { .. }) if auction.last().is_some_and(can) => Move::Hold,
        Some(Asking::Call { .. } | Asking::ForehandAlone) => {
            auction.callable().next().filter(|&bid| can(bid)).map_or(Move::Pass, Move::Bid)
        }
        _ => Move::Pass,
    }
}

/// The game found in twelve cards that covers the bid, and two cards of little worth put away.
pub(super) fn announce(view: &View) -> Move {
    let cards = view.hand();
    let bid = view.table().bid().unwrap_or(Bid::LEAST);
    let covers = |kind| value_as_announced(Contract::plain(kind), cards) >= bid.value();
    let wanted = game(cards);
    let kind = if covers(wanted) {
        wanted
    } else {
        let others = Kind::TRUMP_GAMES.into_iter().filter(|&kind| covers(kind));
        others.max_by_key(|&kind| count(kind, cards)).unwrap_or(wanted)
    };
    // The shortest suits go first, but no trumps and no aces; tens are put out of danger.
    let mut order: Vec<Card> = cards.iter().collect();
    order.sort_by_key(|&card| {
        let dear = kind.is_trump(card) || card.rank() == Rank::Ace;
        (dear, (cards & kind.class(card)).len(), 11 - card.points())
    });
    Move::Declare(Contract::plain(kind), order.into_iter().take(2).collect())
}

/// A card.
pub(super) fn play(view: &View, random: &mut Pcg64) -> Move {
    let Some(memory) = Memory::of_last(view, REMEMBERED) else { return Move::Pass };
    let card = if memory.kind == Kind::Null {
        best(memory.legal, |card| null::promise(&memory, card), random)
    } else if memory.trick.is_empty() {
        best(memory.legal, |card| lead(&memory, card), random)
    } else {
        best(follow::sensible(&memory), |card| answer(&memory, card), random)
    };
    card.map_or(Move::Pass, Move::Play)
}

/// The lead: a declarer plays trumps from the top while there are plenty, anybody leads aces, and
/// after that low cards from the longest suit.
fn lead(memory: &Memory, card: Card) -> f64 {
    let trump = memory.kind.is_trump(card);
    let own = memory.hand & memory.kind.class(card);
    if trump && memory.plays_alone() && own.len() >= 4 {
        return 300.0 + f64::from(memory.kind.strength(card));
    }
    match card.rank() {
        Rank::Ace if !trump => 200.0 - own.len() as f64,
        Rank::Ten if !trump => -20.0,
        _ if trump => -40.0 - f64::from(card.points()),
        _ => 10.0 * own.len() as f64 - f64::from(card.points()),
    }
}

/// The second and third card: take the trick if it can be taken now, as cheaply as possible; give
/// the partner something only when the trick is safe in hand.
fn answer(memory: &Memory, card: Card) -> f64 {
    let points = f64::from(card.points());
    let strength = f64::from(memory.kind.strength(card));
    let trump = memory.kind.is_trump(card);
    let (winner, _) = memory.winning_after(card);
    let mine = winner == memory.me;
    let partners = memory
        .trick
        .winning(memory.kind)
        .is_some_and(|(seat, _)| seat != memory.me && memory.is_friend(seat));
    if partners {
        // A beginner keeps aces, and tens are given only to a trick that cannot be lost.
        let safe = memory.fate(card) == Fate::Ours;
        let dear = trump || card.rank() == Rank::Ace;
        return if safe && !dear { points } else { -points - if dear { 20.0 } else { 0.0 } };
    }
    if mine {
        let cheap = if trump { 5.0 } else { 0.0 };
        let worth = f64::from(memory.trick.points()) + if trump { 0.0 } else { points };
        return if worth > 0.0 { 100.0 - cheap - strength } else { -cheap - points };
    }
    -points - if trump { 8.0 } else { 0.0 }
}

/// The cards that take tricks in a Ramsch.
const HIGH: Cards = Cards::from_bits(
    Cards::JACKS.bits()
        | Cards::rank(Rank::Ace).bits()
        | Cards::rank(Rank::Ten).bits()
        | Cards::rank(Rank::King).bits(),
);
/// With so few high cards a hand is good as it is.
const FEW: usize = 2;

/// The answer before a Ramsch: the skat is pushed on with few high cards, and else the dearest two
/// go on it. Grand Hand instead is for a hand that is a Grand as it is.
pub(super) fn before_ramsch(view: &View) -> Move {
    match view.table().phase() {
        Phase::GrandHand if game(view.hand()) == Kind::Grand => {
            Move::Declare(Contract::hand(Kind::Grand), Cards::EMPTY)
        }
        Phase::Pushing if (view.hand() & HIGH).len() <= FEW => Move::Push,
        Phase::Pushing => Move::PickUp,
        Phase::PuttingOn => put_on(view),
        _ => Move::Decline,
    }
}

/// The two cards with most points, of those that may be put on.
fn put_on(view: &View) -> Move {
    let points = |mv: &Move| match *mv {
        Move::PutOn(put) => put.points(),
        _ => 0,
    };
    view.legal().max_by_key(points).unwrap_or(Move::Decline)
}

/// Kontra with a hand that could have played the game itself; nothing beyond that.
pub(super) fn double(view: &View) -> Move {
    let table = view.table();
    let strong = |kind: Kind| kind.base().is_some() && count(kind, view.dealt()) > ENOUGH;
    match table.kind() {
        Some(kind) if table.doubled() == Doubled::Not && strong(kind) => Move::Kontra,
        _ => Move::Decline,
    }
}

/// A card of a Ramsch: the dearest that stays under what lies there, or else the lowest. What has
/// been played is forgotten, and who has how many points.
pub(super) fn play_ramsch(view: &View, random: &mut Pcg64) -> Move {
    let kind = Kind::Grand;
    let winning = view.table().trick().winning(kind).map(|(_, card)| card);
    let promise = |card: Card| match winning {
        Some(best) if !kind.beats(card, best) => 100.0 + f64::from(card.points()),
        _ => -f64::from(kind.strength(card)),
    };
    best(view.playable(), promise, random).map_or(Move::Pass, Move::Play)
}
