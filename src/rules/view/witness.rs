//! A view built from what one seat is told, without the cards of the others.

use thiserror::Error;

use super::View;
use crate::rules::bock::Round;
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::cards::Cards;
use crate::rules::deal::BadDeal;
use crate::rules::house::Rules;
use crate::rules::law::{self, Knowledge};
use crate::rules::moves::{Illegal, Move};
use crate::rules::seat::{Seat, Seating};
use crate::rules::table::{Phase, Table};

/// Somebody at one seat of a deal that is dealt elsewhere: it holds its own cards, hears the moves
/// of all, and has the same [`View`] as the seat in a [`Game`](super::super::Game).
///
/// The moves of others are judged as far as they can be from this seat. When the deal is over its
/// cards are not turned up: nobody told them.
///
/// ```
/// use skat::rules::*;
///
/// let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
/// let mut game = Game::new(Deal::shuffled(seating, &mut generator(&[7])));
/// let hand = game.hand(Seat::Rearhand);
/// let mut witness =
///     Witness::new(Rules::OFFICIAL, seating, Round::Plain, Seat::Rearhand, hand, None)?;
/// for (seat, mv) in [(Seat::Middlehand, Move::Bid(Bid::LEAST)), (Seat::Forehand, Move::Pass)] {
///     game.apply(seat, mv)?;
///     witness.hear(seat, mv)?;
/// }
/// assert_eq!(*witness.view(), game.view(Seat::Rearhand));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Witness {
    seat: Seat,
    view: View,
    /// The skat, for a seat that picks it up.
    found: Option<Cards>,
}

/// Why what is told cannot have happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BadWitness {
    /// The cards of this seat are no hand and no skat.
    #[error(transparent)]
    Cards(#[from] BadDeal),
    /// Nobody can have made the move.
    #[error(transparent)]
    Move(#[from] Illegal),
    /// This seat picks the skat up, and what it finds is not told.
    #[error("the skat was picked up, but not told")]
    Untold,
    /// Another seat plays or shows a card that lies elsewhere.
    #[error("{0} lies elsewhere")]
    Elsewhere(Card),
    /// Cards are shown that do not lie open.
    #[error("the declarer's cards do not lie open, or are not that many")]
    NotOpen,
}

/// Two cards for those that another seat put down face down: which they are makes no difference to
/// the law, except that they are no jacks.
const ANY_TWO: Cards = Cards::EMPTY
    .with(Card::new(Suit::Diamonds, Rank::Seven))
    .with(Card::new(Suit::Diamonds, Rank::Eight));

impl Witness {
    /// A seat that has taken up its cards; `found` is the skat as it will find it, if it picks it
    /// up.
    ///
    /// # Errors
    /// If these are not ten cards, and two others.
    pub fn new(
        rules: Rules,
        seating: Seating,
        round: Round,
        seat: Seat,
        dealt: Cards,
        found: Option<Cards>,
    ) -> Result<Self, BadWitness> {
        if dealt.len() != 10 {
            return Err(BadDeal::Hand(seat, dealt.len()).into());
        }
        if let Some(skat) = found {
            if let Some(card) = (skat & dealt).highest() {
                return Err(BadDeal::Twice(card).into());
            }
            if skat.len() != 2 {
                return Err(BadDeal::Skat(skat.len()).into());
            }
        }
        let view = View {
            seating,
            seat: Some(seat),
            round,
            dealt,
            hand: dealt,
            skat: None,
            put: None,
            open: None,
            moves: Vec::new(),
            table: Table::new(rules, round),
            turned_up: None,
        };
        Ok(Self { seat, view, found })
    }

    /// The view of the seat.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// Hears a move of any seat, its own as well. Cards that others put down need not be named.
    ///
    /// # Errors
    /// Why the move cannot have been made; nothing has changed then.
    pub fn hear(&mut self, by: Seat, mv: Move) -> Result<(), BadWitness> {
        let mv = if by == self.seat {
            law::check(&self.view.table, by, self.view.knowledge(), mv)?;
            self.do_own(mv)?;
            mv
        } else {
            self.judge(by, mv)?;
            match (mv, &mut self.view.open) {
                (Move::Declare(contract, _), _) => Move::Declare(contract, Cards::EMPTY),
                (Move::PutOn(_), _) => Move::PutOn(Cards::EMPTY),
                (Move::Play(card), Some(open)) if self.view.table.declarer() == Some(by) => {
                    open.remove(card);
                    mv
                }
                _ => mv,
            }
        };
        self.view.table.apply(by, mv);
        self.view.moves.push((by, mv));
        if self.is_open() && self.view.table.declarer() == Some(self.seat) {
            self.view.open = Some(self.view.hand);
        }
        Ok(())
    }

    /// Sees the cards that the declarer of an ouvert game still holds.
    ///
    /// # Errors
    /// If no cards lie open, others than these would, or one of them lies elsewhere.
    pub fn see(&mut self, open: Cards) -> Result<(), BadWitness> {
        let declarer = self.view.table.declarer().filter(|_| self.is_open());
        match declarer {
            Some(declarer) if self.view.table.held(declarer) == open.len() => {}
            _ => return Err(BadWitness::NotOpen),
        }
        let known = if declarer == Some(self.seat) { self.view.hand } else { self.view.unseen() };
        let known = known | self.view.open.unwrap_or_default();
        match (open - known).highest() {
            Some(card) => Err(BadWitness::Elsewhere(card)),
            None => {
                self.view.open = Some(open);
                Ok(())
            }
        }
    }

    /// True if the declarer's cards lie open.
    fn is_open(&self) -> bool {
        let table = &self.view.table;
        let played = matches!(table.phase(), Phase::Playing | Phase::Over(_));
        played && table.contract().is_some_and(super::super::Contract::is_ouvert)
    }

    /// Moves the own cards.
    fn do_own(&mut self, mv: Move) -> Result<(), BadWitness> {
        let view = &mut self.view;
        match mv {
            Move::PickUp => {
                let found = self.found.ok_or(BadWitness::Untold)?;
                view.hand |= found;
                view.skat = Some(found);
            }
            Move::Declare(contract, put) if !contract.is_hand() => {
                view.hand -= put;
                view.put = Some(put);
            }
            Move::PutOn(put) => {
                view.hand -= put;
                view.put = Some(put);
            }
            Move::Play(card) => view.hand.remove(card),
            _ => {}
        }
        Ok(())
    }

    /// Checks that another seat can have made a move, for all that can be known from here.
    fn judge(&self, by: Seat, mv: Move) -> Result<(), BadWitness> {
        let (hand, mv) = match mv {
            Move::Play(card) => {
                let open = self.view.open.filter(|_| self.view.table.declarer() == Some(by));
                let known = open.unwrap_or_else(|| self.view.unseen());
                if !known.contains(card) {
                    return Err(BadWitness::Elsewhere(card));
                }
                (card.into(), mv)
            }
            Move::Declare(contract, _) if !contract.is_hand() => {
                (ANY_TWO, Move::Declare(contract, ANY_TWO))
            }
            Move::Declare(contract, _) => (Cards::EMPTY, Move::Declare(contract, Cards::EMPTY)),
            Move::PutOn(_) => (ANY_TWO, Move::PutOn(ANY_TWO)),
            // The proof lies in cards that are not seen from here.
            Move::Claim => return Err(Illegal::NotProven.into()),
            _ => (Cards::EMPTY, mv),
        };
        let knowledge = Knowledge { hand, put: Cards::EMPTY };
        Ok(law::check(&self.view.table, by, knowledge, mv)?)
    }
}
