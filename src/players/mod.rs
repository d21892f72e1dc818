//! The computer players. A player is a function from a [`View`](crate::rules::View) to a
//! [`Move`](crate::rules::Move): nothing is kept between two moves, and what a seat cannot see
//! cannot be asked.
//!
//! [`decide`] picks by the [`Level`] of a [`Bot`]. Up to the club they play by rules of thumb, from
//! the auction to the last trick:
//!
//! - `hand` weighs a hand, `bidding` bids it, `discard` puts two cards away and announces;
//! - `memory` knows what has been seen, `chance` guesses at the rest, `price` prices a card;
//! - `club` plays a card: `declarer` and `defence` lead in trump games, `follow` plays the other two
//!   cards, `null` is Null;
//! - `ramsch` is Ramsch and what comes before it, `doubling` Kontra, Re and Hirsch;
//! - `beginner` replaces what a beginner does otherwise; `concession` answers offers to give up;
//! - `random` draws where several moves are equally good.
//!
//! The two best levels reckon instead:
//!
//! - `strong` is the expert, who plays by trained tables, and the master, who tries cards out;
//! - `trained` holds these tables, `simulation` plays with the hidden cards laid out.
//!
//! [`advise`] tells what the strongest of them would do in somebody's place, and why, as an
//! [`Advice`]; [`engine`] lets other programs play ours, and ours other programs.

mod advice;
mod adviser;
mod beginner;
mod bidding;
mod bot;
mod chance;
mod club;
mod concession;
mod decide;
mod declarer;
mod defence;
mod discard;
mod doubling;
pub mod engine;
mod follow;
mod hand;
mod memory;
mod null;
mod player;
mod price;
mod ramsch;
mod random;
pub(crate) mod simulation;
mod strong;
pub(crate) mod trained;

pub use advice::{Advice, Basis, Fact, Fear, Odds, Reason};
pub use adviser::advise;
pub use bot::{BadBot, Bot, Level, Style};
pub use decide::decide;
pub use player::{BadPlayer, Player};
pub use strong::{Effort, Ledger, Part, Weighed, weigh};

#[cfg(test)]
mod tests;
