//! A trick, whole or on the table.

use super::card::Card;
use super::cards::Cards;
use super::contract::Kind;
use super::seat::Seat;

/// Up to three cards, in the order in which they were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trick {
    leader: Seat,
    cards: [Option<Card>; 3],
}

impl Trick {
    /// An empty trick.
    #[must_use]
    pub const fn new(leader: Seat) -> Self {
        Self { leader, cards: [None; 3] }
    }

    /// A whole trick, its cards in the order in which they were played.
    #[must_use]
    pub const fn of(leader: Seat, [first, second, third]: [Card; 3]) -> Self {
        Self { leader, cards: [Some(first), Some(second), Some(third)] }
    }

    /// The seat that leads to it.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The card led.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        self.cards[0]
    }

    /// The number of cards in it, 0 to 3.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.iter().flatten().count()
    }

    /// True if no card has been played to it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// True if all three cards lie in it.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.cards[2].is_some()
    }

    /// The cards with who played them, in order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Card)> {
        let seats = std::iter::successors(Some(self.leader), |seat| Some(seat.next()));
        seats.zip(self.cards).map_while(|(seat, card)| Some((seat, card?)))
    }

    /// The cards in it.
    #[must_use]
    pub fn cards(&self) -> Cards {
        self.cards.into_iter().flatten().collect()
    }

    /// The card of a seat, if it has played.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.iter().find_map(|(by, card)| (by == seat).then_some(card))
    }

    /// The seat that plays the next card; `None` when the trick is complete.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        match self.len() {
            0 => Some(self.leader),
            1 => Some(self.leader.next()),
            2 => Some(self.leader.next().next()),
            _ => None,
        }
    }

    /// The seat that wins so far, and its card.
    #[must_use]
    pub fn winning(&self, kind: Kind) -> Option<(Seat, Card)> {
        self.iter().reduce(|best, next| if kind.beats(next.1, best.1) { next } else { best })
    }

    /// Card points in it.
    #[must_use]
    pub fn points(&self) -> u8 {
        self.cards().points()
    }

    /// Adds the next card. A complete trick takes none; the law never offers one.
    pub(super) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
    }
}
