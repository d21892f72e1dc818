//! Ramsch as the club plays it: what comes before it, and the cards.
//!
//! Nobody wants tricks, and yet it is not every trick that hurts: only who has most points loses
//! them. So a card is judged by where it leaves the table:
//!
//! - `card` plays it;
//! - `danger` tells what a hand will still take in, from jacks, high cards without low ones and
//!   suits without a way out;
//! - `prospect` tells what the points so far and those still to come mean for the list: who will
//!   lose how much, whom nobody has given a trick, who may march;
//! - `pushing` is Schieberamsch and Grand Hand instead;
//! - `advice` says why a move is made.

mod advice;
mod card;
mod danger;
mod prospect;
mod pushing;

pub(super) use advice::{reason_before, reason_of};
pub(super) use card::play;
pub(super) use pushing::{answer, expectation};

#[cfg(test)]
mod tests;
