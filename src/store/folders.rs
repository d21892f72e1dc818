//! Where things are kept.

use std::path::PathBuf;

use etcetera::{BaseStrategy, choose_base_strategy};

use super::StoreError;

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
    /// The folders the system means for this: `$XDG_STATE_HOME/skat` and `$XDG_DATA_HOME/skat`, on
    /// macOS too.
    ///
    /// # Errors
    /// [`StoreError::NoHome`].
    pub fn standard() -> Result<Self, StoreError> {
        let base = choose_base_strategy().map_err(|_| StoreError::NoHome)?;
        let data = base.data_dir();
        let state = base.state_dir().unwrap_or_else(|| data.clone());
        Ok(Self { state: state.join("skat"), data: data.join("skat") })
    }

    /// One folder for everything.
    #[must_use]
    pub fn all_in(folder: PathBuf) -> Self {
        Self { state: folder.clone(), data: folder }
    }
}
