//! What is made of many games.

pub mod duel;
pub mod replay;
pub mod standings;
pub mod training;
