//! The random choices of a player.

use rand_pcg::Pcg64;

use crate::rules::{Card, Cards, View, below, generator};

/// The generator of a seat at this point of a deal. It is named by the seed, the deal, the seat and
/// the number of moves so far.
pub(super) fn of(seed: u64, number: u32, view: &View) -> Pcg64 {
    let seat = view.seat().map_or(3, |seat| seat.index() as u64);
    generator(&[seed, u64::from(number), seat, view.moves().len() as u64])
}

/// The card with the highest promise; one of them drawn at random if several share it.
pub(super) fn best(
    cards: Cards,
    promise: impl Fn(Card) -> f64,
    random: &mut Pcg64,
) -> Option<Card> {
    let mut best = f64::NEG_INFINITY;
    let mut found = Vec::new();
    for card in cards {
        let promise = promise(card);
        if promise > best {
            best = promise;
            found.clear();
        }
        if promise >= best {
            found.push(card);
        }
    }
    match found.len() {
        0 => None,
        n => Some(found[below(random, n as u64) as usize]),
    }
}
