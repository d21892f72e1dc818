//! Pages that fill the screen: the start menu, the list, the standing, the settings, the rules.

pub(crate) mod reading;
pub(crate) mod settings;
pub(crate) mod sheet;
pub(crate) mod standing;
pub(crate) mod start;
