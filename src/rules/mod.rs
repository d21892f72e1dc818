//! What Skat is.

mod bid;
mod card;
mod cards;
mod contract;
mod seat;

pub use bid::{BadBid, Bid};
pub use card::{BadCard, Card, Rank, Suit};
pub use cards::{BadCards, Cards};
pub use contract::{Announced, BadContract, BadContractText, Contract, Kind};
pub use seat::{BySeat, Place, Seat, Seating, TableSize};
