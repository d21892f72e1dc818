//! Seats and places: the three seats of a deal, and the places at the table.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use thiserror::Error;

/// One of the three seats of a deal, in the order of play. The numbers 0, 1, 2 are those of the
/// common game notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// Sits left of the dealer, leads to the first trick and is bid to first.
    Forehand,
    /// Bids first.
    Middlehand,
    /// Bids to whom forehand and middlehand leave over. With three players, the dealer.
    Rearhand,
}

impl Seat {
    /// All seats in the order of play.
    pub const ALL: [Self; 3] = [Self::Forehand, Self::Middlehand, Self::Rearhand];

    /// 0, 1 or 2, forehand first.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat of a number 0, 1 or 2.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match index {
            0 => Some(Self::Forehand),
            1 => Some(Self::Middlehand),
            2 => Some(Self::Rearhand),
            _ => None,
        }
    }

    /// The seat to the left, which plays next.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Forehand => Self::Middlehand,
            Self::Middlehand => Self::Rearhand,
            Self::Rearhand => Self::Forehand,
        }
    }

    /// The two other seats, the left neighbour first.
    #[must_use]
    pub const fn others(self) -> [Self; 2] {
        [self.next(), self.next().next()]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forehand => "forehand",
            Self::Middlehand => "middlehand",
            Self::Rearhand => "rearhand",
        })
    }
}

/// A word that names no seat.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{}' is no seat (forehand, middlehand or rearhand)", .0.escape_debug())]
pub struct BadSeat(String);

impl FromStr for Seat {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<Self, BadSeat> {
        let found = Self::ALL.into_iter().find(|seat| seat.to_string() == text);
        found.ok_or_else(|| BadSeat(text.to_owned()))
    }
}

/// A value for each of the three seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>(pub [T; 3]);

impl<T> BySeat<T> {
    /// The value of each seat by a function.
    pub fn from_fn(mut f: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut f))
    }

    /// The seats with their values, forehand first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A chair at the table, 0 to 3, clockwise. It belongs to one player for the whole list, while the
/// [`Seat`] changes with every deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The first place: by custom the person at the keyboard.
    pub const FIRST: Self = Self(0);

    /// The place of a number from 0 to 3.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < 4 { Some(Self(index as u8)) } else { None }
    }

    /// The number of the place, 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Three or four players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableSize {
    /// Everybody plays; the dealer is rearhand.
    Three,
    /// The dealer sits out.
    Four,
}

impl TableSize {
    /// 3 or 4.
    #[must_use]
    pub const fn players(self) -> usize {
        match self {
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// The size for 3 or 4 players.
    #[must_use]
    pub const fn new(players: usize) -> Option<Self> {
        match players {
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// The places at such a table.
    pub fn places(self) -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator {
        (0..self.players() as u8).map(Place)
    }

    /// The place to the left, `steps` further on.
    #[must_use]
    pub const fn after(self, place: Place, steps: usize) -> Place {
        Place(((place.index() + steps) % self.players()) as u8)
    }
}

/// The seats of one deal: they follow from the size of the table and the dealer.
///
/// ```
/// use skat::rules::{Place, Seat, Seating, TableSize};
///
/// let dealer = Place::new(3).unwrap();
/// let seating = Seating { table: TableSize::Four, dealer };
/// assert_eq!(seating.place(Seat::Forehand), Place::FIRST);
/// assert_eq!(seating.seat(dealer), None, "the dealer of four sits out");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seating {
    /// Three or four players.
    pub table: TableSize,
    /// The place that deals.
    pub dealer: Place,
}

impl Seating {
    /// The place of a seat: forehand is left of the dealer.
    #[must_use]
    pub const fn place(self, seat: Seat) -> Place {
        self.table.after(self.dealer, seat.index() + 1)
    }

    /// The seat of a place; `None` for a dealer who sits out.
    #[must_use]
    pub fn seat(self, place: Place) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.place(seat) == place)
    }

    /// The place that sits out, if any does.
    #[must_use]
    pub const fn sits_out(self) -> Option<Place> {
        match self.table {
            TableSize::Three => None,
            TableSize::Four => Some(self.dealer),
        }
    }

    /// The seating of the next deal: the deal goes one place to the left.
    #[must_use]
    pub const fn next(self) -> Self {
        Self { table: self.table, dealer: self.table.after(self.dealer, 1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_three_players_the_dealer_is_rearhand() {
        for dealer in TableSize::Three.places() {
            let seating = Seating { table: TableSize::Three, dealer };
            assert_eq!(seating.place(Seat::Rearhand), dealer);
            assert_eq!(seating.seat(dealer), Some(Seat::Rearhand));
            assert_eq!(seating.next().seat(dealer), Some(Seat::Middlehand));
            assert_eq!(seating.sits_out(), None);
        }
    }

    #[test]
    fn with_four_players_everybody_deals_and_sits_out_once_a_round() {
        let mut seating = Seating { table: TableSize::Four, dealer: Place::FIRST };
        let mut out = Vec::new();
        for _ in 0..4 {
            out.extend(seating.sits_out());
            let mut playing = Seat::ALL.map(|seat| seating.place(seat)).to_vec();
            playing.push(seating.dealer);
            playing.sort();
            assert_eq!(playing, TableSize::Four.places().collect::<Vec<_>>());
            seating = seating.next();
        }
        assert_eq!(out, TableSize::Four.places().collect::<Vec<_>>());
    }
}
