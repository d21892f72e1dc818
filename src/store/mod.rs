//! The disk: where the program keeps what it must not lose, and how it is written so that neither a
//! crash nor a full disk nor a second instance can spoil it.
//!
//! [`Folders`] says where, a [`Shelf`] holds the lists being played, the [`History`] every deal
//! that was played, [`Notes`] what is remembered besides. What is in the files is not this room's concern.

mod folders;
mod history;
mod notes;
mod replace;
mod shelf;
mod text;

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

pub use folders::Folders;
pub use history::History;
pub use notes::Notes;
pub use shelf::{Found, SetAside, Shelf, Unread};
pub use text::write_text;

/// A failure of the disk. The files are as they were before.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Another instance plays this list.
    #[error("another skat is using the list ({} is locked; --data-dir names another folder)", .0.display())]
    InUse(PathBuf),
    /// A file of the person's own that may not be written.
    #[error("{} may only be read", .0.display())]
    ReadOnly(PathBuf),
    /// The system refused.
    #[error("cannot {doing} {}: {why}", path.display())]
    Refused {
        /// The work that was tried: "write", "read" …
        doing: &'static str,
        /// With which file or folder.
        path: PathBuf,
        /// The reason the system gives.
        why: io::Error,
    },
}

/// Adds what was tried with which path to an error of the system.
fn refused(doing: &'static str, path: &Path) -> impl FnOnce(io::Error) -> StoreError {
    move |why| StoreError::Refused { doing, path: path.to_owned(), why }
}
