//! The rules to look up, a page a topic.
//!
//! A page is made when it is asked for. Its sentences lie in `assets/i18n/rules`, without a figure
//! in them: every number, winner, count of matadors and sum is what the rules engine answers. How
//! a page looks is left to those who show it: as plain text, Markdown and HTML here, as cards on
//! the screen elsewhere.

mod block;
mod facts;
mod find;
mod html;
mod lines;
mod markdown;
mod paper;
mod plain;
mod topic;
mod topics;
mod writer;

use crate::rules::Cards;

pub use block::{
    Block, CardRow, Column, Mark, Page, Scale, ScaleRow, Table, Term, TrickCard, TrickPicture,
};
pub use find::{fold, has, holds, matches};
pub use html::html;
pub use lines::{plain_text, table_lines, wrapped};
pub use markdown::markdown;
pub use paper::{bids_on_paper, rules_on_paper};
pub use plain::{MEASURE, plain};
pub use topic::{BadTopic, Topic, contents};

/// A figure of the rules by its name among the facts, as the engine answers it; 0 if there is none.
#[must_use]
pub fn figure(name: &str) -> u8 {
    facts::Facts::figures().number(name)
}

/// The cards of an example.
fn cards(text: &str) -> Cards {
    text.parse().expect("the cards of an example are written well")
}

#[cfg(test)]
mod tests;
