//! Skat in the terminal.

pub mod rules;
