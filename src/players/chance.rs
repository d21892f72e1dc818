//! Likelihoods of what nobody can know.
//!
//! The declarer is expected to hold more than an even share of the trumps, and so fewer of the
//! other cards; apart from that every distribution counts alike. Only sums, products and quotients
//! are used, which come out the same on every machine.

use crate::rules::{Card, Cards, Rank, Seat};

use super::memory::Memory;

/// The share of the trumps missing from a defender's view that the declarer holds, when the other
/// defender may hold some too.
const DECLARERS_SHARE: f64 = 0.7;
/// The same when the other defender is known to have none: a few lie in the skat.
const DECLARERS_SHARE_ALONE: f64 = 0.9;
/// The share that is left for the other defender.
const PARTNERS_SHARE: f64 = 0.25;

/// The chance that a hand of `held` out of `unseen` cards has none of `wanted` of them.
pub(super) fn none_of(unseen: f64, held: f64, wanted: usize) -> f64 {
    (0..wanted).fold(1.0, |chance, i| {
        let left = unseen - i as f64;
        if left <= 0.0 { chance } else { chance * ((left - held) / left).clamp(0.0, 1.0) }
    })
}

/// The number of trumps that another seat is expected to hold.
fn trumps_expected(memory: &Memory, seat: Seat) -> f64 {
    let trumps = memory.kind.trumps();
    let may = (memory.may[seat] & trumps).len() as f64;
    let other = memory.me.others().into_iter().find(|&other| other != seat);
    let alone = other.is_none_or(|other| memory.is_void(other, trumps));
    let share = if memory.plays_alone() {
        if alone { 1.0 } else { 0.5 }
    } else if seat == memory.declarer {
        if alone { DECLARERS_SHARE_ALONE } else { DECLARERS_SHARE }
    } else {
        PARTNERS_SHARE
    };
    (may * share).min(memory.held[seat] as f64)
}

/// The chance that a seat holds none of `cards`, which are of one class.
pub(super) fn lacks(memory: &Memory, seat: Seat, cards: Cards) -> f64 {
    let trumps = memory.kind.trumps();
    let may = memory.may[seat];
    let expected = trumps_expected(memory, seat);
    let wanted = (may & cards).len();
    if cards.intersects(trumps) {
        none_of((may & trumps).len() as f64, expected, wanted)
    } else {
        let held = (memory.held[seat] as f64 - expected).max(0.0);
        // Who plays alone has aces to do it with: each counts as two cards.
        let aces = (may & cards & Cards::rank(Rank::Ace)).len();
        let extra = if seat == memory.declarer { aces } else { 0 };
        none_of((may - trumps).len() as f64, held, wanted + extra)
    }
}

/// The chance that a seat which has yet to play can beat `best` in a trick in which `led` was led.
pub(super) fn beats(memory: &Memory, seat: Seat, led: Card, best: Card) -> f64 {
    let (class, trumps) = (memory.kind.class(led), memory.kind.trumps());
    if !memory.may_beat(seat, led, best) {
        return 0.0;
    }
    if memory.open.is_some() && seat == memory.declarer {
        return 1.0;
    }
    let beating = memory.kind.beating(best);
    let follows = 1.0 - lacks(memory, seat, beating & class);
    if class.intersects(trumps) {
        return follows;
    }
    let cuts = lacks(memory, seat, class) * (1.0 - lacks(memory, seat, beating & trumps));
    (follows + cuts).min(1.0)
}

/// The chance that our side wins the trick if this seat plays `card`, with everybody beating what
/// the enemy has as soon as possible.
pub(super) fn wins(memory: &Memory, card: Card) -> f64 {
    let (winner, best) = memory.winning_after(card);
    let led = memory.trick.led().unwrap_or(card);
    let mut ours = if memory.is_friend(winner) { 1.0 } else { 0.0 };
    for seat in memory.later() {
        let beats = beats(memory, seat, led, best);
        if memory.is_friend(seat) {
            // What beats the lead need not beat the enemy's card on top of it.
            let worth = if memory.trick.is_empty() { 0.6 } else { 1.0 };
            ours += (1.0 - ours) * beats * worth;
        } else {
            ours *= 1.0 - beats;
        }
    }
    ours
}
