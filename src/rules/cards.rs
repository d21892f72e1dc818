//! A set of cards in one word.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};
use std::str::FromStr;

use thiserror::Error;

use super::card::{BadCard, Card, Rank, Suit};

/// A set of cards: bit `n` stands for the card with [`Card::index`] `n`.
///
/// ```
/// use skat::rules::{Cards, Suit};
///
/// let cards: Cards = "CJ HA HT D7".parse()?;
/// assert_eq!(cards.len(), 4);
/// assert_eq!(cards.points(), 2 + 11 + 10);
/// assert_eq!((cards & Cards::suit(Suit::Hearts)).to_string(), "HA HT");
/// # Ok::<(), skat::rules::BadCards>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 32 cards.
    pub const ALL: Self = Self(u32::MAX);
    /// The four jacks.
    pub const JACKS: Self = Self::rank(Rank::Jack);

    /// The eight cards with this suit printed on them, the jack among them.
    #[must_use]
    pub const fn suit(suit: Suit) -> Self {
        Self(0xff << ((suit as u32) * 8))
    }

    /// The four cards of a rank.
    #[must_use]
    pub const fn rank(rank: Rank) -> Self {
        Self(0x0101_0101 << (rank as u32))
    }

    /// The set with the given bits.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The bits, one a card.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.index() != 0
    }

    /// True if all of `other` is in the set.
    #[must_use]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// True if the sets share a card.
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The set with the card added.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// The set with the card taken out.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        *self = self.with(card);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }

    /// Card points of all cards in the set, 0 to 120.
    #[must_use]
    pub const fn points(self) -> u8 {
        let mut points = 0;
        let mut rank = 0;
        while rank < Rank::ALL.len() {
            let cards = self.0 & Self::rank(Rank::ALL[rank]).0;
            points += Rank::ALL[rank].points() * cards.count_ones() as u8;
            rank += 1;
        }
        points
    }

    /// The card with the highest number: in a trump game the strongest of one suit, or of the jacks.
    #[must_use]
    pub const fn highest(self) -> Option<Card> {
        match self.0.checked_ilog2() {
            Some(index) => Card::from_index(index as u8),
            None => None,
        }
    }

    /// The card with the lowest number: in a trump game the weakest of one suit, or of the jacks.
    #[must_use]
    pub const fn lowest(self) -> Option<Card> {
        Card::from_index(self.0.trailing_zeros() as u8)
    }

    /// The cards from the highest number (♣J) to the lowest (♦7).
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// All ways to take two cards out of the set, those with the highest card first.
    pub fn pairs(self) -> impl Iterator<Item = Self> + Clone {
        self.iter().flat_map(move |first| {
            let below = Self(self.0 & ((1 << first.index()) - 1));
            below.iter().map(move |second| Self::from(first).with(second))
        })
    }
}

/// The cards of a set, from the highest number to the lowest.
#[derive(Debug, Clone)]
pub struct Iter(Cards);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.highest()?;
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Iter {
    fn next_back(&mut self) -> Option<Card> {
        let card = self.0.lowest()?;
        self.0.remove(card);
        Some(card)
    }
}

impl ExactSizeIterator for Iter {}
impl FusedIterator for Iter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Self {
        Self::EMPTY.with(card)
    }
}

impl BitOr for Cards {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Cards {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Sub for Cards {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl Not for Cards {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// A text that is no set of cards.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadCards {
    /// One of the words is no card.
    #[error(transparent)]
    Card(#[from] BadCard),
    /// A card is named twice.
    #[error("{0} is named twice")]
    Twice(Card),
}

impl FromStr for Cards {
    type Err = BadCards;

    /// Reads cards separated by blanks, commas or dots.
    fn from_str(text: &str) -> Result<Self, BadCards> {
        let mut cards = Self::EMPTY;
        let words = text.split(|c: char| c.is_whitespace() || c == ',' || c == '.');
        for word in words.filter(|word| !word.is_empty()) {
            let card = word.parse()?;
            if cards.contains(card) {
                return Err(BadCards::Twice(card));
            }
            cards.insert(card);
        }
        Ok(cards)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pack_has_32_cards_and_120_points() {
        assert_eq!(Cards::ALL.len(), 32);
        assert_eq!(Cards::ALL.points(), 120);
        for suit in Suit::ALL {
            assert_eq!(Cards::suit(suit).points(), 30);
        }
        assert_eq!(Cards::JACKS.to_string(), "CJ SJ HJ DJ");
        assert!(Cards::ALL.iter().all(|card| Cards::from(card).points() == card.points()));
    }

    #[test]
    fn text_and_back() {
        let cards: Cards = "d7, h10 CJ.SA".parse().unwrap();
        assert_eq!(cards.to_string(), "CJ SA HT D7");
        assert_eq!("".parse(), Ok(Cards::EMPTY));
        assert_eq!("CJ SA CJ".parse::<Cards>().unwrap_err().to_string(), "CJ is named twice");
        assert!("CJ SX".parse::<Cards>().is_err());
    }

    #[test]
    fn both_ends() {
        let cards: Cards = "CJ HA D7".parse().unwrap();
        assert_eq!(cards.highest(), "CJ".parse().ok());
        assert_eq!(cards.lowest(), "D7".parse().ok());
        assert_eq!(cards.iter().rev().collect::<Vec<_>>().len(), 3);
        assert_eq!(Cards::EMPTY.highest(), None);
        assert_eq!(Cards::EMPTY.lowest(), None);
    }
}
