//! The signs and names of cards in the four packs.

use crate::rules::{Rank, Suit};
pub use crate::settings::Deck;

impl Deck {
    /// The sign of a suit, one cell wide.
    ///
    /// Text presentation only: with U+FE0F behind it a symbol takes two cells in some terminals.
    /// No acorn exists that is safe to print, so the German pack keeps ♣ and names the suit.
    #[must_use]
    pub const fn suit(self, suit: Suit) -> char {
        match (self, suit) {
            (Self::Ascii, suit) => suit.letter(),
            (_, Suit::Clubs) => '♣',
            (_, Suit::Spades) => '♠',
            (_, Suit::Hearts) => '♥',
            (Self::German, Suit::Diamonds) => '●',
            (_, Suit::Diamonds) => '♦',
        }
    }

    /// The suit a sign stands for. The letters of the ASCII pack are no signs: in a sentence they
    /// cannot be told from other letters.
    #[must_use]
    pub const fn suit_of(self, sign: char) -> Option<Suit> {
        match (self, sign) {
            (Self::Ascii, _) => None,
            (_, '♣') => Some(Suit::Clubs),
            (_, '♠') => Some(Suit::Spades),
            (_, '♥') => Some(Suit::Hearts),
            (Self::German, '●') | (Self::French | Self::Tournament, '♦') => {
                Some(Suit::Diamonds)
            }
            _ => None,
        }
    }

    /// The word that names a suit to the texts, which say it in many forms.
    #[must_use]
    pub const fn suit_word(self, suit: Suit) -> &'static str {
        match (self, suit) {
            (Self::German, Suit::Clubs) => "acorns",
            (Self::German, Suit::Spades) => "leaves",
            (Self::German, Suit::Hearts) => "reds",
            (Self::German, Suit::Diamonds) => "bells",
            (_, Suit::Clubs) => "clubs",
            (_, Suit::Spades) => "spades",
            (_, Suit::Hearts) => "hearts",
            (_, Suit::Diamonds) => "diamonds",
        }
    }

    /// The key of the name of a suit.
    pub(super) const fn suit_key(self, suit: Suit) -> &'static str {
        match (self, suit) {
            (Self::German, Suit::Clubs) => "kind-acorns",
            (Self::German, Suit::Spades) => "kind-leaves",
            (Self::German, Suit::Hearts) => "kind-reds",
            (Self::German, Suit::Diamonds) => "kind-bells",
            (_, Suit::Clubs) => "kind-clubs",
            (_, Suit::Spades) => "kind-spades",
            (_, Suit::Hearts) => "kind-hearts",
            (_, Suit::Diamonds) => "kind-diamonds",
        }
    }

    /// The key of the text that names a rank; the figures have none, they are the same everywhere.
    pub(super) const fn rank_key(self, rank: Rank) -> Option<&'static str> {
        let german = matches!(self, Self::German);
        match rank {
            Rank::Seven | Rank::Eight | Rank::Nine | Rank::Ten => None,
            Rank::Jack => Some(if german { "rank-unter" } else { "rank-jack" }),
            Rank::Queen => Some(if german { "rank-ober" } else { "rank-queen" }),
            Rank::King => Some(if german { "rank-koenig" } else { "rank-king" }),
            Rank::Ace => Some(if german { "rank-daus" } else { "rank-ace" }),
        }
    }
}
