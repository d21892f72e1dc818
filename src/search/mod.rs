//! What strong players reckon with: play with open cards, and what can be said of hidden ones.
//!
//! # Hidden cards
//!
//! - `lanes` lays the cards out as bits in the order of a game, `course` plays them in one world;
//! - [`worlds`] counts and draws the ways the unseen cards may lie;
//! - [`policy`] says which card a good player would play who sees what a seat sees;
//! - [`odds`] are chances and their logarithms;
//! - [`prospects`] says how likely a hand wins a game; `tables` holds what was trained for both.
//!
//! # Open cards
//!
//! A [`Position`] is the cards of the play from some moment on, a [`Solver`] answers questions about
//! it: whether the declarer reaches a number of card points, how many it gets, the same for each
//! card that may be played, and the best [`Line`]. Suit games, Grand and Null alike; a budget of
//! positions bounds the work without a clock.
//!
//! How it is done, from the bottom:
//!
//! - `layout` relabels cards so that strength is the position of a bit, for suit games all alike;
//! - `moves` finds groups of cards that do the same, `candidates` which of them are worth trying at
//!   each place in a trick, and `order` with its `weights` which first;
//! - `bounds` is what each side is certain of at once, `key` which positions are the same, `table`
//!   what has been proved about them;
//! - `trump`, with the tricks it is `running`, and `null` are the searches: a question of yes or no
//!   at each step;
//! - `solver` asks them, `line` asks the solver along the best play.
//!
//! Nothing is allocated while a question is answered.

mod bounds;
mod candidates;
mod course;
mod key;
mod lanes;
mod layout;
mod line;
mod moves;
mod null;
pub mod odds;
mod order;
pub mod policy;
mod position;
pub mod prospects;
mod running;
mod solver;
mod table;
mod tables;
mod trump;
mod weights;
pub mod worlds;

pub use course::Course;
pub use lanes::{Lanes, ones, pairs};
pub use line::{Line, LineTrick};
pub use position::{BadPosition, Position, Taken};
pub use solver::{Budgeted, Solver};
pub use tables::{Ramsch, Tables};
