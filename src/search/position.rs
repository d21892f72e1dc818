//! A position of play with open cards.

use thiserror::Error;

use crate::rules::{BySeat, Card, Cards, Kind, Seat};

/// All cards of the play from some moment on: what the three hands hold, and what lies on the
/// table.
///
/// ```
/// use skat::rules::{BySeat, Kind, Seat};
/// use skat::search::Position;
///
/// let hands = ["CJ HA", "HT H9", "D7"].map(|hand| hand.parse().unwrap());
/// let led = "DA".parse().unwrap();
/// let leader = Seat::Rearhand;
/// let position = Position::new(Kind::Grand, Seat::Forehand, BySeat(hands), leader, &[led])?;
/// assert_eq!(position.to_play(), Seat::Forehand);
/// assert_eq!(position.points(), 2 + 11 + 10 + 11);
/// # Ok::<(), skat::search::BadPosition>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    kind: Kind,
    declarer: Seat,
    hands: BySeat<Cards>,
    leader: Seat,
    trick: [Option<Card>; 2],
}

/// A trick that has been completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Taken {
    /// Whose it is.
    pub by: Seat,
    /// The card points in it.
    pub points: u8,
}

/// Why cards are no position of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum BadPosition {
    /// A card is in two places.
    #[error("{0} is there twice")]
    Twice(Card),
    /// More than two cards on the table.
    #[error("{0} cards lie on the table (allowed: 0 to 2)")]
    TrickIsFull(usize),
    /// More cards than a hand has.
    #[error("{seat} holds {got} (allowed: at most {most} cards)")]
    TooMany {
        /// Whose hand it is.
        seat: Seat,
        /// The number of cards it has.
        got: usize,
        /// Ten, or nine for a hand that has played to the first trick.
        most: usize,
    },
    /// The hands do not fit each other and the table.
    #[error(
        "{seat} holds {got} (allowed: {wanted}, as {leader} holds {has} with {played} on the table)"
    )]
    Unequal {
        /// Whose hand it is.
        seat: Seat,
        /// The number of cards it has.
        got: usize,
        /// The number it should have.
        wanted: usize,
        /// The seat that leads.
        leader: Seat,
        /// The number of cards the leader has.
        has: usize,
        /// The number of cards that lie on the table.
        played: usize,
    },
    /// A card on the table that did not follow, although its hand could.
    #[error("{card} lies on the table, but {seat} can follow {led}")]
    Revoked {
        /// The seat that did not follow.
        seat: Seat,
        /// The card that was played.
        card: Card,
        /// The card that was led.
        led: Card,
    },
}

impl Position {
    /// The position in which `leader` leads, or has led, to a trick with these cards.
    ///
    /// # Errors
    /// Why such a position does not exist.
    pub fn new(
        kind: Kind,
        declarer: Seat,
        hands: BySeat<Cards>,
        leader: Seat,
        trick: &[Card],
    ) -> Result<Self, BadPosition> {
        let on_table = match *trick {
            [] => [None, None],
            [led] => [Some(led), None],
            [led, second] => [Some(led), Some(second)],
            _ => return Err(BadPosition::TrickIsFull(trick.len())),
        };
        let mut seen = Cards::EMPTY;
        let hands_cards = hands.iter().flat_map(|(_, hand)| hand.iter());
        for card in hands_cards.chain(trick.iter().copied()) {
            if seen.contains(card) {
                return Err(BadPosition::Twice(card));
            }
            seen.insert(card);
        }
        let position = Self { kind, declarer, hands, leader, trick: on_table };
        position.check_counts(trick.len())?;
        if let [led, second] = *trick {
            let seat = leader.next();
            let follows = kind.class(led);
            if !follows.contains(second) && follows.intersects(hands[seat]) {
                return Err(BadPosition::Revoked { seat, card: second, led });
            }
        }
        Ok(position)
    }

    fn check_counts(&self, played: usize) -> Result<(), BadPosition> {
        let has = self.hands[self.leader].len();
        let size = has + usize::from(played > 0);
        let mut seat = self.leader;
        for number in 0..3 {
            let got = self.hands[seat].len();
            let gone = usize::from(number < played);
            if got > 10 - gone {
                return Err(BadPosition::TooMany { seat, got, most: 10 - gone });
            }
            let wanted = size - gone;
            if got != wanted {
                let leader = self.leader;
                return Err(BadPosition::Unequal { seat, got, wanted, leader, has, played });
            }
            seat = seat.next();
        }
        Ok(())
    }

    /// The kind of game.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The declarer.
    #[must_use]
    pub const fn declarer(&self) -> Seat {
        self.declarer
    }

    /// The cards of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The seat that leads, or has led, to the trick.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards on the table, in the order of play.
    pub fn trick(&self) -> impl Iterator<Item = Card> + use<> {
        self.trick.into_iter().flatten()
    }

    /// The seat that plays the next card.
    #[must_use]
    pub const fn to_play(&self) -> Seat {
        match self.trick {
            [None, _] => self.leader,
            [Some(_), None] => self.leader.next(),
            [Some(_), Some(_)] => self.leader.next().next(),
        }
    }

    /// The cards that may be played.
    #[must_use]
    pub fn legal(&self) -> Cards {
        self.kind.playable(self.hands[self.to_play()], self.trick[0])
    }

    /// True if all cards have been played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.hands[self.to_play()].is_empty()
    }

    /// Card points in the hands and on the table.
    #[must_use]
    pub fn points(&self) -> u8 {
        let on_table: Cards = self.trick().collect();
        self.hands.iter().fold(on_table, |cards, (_, hand)| cards | *hand).points()
    }

    /// The position after one of the [legal](Self::legal) cards, and the trick if it completes one.
    #[must_use]
    pub fn after(&self, card: Card) -> (Self, Option<Taken>) {
        debug_assert!(self.legal().contains(card), "{card} may not be played");
        let mut next = *self;
        next.hands[self.to_play()].remove(card);
        match self.trick {
            [None, _] => next.trick = [Some(card), None],
            [Some(_), None] => next.trick[1] = Some(card),
            [Some(led), Some(second)] => {
                let seats = [self.leader, self.leader.next(), self.to_play()];
                let cards = [led, second, card];
                let best =
                    (1..3).fold(
                        0,
                        |best, i| {
                            if self.kind.beats(cards[i], cards[best]) { i } else { best }
                        },
                    );
                next.leader = seats[best];
                next.trick = [None, None];
                let points = cards.into_iter().map(Card::points).sum();
                return (next, Some(Taken { by: seats[best], points }));
            }
        }
        (next, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(hands: [&str; 3], trick: &str) -> Result<Position, BadPosition> {
        let hands = BySeat(hands.map(|hand| hand.parse().unwrap()));
        let trick: Vec<Card> = trick.split_whitespace().map(|card| card.parse().unwrap()).collect();
        Position::new(Kind::Hearts, Seat::Forehand, hands, Seat::Middlehand, &trick)
    }

    #[test]
    fn what_is_no_position() {
        for (hands, trick, why) in [
            (["CA", "CT", "CA"], "", "CA is there twice"),
            (["CA", "CT", "CK"], "CT", "CT is there twice"),
            (["", "", ""], "CA CT CK", "3 cards lie on the table (allowed: 0 to 2)"),
            (
                ["CA", "CT", "CK CQ"],
                "",
                "rearhand holds 2 (allowed: 1, as middlehand holds 1 with 0 on the table)",
            ),
            (
                ["CA", "CT", "CK"],
                "C9",
                "rearhand holds 1 (allowed: 2, as middlehand holds 1 with 1 on the table)",
            ),
            (["CA SA", "CT", "CK"], "C9 S7", "S7 lies on the table, but rearhand can follow C9"),
            (
                ["", "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7", ""],
                "",
                "middlehand holds 11 (allowed: at most 10 cards)",
            ),
        ] {
            assert_eq!(position(hands, trick).unwrap_err().to_string(), why);
        }
    }

    #[test]
    fn cards_make_tricks() {
        let start = position(["CA S7", "CT H7", "CK S8"], "").unwrap();
        let (next, taken) = start.after("CT".parse().unwrap());
        assert_eq!((next.to_play(), taken), (Seat::Rearhand, None));
        assert_eq!(next.legal().to_string(), "CK");
        let (next, _) = next.after("CK".parse().unwrap());
        let (next, taken) = next.after("CA".parse().unwrap());
        assert_eq!(taken, Some(Taken { by: Seat::Forehand, points: 25 }));
        assert_eq!((next.to_play(), next.points()), (Seat::Forehand, 0));
        assert!(!next.is_over());
    }
}
