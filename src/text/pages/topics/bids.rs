//! The 63 values, and how far a hand carries.

use super::super::block::{Column, Table};
use super::super::writer::Writer;
use crate::rules::{Bid, Cards, Contract, Kind, value_as_announced};
use crate::text::Words;

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-bids-what");
    page.heading("rules-bids-far");
    page.text("rules-bids-far-how");
    let (plain, hand) = (far_table(page, false), far_table(page, true));
    page.table(plain);
    page.text("rules-bids-far-hand");
    page.table(hand);
    page.text("rules-bids-far-null");
    page.heading("rules-bids-all");
    page.text("rules-bids-all-how");
    let head = page.says(&["rules-head-col-value", "rules-head-col-games"]);
    page.table(bid_table(page.words).headed(head));
}

/// The last bid that each game carries, with or without so many.
pub(in super::super) fn far_table(page: &Writer<'_>, hand: bool) -> Table {
    let row = |count: usize| {
        let args = [("n", count.into())];
        let mut row = vec![page.say_with("rules-bids-with-or-without", &args)];
        row.extend(Kind::TRUMP_GAMES.map(|kind| {
            let held: Cards = kind.trump_order().take(count).collect();
            let contract = if hand { Contract::hand(kind) } else { Contract::plain(kind) };
            page.words.number(value_as_announced(contract, held))
        }));
        row
    };
    let mut head =
        vec![page.say(if hand { "rules-announcing-hand" } else { "rules-announcing-picked-up" })];
    head.extend(Kind::TRUMP_GAMES.map(|kind| match kind.suit() {
        Some(suit) => page.words.suit(suit).to_string(),
        None => page.words.kind(kind),
    }));
    let columns =
        [Column::Left, Column::Right, Column::Right, Column::Right, Column::Right, Column::Right];
    Table::of(&columns, (1..=4).map(row).collect()).headed(head)
}

/// Every value with the games that have it.
pub(in super::super) fn bid_table(words: &Words) -> Table {
    let row = |bid: Bid| {
        let games = bid.games().into_iter().map(|game| words.bid_game(game));
        vec![words.number(bid.value()), games.collect::<Vec<_>>().join(" · ")]
    };
    Table::of(&[Column::Right, Column::Left], Bid::all().map(row).collect())
}
