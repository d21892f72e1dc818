//! The text of each page.

pub(super) mod announcing;
pub(super) mod auction;
pub(super) mod bids;
pub(super) mod cards;
pub(super) mod deal;
pub(super) mod ending;
pub(super) mod glossary;
pub(super) mod house;
pub(super) mod list;
pub(super) mod matadors;
pub(super) mod null;
pub(super) mod overbid;
pub(super) mod questions;
pub(super) mod quick_start;
pub(super) mod skat;
pub(super) mod tricks;
pub(super) mod value;
pub(super) mod winning;
