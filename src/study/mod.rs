//! What is made of many games.

pub mod duel;
pub mod replay;
pub mod sheet;
pub mod standings;
pub mod training;
