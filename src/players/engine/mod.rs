//! Players that are programs, and ours as such a program: the engine protocol.
//!
//! The protocol is one JSON object a line in both directions; `docs/engine.md` describes it.
//!
//! - `message` has the types of both ends;
//! - `answer` is our side when another program conducts: it tells the deal again from a request
//!   (`retell`, with `auction` for what was not heard) and asks the player of a level for a move.

mod answer;
mod auction;
mod line;
mod message;
mod retell;

pub use answer::Engine;
