//! House rules, simply: nobody doubles or plays Grand Hand instead of a Ramsch, and in a Ramsch
//! everybody ducks.

use crate::rules::{Cards, Kind, Move, Phase, Rank, View};

/// What leads tricks in a Ramsch that nobody wants.
const HIGH: Cards = Cards::from_bits(
    Cards::JACKS.bits()
        | Cards::rank(Rank::Ace).bits()
        | Cards::rank(Rank::Ten).bits()
        | Cards::rank(Rank::King).bits(),
);
/// With so few high cards a hand is good as it is.
const FEW: usize = 2;

/// The answer to what is asked before cards are played.
pub(super) fn answer(view: &View) -> Move {
    match view.table().phase() {
        // To push unseen doubles what somebody else will lose; to take gets rid of two high cards.
        Phase::Pushing if (view.hand() & HIGH).len() <= FEW => Move::Push,
        Phase::Pushing => Move::PickUp,
        Phase::PuttingOn => put_on(view),
        _ => Move::Decline,
    }
}

/// Puts on the two cards with most points, of as short suits as possible.
fn put_on(view: &View) -> Move {
    let worth = |mv: &Move| match *mv {
        Move::PutOn(put) => {
            let left = view.hand() - put;
            let suits = put.iter().filter(|&card| !left.intersects(Kind::Grand.class(card)));
            (put.points(), suits.count())
        }
        _ => (0, 0),
    };
    view.legal().into_iter().max_by_key(worth).unwrap_or(Move::Decline)
}

/// A card of a Ramsch: the dearest that leaves the trick to somebody else; else the lowest, which
/// another may still have to beat; but who cannot avoid a trick as the last gets rid of a high one.
pub(super) fn play(view: &View) -> Move {
    let trick = view.table().trick();
    let kind = Kind::Grand;
    let winning = trick.winning(kind).map(|(_, card)| card);
    let strength = |card| (u8::from(kind.is_trump(card)), kind.strength(card));
    let cards = view.playable();
    let ducking = cards.iter().filter(|&card| winning.is_some_and(|best| !kind.beats(card, best)));
    let ducked = ducking.max_by_key(|&card| (card.points(), strength(card)));
    let chosen = ducked.or_else(|| match trick.len() {
        2 => cards.iter().max_by_key(|&card| strength(card)),
        _ => cards.iter().min_by_key(|&card| strength(card)),
    });
    chosen.map_or(Move::Pass, Move::Play)
}
