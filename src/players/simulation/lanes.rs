//! Cards as bits in the order of the game that is played, for a kind known at run time.

use std::sync::LazyLock;

use crate::rules::{Card, Cards, Kind};

/// The place of each card among 32 bits, such that every class of cards that must be followed is
/// one run of bits, weakest first.
///
/// | game | bits |
/// |---|---|
/// | suit | 3 × 7 of the other suits from diamonds up, then 11 trumps |
/// | Grand, Ramsch | 4 × 7 of the suits, then 4 jacks |
/// | Null | 4 × 8 of the suits |
#[derive(Debug)]
pub(crate) struct Lanes {
    kind: Kind,
    trumps: u32,
    place: [u8; 32],
    card: [Card; 32],
    class: [u32; 32],
    beating: [u32; 32],
    points: [u8; 32],
    twins: u32,
}

impl Lanes {
    /// The lanes of a kind of game; Ramsch is laid out as Grand.
    #[must_use]
    pub(crate) fn of(kind: Kind) -> &'static Self {
        static ALL: LazyLock<[Lanes; 6]> = LazyLock::new(|| Kind::ALL.map(Lanes::new));
        &ALL[kind as usize]
    }

    fn new(kind: Kind) -> Self {
        let class = |card: Card| if kind.is_trump(card) { 4 } else { card.suit() as u8 };
        let mut cards: Vec<Card> = Cards::ALL.iter().collect();
        cards.sort_by_key(|&card| (class(card), kind.strength(card)));
        let card: [Card; 32] = std::array::from_fn(|bit| cards[bit]);
        let mut place = [0; 32];
        for (bit, card) in card.iter().enumerate() {
            place[usize::from(card.index())] = bit as u8;
        }
        let bits = |cards: Cards| {
            cards.iter().fold(0, |bits, card| bits | 1 << place[usize::from(card.index())])
        };
        let twin = |&bit: &usize| {
            let (card, below) = (card[bit], card[bit - 1]);
            class(card) == class(below) && card.points() == below.points()
        };
        Self {
            kind,
            trumps: bits(kind.trumps()),
            place,
            card,
            class: card.map(|card| bits(kind.class(card))),
            beating: card.map(|card| bits(kind.beating(card))),
            points: card.map(Card::points),
            twins: (1..32).filter(twin).fold(0, |twins, bit| twins | 1 << bit),
        }
    }

    /// The kind of game.
    #[must_use]
    pub(crate) const fn kind(&self) -> Kind {
        self.kind
    }

    /// The bits of a set of cards.
    #[must_use]
    pub(crate) fn bits(&self, cards: Cards) -> u32 {
        cards.iter().fold(0, |bits, card| bits | 1 << self.place(card))
    }

    /// The cards of a set of bits.
    #[must_use]
    pub(crate) fn cards(&self, bits: u32) -> Cards {
        ones(bits).map(|bit| self.card(bit)).collect()
    }

    /// The number of a card's bit.
    #[must_use]
    pub(crate) const fn place(&self, card: Card) -> u8 {
        self.place[card.index() as usize]
    }

    /// The card of a bit.
    #[must_use]
    pub(crate) const fn card(&self, bit: u8) -> Card {
        self.card[bit as usize]
    }

    /// All bits of the class of a card.
    #[must_use]
    pub(crate) const fn class(&self, bit: u8) -> u32 {
        self.class[bit as usize]
    }

    /// Card points.
    #[must_use]
    pub(crate) const fn points(&self, bit: u8) -> u8 {
        self.points[bit as usize]
    }

    /// Card points of a set.
    #[must_use]
    pub(crate) fn points_of(&self, bits: u32) -> u8 {
        ones(bits).map(|bit| self.points(bit)).sum()
    }

    /// The cards that have as many points as the card just below them in their class.
    #[must_use]
    pub(crate) const fn twins(&self) -> u32 {
        self.twins
    }

    /// The trumps.
    #[must_use]
    pub(crate) const fn trumps(&self) -> u32 {
        self.trumps
    }

    /// True if a suit is trumps, besides the jacks.
    #[must_use]
    pub(crate) const fn has_trump_suit(&self) -> bool {
        self.trumps.count_ones() > 4
    }

    /// The cards that beat `bit` if they are played after it.
    #[must_use]
    pub(crate) const fn beating(&self, bit: u8) -> u32 {
        self.beating[bit as usize]
    }

    /// True if `bit` beats `other`, which lay before it.
    #[must_use]
    pub(crate) const fn beats(&self, bit: u8, other: u8) -> bool {
        self.beating(other) >> bit & 1 == 1
    }
}

/// The numbers of the bits that are set, lowest first.
pub(crate) fn ones(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (bit < 32).then_some(bit as u8)
    })
}

/// All pairs of the bits that are set.
pub(crate) fn pairs(bits: u32) -> impl Iterator<Item = u32> {
    ones(bits).flat_map(move |a| ones(bits & ((1 << a) - 1)).map(move |b| 1 << a | 1 << b))
}

/// The bits above one bit.
pub(crate) const fn above(bit: u8) -> u32 {
    !(u32::MAX >> (31 - bit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_the_rules() {
        for kind in Kind::ALL {
            let lanes = Lanes::of(kind);
            for card in Cards::ALL {
                assert_eq!(lanes.card(lanes.place(card)), card);
                for other in Cards::ALL.without(card) {
                    assert_eq!(
                        lanes.beats(lanes.place(card), lanes.place(other)),
                        kind.beats(card, other),
                        "{kind}: {card} after {other}"
                    );
                }
            }
            assert_eq!(lanes.cards(lanes.trumps()), kind.trumps());
            assert_eq!(lanes.points_of(u32::MAX), 120);
        }
    }

    #[test]
    fn above_a_bit() {
        assert_eq!(above(31), 0);
        assert_eq!(above(0), u32::MAX - 1);
        assert_eq!(above(28), 0xe000_0000);
    }
}
