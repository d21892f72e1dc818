//! Reviews as they are printed: the records and seats that are chosen, JSON, and text.

pub(super) mod json;
pub(super) mod select;
pub(super) mod text;
