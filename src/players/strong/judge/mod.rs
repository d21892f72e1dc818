//! The same moves as the strong player's, with the chances they come from and a reason.
//!
//! - `auction` tells how far the hand goes, `announce` what the skat is for and which game it is;
//! - `card` judges a card, by `trick`: what becomes of the trick in the worlds;
//! - `ramsch` judges what is done in Ramsch and before it;
//! - `fear` finds what about the hidden cards hurts most.

mod announce;
mod auction;
mod card;
mod fear;
mod ramsch;
mod trick;

use rand_pcg::Pcg64;

use super::doubling;
use super::gains::Bidder;
use crate::players::advice::{Advice, Odds, Reason};
use crate::players::bot::Bot;
use crate::rules::{Bid, Cards, Move, Phase, View};

/// The player's move with its reasons; `put` are cards that lie away already. `None` where nothing
/// is asked of the seat that this player has an answer of its own to.
pub(in crate::players) fn judge(
    view: &View,
    bot: Bot,
    put: Option<Cards>,
    random: &mut Pcg64,
) -> Option<Advice> {
    let bidder = Bidder::of(view, bot, view.table().bid().unwrap_or(Bid::LEAST));
    match view.table().phase() {
        Phase::Auction => auction::judge(view, bot),
        Phase::Skat => announce::skat(view, bidder, random),
        Phase::Announcing => announce::game(view, bidder, put, random),
        Phase::Doubling => Some(double(view, random)),
        Phase::GrandHand | Phase::Pushing | Phase::PuttingOn => {
            Some(ramsch::before(view, bot, random))
        }
        Phase::Playing if view.table().is_ramsch() => ramsch::card(view, random),
        Phase::Playing => kontra(view, random).or_else(|| card::judge(view, random)),
        _ => None,
    }
}

/// Kontra, Re or Hirsch, or nothing.
fn double(view: &View, random: &mut Pcg64) -> Advice {
    let word = doubling::word(view);
    let promise = word.and_then(|_| doubling::promises(view, random));
    let mv = word.filter(|_| promise.is_some_and(doubling::Promise::is_doubled));
    Advice {
        mv: mv.unwrap_or(Move::Decline),
        options: word.zip(promise).map(odds).into_iter().collect(),
        reason: if mv.is_some() { Reason::Doubled } else { Reason::NotDoubled },
        fear: None,
        basis: doubling::BASIS,
    }
}

/// Kontra in place of a defender's first card, if it is said.
fn kontra(view: &View, random: &mut Pcg64) -> Option<Advice> {
    view.check(Move::Kontra).ok()?;
    let promise = doubling::promises(view, random).filter(|promise| promise.is_doubled())?;
    Some(Advice {
        mv: Move::Kontra,
        options: vec![odds((Move::Kontra, promise))],
        reason: Reason::Doubled,
        fear: None,
        basis: doubling::BASIS,
    })
}

const fn odds((mv, promise): (Move, doubling::Promise)) -> Odds {
    Odds { mv, chance: promise.chance }
}

#[cfg(test)]
mod tests;
