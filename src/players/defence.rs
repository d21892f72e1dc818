//! The leads of a defender in a trump game: long suits to a declarer who plays next, short ones
//! when the partner does; aces that will live; nothing from under an ace or a ten.

use crate::rules::{Card, Kind, Rank};

use super::chance;
use super::memory::Memory;
use super::price;

/// The points that the others put on a trick of ours: the partner smears, the declarer does not.
const SMEARED: f64 = 8.0;
/// The points that they put on a trick of the declarer's.
const GIVEN: f64 = 8.0;

/// The promise of leading a card, in card points.
pub(super) fn promise(memory: &Memory, card: Card) -> f64 {
    let wins = chance::wins(memory, card);
    let points = f64::from(card.points());
    let trick = wins * (points + SMEARED) - (1.0 - wins) * (points + GIVEN);
    trick - price::keeping(memory, card) + direction(memory, card)
}

/// The worth of the lead for the seat it goes to.
fn direction(memory: &Memory, card: Card) -> f64 {
    let kind = memory.kind;
    let class = kind.class(card);
    let Some(partner) = memory.partner() else { return 0.0 };
    let trumps = kind.trumps();
    if kind.is_trump(card) {
        // The declarer is glad of every trump he need not lead himself.
        return if memory.is_void(memory.declarer, trumps) { 0.0 } else { -8.0 };
    }
    let own = memory.hand & class;
    let declarer_next = memory.me.next() == memory.declarer;
    let mut worth = 0.0;
    // Short to the friend, long to the foe.
    let length = 2.4 * (own.len() as f64 - 2.0);
    worth += if declarer_next || kind == Kind::Grand { length } else { -length };
    let declarer_void = memory.is_void(memory.declarer, class);
    let partner_void = memory.is_void(partner, class);
    let partner_cuts = !memory.is_void(partner, trumps);
    if declarer_void && !memory.is_void(memory.declarer, trumps) {
        // He must cut, or throw a loser off; the former is dear when the partner sits behind.
        worth += if declarer_next { 2.0 } else { 0.0 };
    }
    if partner_void && partner_cuts && !declarer_void {
        worth += 5.0;
    }
    if card.rank() == Rank::Ten && !memory.higher_out(card).is_empty() {
        // Into the mouth of the ace.
        worth -= 20.0;
    } else if own.iter().any(|other| other != card && matches!(other.rank(), Rank::Ace | Rank::Ten))
    {
        // From under a card that may take a trick of its own later.
        worth -= 1.0;
    }
    worth
}
