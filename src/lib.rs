//! Skat in the terminal.

pub mod players;
pub mod rules;
pub mod study;
