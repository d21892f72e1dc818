//! The screen: the cards, and the program in a pseudo-terminal.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

#[cfg(unix)]
mod beside;
mod cards;
#[cfg(unix)]
mod doctor;
mod duel;
#[cfg(unix)]
mod input;
#[cfg(unix)]
mod lessons;
#[cfg(unix)]
mod look;
#[cfg(unix)]
mod manners;
#[cfg(unix)]
mod robot;
#[cfg(unix)]
mod settings;
#[cfg(unix)]
mod shell;
#[cfg(unix)]
mod show;
#[cfg(unix)]
mod signals;
#[cfg(unix)]
mod support;
#[cfg(unix)]
mod whole_list;
