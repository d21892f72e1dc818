//! Players that are programs, and ours as such a program: the engine protocol.
//!
//! The protocol is one JSON object a line in both directions; `docs/engine.md` describes it.
//!
//! - `message` has the types of both ends, `line` reads lines of limited length;
//! - `answer` is our side when another program conducts: it tells the deal again from a request
//!   (`retell`, with `auction` for what was not heard) and asks the player of a level for a move;
//! - `conduct` is our side when another program plays: it makes a `request` from the view of a
//!   seat, and a move from the answer. `program` keeps the process.

mod answer;
mod auction;
mod conduct;
mod line;
mod message;
mod program;
mod request;
mod retell;

pub use answer::{Engine, Lost};
pub use conduct::{Briefing, Guest};
pub use program::{BadProgram, Fault, NoMove, Program, Trouble};

#[cfg(test)]
mod tests;
