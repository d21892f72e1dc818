//! What is made of many games.

pub mod daily;
pub mod duel;
pub mod practice;
pub mod replay;
pub mod sheet;
pub mod standings;
pub mod training;
