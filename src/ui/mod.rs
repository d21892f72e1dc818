//! The terminal: screens and what they are made of. State → frame is a pure function; nothing here
//! knows a rule. [`converse`] tells the same state in lines, where there is no table to be seen.

pub mod draw;
mod effects;
mod input;
mod keys;
mod lines;
pub mod pages;
mod run;
mod say;
mod screen;
mod state;
#[cfg(test)]
mod tests;
mod views;

pub use draw::theme::palette::BadPalette;
pub use draw::{
    Canvas, Colours, Faces, Frame, Glyphs, Kit, Order, Palette, Paper, Sorting, Theme, ThemeName,
    TrickOrder,
};
pub use keys::keymap::{BadKeys, Clash, Keymap, Taken};
pub use lines::{Streams, converse};
pub use run::{Opening, RunError, run};
pub use say::list_waits;
pub use say::reason::reason;
pub use say::review::{deed, sign};
pub use state::model::Aids;
pub use state::ports::{AnyPage, App, Kept, Look, Opened, Unkept, Unsaved};
pub use state::shown::{BrokenOff, Shown};
pub use state::start::Fresh;
