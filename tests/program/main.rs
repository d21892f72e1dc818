//! The program from outside: what it prints, what it refuses, how it ends.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

mod command_line;
mod config;
mod doctor;
mod duel;
mod engine;
mod examples;
mod foreign;
mod list;
mod plain;
mod replay;
mod review;
mod solve;
mod stats;
mod training;
mod value;
