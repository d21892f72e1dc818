//! The strongest player asked for advice.
//!
//! The move is the one [`decide`](super::decide()) gives for the master: both come out of the same
//! computation.

use super::advice::{Advice, Reason};
use super::bot::{Bot, Level};
use super::{concession, random, strong};
use crate::rules::{Cards, Move, Scoring, View};

/// The strongest player's advice to this seat, for a list kept in such a way. `put` are the cards
/// that lie away already, if the announcement is to be made with these and no others.
///
/// Its lots are those of [`decide`](super::decide) for the same seed and deal. `None` if the seat
/// is not to act.
#[must_use]
pub fn advise(
    scoring: Scoring,
    seed: u64,
    number: u32,
    view: &View,
    put: Option<Cards>,
) -> Option<Advice> {
    if !view.my_turn() {
        return None;
    }
    let bot = Bot::new(Level::Master).playing_for(scoring);
    let mut random = random::of(seed, number, view);
    match view.table().offer() {
        Some(_) => Some(on_offer(view)),
        None => strong::judge(view, bot, put, &mut random),
    }
}

/// An answer to an offer of giving up, which needs no chances.
fn on_offer(view: &View) -> Advice {
    let mv = concession::answer(view);
    let reason = if mv == Move::Accept { Reason::Agrees } else { Reason::PlaysOn };
    Advice::by_thumb(mv, reason)
}
