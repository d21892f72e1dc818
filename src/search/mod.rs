//! Play with open cards.
//!
//! A [`Position`] is the cards of the play from some moment on, a [`Solver`] answers questions
//! about it: whether the declarer reaches a number of card points, how many it gets, the same for
//! each card that may be played, and the best [`Line`]. Suit games, Grand and Null alike; a budget
//! of positions bounds the work without a clock.
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
mod key;
mod layout;
mod line;
mod moves;
mod null;
mod order;
mod position;
mod running;
mod solver;
mod table;
mod trump;
mod weights;

pub use line::{Line, LineTrick};
pub use position::{BadPosition, Position, Taken};
pub use solver::{Budgeted, Solver};
