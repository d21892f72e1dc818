//! The rules as a Skat player would check them.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

mod auction;
mod deals;
mod endings;
mod invariants;
mod scoring;
mod support;
mod views;
