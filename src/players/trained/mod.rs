//! The tables that were trained on many games, and come with the program.
//!
//! - `policy` says how much a good player likes each card who sees what a seat sees;
//! - `prospects` says how likely a hand wins a game;
//! - `odds` are chances and their logarithms, the same on every machine;
//! - `tables` reads the trained entries of both, and writes them after a training.

pub(crate) mod odds;
pub(crate) mod policy;
pub(crate) mod prospects;
mod tables;

pub(crate) use tables::{Ramsch, Tables};
