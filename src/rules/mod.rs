//! The rules of Skat: cards, auction, play and reckoning by the International Skat Order.
//!
//! A [`Game`] is a table's [`Rules`], a [`Deal`] and a list of [`Move`]s. The law is one function, from a game and a
//! move to a changed game or a named reason why not: [`Game::apply`]. What a seat may know is a
//! [`View`]; what a finished game is worth is a [`Reckoning`] that lists its own lines; a [`List`]
//! adds games up.
//!
//! Where a rule is cited, ISkO is the Internationale Skatordnung and SkWO the
//! Skatwettspielordnung, by their numbers before 2022 unless the year is named.
//!
//! With the feature `serde`, cards, bids, contracts, seats and rules are written and read as data by
//! their text forms.
//!
//! This room imports nothing else of the program. It has no input or output, no clock, no thread,
//! and no randomness beyond the generator handed to a shuffle.

#[cfg(feature = "serde")]
mod as_text;
mod auction;
mod bid;
mod bock;
mod card;
mod cards;
mod contract;
mod deal;
mod game;
mod house;
mod kontra;
mod law;
mod law_house;
mod list;
mod moves;
mod pushing;
mod ramsch;
mod reckoning;
mod seat;
mod standings;
mod switch;
mod table;
mod trick;
mod view;

pub use auction::{Asking, Auction, Sold};
pub use bid::{BadBid, Bid};
pub use bock::{BadTriggers, Round, Rounds, Trigger, Triggers};
pub use card::{BadCard, Card, Rank, Suit};
pub use cards::{BadCards, Cards, Iter};
pub use contract::{Announced, BadContract, BadContractText, Contract, Kind};
pub use deal::{BadDeal, Deal, below, generator};
pub use game::{DealResult, Game};
pub use house::{Kontra, RamschRounds, RamschSkat, Rules};
pub use kontra::Doubled;
pub use law::takes_every_trick;
pub use list::{BadGame, List, ListSettings};
pub use moves::{Illegal, Move};
pub use ramsch::{RamschLine, RamschReckoning, RamschSettlement, SkatGoes};
pub use reckoning::{
    BadSettlement, Line, LineName, Matadors, Outcome, Reckoning, Settlement, charged,
    value_as_announced,
};
pub use seat::{BadSeat, BySeat, Place, Seat, Seating, TableSize};
pub use standings::{Account, Row, Scoring, Standings, bonus_for_others_loss};
pub use switch::{BadRules, Switch};
pub use table::{Ending, Offer, Phase, Side, Table};
pub use trick::Trick;
pub use view::{BadWitness, TurnedUp, View, Witness};
