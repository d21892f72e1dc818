//! A deal in progress: the cards and the moves.

use super::cards::Cards;
use super::deal::Deal;
use super::law::{self, Knowledge};
use super::moves::{Illegal, Move};
use super::reckoning::{Outcome, Reckoning, Settlement};
use super::seat::{BySeat, Seat};
use super::table::{Ending, Side, Table};
use super::view::View;

/// A deal in progress: a [`Deal`] and the moves made in it. Everything else follows from these
/// two; what is kept besides them is the running total of the fold.
///
/// ```
/// use skat::rules::*;
///
/// let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
/// let deal = Deal::shuffled(seating, &mut generator(&[7]));
/// let mut game = Game::new(deal);
/// game.apply(Seat::Middlehand, Move::Bid(Bid::LEAST))?;
/// game.apply(Seat::Forehand, Move::Pass)?;
/// game.apply(Seat::Rearhand, Move::Pass)?;
/// assert_eq!(game.table().declarer(), Some(Seat::Middlehand));
/// assert_eq!(game.apply(Seat::Forehand, Move::Pass), Err(Illegal::NotNow));
/// # Ok::<(), Illegal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    deal: Deal,
    moves: Vec<(Seat, Move)>,
    table: Table,
    hands: BySeat<Cards>,
    put: Option<Cards>,
}

/// What a finished deal comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outturn {
    /// Passed in: nobody writes anything.
    PassedIn,
    /// The declarer writes the score of the reckoning.
    Settled {
        /// Who played.
        declarer: Seat,
        /// The whole reckoning.
        reckoning: Reckoning,
        /// The declarer's card points with the skat, as far as tricks were taken or claimed.
        points: u8,
        /// The defenders' card points, likewise.
        defender_points: u8,
    },
}

impl Game {
    /// A deal in which nothing has been said yet.
    #[must_use]
    pub fn new(deal: Deal) -> Self {
        let hands = BySeat::from_fn(|seat| deal.hand(seat));
        Self { deal, moves: Vec::new(), table: Table::new(), hands, put: None }
    }

    /// Plays moves again from the start.
    ///
    /// # Errors
    /// The number of the first move that is refused, and why.
    pub fn replay(
        deal: Deal,
        moves: impl IntoIterator<Item = (Seat, Move)>,
    ) -> Result<Self, (usize, Illegal)> {
        let mut game = Self::new(deal);
        for (number, (seat, mv)) in moves.into_iter().enumerate() {
            game.apply(seat, mv).map_err(|why| (number, why))?;
        }
        Ok(game)
    }

    /// Makes a move.
    ///
    /// # Errors
    /// Why the move is refused; the game is unchanged then.
    pub fn apply(&mut self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        self.check(seat, mv)?;
        match mv {
            Move::PickUp => self.hands[seat] |= self.deal.skat(),
            Move::Declare(contract, put) if !contract.is_hand() => {
                self.hands[seat] -= put;
                self.put = Some(put);
            }
            Move::Play(card) => self.hands[seat].remove(card),
            _ => {}
        }
        self.table.apply(seat, mv);
        self.moves.push((seat, mv));
        Ok(())
    }

    /// Whether a seat may make a move.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        law::check(&self.table, seat, self.knowledge(seat), mv)
    }

    /// Every legal move of a seat, in or out of turn.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Move> {
        law::legal(&self.table, seat, self.knowledge(seat))
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        let own_put = self.put.filter(|_| self.table.declarer() == Some(seat));
        Knowledge { hand: self.hands[seat], put: own_put.unwrap_or_default() }
    }

    /// The cards that were dealt.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[(Seat, Move)] {
        &self.moves
    }

    /// What everybody has seen and heard.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whom the table waits for.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// The cards a seat holds now.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The two cards the declarer put away; `None` before that and in Hand games.
    #[must_use]
    pub const fn put(&self) -> Option<Cards> {
        self.put
    }

    /// The two cards that count for the declarer at the end: those put away, else the skat.
    #[must_use]
    pub fn skat(&self) -> Cards {
        self.put.unwrap_or(self.deal.skat())
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self, Some(seat))
    }

    /// What somebody may know who sits at the table and holds no cards.
    #[must_use]
    pub fn spectator(&self) -> View {
        View::of(self, None)
    }

    /// What the deal comes to; `None` before it is over.
    #[must_use]
    pub fn outturn(&self) -> Option<Outturn> {
        let ending = self.table.ending()?;
        let (Some(declarer), Some(bid), Some(contract)) =
            (self.table.declarer(), self.table.bid(), self.table.contract())
        else {
            return Some(Outturn::PassedIn);
        };
        let mut points = self.table.points_of(Side::Declarer) + self.skat().points();
        let mut defender_points = self.table.points_of(Side::Defenders);
        let mut tricks = self.table.tricks_of(Side::Declarer).count();
        let mut defender_tricks = self.table.tricks_of(Side::Defenders).count();
        if let Ending::Claimed(seat) = ending {
            // In Null the claim is that the declarer takes none of what is left.
            let null = contract.null_value().is_some();
            let rest = 10 - tricks - defender_tricks;
            let left = self.hands.0.iter().map(|hand| hand.points()).sum::<u8>();
            if (self.table.side(seat) == Some(Side::Declarer)) != null {
                points += left;
                tricks += rest;
            } else {
                defender_points += left;
                defender_tricks += rest;
            }
        }
        let outcome = match ending {
            Ending::Conceded(Side::Declarer) => Outcome::DeclarerConceded,
            Ending::Conceded(Side::Defenders) => Outcome::DefendersConceded {
                defender_points,
                defender_tricks: defender_tricks as u8,
            },
            _ => Outcome::Played {
                points,
                tricks: tricks as u8,
                defender_tricks: defender_tricks as u8,
            },
        };
        let cards = self.deal.hand(declarer) | self.deal.skat();
        let settlement = Settlement { contract, cards, bid, outcome, doublings: 1 };
        let reckoning = settlement.reckon();
        Some(Outturn::Settled { declarer, reckoning, points, defender_points })
    }
}
