//! Text forms of whole games.
//!
//! - [`Turn`] and [`Word`]: the moves, one word each.
//! - [`read_deal`]: the cards of one deal, from a game record or bare; [`deal_word`] writes them.
//! - [`Save`]: a list being played, as it lies on the disk.
//!
//! Everything that is read may be anything at all. What cannot be read is [`Located`]: a line, a
//! column and what is wrong there, on one line and without control characters.

mod deal;
mod party;
mod position;
mod properties;
mod save;
mod saved;

mod word;

pub use deal::{DealFault, deal_word, read_deal};
pub use party::{Member, Misfit, Party};
pub use position::Located;
pub use properties::Torn;
pub use save::Save;
pub use saved::SaveFault;

pub use word::{BadTurn, Turn, Word};
