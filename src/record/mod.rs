//! Text forms of whole games.

mod party;

pub use party::{Member, Misfit, Party};
