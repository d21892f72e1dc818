//! Skat in the terminal.

pub mod cli;
pub mod rules;
pub mod settings;
pub mod text;
pub mod ui;
