//! The table: its layers, from the seats to the hand.

pub(crate) mod announcement;
pub(crate) mod auction;
pub(crate) mod choices;
pub(crate) mod hand;
pub(crate) mod hint;
pub(crate) mod house_questions;
pub(crate) mod past_tricks;
pub(crate) mod result;
pub(crate) mod seats;
pub(crate) mod skat;
pub(crate) mod trick;
