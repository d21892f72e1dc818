//! The means of drawing: cells, cards, styles, signs, the grid of the screen.

pub mod canvas;
pub mod card;
pub mod fan;
pub mod frames;
pub mod glyphs;
pub mod grid;
pub mod kit;
pub mod phrase;
pub mod sorting;
pub mod theme;
