//! Keys: their names, the keymap of a language, and the keys that would do two things at once.

pub(crate) mod conflicts;
pub(crate) mod key;
pub(crate) mod keymap;
