//! Cards relabelled so that strength is position.
//!
//! In the search a hand is a word of 32 bits in which every class that must be followed (a side
//! suit, or the trumps) is one run of bits, weakest card first. All suit games have the same
//! layout, so that everything else is the same code and the same numbers for them: three side suits
//! of seven cards and eleven trumps. In Grand there are four suits of seven and four trumps, in
//! Null four suits of eight.

use crate::rules::{Card, Cards, Kind, Rank};

/// The places of the classes of a kind of game in a word.
pub(super) trait Layout {
    /// Position and length of each class, the trumps last.
    const CLASSES: &'static [(u32, u32)];
    /// All trumps.
    const TRUMPS: u32;
    /// The four jacks; none where they are no trumps.
    const JACKS: u32;
    /// A number that tells this layout from the others.
    const ID: u32;

    /// The weakest card of each class.
    const BOTTOMS: u32 = bottoms(Self::CLASSES);
    /// Cards that are worth as much as the card just below them in their class.
    const TWINS: u32 = twins(Self::CLASSES, Self::JACKS);
    /// The class of each card.
    const CLASS_OF: [u32; 32] = class_of(Self::CLASSES);
    /// The cards that beat each card if they are played after it.
    const BEATS: [u32; 32] = beats(Self::CLASSES, Self::TRUMPS);
    /// The card points of each card.
    const POINTS: [u8; 32] = points(Self::CLASSES, Self::JACKS);
    /// The worth of each card as the place in 0, 2, 3, 4, 10, 11.
    const RANK: [u8; 32] = ranks(Self::POINTS);
    /// Sevens, eights and nines.
    const BLANKS: u32 = (Self::BOTTOMS | Self::TWINS) & !Self::JACKS;
}

/// Clubs, spades, hearts and diamonds: 7 8 9 Q K 10 A three times, then the trumps with the jacks.
pub(super) struct SuitGame;

impl Layout for SuitGame {
    const CLASSES: &'static [(u32, u32)] = &[(0, 7), (7, 7), (14, 7), (21, 11)];
    const TRUMPS: u32 = 0x7ff << 21;
    const JACKS: u32 = 0xf << 28;
    const ID: u32 = 0;
}

/// Grand: 7 8 9 Q K 10 A four times, then the jacks.
pub(super) struct Grand;

impl Layout for Grand {
    const CLASSES: &'static [(u32, u32)] = &[(0, 7), (7, 7), (14, 7), (21, 7), (28, 4)];
    const TRUMPS: u32 = 0xf << 28;
    const JACKS: u32 = 0xf << 28;
    const ID: u32 = 1;
}

/// Null: 7 8 9 10 J Q K A four times.
pub(super) struct Null;

impl Layout for Null {
    const CLASSES: &'static [(u32, u32)] = &[(0, 8), (8, 8), (16, 8), (24, 8)];
    const TRUMPS: u32 = 0;
    const JACKS: u32 = 0;
    const ID: u32 = 2;
}

const fn mask(class: (u32, u32)) -> u32 {
    ((1 << class.1) - 1) << class.0
}

const fn bottoms(classes: &[(u32, u32)]) -> u32 {
    let mut bits = 0;
    let mut i = 0;
    while i < classes.len() {
        bits |= 1 << classes[i].0;
        i += 1;
    }
    bits
}

const fn twins(classes: &[(u32, u32)], jacks: u32) -> u32 {
    // The eight and the nine, and the jacks but the lowest.
    let mut bits = jacks & (jacks << 1);
    let mut i = 0;
    while i < classes.len() {
        bits |= (0b110 << classes[i].0) & !jacks;
        i += 1;
    }
    bits
}

const fn class_of(classes: &[(u32, u32)]) -> [u32; 32] {
    let mut of = [0; 32];
    let mut i = 0;
    while i < classes.len() {
        let mut card = classes[i].0;
        while card < classes[i].0 + classes[i].1 {
            of[card as usize] = mask(classes[i]);
            card += 1;
        }
        i += 1;
    }
    of
}

const fn beats(classes: &[(u32, u32)], trumps: u32) -> [u32; 32] {
    let classes = class_of(classes);
    let mut beats = [0; 32];
    let mut card = 0;
    while card < 32 {
        let above = !(u32::MAX >> (31 - card));
        let ruffs = if trumps >> card & 1 == 0 { trumps } else { 0 };
        beats[card] = classes[card] & above | ruffs;
        card += 1;
    }
    beats
}

const fn points(classes: &[(u32, u32)], jacks: u32) -> [u8; 32] {
    let mut points = [0; 32];
    let mut i = 0;
    while i < classes.len() {
        let mut place = 0;
        while place < classes[i].1 {
            let card = classes[i].0 + place;
            points[card as usize] = if jacks >> card & 1 == 1 {
                Rank::Jack.points()
            } else {
                Rank::ALL[place as usize].points()
            };
            place += 1;
        }
        i += 1;
    }
    points
}

const fn ranks(points: [u8; 32]) -> [u8; 32] {
    let mut ranks = [0; 32];
    let mut card = 0;
    while card < 32 {
        ranks[card] = match points[card] {
            0 => 0,
            2 => 1,
            3 => 2,
            4 => 3,
            10 => 4,
            _ => 5,
        };
        card += 1;
    }
    ranks
}

/// The place of each card in the layout of a kind of game.
pub(super) struct Labels([u8; 32]);

impl Labels {
    /// The labels of a kind of game.
    pub(super) fn of(kind: Kind) -> &'static Self {
        static ALL: [Labels; 6] = [
            Labels::new(Kind::Diamonds),
            Labels::new(Kind::Hearts),
            Labels::new(Kind::Spades),
            Labels::new(Kind::Clubs),
            Labels::new(Kind::Grand),
            Labels::new(Kind::Null),
        ];
        match kind {
            Kind::Diamonds => &ALL[0],
            Kind::Hearts => &ALL[1],
            Kind::Spades => &ALL[2],
            Kind::Clubs => &ALL[3],
            Kind::Grand => &ALL[4],
            Kind::Null => &ALL[5],
        }
    }

    const fn new(kind: Kind) -> Self {
        let mut places = [0; 32];
        let mut index = 0;
        while index < 32 {
            if let Some(card) = Card::from_index(index) {
                places[index as usize] = place(kind, card);
            }
            index += 1;
        }
        Self(places)
    }

    /// The bit of a card.
    pub(super) const fn bit(&self, card: Card) -> u32 {
        1 << self.0[card.index() as usize]
    }

    /// The number of a card in the layout.
    pub(super) const fn place(&self, card: Card) -> u32 {
        self.0[card.index() as usize] as u32
    }

    /// The bits of a set of cards.
    pub(super) fn bits(&self, cards: Cards) -> u32 {
        cards.iter().fold(0, |bits, card| bits | self.bit(card))
    }

    /// The cards of some bits.
    #[cfg(test)]
    pub(super) fn cards(&self, bits: u32) -> Cards {
        Cards::ALL.iter().filter(|&card| self.bit(card) & bits != 0).collect()
    }
}

const fn place(kind: Kind, card: Card) -> u8 {
    let suit = card.suit() as u8;
    if matches!(kind, Kind::Null) {
        return suit * 8 + card.rank().null_strength();
    }
    if card.is_jack() {
        return 28 + suit;
    }
    let row = match kind.suit() {
        Some(trump) if trump as u8 == suit => 3,
        Some(trump) if (trump as u8) < suit => suit - 1,
        _ => suit,
    };
    row * 7 + card.rank() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Suit;

    fn agrees<L: Layout>(kind: Kind) {
        let labels = Labels::of(kind);
        assert_eq!(labels.cards(L::TRUMPS), kind.trumps(), "{kind}");
        for card in Cards::ALL {
            let place = labels.place(card) as usize;
            assert_eq!(labels.cards(1 << place), Cards::from(card), "{kind} {card}");
            assert_eq!(labels.cards(L::CLASS_OF[place]), kind.class(card), "{kind} {card}");
            assert_eq!(labels.cards(L::BEATS[place]), kind.beating(card), "{kind} {card}");
            if kind != Kind::Null {
                assert_eq!(L::POINTS[place], card.points(), "{kind} {card}");
            }
        }
    }

    #[test]
    fn every_layout_is_the_law_of_its_game() {
        for suit in Suit::ALL {
            agrees::<SuitGame>(Kind::of_suit(suit));
        }
        agrees::<Grand>(Kind::Grand);
        agrees::<Null>(Kind::Null);
    }

    #[test]
    fn twins_are_worth_the_same() {
        for place in 1..32 {
            let same = SuitGame::POINTS[place] == SuitGame::POINTS[place - 1]
                && SuitGame::BOTTOMS >> place & 1 == 0;
            assert_eq!(SuitGame::TWINS >> place & 1 == 1, same, "{place}");
        }
        assert_eq!(Grand::TWINS.count_ones(), 4 * 2 + 3);
    }
}
