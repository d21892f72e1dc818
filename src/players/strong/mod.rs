//! The strong players: they reckon instead of playing by rules of thumb.
//!
//! - `gains` prices games by the trained tables: for the `auction`, and as a first choice of games;
//! - `expert` goes by these tables alone in all that follows;
//! - `announce` tries games out: Hand or not, what to put away, what to announce;
//! - `doubling` is Kontra, Re and Hirsch;
//! - `scene` is what a seat knows, `beliefs` the worlds that fit it and their weights;
//! - `card` tries every card in them: played out by the policy, and by `open` with open cards, for
//!   what `aim` says;
//! - `ramsch` is Ramsch, `pushing` what comes before it;
//! - `judge` makes the same moves and says why;
//! - `weigh` says what every choice is worth on the list.

mod aim;
pub(super) mod announce;
pub(super) mod auction;
mod beliefs;
pub(super) mod card;
pub(super) mod doubling;
pub(super) mod expert;
mod gains;
mod judge;
mod open;
pub(super) mod pushing;
pub(super) mod ramsch;
mod scene;
mod weigh;

pub(super) use judge::judge;
pub use weigh::{Effort, Ledger, Part, Weighed, weigh};

#[cfg(test)]
mod tests;
