//! Skat, Germany's national card game, in the terminal.
//!
//! # One idea
//!
//! A game is a deal and a list of moves. Everything else follows from these two: whose turn it is,
//! what may be played, what a seat can see, what the game is worth, how the list stands. So saving,
//! resuming and replaying are the same thing, and a list can be told by a seed and some words.
//!
//! ```
//! use skat::rules::*;
//!
//! // The first deal of list 7, and the auction of it.
//! let deal = ListSettings::new(TableSize::Three, 7).deal(1);
//! let mut game = Game::new(deal);
//! game.apply(Seat::Middlehand, Move::Bid(Bid::LEAST))?;
//! game.apply(Seat::Forehand, Move::Hold)?;
//! assert_eq!(game.check(Seat::Forehand, Move::Pass), Err(Illegal::NotYourTurn));
//!
//! // Players and screens get a view: what one seat may know.
//! let view = game.view(Seat::Middlehand);
//! assert_eq!(view.hand().len(), 10);
//! assert_eq!(view.unseen().len(), 22);
//! # Ok::<(), Illegal>(())
//! ```
//!
//! # As a library
//!
//! The rules and the solver serve other programs as well; `examples` has one for each. With the
//! feature `serde`, cards, bids, contracts, seats and rules are written and read as data.
//!
//! ```
//! use skat::rules::*;
//! use skat::search::{Position, Solver};
//!
//! // The value of a game is a sum that lists its own lines.
//! let settlement = Settlement {
//!     contract: "HH".parse()?,
//!     cards: "HJ DJ HA HT HK H9 SA ST CA DA S7 C7".parse()?,
//!     bid: Bid::LEAST,
//!     outcome: Outcome::Played { points: 65, tricks: 6, defender_tricks: 4 },
//!     doublings: 1,
//! };
//! assert_eq!(settlement.reckon().score, 40);
//!
//! // The last two tricks of a Grand with open cards, forehand leads and plays alone.
//! let hands = ["CJ HA", "HT H9", "DA D7"].map(|hand| hand.parse().unwrap());
//! let position =
//!     Position::new(Kind::Grand, Seat::Forehand, BySeat(hands), Seat::Forehand, &[])?;
//! assert_eq!(Solver::new().value(&position), 34);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The rooms
//!
//! Imports run downwards only; a test reads them. `docs/architecture.md` has the picture, the ways
//! of a key and a move through the rooms, and a glossary.
//!
//! | room | what it does |
//! |---|---|
//! | [`cli`] | parses, loads the settings, calls one room, prints |
//! | [`app`] | the program around a screen: opens what was asked for, keeps it on disk |
//! | [`ui`] | the terminal: state → frame is a pure function, keys → actions; knows no rule |
//! | [`study`] | many games: duels between players, replays of records, standings, lessons |
//! | [`host`] | conducts a list: asks players, applies moves, hands out views |
//! | [`players`] | the computer players; each is a function from a view to a move |
//! | [`search`] | open cards: exact values of positions, the best line of play |
//! | [`store`] | disk: folders, the lock, atomic saves, the history |
//! | [`record`] | text forms of deals, moves, whole lists and game records |
//! | [`text`] | words, rank letters and numbers as they are shown |
//! | [`settings`] | `config.toml` < environment < flags, checked once |
//! | [`terminal`] | the terminal itself: keys in, frames out, and given back on every way out |
//! | [`rules`] | Skat: cards, the law, the reckoning, lists |
//!
//! Two things are left to types rather than discipline: a player cannot peek, because it gets a
//! [`View`](rules::View) and never a [`Game`](rules::Game); and only contracts, bids and deals that
//! exist can be built.
//!
//! # Threads
//!
//! One loop owns the state. It sleeps on one channel that brings keys, signals and the answers of
//! the players, who think on a thread of their own; nothing ticks. Only that loop writes to the
//! terminal, and gives it back on every way out.

pub mod app;
pub mod cli;
pub mod host;
pub mod players;
pub mod record;
pub mod rules;
pub mod search;
pub mod settings;
pub mod store;
pub mod study;
pub mod terminal;
pub mod text;
pub mod ui;
