//! Skat in the terminal.

pub mod host;
pub mod players;
pub mod record;
pub mod rules;
pub mod store;
pub mod study;
