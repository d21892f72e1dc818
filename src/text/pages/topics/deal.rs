//! The seats, and how the cards are dealt.

use super::super::block::{Column, Table};
use super::super::writer::Writer;

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-deal-players");
    let row = |seat: &str, does: &str| page.says(&[seat, does]);
    let rows = vec![
        row("seat-forehand", "rules-deal-forehand"),
        row("seat-middlehand", "rules-deal-middlehand"),
        row("seat-rearhand", "rules-deal-rearhand"),
    ];
    page.table(Table::of(&[Column::Left, Column::Left], rows));
    page.text("rules-deal-four");
    page.heading("rules-deal-dealing");
    page.list(&["rules-deal-cut", "rules-deal-order", "rules-deal-hands", "rules-deal-skat-lies"]);
    page.heading("rules-deal-shuffle");
    for text in ["rules-deal-shuffle-how", "rules-deal-shuffle-chance", "rules-deal-shuffle-seed"] {
        page.text(text);
    }
    page.heading("rules-deal-next");
    page.text("rules-deal-moves-on");
    page.text("rules-deal-length");
}
