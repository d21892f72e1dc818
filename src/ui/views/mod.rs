//! The state as cells, and the meaning of a click on them.

pub(crate) mod keyline;
pub(crate) mod pages;
pub(crate) mod table;
