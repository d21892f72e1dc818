//! Text forms of whole games.
//!
//! - [`Turn`] and [`Word`]: the moves, one word each.
//! - [`read_deal`]: the cards of one deal, from a game record or bare; [`deal_word`] writes them.
//! - [`Save`]: a list being played, as it lies on the disk.
//! - [`Records`]: whole games in the notation of the International Skat Server, one after the other
//!   out of a stream; a [`Record`] is played again by our law, and [`write_record`] writes one.
//!
//! Everything that is read may be anything at all. What cannot be read is [`Located`]: a line, a
//! column and what is wrong there, on one line and without control characters.

mod actions;
mod date;
mod deal;
mod fault;
mod notation;
mod outline;
mod party;
mod played;
mod position;
mod properties;
mod save;
mod score;
mod stream;
mod sum;
mod view;
mod word;
mod write;

pub use date::{BadDay, Day, utc};
pub use deal::{DealFault, deal_word, read_deal};
pub use fault::RecordFault;
pub use notation::Record;
pub use outline::Outline;
pub use party::{Member, Misfit, Party};
pub use played::Played;
pub use position::Located;
pub use properties::Torn;
pub use save::{SAVE_VERSION, Save, SaveFault, scoring_of, scoring_word};
pub use score::{BadScore, Close, Figures, Score};
pub use stream::{Raw, Records};
pub use word::{BadTurn, Turn, Word};
pub use write::{Heading, write_record};
