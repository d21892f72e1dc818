//! Tests of several files at once, and the stage on which they set up a game.

mod conduct;
mod edges;
pub(crate) mod frame;
mod hint;
mod house;
pub(crate) mod house_play;
pub(crate) mod house_scenes;
mod languages;
mod lessons;
mod looks;
mod motion;
pub(crate) mod plain;
mod practice;
mod reading;
pub(crate) mod scenes;
mod screens;
pub(crate) mod settings;
pub(crate) mod stage;
mod table;
