//! What is made of many games, and what is learned in single ones.

pub mod daily;
pub mod duel;
pub mod learned;
pub mod lessons;
pub mod practice;
pub mod quiz;
pub mod replay;
pub mod sheet;
pub mod standings;
pub(crate) mod training;
