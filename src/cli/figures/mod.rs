//! The figures of duels as they are printed.

pub(super) mod forced;
pub(super) mod seats;
mod write;
