//! Games from deal to record: the host, the players, the solver, saves and the disk.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

mod bodies;
mod fair;
mod fuzz;
mod host;
mod house_play;
mod notation;
mod players;
mod record;
mod solver;
mod store;
