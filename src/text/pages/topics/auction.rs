//! The auction, with an example in which the engine leads.

use super::super::block::{Block, Column, Table};
use super::super::writer::Writer;
use crate::rules::{Auction, Bid, Seat, Sold};

/// The words of the example, in turn: a value, or an answer.
const SAID: [Word; 7] =
    [Word::Bid(18), Word::Hold, Word::Bid(20), Word::Pass, Word::Bid(22), Word::Hold, Word::Pass];

#[derive(Clone, Copy)]
enum Word {
    Bid(u16),
    Hold,
    Pass,
}

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-auction-why");
    page.text("rules-auction-values");
    page.heading("rules-auction-order");
    page.list(&["rules-auction-1", "rules-auction-2", "rules-auction-3", "rules-auction-4"]);
    page.heading("rules-auction-for-example");
    example(page);
    page.heading("rules-auction-good-to-know");
    page.list(&[
        "rules-auction-jumps",
        "rules-auction-final",
        "rules-auction-forehand-alone",
        "rules-auction-all-pass",
        "rules-auction-limit",
    ]);
}

fn example(page: &mut Writer<'_>) {
    let name = |seat: Seat| {
        page.say(match seat {
            Seat::Forehand => "seat-forehand",
            Seat::Middlehand => "seat-middlehand",
            Seat::Rearhand => "seat-rearhand",
        })
    };
    let mut auction = Auction::new();
    let mut rows = Vec::new();
    for word in SAID {
        let Some(seat) = auction.to_act() else { break };
        let (said, done) = match word {
            Word::Bid(value) => {
                let bid = Bid::new(value).map(|bid| auction.bid(bid));
                (page.words.number(value), bid.is_some_and(|done| done.is_ok()))
            }
            Word::Hold => (page.say("rules-say-yes"), auction.hold().is_ok()),
            Word::Pass => (page.say("rules-say-pass"), auction.pass().is_ok()),
        };
        debug_assert!(done, "the example is an auction that can be");
        rows.push(vec![name(seat), said]);
    }
    let result = match auction.sold() {
        Some(Sold::To(seat, bid)) => {
            let args = [("who", name(seat).into()), ("bid", bid.value().into())];
            page.say_with("rules-auction-example-result", &args)
        }
        Some(Sold::PassedIn) | None => String::new(),
    };
    page.table(Table::of(&[Column::Left, Column::Left], rows));
    page.push(Block::Text(result));
}
