//! With and without: how matadors are counted.

use super::super::block::{Block, CardRow, Column, Mark, Table};
use super::super::cards as set;
use super::super::writer::Writer;
use crate::rules::{Card, Cards, Kind, Matadors};

/// The trumps that matter in the examples.
const EXAMPLES: [(&str, &str); 5] = [
    ("CJ SJ DJ", "rules-matadors-two"),
    ("CJ HJ HA", "rules-matadors-one"),
    ("HJ DJ HA", "rules-matadors-without-two"),
    ("HA HT HK", "rules-matadors-without-four"),
    ("CJ SJ HJ DJ HA HK", "rules-matadors-five"),
];

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-matadors-what");
    page.text("rules-matadors-how");
    page.text("rules-matadors-drawn");
    let kind = Kind::Hearts;
    for (held, key) in EXAMPLES {
        let held = set(held);
        let args = [
            ("matadors", page.with_or_without(kind, held).into()),
            (
                "held",
                page.words.cards(kind.trump_order().filter(|&card| held.contains(card))).into(),
            ),
            ("game", page.words.signed_kind(kind).into()),
        ];
        let caption = page.say_with(key, &args);
        page.push(row_block(caption, matador_row(kind, held)));
    }
    page.heading("rules-matadors-jacks");
    jack_table(page);
    page.text("rules-matadors-further");
    page.heading("rules-matadors-remember");
    page.list(&[
        "rules-matadors-skat",
        "rules-matadors-put",
        "rules-matadors-never-none",
        "rules-matadors-null",
    ]);
}

/// The row of matadors, and apart from it the card that ends it.
pub(super) fn matador_row(kind: Kind, held: Cards) -> Vec<Vec<(Card, Mark)>> {
    let Some(matadors) = Matadors::count(kind, held) else { return Vec::new() };
    let mark = |card: Card| match (held.contains(card), matadors.with) {
        (false, _) => Mark::Missing,
        (true, true) => Mark::Counted,
        (true, false) => Mark::Plain,
    };
    let order: Vec<(Card, Mark)> = kind.trump_order().map(|card| (card, mark(card))).collect();
    let (row, rest) = order.split_at(usize::from(matadors.count));
    let end = rest
        .first()
        .map(|&(card, _)| (card, if held.contains(card) { Mark::Plain } else { Mark::Missing }));
    [row.to_vec()].into_iter().chain(end.map(|end| vec![end])).collect()
}

pub(super) const fn row_block(caption: String, groups: Vec<Vec<(Card, Mark)>>) -> Block {
    Block::Cards(CardRow { caption, groups })
}

/// All sixteen ways to hold the jacks.
fn jack_table(page: &mut Writer<'_>) {
    let jacks: Vec<Card> = Cards::JACKS.iter().collect();
    let row = |held: Cards| {
        let cell = |&card: &Card| match held.contains(card) {
            true => page.words.card(card),
            false => "–".to_owned(),
        };
        let mut row: Vec<String> = jacks.iter().map(cell).collect();
        row.push(page.with_or_without(Kind::Grand, held));
        row
    };
    // From all four down to none, ♣J counting most.
    let holdings = (0..1_u32 << jacks.len()).rev().map(|bits| {
        let held = jacks.iter().rev().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        held.map(|(_, &card)| card).collect::<Cards>()
    });
    let rows = holdings.map(row).collect();
    page.table(Table::of(&[Column::Left; 5], rows));
}
