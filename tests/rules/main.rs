//! The rules as a Skat player would check them.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

mod auction;
mod deals;
mod endings;
mod following;
mod house;
mod invariants;
mod kontra;
mod naive;
mod pages;
mod perft;
mod ramsch;
mod recorded;
mod rounds;
mod scoring;
mod support;
mod switches;
mod views;
