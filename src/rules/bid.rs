//! The 63 values that can be bid.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::contract::{Announced, Contract, Kind};

/// The values in order, as the tables print them; a test makes them anew from the games.
const VALUES: [u16; 63] = [
    18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60, 63, 66, 70, 72,
    77, 80, 81, 84, 88, 90, 96, 99, 100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140, 143,
    144, 150, 153, 154, 156, 160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264,
];

/// A value that may be bid: one that some game can have, 18 to 264.
///
/// ```
/// use skat::rules::Bid;
///
/// assert_eq!(Bid::LEAST.value(), 18);
/// assert_eq!(Bid::new(24).unwrap().next(), Bid::new(27));
/// assert_eq!(Bid::new(25), None);
/// assert_eq!(Bid::all().count(), 63);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(u16);

impl Bid {
    /// 18, the least bid.
    pub const LEAST: Self = Self(VALUES[0]);
    /// 264, after which nothing can be bid.
    pub const MOST: Self = Self(VALUES[VALUES.len() - 1]);

    /// The bid of a value, if it is one of the 63.
    #[must_use]
    pub fn new(value: u16) -> Option<Self> {
        VALUES.binary_search(&value).ok().map(|_| Self(value))
    }

    /// The number said, in game points.
    #[must_use]
    pub const fn value(self) -> u16 {
        self.0
    }

    /// All 63 bids from 18 to 264.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        VALUES.into_iter().map(Self)
    }

    /// The next higher bid; none after 264.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::above(Some(self)).next()
    }

    /// All bids that outbid the last one said, or all if none was.
    pub fn above(last: Option<Self>) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        let first = VALUES.partition_point(|&value| last.is_some_and(|last| value <= last.0));
        VALUES[first..].iter().map(|&value| Self(value))
    }

    /// The games that have just this value: `(game, multiplier)` for trump games, cheapest base
    /// first, and Nulls with the multiplier `None`.
    #[must_use]
    pub fn games(self) -> Vec<(Contract, Option<u8>)> {
        let mut games = Vec::new();
        for kind in Kind::TRUMP_GAMES {
            let base = kind.base().unwrap_or(1);
            let multiplier = self.0 / base;
            if self.0.is_multiple_of(base) && (2..=kind.most_levels()).contains(&multiplier) {
                games.push((Contract::plain(kind), Some(multiplier as u8)));
            }
        }
        for hand in [false, true] {
            for announced in [Announced::Nothing, Announced::Ouvert] {
                let null = Contract::null(hand, announced == Announced::Ouvert);
                if null.null_value() == Some(self.0) {
                    games.push((null, None));
                }
            }
        }
        games
    }
}

/// A number that cannot be bid.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' cannot be bid (one of the 63 values 18, 20, 22, 23, 24, 27 … 264)")]
pub struct BadBid(String);

impl FromStr for Bid {
    type Err = BadBid;

    fn from_str(text: &str) -> Result<Self, BadBid> {
        text.parse().ok().and_then(Self::new).ok_or_else(|| BadBid(text.to_owned()))
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_values_are_those_some_game_has() {
        let mut values: BTreeSet<u16> = [23, 35, 46, 59].into();
        for kind in Kind::TRUMP_GAMES {
            values.extend((2..=kind.most_levels()).map(|levels| levels * kind.base().unwrap()));
        }
        assert_eq!(values.into_iter().collect::<Vec<_>>(), VALUES);
    }

    #[test]
    fn every_bid_has_a_game() {
        for bid in Bid::all() {
            assert!(!bid.games().is_empty(), "{bid}");
        }
        let games = |value| Bid::new(value).unwrap().games();
        assert_eq!(games(24), [(Contract::plain(Kind::Clubs), Some(2))]);
        assert_eq!(games(35), [(Contract::null(true, false), None)]);
    }

    #[test]
    fn the_ladder() {
        assert_eq!(Bid::MOST.next(), None);
        assert_eq!(Bid::above(None).len(), 63);
        assert_eq!(Bid::above(Bid::new(240)).map(Bid::value).collect::<Vec<_>>(), [264]);
        assert!("19".parse::<Bid>().is_err());
        assert!("-18".parse::<Bid>().is_err());
    }
}
