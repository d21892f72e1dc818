//! Pages that need no table, each whole in its folder: state, keys, words and drawing.

pub(crate) mod quiz;
pub(crate) mod record;
