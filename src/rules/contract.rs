//! Contracts: the six kinds of game and the 29 ways to announce them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::card::{Card, Suit};
use super::cards::Cards;

/// The kind of game: a trump suit, Grand or Null.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Diamonds are trumps, base value 9.
    Diamonds,
    /// Hearts are trumps, base value 10.
    Hearts,
    /// Spades are trumps, base value 11.
    Spades,
    /// Clubs are trumps, base value 12.
    Clubs,
    /// Only the jacks are trumps, base value 24.
    Grand,
    /// No trump; the declarer must not take a trick.
    Null,
}

impl Kind {
    /// All kinds, cheapest base first and Null last.
    pub const ALL: [Self; 6] =
        [Self::Diamonds, Self::Hearts, Self::Spades, Self::Clubs, Self::Grand, Self::Null];
    /// The suit games and Grand, cheapest base first.
    pub const TRUMP_GAMES: [Self; 5] =
        [Self::Diamonds, Self::Hearts, Self::Spades, Self::Clubs, Self::Grand];

    /// The game with this suit as trump.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        match suit {
            Suit::Diamonds => Self::Diamonds,
            Suit::Hearts => Self::Hearts,
            Suit::Spades => Self::Spades,
            Suit::Clubs => Self::Clubs,
        }
    }

    /// The trump suit of a suit game.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Self::Diamonds => Some(Suit::Diamonds),
            Self::Hearts => Some(Suit::Hearts),
            Self::Spades => Some(Suit::Spades),
            Self::Clubs => Some(Suit::Clubs),
            Self::Grand | Self::Null => None,
        }
    }

    /// The base value in game points; Null has none.
    #[must_use]
    pub const fn base(self) -> Option<u16> {
        match self {
            Self::Diamonds => Some(9),
            Self::Hearts => Some(10),
            Self::Spades => Some(11),
            Self::Clubs => Some(12),
            Self::Grand => Some(24),
            Self::Null => None,
        }
    }

    /// The highest multiplier: 18 in a suit game, 11 in Grand, 0 in Null.
    #[must_use]
    pub const fn most_levels(self) -> u16 {
        match self {
            Self::Grand => 11,
            Self::Null => 0,
            _ => 18,
        }
    }

    /// The trumps; none in Null.
    #[must_use]
    pub const fn trumps(self) -> Cards {
        match self {
            Self::Null => Cards::EMPTY,
            Self::Grand => Cards::JACKS,
            Self::Diamonds => {
                Cards::from_bits(Cards::JACKS.bits() | Cards::suit(Suit::Diamonds).bits())
            }
            Self::Hearts => {
                Cards::from_bits(Cards::JACKS.bits() | Cards::suit(Suit::Hearts).bits())
            }
            Self::Spades => {
                Cards::from_bits(Cards::JACKS.bits() | Cards::suit(Suit::Spades).bits())
            }
            Self::Clubs => Cards::from_bits(Cards::JACKS.bits() | Cards::suit(Suit::Clubs).bits()),
        }
    }

    /// True if the card is a trump.
    #[must_use]
    pub const fn is_trump(self, card: Card) -> bool {
        self.trumps().contains(card)
    }

    /// All cards of the class that must be followed when `card` is led: the trumps, or the suit
    /// without its trumps. (ISkO 4.2.)
    #[must_use]
    pub const fn class(self, card: Card) -> Cards {
        let trumps = self.trumps();
        if trumps.contains(card) {
            trumps
        } else {
            Cards::from_bits(Cards::suit(card.suit()).bits() & !trumps.bits())
        }
    }

    /// The cards of a hand that may be played to a trick in which `led` was led, or to a new
    /// trick: those that follow, and any card if none does.
    #[must_use]
    pub const fn playable(self, hand: Cards, led: Option<Card>) -> Cards {
        match led {
            None => hand,
            Some(led) => {
                let following = hand.bits() & self.class(led).bits();
                if following == 0 { hand } else { Cards::from_bits(following) }
            }
        }
    }

    /// A number that grows with the strength of a card among the cards of its own class.
    #[must_use]
    pub const fn strength(self, card: Card) -> u8 {
        if matches!(self, Self::Null) {
            card.rank().null_strength()
        } else if card.is_jack() {
            // The jacks rank by suit, above everything else.
            8 + card.suit() as u8
        } else {
            card.rank() as u8
        }
    }

    /// True if `card` beats `other`, which was on the table before it.
    #[must_use]
    pub const fn beats(self, card: Card, other: Card) -> bool {
        if self.class(other).contains(card) {
            self.strength(card) > self.strength(other)
        } else {
            self.is_trump(card)
        }
    }

    /// The cards that beat `card` if they are played after it.
    #[must_use]
    pub fn beating(self, card: Card) -> Cards {
        Cards::ALL.iter().filter(|&other| self.beats(other, card)).collect()
    }

    /// The trumps from the highest down, as matadors are counted.
    pub fn trump_order(self) -> impl Iterator<Item = Card> {
        let jacks = self.trumps() & Cards::JACKS;
        jacks.iter().chain((self.trumps() - Cards::JACKS).iter())
    }

    /// The letter of the common notation: C S H D G N.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
            Self::Grand => 'G',
            Self::Null => 'N',
        }
    }

    /// The English word the command line uses: `clubs` … `grand`, `null`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Clubs => "clubs",
            Self::Spades => "spades",
            Self::Hearts => "hearts",
            Self::Diamonds => "diamonds",
            Self::Grand => "grand",
            Self::Null => "null",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The announcement beyond the game itself; each step brings those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Announced {
    /// Nothing more.
    #[default]
    Nothing,
    /// Schneider: the defenders will stay at 30 points or fewer.
    Schneider,
    /// Schwarz: the defenders will take no trick.
    Schwarz,
    /// Ouvert: the cards lie open; in a trump game every trick must be taken.
    Ouvert,
}

/// A game as it is announced. Only what may be announced can be built: 29 contracts. (ISkO 3.4.)
///
/// ```
/// use skat::rules::{Announced, Contract, Kind};
///
/// let grand = Contract::new(Kind::Grand, true, Announced::Ouvert)?;
/// assert!(grand.schwarz_announced(), "ouvert means every trick");
/// assert_eq!(grand.to_string(), "GO");
/// assert!(Contract::new(Kind::Grand, false, Announced::Schneider).is_err(), "only in a Hand game");
/// # Ok::<(), skat::rules::BadContract>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Contract {
    kind: Kind,
    hand: bool,
    announced: Announced,
}

/// Why a contract cannot be announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BadContract {
    /// A level announced in a trump game in which the skat was picked up.
    #[error("schneider, schwarz and ouvert can be announced only in a Hand game")]
    NeedsHand,
    /// Schneider or schwarz announced in Null.
    #[error("Null has no schneider and no schwarz")]
    NullHasNoLevels,
}

impl Contract {
    /// The contract, if it may be announced.
    ///
    /// # Errors
    /// Says which rule it breaks.
    pub const fn new(kind: Kind, hand: bool, announced: Announced) -> Result<Self, BadContract> {
        match (kind, announced) {
            (Kind::Null, Announced::Schneider | Announced::Schwarz) => {
                Err(BadContract::NullHasNoLevels)
            }
            (Kind::Null, _) | (_, Announced::Nothing) => Ok(Self { kind, hand, announced }),
            _ if hand => Ok(Self { kind, hand, announced }),
            _ => Err(BadContract::NeedsHand),
        }
    }

    /// The game after picking up the skat, with nothing announced.
    #[must_use]
    pub const fn plain(kind: Kind) -> Self {
        Self { kind, hand: false, announced: Announced::Nothing }
    }

    /// The Hand game, with nothing more announced.
    #[must_use]
    pub const fn hand(kind: Kind) -> Self {
        Self { kind, hand: true, announced: Announced::Nothing }
    }

    /// One of the four Nulls.
    #[must_use]
    pub const fn null(hand: bool, ouvert: bool) -> Self {
        let announced = if ouvert { Announced::Ouvert } else { Announced::Nothing };
        Self { kind: Kind::Null, hand, announced }
    }

    /// All 29 contracts.
    pub fn all() -> impl Iterator<Item = Self> {
        use Announced::{Nothing, Ouvert, Schneider, Schwarz};
        Kind::ALL.into_iter().flat_map(|kind| {
            [false, true].into_iter().flat_map(move |hand| {
                [Nothing, Schneider, Schwarz, Ouvert]
                    .into_iter()
                    .filter_map(move |announced| Self::new(kind, hand, announced).ok())
            })
        })
    }

    /// The kind of game.
    #[must_use]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// True if the skat was left unseen and Hand announced.
    #[must_use]
    pub const fn is_hand(self) -> bool {
        self.hand
    }

    /// The highest thing announced.
    #[must_use]
    pub const fn announced(self) -> Announced {
        self.announced
    }

    /// True if schneider is announced, by itself or with schwarz or ouvert.
    #[must_use]
    pub const fn schneider_announced(self) -> bool {
        !matches!(self.kind, Kind::Null) && !matches!(self.announced, Announced::Nothing)
    }

    /// True if schwarz is announced, by itself or with ouvert.
    #[must_use]
    pub const fn schwarz_announced(self) -> bool {
        !matches!(self.kind, Kind::Null)
            && matches!(self.announced, Announced::Schwarz | Announced::Ouvert)
    }

    /// True if the declarer's cards lie open.
    #[must_use]
    pub const fn is_ouvert(self) -> bool {
        matches!(self.announced, Announced::Ouvert)
    }

    /// The fixed value of a Null in game points: 23, Hand 35, ouvert 46, ouvert Hand 59; `None`
    /// for a trump game.
    #[must_use]
    pub const fn null_value(self) -> Option<u16> {
        match (self.kind, self.hand, self.is_ouvert()) {
            (Kind::Null, false, false) => Some(23),
            (Kind::Null, true, false) => Some(35),
            (Kind::Null, false, true) => Some(46),
            (Kind::Null, true, true) => Some(59),
            _ => None,
        }
    }
}

impl fmt::Display for Contract {
    /// Writes the common notation: `C`, `GH`, `DHS`, `SHZ`, `GO`, `N`, `NOH` …
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = match (self.kind, self.hand, self.announced) {
            (Kind::Null, true, Announced::Ouvert) => "OH",
            (_, _, Announced::Ouvert) => "O",
            (_, true, Announced::Schneider) => "HS",
            (_, true, Announced::Schwarz) => "HZ",
            (_, true, _) => "H",
            _ => "",
        };
        write!(f, "{}{letters}", self.kind.letter())
    }
}

/// A text that is no contract.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is no game (C S H D G or N, with H hand, S schneider, Z schwarz, O ouvert)")]
pub struct BadContractText(String);

impl FromStr for Contract {
    type Err = BadContractText;

    /// Reads the common notation, with the letters after the first in any order.
    fn from_str(text: &str) -> Result<Self, BadContractText> {
        let bad = || BadContractText(text.to_owned());
        let mut letters = text.chars();
        let kind = match letters.next().ok_or_else(bad)? {
            'G' => Kind::Grand,
            'N' => Kind::Null,
            letter @ ('C' | 'S' | 'H' | 'D') => {
                Kind::of_suit(Suit::from_letter(letter).ok_or_else(bad)?)
            }
            _ => return Err(bad()),
        };
        let mut hand = false;
        let mut announced = Announced::Nothing;
        let mut seen = String::new();
        for letter in letters {
            if seen.contains(letter) {
                return Err(bad());
            }
            seen.push(letter);
            match letter {
                'H' => hand = true,
                'S' => announced = announced.max(Announced::Schneider),
                'Z' => announced = announced.max(Announced::Schwarz),
                'O' => announced = announced.max(Announced::Ouvert),
                _ => return Err(bad()),
            }
        }
        // In a trump game ouvert brings Hand with it and is written alone.
        if announced == Announced::Ouvert && kind != Kind::Null {
            hand = true;
        }
        if kind == Kind::Null && (seen.contains('S') || seen.contains('Z')) {
            return Err(bad());
        }
        Self::new(kind, hand, announced).map_err(|_| bad())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn the_29_contracts_survive_their_notation() {
        let contracts: Vec<_> = Contract::all().collect();
        assert_eq!(contracts.len(), 5 * 5 + 4);
        for contract in contracts {
            assert_eq!(contract.to_string().parse(), Ok(contract), "{contract}");
        }
        for (text, same) in [("GOH", "GO"), ("GSHZO", "GO"), ("CSH", "CHS"), ("NHO", "NOH")] {
            let contract: Contract = text.parse().unwrap();
            assert_eq!(contract.to_string(), same);
        }
        for text in ["", "X", "CS", "CZ", "NS", "NHS", "CHH", "cH", "CHX"] {
            assert!(text.parse::<Contract>().is_err(), "{text}");
        }
    }

    #[test]
    fn trumps_from_the_top() {
        let order =
            |kind: Kind| kind.trump_order().map(|c| c.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(order(Kind::Hearts), "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7");
        assert_eq!(order(Kind::Grand), "CJ SJ HJ DJ");
        assert_eq!(order(Kind::Null), "");
    }

    #[test]
    fn following() {
        let playable = |kind: Kind, hand: &str, led: &str| {
            kind.playable(hand.parse().unwrap(), Some(card(led))).to_string()
        };
        assert_eq!(playable(Kind::Hearts, "CA CT SJ H7", "CJ"), "SJ H7");
        assert_eq!(playable(Kind::Hearts, "CA CT D7", "CJ"), "CA CT D7");
        assert_eq!(playable(Kind::Hearts, "CJ CT D7", "CA"), "CT");
        assert_eq!(playable(Kind::Grand, "CJ HT D7", "HJ"), "CJ");
        assert_eq!(playable(Kind::Grand, "CJ HT D7", "CA"), "CJ HT D7");
        assert_eq!(playable(Kind::Null, "CJ HT D7", "CA"), "CJ");
        assert_eq!(Kind::Null.playable("CJ".parse().unwrap(), None).to_string(), "CJ");
    }

    #[test]
    fn winners() {
        let beats = |kind: Kind, a: &str, b: &str| kind.beats(card(a), card(b));
        assert!(beats(Kind::Null, "SJ", "ST"));
        assert!(beats(Kind::Grand, "ST", "SK"));
        assert!(beats(Kind::Grand, "SJ", "ST"));
        assert!(beats(Kind::Spades, "S7", "HA"));
        assert!(beats(Kind::Spades, "DJ", "SA"));
        assert!(beats(Kind::Spades, "CJ", "SJ"));
        assert!(!beats(Kind::Spades, "HA", "D7"), "a card thrown off takes nothing");
        assert!(!beats(Kind::Null, "HA", "D7"));
        assert_eq!(Kind::Grand.beating(card("CA")), Cards::JACKS);
        assert!(Kind::Spades.beating(card("CJ")).is_empty());
    }
}
