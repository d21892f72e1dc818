//! Games that are worth less than was bid.

use super::super::cards as set;
use super::super::writer::{Writer, game};
use super::value::reckoned;
use crate::rules::{Contract, Kind, Settlement, value_as_announced};

const DIAMONDS: &str = "CJ HJ DA DT DK D9 D8 SA ST CA H9 H7";

/// The same game twice: without schneider it is short of the bid, with it the bid is covered.
fn rescued() -> [(&'static str, Settlement); 2] {
    let diamonds = |result| game(Contract::plain(Kind::Diamonds), DIAMONDS, 27, result);
    [("rules-overbid-short", diamonds((75, 7))), ("rules-overbid-rescued", diamonds((92, 8)))]
}

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-overbid-what");
    page.text("rules-overbid-costs");
    for (heading, settlement) in rescued() {
        page.heading(heading);
        reckoned(page, settlement);
    }
    page.heading("rules-overbid-by-skat");
    let (hand, skat) = (set("DA DT DK DQ D9 D8 SA CA CT HA"), set("SJ H7"));
    let contract = Contract::hand(Kind::Diamonds);
    let thought = value_as_announced(contract, hand);
    let args = [
        ("matadors", page.with_or_without(Kind::Diamonds, hand).into()),
        ("value", thought.into()),
        ("skat", page.words.cards(skat).into()),
    ];
    page.text_with("rules-overbid-by-skat-how", &args);
    let settlement = game(contract, &(hand | skat).to_string(), 45, (80, 7));
    reckoned(page, settlement);
    page.heading("rules-overbid-remember");
    page.list(&[
        "rules-overbid-announced",
        "rules-overbid-kontra",
        "rules-overbid-null",
        "rules-overbid-here",
    ]);
}
