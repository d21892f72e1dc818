//! The law of the house rules: what may be done in the parts of a deal that only they know.

use super::cards::Cards;
use super::contract::{Contract, Kind};
use super::kontra::{self, Doubled};
use super::law::{Knowledge, discard};
use super::moves::{Illegal, Move};
use super::seat::Seat;
use super::table::{Phase, Table};

/// Says whether `seat` may make the move: any move in a phase of the house rules, or a move of the
/// house rules in any phase.
#[cold]
pub(super) fn check(table: &Table, seat: Seat, own: Knowledge, mv: Move) -> Result<(), Illegal> {
    let belongs = match (table.phase(), mv) {
        (Phase::GrandHand, Move::Declare(..) | Move::Decline)
        | (Phase::Pushing, Move::PickUp | Move::Push)
        | (Phase::PuttingOn, Move::PutOn(_))
        | (Phase::Doubling, Move::Decline) => true,
        (Phase::Doubling, Move::Kontra) => table.doubled() == Doubled::Not,
        (Phase::Doubling, Move::Re) => table.doubled() == Doubled::Kontra,
        (Phase::Doubling, Move::Hirsch) => table.doubled() == Doubled::Re,
        (Phase::Playing, Move::Kontra) if table.offer().is_none() => {
            return kontra::check_late(table, seat);
        }
        _ => false,
    };
    if !belongs {
        return Err(Illegal::NotNow);
    }
    if table.to_act() != Some(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match mv {
        Move::Declare(contract, put) => grand_hand(contract, put),
        Move::PutOn(put) => put_on(table, own.hand, put),
        _ => Ok(()),
    }
}

/// Grand Hand instead of a Ramsch, with whatever else can be announced with it.
fn grand_hand(contract: Contract, put: Cards) -> Result<(), Illegal> {
    if contract.kind() != Kind::Grand || !contract.is_hand() {
        return Err(Illegal::OnlyGrandHand);
    }
    discard(Cards::EMPTY, put, 0)
}

/// Two cards put on in Schieberamsch. A jack may only be pushed on by who has not looked.
fn put_on(table: &Table, hand: Cards, put: Cards) -> Result<(), Illegal> {
    discard(hand, put, 2)?;
    match (put & Cards::JACKS).highest() {
        Some(jack) if !table.rules().push_jacks => Err(Illegal::JackPushed(jack)),
        _ => Ok(()),
    }
}
