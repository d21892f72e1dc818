//! One card: its suit, its rank, its worth in card points and its notation.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// One of the four suits, from the lowest (diamonds) to the highest (clubs).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// ♦, called bells in the German pack.
    Diamonds,
    /// ♥, called hearts (red) in the German pack.
    Hearts,
    /// ♠, called leaves (green) in the German pack.
    Spades,
    /// ♣, called acorns in the German pack.
    Clubs,
}

impl Suit {
    /// All suits from high to low, the order in which players sort them.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Spades, Self::Hearts, Self::Diamonds];

    /// The letter of the common notation: C, S, H or D.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
        }
    }

    /// The suit of a letter of the common notation, in either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'C' => Self::Clubs,
            'S' => Self::Spades,
            'H' => Self::Hearts,
            'D' => Self::Diamonds,
            _ => return None,
        })
    }
}

/// One of the eight ranks, in the order of strength that trump games use inside a suit; the jack
/// stands last because all four jacks are trumps there. Null has its own order:
/// [`Rank::null_strength`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Rank {
    /// 7, worth nothing.
    Seven,
    /// 8, worth nothing.
    Eight,
    /// 9, worth nothing.
    Nine,
    /// Queen, 3 points.
    Queen,
    /// King, 4 points.
    King,
    /// 10, 10 points: second to the ace, but in Null between nine and jack.
    Ten,
    /// Ace, 11 points.
    Ace,
    /// Jack, 2 points: a trump in every game but Null.
    Jack,
}

impl Rank {
    /// All ranks, weakest first in a trump game.
    pub const ALL: [Self; 8] = [
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Queen,
        Self::King,
        Self::Ten,
        Self::Ace,
        Self::Jack,
    ];

    /// Card points ("Augen"): 120 in the pack, 30 in each suit.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Seven | Self::Eight | Self::Nine => 0,
            Self::Jack => 2,
            Self::Queen => 3,
            Self::King => 4,
            Self::Ten => 10,
            Self::Ace => 11,
        }
    }

    /// Strength inside a suit when Null is played, 0 to 7: A K Q J 10 9 8 7.
    #[must_use]
    pub const fn null_strength(self) -> u8 {
        match self {
            Self::Seven => 0,
            Self::Eight => 1,
            Self::Nine => 2,
            Self::Ten => 3,
            Self::Jack => 4,
            Self::Queen => 5,
            Self::King => 6,
            Self::Ace => 7,
        }
    }

    /// The letter of the common notation; the ten is `T`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Seven => '7',
            Self::Eight => '8',
            Self::Nine => '9',
            Self::Ten => 'T',
            Self::Jack => 'J',
            Self::Queen => 'Q',
            Self::King => 'K',
            Self::Ace => 'A',
        }
    }

    /// The rank of a letter of the common notation, in either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            '7' => Self::Seven,
            '8' => Self::Eight,
            '9' => Self::Nine,
            'T' => Self::Ten,
            'J' => Self::Jack,
            'Q' => Self::Queen,
            'K' => Self::King,
            'A' => Self::Ace,
            _ => return None,
        })
    }
}

/// A card, held in one byte: eight ranks to a suit, diamonds first.
///
/// The order of the numbers is a card's strength in a trump game as far as one suit or the jacks
/// go, which lets [`Cards`](super::Cards) answer most questions with masks.
///
/// ```
/// use skat::rules::{Card, Rank, Suit};
///
/// let card: Card = "HT".parse()?;
/// assert_eq!(card, Card::new(Suit::Hearts, Rank::Ten));
/// assert_eq!(card.points(), 10);
/// assert_eq!(card.to_string(), "HT");
/// # Ok::<(), skat::rules::BadCard>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of a suit and a rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        Self((suit as u8) << 3 | rank as u8)
    }

    /// The card of a number from 0 to 31, as [`Card::index`] gives it.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 32 { Some(Self(index)) } else { None }
    }

    /// The card's number, 0 (♦7) to 31 (♣J).
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The suit printed on the card, for a jack too.
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self.0 >> 3 {
            0 => Suit::Diamonds,
            1 => Suit::Hearts,
            2 => Suit::Spades,
            _ => Suit::Clubs,
        }
    }

    /// The rank printed on the card.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 7) as usize]
    }

    /// Card points.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.rank().points()
    }

    /// True if this is one of the four jacks.
    #[must_use]
    pub const fn is_jack(self) -> bool {
        self.0 & 7 == Rank::Jack as u8
    }
}

/// A text that names no card.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is no card (a suit C S H D and a rank A T K Q J 9 8 7, as in CJ or HT)")]
pub struct BadCard(pub(super) String);

impl FromStr for Card {
    type Err = BadCard;

    /// Reads `CJ`, `HT` or `H10`, in either case.
    fn from_str(text: &str) -> Result<Self, BadCard> {
        let bad = || BadCard(text.to_owned());
        let mut letters = text.chars();
        let suit = letters.next().and_then(Suit::from_letter).ok_or_else(bad)?;
        let rank = match letters.as_str() {
            "10" => Rank::Ten,
            rest => {
                let mut rest = rest.chars();
                match (rest.next().and_then(Rank::from_letter), rest.next()) {
                    (Some(rank), None) => rank,
                    _ => return Err(bad()),
                }
            }
        };
        Ok(Self::new(suit, rank))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), self.rank().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_its_notation() {
        for index in 0..32 {
            let card = Card::from_index(index).unwrap();
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.to_string().to_lowercase().parse(), Ok(card));
            assert_eq!(Card::new(card.suit(), card.rank()), card);
        }
        assert_eq!(Card::from_index(32), None);
        assert_eq!("h10".parse(), Ok(Card::new(Suit::Hearts, Rank::Ten)));
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["", "C", "J", "JC", "C1", "C100", "♣J", "CJ ", "CT0", "XA"] {
            assert!(text.parse::<Card>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn ranks_in_null_order() {
        let mut ranks = Rank::ALL;
        ranks.sort_by_key(|rank| rank.null_strength());
        assert_eq!(ranks.map(Rank::letter), ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A']);
    }
}
