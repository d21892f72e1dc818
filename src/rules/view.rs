//! The view of one seat. Players and screens get this, never a [`Game`].

mod witness;

use super::bock::Round;
use super::cards::Cards;
use super::deal::Deal;
use super::game::{DealResult, Game};
use super::law::{self, Knowledge};
use super::moves::{Illegal, Move};
use super::seat::{BySeat, Seat, Seating};
use super::table::{Phase, Side, Table};

pub use witness::{BadWitness, Witness};

/// A deal as one seat knows it: its own cards, the skat as far as the seat has seen it, and the
/// moves with what is hidden struck out. After the end the cards are turned up.
///
/// ```
/// use skat::rules::*;
///
/// let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
/// let game = Game::new(Deal::shuffled(seating, &mut generator(&[7])));
/// let view = game.view(Seat::Middlehand);
/// assert_eq!(view.hand(), game.hand(Seat::Middlehand));
/// assert_eq!(view.skat(), None, "nobody has seen the skat");
/// assert!(view.legal().any(|mv| mv == Move::Bid(Bid::LEAST)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    seating: Seating,
    round: Round,
    seat: Option<Seat>,
    dealt: Cards,
    hand: Cards,
    skat: Option<Cards>,
    put: Option<Cards>,
    open: Option<Cards>,
    moves: Vec<(Seat, Move)>,
    table: Table,
    turned_up: Option<Box<TurnedUp>>,
}

/// All cards of a deal that is over, and what it came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnedUp {
    /// The cards as dealt.
    pub deal: Deal,
    /// The two cards the declarer discarded; `None` in Hand games and when passed in.
    pub discard: Option<Cards>,
    /// The two cards each seat put on in Schieberamsch; `None` for who pushed the skat unseen.
    pub pushed: BySeat<Option<Cards>>,
    /// The cards in no finished trick: what a claim or giving up left over, or all ten.
    pub left: BySeat<Cards>,
    /// The result of the deal.
    pub result: DealResult,
}

impl View {
    pub(super) fn of(game: &Game, seat: Option<Seat>) -> Self {
        let table = game.table();
        let declarer = table.declarer();
        // Ouvert cards are shown when nobody can double any more.
        let shown = matches!(table.phase(), Phase::Playing | Phase::Over(_));
        let ouvert = shown && table.contract().is_some_and(super::Contract::is_ouvert);
        let strike = |&(by, mv): &(Seat, Move)| match mv {
            Move::Declare(contract, _) if seat != Some(by) => {
                (by, Move::Declare(contract, Cards::EMPTY))
            }
            Move::PutOn(_) if seat != Some(by) => (by, Move::PutOn(Cards::EMPTY)),
            _ => (by, mv),
        };
        Self {
            seating: game.deal().seating(),
            round: game.deal().round(),
            seat,
            dealt: seat.map_or(Cards::EMPTY, |seat| game.deal().hand(seat)),
            hand: seat.map_or(Cards::EMPTY, |seat| game.hand(seat)),
            skat: seat.and_then(|seat| game.found_by(seat)),
            put: seat.and_then(|seat| game.put_by(seat)),
            open: declarer.filter(|_| ouvert).map(|declarer| game.hand(declarer)),
            moves: game.moves().iter().map(strike).collect(),
            table: table.clone(),
            turned_up: game.result().map(|result| {
                let deal = game.deal().clone();
                let pushed = BySeat::from_fn(|seat| match game.table().declarer() {
                    None => game.put_by(seat),
                    Some(_) => None,
                });
                let running = game.table().trick();
                let left = BySeat::from_fn(|seat| {
                    game.hand(seat) | running.card_of(seat).into_iter().collect()
                });
                Box::new(TurnedUp { deal, discard: game.discard(), pushed, left, result })
            }),
        }
    }

    /// The seats of the players.
    #[must_use]
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The kind of round the deal belongs to.
    #[must_use]
    pub const fn round(&self) -> Round {
        self.round
    }

    /// The seat that has this view; `None` for a dealer who sits out.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The ten cards dealt to this seat; none for a spectator.
    #[must_use]
    pub const fn dealt(&self) -> Cards {
        self.dealt
    }

    /// The cards this seat holds now: twelve between pick-up and announcement.
    #[must_use]
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// The skat as this seat has found it, if it has picked it up.
    #[must_use]
    pub const fn skat(&self) -> Option<Cards> {
        self.skat
    }

    /// The two cards this seat has discarded, or put on in Schieberamsch.
    #[must_use]
    pub const fn put(&self) -> Option<Cards> {
        self.put
    }

    /// The cards the declarer of an ouvert game still holds, open to everybody.
    #[must_use]
    pub const fn open(&self) -> Option<Cards> {
        self.open
    }

    /// The moves so far; the cards that another seat discarded or put on are struck out.
    #[must_use]
    pub fn moves(&self) -> &[(Seat, Move)] {
        &self.moves
    }

    /// The public part of the deal: everything that all have seen and heard.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// True if the table waits for this seat.
    #[must_use]
    pub fn my_turn(&self) -> bool {
        self.seat.is_some() && self.table.to_act() == self.seat
    }

    /// True if this seat plays against the declarer.
    #[must_use]
    pub fn defends(&self) -> bool {
        self.seat.and_then(|seat| self.table.side(seat)) == Some(Side::Defenders)
    }

    /// The cards of which this seat does not know where they lie: those of the others and the
    /// skat. An ouvert hand is known.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let put = self.put.filter(|_| self.knows_skat()).unwrap_or_default();
        let known = self.hand | put | self.open.unwrap_or_default();
        Cards::ALL - known - self.table.played()
    }

    /// True if the two cards this seat put down are known to lie there still: in Schieberamsch the
    /// seats after it may have taken them.
    fn knows_skat(&self) -> bool {
        self.seat.is_some_and(|seat| {
            let later = Seat::ALL.into_iter().skip(seat.index() + 1);
            let taking = |other| {
                self.table.phase() == Phase::PuttingOn && self.table.to_act() == Some(other)
            };
            later.into_iter().all(|other| !self.table.took_skat(other) && !taking(other))
        })
    }

    /// The cards of its hand that this seat may play now; none when it is not to play.
    #[must_use]
    pub fn playable(&self) -> Cards {
        self.hand.iter().filter(|&card| self.check(Move::Play(card)).is_ok()).collect()
    }

    /// Checks a move of this seat without making it.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        match self.seat {
            Some(seat) => law::check(&self.table, seat, self.knowledge(), mv),
            None => Err(Illegal::NotYourTurn),
        }
    }

    /// Every legal move of this seat, in or out of turn.
    pub fn legal(&self) -> impl Iterator<Item = Move> + '_ {
        self.seat.into_iter().flat_map(|seat| law::legal(&self.table, seat, self.knowledge()))
    }

    fn knowledge(&self) -> Knowledge {
        Knowledge { hand: self.hand, put: self.put.unwrap_or_default() }
    }

    /// All cards, once the deal is over.
    #[must_use]
    pub fn turned_up(&self) -> Option<&TurnedUp> {
        self.turned_up.as_deref()
    }
}
