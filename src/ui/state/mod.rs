//! The state of the screen, and everything that can happen to it.

pub(crate) mod ask;
pub(crate) mod message;
pub(crate) mod model;
pub(crate) mod motion;
pub(crate) mod preferences;
pub(crate) mod prompt;
