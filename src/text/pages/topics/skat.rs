//! Picking up the skat or playing Hand, and what a card in the skat changes.

use super::super::cards as set;
use super::super::writer::Writer;
use super::matadors::{matador_row, row_block};
use crate::rules::{Contract, Kind, value_as_announced};

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-skat-choice");
    page.heading("rules-skat-picked");
    page.list(&["rules-skat-picked-any", "rules-skat-picked-points", "rules-skat-picked-then"]);
    page.heading("rules-skat-by-hand");
    page.list(&[
        "rules-skat-hand-level",
        "rules-skat-hand-shut",
        "rules-skat-hand-said",
        "rules-skat-hand-only",
    ]);
    page.heading("rules-skat-belongs");
    page.text("rules-skat-belongs-whose");
    hidden_jack(page);
}

/// A Hand game in which the skat holds a jack.
fn hidden_jack(page: &mut Writer<'_>) {
    let contract = Contract::hand(Kind::Clubs);
    let (hand, skat) = (set("HJ DJ CA CT C9 C8 SA HA HT D7"), set("SJ H7"));
    for (key, held) in [("rules-skat-jack-thought", hand), ("rules-skat-jack-is", hand | skat)] {
        let value = value_as_announced(contract, held);
        let args = [
            ("game", page.words.contract(contract).into()),
            ("skat", page.words.cards(skat).into()),
            ("matadors", page.with_or_without(contract.kind(), held).into()),
            ("value", value.into()),
        ];
        let caption = page.say_with(key, &args);
        page.push(row_block(caption, matador_row(contract.kind(), held)));
    }
    page.text("rules-skat-jack-both-ways");
}
