//! Null: no trick.

use super::super::block::{Column, Table};
use super::super::cards as set;
use super::super::writer::Writer;
use super::cards::order;
use crate::rules::{Bid, Contract, Deal, Kind, Outcome, Settlement, Suit};

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-null-aim");
    page.text("rules-null-order");
    page.cards(String::new(), &[&order(Kind::Null, Suit::Hearts)]);
    page.list(&[
        "rules-null-no-trump",
        "rules-null-ends",
        "rules-null-points",
        "rules-null-open-cards",
    ]);
    page.heading("rules-null-values");
    values(page);
    page.text("rules-null-bid");
}

/// The scores of the four Nulls, won and lost.
fn values(page: &mut Writer<'_>) {
    let score = |contract: Contract, tricks: u8| {
        let settlement = Settlement {
            contract,
            cards: set("C7 C8 C9 S7 S9 SJ H7 H8 D7 D9 DT CQ"),
            bid: Bid::LEAST,
            outcome: Outcome::Played {
                points: 0,
                tricks,
                defender_tricks: Deal::HAND as u8 - tricks,
            },
            doublings: 1,
        };
        page.words.signed(settlement.reckon().score)
    };
    let row = |(hand, open)| {
        let contract = Contract::null(hand, open);
        vec![page.words.contract(contract), score(contract, 0), score(contract, 1)]
    };
    let rows = [(false, false), (true, false), (false, true), (true, true)].map(row).to_vec();
    let head = page.says(&["rules-head-col-game", "rules-head-col-won", "rules-head-col-lost"]);
    let columns = [Column::Left, Column::Right, Column::Right];
    page.table(Table::of(&columns, rows).headed(head));
}
