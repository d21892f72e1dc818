//! Play with the hidden cards laid out: one world after the other, in bits.
//!
//! - `lanes` lays the cards out as bits in the order of a game;
//! - `course` plays them in one world, and keeps what every seat has seen;
//! - `worlds` counts and draws the ways the unseen cards may lie.

mod course;
mod lanes;
mod worlds;

pub(crate) use course::Course;
pub(crate) use lanes::{Lanes, above, ones, pairs};
pub(crate) use worlds::{Unseen, Worlds};

#[cfg(test)]
mod tests;
