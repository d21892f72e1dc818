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

pub use canvas::{Canvas, rect};
pub use card::{Look, SeatSide, Size, draw_place};
pub use fan::{Align, Fan, Marks, Spacing};
pub use glyphs::{Frame, Glyphs};
pub use grid::{Columns, Grid, PAGE, TooSmall};
pub use kit::Kit;
pub(crate) use phrase::{fitted, lettered};
pub use phrase::{flat, phrase, wrapped};
pub use sorting::{GROUPS, Held, Order, Sorting, TrickOrder};
pub use theme::palette::Palette;
pub(crate) use theme::palette::{PaperColours, Role};
pub use theme::{Colours, Faces, Paper, Theme, ThemeName};
