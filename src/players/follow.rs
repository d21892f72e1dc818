//! The second and the third card of a trick in a trump game, for both sides.
//!
//! Each card is set against the others by one sum: the points of the trick with the chance that it
//! comes to our side, less what the card would be worth later. Smearing, cutting, taking a trick
//! cheaply and throwing off a loser all follow from it; a few rules that hold always come first.

use crate::rules::{Card, Cards, Rank};

use super::chance;
use super::memory::{Fate, Memory};
use super::price;

/// The points that a friend adds to a trick that is ours for sure, roughly.
const SMEARED: f64 = 6.0;
/// The points that anybody adds to a trick of the other side when he can choose.
const GRUDGED: f64 = 1.5;
/// The points of the card with which an enemy beats us.
const BEATING: f64 = 5.0;

/// The cards that may be considered at all: on a trick that is certainly lost no ace and no ten
/// while there is a card with fewer points, and no trump on a trick that is the partner's anyway.
pub(super) fn sensible(memory: &Memory) -> Cards {
    let mut cards = memory.legal;
    let Some((winner, _)) = memory.trick.winning(memory.kind) else { return cards };
    if memory.certainly_lost() {
        for rank in [Rank::Ace, Rank::Ten] {
            let full = cards & Cards::rank(rank);
            if cards != full {
                cards -= full;
            }
        }
    } else if winner != memory.me && memory.is_friend(winner) {
        let plain = cards - memory.kind.trumps();
        if plain.iter().any(|card| memory.fate(card) == Fate::Ours) {
            cards = plain;
        }
    }
    cards
}

/// The promise of a card played to the trick on the table, in card points.
pub(super) fn promise(memory: &Memory, card: Card) -> f64 {
    let wins = chance::wins(memory, card);
    let points = f64::from(memory.trick.points() + card.points());
    let (added, taken) = match memory.later().next() {
        None => (0.0, 0.0),
        Some(seat) if memory.is_friend(seat) => (SMEARED, GRUDGED),
        Some(_) if memory.plays_alone() => {
            // The third player smears to his partner, or takes the trick himself.
            let lost = memory.winning_after(card).0 != memory.me;
            (GRUDGED, if lost { SMEARED } else { BEATING })
        }
        Some(_) => (GRUDGED, BEATING),
    };
    wins * (points + added) - (1.0 - wins) * (points + taken) - price::keeping(memory, card)
        + price::making_void(memory, card)
}
