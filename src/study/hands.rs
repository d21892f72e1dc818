//! The hands dealt, beside those that a fair shuffle gives.

use crate::rules::{Cards, Rank, Suit};

/// The number of hands that had so many of something, by that number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hands {
    /// All hands.
    pub count: u64,
    jacks: [u64; 5],
    aces: [u64; 5],
    longest: [u64; 8],
}

/// A count beside its expectation.
#[derive(Debug, Clone, PartialEq)]
pub struct Feature {
    /// What is counted: `jacks`, `aces` or `longest`, the longest suit without its jack.
    pub word: &'static str,
    /// The smallest number that a hand can have.
    pub from: usize,
    /// The hands with so many, from that number on.
    pub counts: Vec<u64>,
    /// The number of hands expected.
    pub expected: Vec<f64>,
    /// The chance that a fair shuffle comes out as far from the expectation, or farther; none for
    /// fewer hands than can tell.
    pub chance: Option<f64>,
}

/// The number of ways to choose.
fn choose(of: usize, count: usize) -> f64 {
    (0..count).map(|i| (of as f64 - i as f64) / (i as f64 + 1.0)).product()
}

/// The longest suit of a hand, without jacks.
fn longest(hand: Cards) -> usize {
    let jacks = Cards::rank(Rank::Jack);
    Suit::ALL.into_iter().map(|suit| (hand & (Cards::suit(suit) - jacks)).len()).max().unwrap_or(0)
}

/// The share of hands with each number of jacks, or of aces.
fn fours() -> Vec<f64> {
    (0..=4).map(|n| choose(4, n) * choose(28, 10 - n) / choose(32, 10)).collect()
}

/// The share of hands with each length of the longest suit.
fn lengths() -> Vec<f64> {
    let mut shares = vec![0.0; 8];
    for (a, b, c) in (0..512).map(|n| (n / 64, n / 8 % 8, n % 8)) {
        for d in (0..8).filter(|d| (6..=10).contains(&(a + b + c + d))) {
            let jacks = 10 - (a + b + c + d);
            let ways: f64 = [a, b, c, d].iter().map(|&n| choose(7, n)).product();
            shares[a.max(b).max(c).max(d)] += ways * choose(4, jacks) / choose(32, 10);
        }
    }
    shares
}

impl Hands {
    /// Counts the ten cards of a hand.
    pub fn add(&mut self, hand: Cards) {
        self.count += 1;
        self.jacks[(hand & Cards::rank(Rank::Jack)).len()] += 1;
        self.aces[(hand & Cards::rank(Rank::Ace)).len()] += 1;
        self.longest[longest(hand)] += 1;
    }

    /// What was counted, beside what is expected.
    #[must_use]
    pub fn features(&self) -> [Feature; 3] {
        // Ten cards, four of them jacks, have two of a suit at the least.
        [
            self.feature("jacks", 0, &self.jacks, &fours()),
            self.feature("aces", 0, &self.aces, &fours()),
            self.feature("longest", 2, &self.longest[2..], &lengths()[2..]),
        ]
    }

    fn feature(&self, word: &'static str, from: usize, counts: &[u64], shares: &[f64]) -> Feature {
        let expected: Vec<f64> = shares.iter().map(|share| share * self.count as f64).collect();
        let chance = chance(counts, &expected);
        Feature { word, from, counts: counts.to_vec(), expected, chance }
    }
}

/// The fewest hands that must be expected of a number, so that it tells something.
const FEWEST: f64 = 5.0;

/// The chance by the chi-squared test; numbers of which too few are expected count together with
/// their neighbours.
fn chance(counts: &[u64], expected: &[f64]) -> Option<f64> {
    let mut pooled: Vec<(f64, f64)> = Vec::new();
    let mut open = (0.0, 0.0);
    for (&count, &share) in counts.iter().zip(expected) {
        open = (open.0 + count as f64, open.1 + share);
        if open.1 >= FEWEST {
            pooled.push(std::mem::take(&mut open));
        }
    }
    let last = pooled.last_mut()?;
    *last = (last.0 + open.0, last.1 + open.1);
    let distance: f64 = pooled.iter().map(|(count, share)| (count - share).powi(2) / share).sum();
    (pooled.len() > 1).then(|| above(distance, pooled.len() - 1))
}

/// The chance that a chi-squared value of so many degrees of freedom is above this one.
fn above(value: f64, degrees: usize) -> f64 {
    let half = value / 2.0;
    let (mut chance, mut term, mut at) = match degrees % 2 {
        0 => (0.0, (-half).exp(), 0.0),
        _ => (
            libm::erfc(half.sqrt()),
            (-half).exp() * (half / std::f64::consts::PI).sqrt() * 2.0,
            0.5,
        ),
    };
    for _ in 0..degrees / 2 {
        chance += term;
        at += 1.0;
        term *= half / at;
    }
    chance
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ListSettings, Seat, TableSize};

    #[test]
    fn shares_are_those_of_a_fair_shuffle() {
        for shares in [fours(), lengths()] {
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
        let mean: f64 = fours().iter().enumerate().map(|(n, share)| n as f64 * share).sum();
        assert!((mean - 1.25).abs() < 1e-12);
        // All seven of a suit, and three others.
        assert!((lengths()[7] - 4.0 * choose(25, 3) / choose(32, 10)).abs() < 1e-12);
        assert_eq!(lengths()[1], 0.0);
    }

    #[test]
    fn chances_are_those_of_the_tables() {
        for (value, degrees, expected) in [
            (3.841, 1, 0.05),
            (5.991, 2, 0.05),
            (7.815, 3, 0.05),
            (13.277, 4, 0.01),
            (9.236, 5, 0.10),
        ] {
            let chance = above(value, degrees);
            assert!((chance - expected).abs() < 1e-4, "{value} {degrees}: {chance}");
        }
        assert_eq!(above(0.0, 4), 1.0);
        assert!((above(0.0, 5) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn our_shuffle_is_fair_and_another_is_found_out() {
        let settings = ListSettings::new(TableSize::Three, 7);
        let (mut fair, mut unfair) = (Hands::default(), Hands::default());
        for number in 1..=4_000 {
            let deal = settings.deal(number);
            fair.add(deal.hand(Seat::Forehand));
            let jacks = |seat| (deal.hand(seat) & Cards::rank(Rank::Jack)).len();
            let seat = if number % 5 == 0 && jacks(Seat::Rearhand) > 2 {
                Seat::Rearhand
            } else {
                Seat::Forehand
            };
            unfair.add(deal.hand(seat));
        }
        for feature in fair.features() {
            assert_eq!(feature.counts.iter().sum::<u64>(), 4_000);
            assert!(feature.chance.unwrap() > 0.001, "{feature:?}");
        }
        assert!(unfair.features()[0].chance.unwrap() < 0.001);
        assert_eq!(Hands::default().features()[0].chance, None);
    }
}
