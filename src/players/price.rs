//! The price of a card in the hand: what it will bring later if it is not played now.
//!
//! Everything is counted in card points that change sides, so that a card's price can be set
//! against the trick on the table.

use crate::rules::Card;

use super::chance;
use super::memory::Memory;

/// The points that the others put on a trick of one's own later, roughly.
const LATER_TRICK: f64 = 1.5;
/// The same for a trick made with a trump, which takes more often what others have smeared.
const LATER_CUT: f64 = 8.5;

/// The price of playing a card of a trump game now instead of keeping it.
pub(super) fn keeping(memory: &Memory, card: Card) -> f64 {
    let points = f64::from(card.points());
    let higher = memory.higher_out(card).len();
    if memory.kind.is_trump(card) {
        let chance = match (memory.trumps_out().is_empty(), memory.plays_alone()) {
            (true, _) => 1.0,
            (_, true) => [1.0, 0.75, 0.6, 0.55].get(higher).copied().unwrap_or(0.5),
            (_, false) => [0.95, 0.65, 0.5, 0.4].get(higher).copied().unwrap_or(0.25),
        };
        return (2.0 * chance - 1.0) * points + chance * LATER_CUT;
    }
    let chance = if higher == 0 {
        let now = memory
            .enemies()
            .fold(1.0, |p, seat| p * (1.0 - chance::beats(memory, seat, card, card)));
        // A declarer with trumps enough will have drawn theirs by then.
        let own = (memory.hand & memory.kind.trumps()).len();
        if memory.plays_alone() && 2 * own > memory.trumps_out().len() { 1.0 } else { now }
    } else {
        let guards = memory.hand & memory.kind.class(card);
        let lower = guards
            .iter()
            .filter(|&guard| memory.kind.strength(guard) < memory.kind.strength(card))
            .count();
        if lower >= higher { 0.4 } else { 0.15 }
    };
    let kept = (2.0 * chance - 1.0) * points;
    // What will take no trick can still be smeared to the partner: no defender gives it away.
    let kept = if memory.plays_alone() { kept } else { kept.max(0.0) };
    kept + chance * LATER_TRICK
}

/// The worth of having no card of a suit left after this one: the next trick of the suit can be
/// cut, or used to throw something off.
pub(super) fn making_void(memory: &Memory, card: Card) -> f64 {
    let class = memory.kind.class(card);
    let last = (memory.hand & class).len() == 1 && !memory.kind.is_trump(card);
    if !last || !memory.hand.intersects(memory.kind.trumps()) {
        0.0
    } else if memory.plays_alone() {
        2.0
    } else {
        0.7
    }
}
