//! The worth of a hand: its features, and the chance to win a game with it.
//!
//! The chances are sums of points a feature, as players count them at the table, read off a table
//! from points to per cent. The points were fitted to games that the club played with all kinds of
//! hands; a hundred points make the odds e times as good.

use crate::rules::{Card, Cards, Kind, Rank, Suit};

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
const FEATURES: usize = 19;

/// The features of a trump game, in the order of the weights: one; trumps; ♣J ♠J ♥J ♦J; ace and ten
/// of trumps; aces; tens under their ace; tens with a guard; bare tens; cards that may lose; empty
/// suits; the lead; points put away; kings outside trumps; suits without their ace; cards beyond
/// the second in suits with it.
fn features(kind: Kind, hand: Cards, leads: bool, put: Cards) -> [i32; FEATURES] {
    let trumps = hand & kind.trumps();
    let plain = hand - trumps;
    let has = |card: Card| i32::from(hand.contains(card));
    let trump_card = |rank| kind.suit().map_or(0, |suit| has(Card::new(suit, rank)));
    let mut count = [0; 9];
    let [aces, under_ace, guarded, bare, losers, voids, kings, entered, long] = &mut count;
    for suit in Suit::ALL.into_iter().filter(|&suit| kind.suit() != Some(suit)) {
        let cards = plain & Cards::suit(suit);
        let length = cards.len() as i32;
        let ace = has(Card::new(suit, Rank::Ace));
        let ten = has(Card::new(suit, Rank::Ten));
        *aces += ace;
        *voids += i32::from(length == 0);
        *losers += length - ace;
        *kings += has(Card::new(suit, Rank::King));
        *entered += i32::from(length > 0 && ace == 0);
        *long += ace * (length - 2).max(0);
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
        count[6],
        count[7],
        count[8],
    ]
}

/// Points by feature for a suit game, before the skat, without it, and after it.
const SUIT: [[i32; FEATURES]; 3] = [
    [-2, 42, 59, 40, 22, 17, 77, 67, 34, -22, 60, 47, -73, -17, -2, 0, 10, -23, 26],
    [-8, 45, 71, 50, 34, 24, 75, 73, 13, -39, 86, -37, -102, 15, -7, 0, -2, -53, 45],
    [-11, 35, 86, 57, 34, 25, 110, 94, 17, -49, 104, 0, -114, 33, -2, 7, 5, -83, 23],
];
/// The same for Grand.
const GRAND: [[i32; FEATURES]; 3] = [
    [10, 89, 58, 22, 6, 3, 0, 0, 59, 8, 63, 61, -57, -8, -7, 0, 8, -11, 10],
    [9, 93, 73, 26, 2, -8, 0, 0, 54, 13, 90, -32, -70, 10, -5, 0, 2, -28, 16],
    [9, 113, 77, 27, 6, 3, 0, 0, 61, 1, 93, 0, -89, 12, -9, 8, 10, -38, 7],
];

/// Points of a trump game.
pub(super) fn points(kind: Kind, hand: Cards, leads: bool, put: Cards, stage: Stage) -> i32 {
    let weights = if kind == Kind::Grand { &GRAND } else { &SUIT };
    let weights = &weights[stage as usize];
    features(kind, hand, leads, put).iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

/// Points for a Null, before the skat, without it, after it, and after it with open cards: to
/// begin with; the lead; an empty suit; a lone card that is not the seven, and each card more that
/// can stay under it; then, for two cards and for more, each card too many under the lowest, the
/// second lowest and the worst placed of the others.
const NULL: [[i32; 10]; 4] = [
    [208, -64, -26, -37, -9, -28, -11, -45, -39, -2],
    [158, -70, 35, -13, -63, -47, -31, -36, -51, -19],
    [196, -78, 17, -4, -109, -75, -25, -52, -83, -15],
    [213, -94, -14, -13, -149, -55, -62, -49, -76, -46],
];
/// The cost of open cards when the skat is not known yet.
const OPEN: i32 = 40;

/// Points of a Null.
///
/// A suit is safe if its lowest card is the seven, the second at most the nine, the third at most
/// the jack and so on: then each can stay under one of the others' cards.
pub(super) fn null_points(hand: Cards, leads: bool, ouvert: bool, stage: Stage) -> i32 {
    let open = ouvert && stage == Stage::AfterSkat;
    let w = &NULL[if open { 3 } else { stage as usize }];
    let suits: i32 = Suit::ALL
        .into_iter()
        .map(|suit| {
            let mut own: Vec<i32> = (hand & Cards::suit(suit))
                .iter()
                .map(|card| i32::from(Kind::Null.strength(card)))
                .collect();
            own.sort_unstable();
            let over: Vec<i32> =
                own.iter().zip(0..).map(|(strength, i)| (strength - 2 * i).max(0)).collect();
            match over[..] {
                [] => w[2],
                [one] => w[3] * one.min(1) + w[4] * (one - 1).max(0),
                [one, two] => w[5] * one + w[6] * two,
                [one, two, ref more @ ..] => {
                    w[7] * one + w[8] * two + w[9] * more.iter().max().unwrap_or(&0)
                }
            }
        })
        .sum();
    let unknown = if ouvert && !open { OPEN } else { 0 };
    w[0] + if leads { w[1] } else { 0 } + suits - unknown
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

/// The promise of a game on a Seeger-Fabian list at a table of three: its value and 50 if it is
/// won, minus twice its value and 50, and 40 for each of the others, shared out, if it is lost.
pub(super) fn promise(chance: i32, value: i32) -> i32 {
    (chance * (value + 50) - (1000 - chance) * (2 * value + 50 + 40)) / 1000
}
