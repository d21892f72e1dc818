//! The command line: reads what was typed, loads the settings, calls one room, prints.
//!
//! The parser's own messages are English whatever the language of the table.

mod args;
mod begin;
mod bids;
mod columns;
mod deals;
mod doctor;
mod door;
mod duel;
mod duel_flags;
mod engine;
mod explain;
mod figures;
mod inputs;
mod language;
mod list;
mod manual;
mod parts;
mod progress;
mod replay;
mod review;
mod reviewed;
mod rules;
mod run;
mod show;
mod solve;
mod stats;
mod stats_forms;
mod stats_text;
mod train;
mod unpack;
mod value;

pub use door::complain;
pub use run::run;
