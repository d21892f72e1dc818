//! What a hand is worth: its features, and the chance to win a game with it.
//!
//! The chances are sums of points a feature, as players count them at the table, read off a table
//! from points to per cent. The points were fitted to games that the club played with all kinds of
//! hands; a hundred points make the odds e times as good.

use crate::rules::{Card, Cards, Kind, Rank, Suit};

use super::null::suit_danger;

/// When the hand is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// Ten cards, the skat still to be picked up.
    BeforeSkat,
    /// Ten cards, the skat to stay shut.
    Hand,
    /// Ten cards, two put away.
    AfterSkat,
}

/// The number of features of a trump game.
pub(super) const FEATURES: usize = 16;

/// What counts in a trump game, in the order of the weights: one; trumps; ♣J ♠J ♥J ♦J; ace and ten
/// of trumps; aces; tens under their ace; tens with a guard; bare tens; cards that may lose; empty
/// suits; the lead; tens of points put away.
pub(super) fn features(kind: Kind, hand: Cards, leads: bool, put: Cards) -> [i32; FEATURES] {
    let trumps = hand & kind.trumps();
    let plain = hand - trumps;
    let has = |card: Card| i32::from(hand.contains(card));
    let trump_card = |rank| kind.suit().map_or(0, |suit| has(Card::new(suit, rank)));
    let mut count = [0; 6];
    let [aces, under_ace, guarded, bare, losers, voids] = &mut count;
    for suit in Suit::ALL.into_iter().filter(|&suit| kind.suit() != Some(suit)) {
        let cards = plain & Cards::suit(suit);
        let length = cards.len() as i32;
        let ace = has(Card::new(suit, Rank::Ace));
        let ten = has(Card::new(suit, Rank::Ten));
        *aces += ace;
        *voids += i32::from(length == 0);
        *losers += length - ace;
        match (ace, ten) {
            (1, 1) => {
                *under_ace += 1;
                *losers -= 1;
            }
            (_, 1) if length > 1 => *guarded += 1,
            (_, 1) => *bare += 1,
            _ => {}
        }
    }
    [
        1,
        trumps.len() as i32,
        has(Card::new(Suit::Clubs, Rank::Jack)),
        has(Card::new(Suit::Spades, Rank::Jack)),
        has(Card::new(Suit::Hearts, Rank::Jack)),
        has(Card::new(Suit::Diamonds, Rank::Jack)),
        trump_card(Rank::Ace),
        trump_card(Rank::Ten),
        count[0],
        count[1],
        count[2],
        count[3],
        count[4],
        count[5],
        i32::from(leads),
        i32::from(put.points()),
    ]
}

/// Points by feature for a suit game, before the skat, without it, and after it.
const SUIT: [[i32; FEATURES]; 3] = [
    [-800, 105, 60, 50, 45, 40, 40, 30, 110, 60, 20, -20, 0, 40, 20, 0],
    [-980, 105, 60, 50, 45, 40, 40, 30, 110, 60, 20, -20, 0, 40, 20, 0],
    [-900, 105, 60, 50, 45, 40, 40, 30, 110, 60, 20, -20, 0, 40, 20, 5],
];
/// The same for Grand.
const GRAND: [[i32; FEATURES]; 3] = [
    [-600, 0, 130, 110, 100, 95, 0, 0, 130, 70, 20, -20, 0, 40, 60, 0],
    [-700, 0, 130, 110, 100, 95, 0, 0, 130, 70, 20, -20, 0, 40, 60, 0],
    [-680, 0, 130, 110, 100, 95, 0, 0, 130, 70, 20, -20, 0, 40, 60, 5],
];

/// Points of a trump game.
pub(super) fn points(kind: Kind, hand: Cards, leads: bool, put: Cards, stage: Stage) -> i32 {
    let weights = if kind == Kind::Grand { &GRAND } else { &SUIT };
    let weights = &weights[stage as usize];
    features(kind, hand, leads, put).iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

/// Points of a Null.
pub(super) fn null_points(hand: Cards, leads: bool, stage: Stage) -> i32 {
    let mut dangers: Vec<i32> = Suit::ALL
        .into_iter()
        .map(|suit| {
            let cards = Cards::suit(suit);
            (100.0 * suit_danger(hand & cards, cards - hand)) as i32
        })
        .collect();
    dangers.sort_unstable();
    let all: i32 = dangers.iter().sum();
    let forgiven = if stage == Stage::BeforeSkat { dangers[3].min(250) } else { 0 };
    300 - (all - forgiven) - if leads { 60 } else { 0 }
}

/// The chance in per mille that goes with a number of points: the logistic curve, a hundred points
/// to the unit, by straight lines between its values at every fifty points.
pub(super) fn chance(points: i32) -> i32 {
    const CURVE: [i32; 11] = [500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993];
    let size = points.unsigned_abs() as usize;
    let (step, rest) = (size / 50, (size % 50) as i32);
    let upper = match (CURVE.get(step), CURVE.get(step + 1)) {
        (Some(&low), Some(&high)) => low + (high - low) * rest / 50,
        _ => 995,
    };
    if points < 0 { 1000 - upper } else { upper }
}
