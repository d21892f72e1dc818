//! The program in a pseudo-terminal.
#![cfg(unix)]
// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

mod beside;
mod duel;
mod lessons;
mod look;
mod manners;
mod robot;
mod settings;
mod show;
mod support;
mod whole_list;
