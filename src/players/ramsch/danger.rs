//! The card points that a hand will still take in before a Ramsch is over.
//!
//! It is a sum over what players look at: jacks, cards that lie too high in their suit, suits from
//! which one cannot get out of the lead. The weights were fitted to games that the club played
//! against itself, and then tried against each other.

use crate::rules::{Card, Cards, Suit};

/// The weights of the features, in card points.
const WEIGHTS: [f64; 17] = [
    6.3,  // Whatever is held,
    -0.8, // and for each card in hand.
    14.0, // A jack that nothing beats,
    1.5,  // and by how dear the cards still out are.
    5.5,  // Another jack.
    -6.0, // A jack of the others, for who has none.
    -0.4, // A suit without a card,
    0.5,  // and for each card in hand.
    2.9,  // How high the cards lie in their suits, all together,
    1.1,  // and for each card in hand,
    1.5,  // and by how dear the cards still out are.
    0.6,  // A card point that lies high.
    5.9,  // How high the lowest card of each suit lies, all together,
    -6.0, // and the lowest of them alone.
    4.0,  // The lead,
    9.3,  // by how high the card lies that would get rid of it,
    1.3,  // and by how dear the cards still out are.
];

/// The average of all cards, in card points.
const AVERAGE: f64 = 120.0 / 32.0;

/// The card points that a hand will take in. `out` are the cards that others may hold. A very low
/// hand comes out below nothing.
pub(super) fn danger(hand: Cards, out: Cards, leads: bool) -> f64 {
    features(hand, out, leads).iter().zip(WEIGHTS).map(|(count, weight)| count * weight).sum()
}

/// The same, and nothing for a hand below that or without a card.
pub(super) fn at_least_none(hand: Cards, out: Cards, leads: bool) -> f64 {
    if hand.is_empty() { 0.0 } else { danger(hand, out, leads).max(0.0) }
}

/// The classes of cards that follow one another, the jacks first.
fn classes() -> impl Iterator<Item = Cards> {
    let suits = Suit::ALL.into_iter().map(|suit| Cards::suit(suit) - Cards::JACKS);
    [Cards::JACKS].into_iter().chain(suits)
}

/// The number of the cards that are weaker than one of their own class.
fn weaker(cards: Cards, card: Card) -> usize {
    Cards::from_bits(cards.bits() & ((1 << card.index()) - 1)).len()
}

/// The features in the order of the weights.
fn features(hand: Cards, out: Cards, leads: bool) -> [f64; WEIGHTS.len()] {
    let held = hand.len() as f64;
    let dear = f64::from(out.points()) / out.len().max(1) as f64 - AVERAGE;
    let lead = if leads { 1.0 } else { 0.0 };
    let [mut tops, mut jacks, mut their_jacks, mut voids] = [0.0; 4];
    let [mut exposed, mut points, mut lowest] = [0.0; 3];
    // How high the best card to get out with lies: 0 under everything, 1 over everything.
    let mut exit: f64 = 1.0;
    for class in classes() {
        let (own, theirs) = (hand & class, out & class);
        let count = theirs.len() as f64;
        let of_jacks = class == Cards::JACKS;
        if of_jacks && own.is_empty() {
            their_jacks = count;
        } else if own.is_empty() && !theirs.is_empty() {
            voids += 1.0;
        }
        for (i, card) in own.iter().rev().enumerate() {
            let below = weaker(theirs, card);
            if of_jacks {
                let top = below == theirs.len();
                tops += if top { 1.0 } else { 0.0 };
                jacks += if top { 0.0 } else { 1.0 };
                exit = exit.min(if theirs.is_empty() { 1.0 } else { below as f64 / count });
            } else if !theirs.is_empty() {
                // The cards under it are played first, and take as many of theirs with them.
                let height = below.saturating_sub(i) as f64 / count;
                exposed += height;
                points += height * f64::from(card.points());
                if i == 0 {
                    lowest += height;
                    exit = exit.min(height);
                }
            }
        }
    }
    [
        1.0,
        held,
        tops,
        tops * dear,
        jacks,
        their_jacks,
        voids,
        voids * held,
        exposed,
        exposed * held,
        exposed * dear,
        points,
        lowest,
        exit,
        lead,
        lead * exit,
        lead * dear,
    ]
}

/// The chance of a hand on lead to take every trick that is left, by how many of its cards, and
/// jacks that it cannot draw, stand against that. Not many at the table look out for it.
pub(super) fn march(hand: Cards, out: Cards) -> f64 {
    let mut against = (out & Cards::JACKS).len().saturating_sub((hand & Cards::JACKS).len());
    for class in classes() {
        let theirs = out & class;
        // From the top, each card draws one of theirs; after the last nothing stands against it.
        let beaten = |&card: &Card| weaker(theirs, card) < theirs.len();
        against += (hand & class).iter().take(theirs.len()).filter(beaten).count();
    }
    [0.97, 0.7, 0.3].get(against).copied().unwrap_or(0.0)
}
