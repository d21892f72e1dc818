//! The folders in which things are kept.

use std::path::PathBuf;

/// The folders of the program; nothing is written outside of them. They are made when something is
/// written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// For what comes and goes: the lists being played.
    pub state: PathBuf,
    /// For what stays: the lists that were played.
    pub data: PathBuf,
}

impl Folders {
    /// One folder for everything.
    #[must_use]
    pub fn all_in(folder: PathBuf) -> Self {
        Self { state: folder.clone(), data: folder }
    }
}
