//! The program around a screen: opens what was asked for, keeps lists and settings on disk, and
//! gives the screen its words, its colours and its players.
//!
//! It knows the screen, the disk and the clock, and nothing of flags.

mod environment;
mod failure;
mod lists;
mod look;
mod open;
mod players;
mod practice;
mod settings_file;

pub(crate) use environment::{Environment, folders};
pub use failure::Failure;
pub(crate) use look::{kit, name_the_person, words};
pub(crate) use open::{history, imported, play_at_table, play_in_lines};
