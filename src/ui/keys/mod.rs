//! Keys: their names, the keymap of a language, and the keys that would do two things at once.

pub(crate) mod conflicts;
pub(crate) mod key;
pub(crate) mod keymap;

pub(crate) use conflicts::{MOMENTS, Moment};
pub(crate) use key::{Key, typed};
pub(crate) use keymap::{BadKeys, Keymap};
