//! The study of games: of many together, and of single ones to learn from.

pub mod daily;
pub mod duel;
pub mod hands;
pub mod learned;
pub mod lessons;
pub mod part;
pub mod practice;
pub mod quiz;
pub mod recorded;
pub mod replay;
pub mod review;
pub mod sheet;
pub mod standings;
pub mod statistics;
pub(crate) mod training;
