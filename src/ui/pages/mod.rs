//! Pages that need no table, each whole in its folder: state, keys, words and drawing.

pub mod quiz;
pub mod record;
pub(crate) mod review;
