//! The play of Null: the declarer keeps under, the defenders duck to hand him a trick.

use crate::rules::{Card, Cards, Kind, Seat, Suit};

use super::memory::Memory;

/// The promise of a card; only the order counts.
pub(super) fn promise(memory: &Memory, card: Card) -> f64 {
    match (memory.plays_alone(), memory.trick.winning(Kind::Null)) {
        (true, None) => -take_risk(memory, card) + 0.05 * danger(memory, card.suit()),
        (true, Some((_, best))) => keep_under(memory, card, best),
        (false, None) => attack(memory, card),
        (false, Some(winning)) => duck(memory, card, winning),
    }
}

fn strength(card: Card) -> f64 {
    f64::from(Kind::Null.strength(card))
}

/// The chance that a seat holds nothing of the suit above `card`, so that it stays under it whether
/// it follows or not.
fn stays_under(memory: &Memory, seat: Seat, card: Card) -> f64 {
    let higher = memory.may[seat] & Kind::Null.beating(card);
    let pool = memory.may[seat].len() as f64;
    let held = memory.held[seat] as f64;
    (0..higher.len()).fold(1.0, |chance, i| {
        let left = pool - i as f64;
        if left <= 0.0 { 0.0 } else { chance * ((left - held) / left).clamp(0.0, 1.0) }
    })
}

/// The chance that a lower card of the suit is still out and its holder ducks with it: a defender
/// goes over a card only if he must.
fn goes_under(memory: &Memory, seat: Seat, card: Card) -> f64 {
    let suit = Cards::suit(card.suit());
    let lower = (memory.may[seat] & suit) - Kind::Null.beating(card) - card.into();
    if lower.is_empty() {
        // Void, or forced to go over.
        return stays_under(memory, seat, card);
    }
    let pool = memory.may[seat].len() as f64;
    let held = memory.held[seat] as f64;
    let none = (0..lower.len()).fold(1.0, |chance, i| {
        let left = pool - i as f64;
        if left <= 0.0 { 0.0 } else { chance * ((left - held) / left).clamp(0.0, 1.0) }
    });
    1.0 - none * (1.0 - stays_under(memory, seat, card))
}

/// The chance that `card` takes the trick: that everybody who plays later goes under it.
fn take_risk(memory: &Memory, card: Card) -> f64 {
    memory.later().fold(1.0, |chance, seat| chance * goes_under(memory, seat, card))
}

/// The danger in a suit of one's own: cards that lie higher than they may.
pub(super) fn suit_danger(own: Cards, out: Cards) -> f64 {
    let mut own: Vec<Card> = own.iter().collect();
    own.sort_by_key(|&card| Kind::Null.strength(card));
    let mut danger = 0.0;
    for (i, &card) in own.iter().enumerate() {
        let below =
            out.iter().filter(|&o| Kind::Null.strength(o) < Kind::Null.strength(card)).count();
        if below > i {
            danger += (below - i) as f64 / (1.0 + 0.5 * i as f64);
        }
    }
    danger
}

fn danger(memory: &Memory, suit: Suit) -> f64 {
    let cards = Cards::suit(suit);
    suit_danger(memory.hand & cards, memory.unseen & cards)
}

/// The declarer's second or third card.
fn keep_under(memory: &Memory, card: Card, best: Card) -> f64 {
    let suit = Cards::suit(best.suit());
    if !suit.contains(card) {
        // Throwing off: what makes the hand safest, high cards first.
        let own = memory.hand & Cards::suit(card.suit());
        let out = memory.unseen & Cards::suit(card.suit());
        let relief = suit_danger(own, out) - suit_danger(own.without(card), out);
        return 10.0 * relief + strength(card);
    }
    if !Kind::Null.beats(card, best) {
        // The highest that is still under.
        return 100.0 + strength(card);
    }
    -100.0 * take_risk(memory, card) - 0.1 * strength(card)
}

/// A defender's lead: a low card of a suit in which the declarer may have to go over.
fn attack(memory: &Memory, card: Card) -> f64 {
    let suit = Cards::suit(card.suit());
    let declarer = memory.may[memory.declarer] & suit;
    let Some(partner) = memory.partner() else { return 0.0 };
    if declarer.is_empty() {
        // He would throw something off.
        return -20.0 - strength(card);
    }
    let over = (declarer & Kind::Null.beating(card)).len() as f64;
    let under = declarer.len() as f64 - over;
    let partners = (memory.may[partner] & suit).len() as f64;
    let own = (memory.hand & suit).len() as f64;
    // With the open hand it is known whether he can stay under.
    let caught = if memory.open.is_some() { if under == 0.0 { 20.0 } else { -5.0 } } else { 0.0 };
    let friend_void = if partners == 0.0 { 6.0 } else { 0.0 };
    caught + friend_void - 4.0 * under + over - 1.5 * own
}

/// A defender's second or third card.
fn duck(memory: &Memory, card: Card, (winner, best): (Seat, Card)) -> f64 {
    let suit = Cards::suit(best.suit());
    if !suit.contains(card) {
        // Short suits first: a suit one does not hold cannot save the declarer.
        let own = memory.hand & Cards::suit(card.suit());
        let harmless = memory.is_void(memory.declarer, Cards::suit(card.suit()));
        return strength(card) - 2.0 * own.len() as f64 - if harmless { 20.0 } else { 0.0 };
    }
    let under = !Kind::Null.beats(card, best);
    let declarer_follows = memory.later().any(|seat| seat == memory.declarer);
    if winner == memory.declarer {
        return if under { 100.0 + strength(card) } else { strength(card) };
    }
    if declarer_follows {
        // What lies highest is what he has to stay under: keep it low.
        return if under { 100.0 + strength(card) } else { -strength(card) };
    }
    // He is under already: high cards are of no more use.
    strength(card)
}
