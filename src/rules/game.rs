//! A deal in progress: the cards and the moves.

use super::cards::Cards;
use super::contract::{Contract, Kind};
use super::deal::Deal;
use super::house::Rules;
use super::law::{self, Knowledge};
use super::moves::{Illegal, Move};
use super::ramsch::{RamschReckoning, RamschSettlement, SkatGoes};
use super::reckoning::{Outcome, Reckoning, Settlement};
use super::seat::{BySeat, Seat};
use super::table::{Ending, Side, Table};
use super::trick::Trick;
use super::view::View;

/// A deal in progress: the [`Rules`] of the table, a [`Deal`] and the moves made in it. Everything
/// else follows from these; what is kept besides them is the running total of the fold.
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
    /// The two cards each seat discarded as declarer, or put on in Schieberamsch.
    put: BySeat<Option<Cards>>,
}

/// The result of a finished deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DealResult {
    /// Passed in: nobody writes anything.
    PassedIn,
    /// A Ramsch: everybody writes their own score.
    Ramsch(RamschReckoning),
    /// The declarer writes the score of the reckoning.
    Settled {
        /// The seat that played alone.
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
    /// A deal in which nothing has been said yet, by the official rules.
    #[must_use]
    pub fn new(deal: Deal) -> Self {
        Self::with_rules(Rules::OFFICIAL, deal)
    }

    /// A deal in which nothing has been said yet, by the rules of a table.
    #[must_use]
    pub fn with_rules(rules: Rules, deal: Deal) -> Self {
        let hands = BySeat::from_fn(|seat| deal.hand(seat));
        let table = Table::new(rules, deal.round());
        Self { deal, moves: Vec::new(), table, hands, put: BySeat([None; 3]) }
    }

    /// Plays moves again from the start, by the official rules.
    ///
    /// # Errors
    /// The number of the first move that is refused, and why.
    pub fn replay(
        deal: Deal,
        moves: impl IntoIterator<Item = (Seat, Move)>,
    ) -> Result<Self, (usize, Illegal)> {
        Self::replay_with(Rules::OFFICIAL, deal, moves)
    }

    /// Plays moves again from the start, by the rules of a table.
    ///
    /// # Errors
    /// The number of the first move that is refused, and why.
    pub fn replay_with(
        rules: Rules,
        deal: Deal,
        moves: impl IntoIterator<Item = (Seat, Move)>,
    ) -> Result<Self, (usize, Illegal)> {
        let mut game = Self::with_rules(rules, deal);
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
            Move::PickUp => {
                let skat = self.skat();
                self.hands[seat] |= skat;
            }
            Move::Declare(contract, put) if !contract.is_hand() => self.put_down(seat, put),
            Move::PutOn(put) => self.put_down(seat, put),
            Move::Play(card) => self.hands[seat].remove(card),
            _ => {}
        }
        self.table.apply(seat, mv);
        self.moves.push((seat, mv));
        Ok(())
    }

    fn put_down(&mut self, seat: Seat, put: Cards) {
        self.hands[seat] -= put;
        self.put[seat] = Some(put);
    }

    /// Checks a move of a seat without making it.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        law::check(&self.table, seat, self.knowledge(seat), mv)
    }

    /// Checks two cards that a seat would discard before it announces a game.
    ///
    /// # Errors
    /// Why not.
    pub fn check_discard(&self, seat: Seat, cards: Cards) -> Result<(), Illegal> {
        // A Grand can be announced after any two cards, whatever was bid.
        self.check(seat, Move::Declare(Contract::plain(Kind::Grand), cards))
    }

    /// Every legal move of a seat, in or out of turn.
    pub fn legal(&self, seat: Seat) -> impl Iterator<Item = Move> + '_ {
        law::legal(&self.table, seat, self.knowledge(seat))
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge { hand: self.hands[seat], put: self.put[seat].unwrap_or_default() }
    }

    /// The rules of the table.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        self.table.rules()
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

    /// The public part of the deal: everything that all have seen and heard.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The seat the table waits for.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// The cards a seat holds now.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The two cards the declarer discarded; `None` before that and in Hand games.
    #[must_use]
    pub fn discard(&self) -> Option<Cards> {
        self.table.declarer().and_then(|declarer| self.put[declarer])
    }

    /// The two cards this seat discarded as declarer, or put on in Schieberamsch.
    #[must_use]
    pub fn put_by(&self, seat: Seat) -> Option<Cards> {
        self.put[seat]
    }

    /// The two cards that lie as skat: those last discarded or put on, else those dealt. They count
    /// for the declarer at the end; in a Ramsch the rules of the table say for whom.
    #[must_use]
    pub fn skat(&self) -> Cards {
        let put = self.put.0.into_iter().flatten();
        put.last().unwrap_or(self.deal.skat())
    }

    /// The skat as this seat found it; `None` if it did not take it.
    #[must_use]
    pub fn found_by(&self, seat: Seat) -> Option<Cards> {
        self.moves.contains(&(seat, Move::PickUp)).then(|| {
            let before = self.put.0[..seat.index()].iter().copied().flatten();
            before.last().unwrap_or(self.deal.skat())
        })
    }

    /// The view of a seat: all that it may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self, Some(seat))
    }

    /// The view of somebody who sits at the table and holds no cards.
    #[must_use]
    pub fn spectator(&self) -> View {
        View::of(self, None)
    }

    /// The result of the deal; `None` before it is over.
    #[must_use]
    pub fn result(&self) -> Option<DealResult> {
        let ending = self.table.ending()?;
        let (Some(declarer), Some(bid), Some(contract)) =
            (self.table.declarer(), self.table.bid(), self.table.contract())
        else {
            let ramsch = self.table.is_ramsch();
            return Some(if ramsch { self.ramsch() } else { DealResult::PassedIn });
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
        let doublings = self.table.doubled().factor() * self.deal.round().factor();
        let settlement = Settlement { contract, cards, bid, outcome, doublings };
        let reckoning = settlement.reckon();
        Some(DealResult::Settled { declarer, reckoning, points, defender_points })
    }

    fn ramsch(&self) -> DealResult {
        let table = &self.table;
        let last = table.tricks().last().and_then(|trick| table.winner(trick));
        let rule = table.rules().ramsch_skat;
        let settlement = RamschSettlement {
            points: BySeat::from_fn(|seat| table.tricks_by(seat).map(Trick::points).sum()),
            tricks: BySeat::from_fn(|seat| table.tricks_by(seat).count() as u8),
            skat: last.map(|last| (self.skat().points(), SkatGoes::by(rule, last))),
            pushes: table.pushes(),
            doublings: self.deal.round().factor(),
        };
        DealResult::Ramsch(settlement.reckon())
    }
}
