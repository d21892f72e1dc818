//! Skat in the terminal.

pub mod rules;
pub mod text;
pub mod ui;
