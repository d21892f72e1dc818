//! The announcement, and what each one brings.

use super::super::block::{Column, Table};
use super::super::writer::{Writer, game};
use crate::rules::{Announced, Contract, Kind};

/// The ways to play a suit game, each with its name.
fn ways() -> [(&'static str, Option<Contract>); 5] {
    let hand = |announced| Contract::new(Kind::Hearts, true, announced).ok();
    [
        ("rules-announcing-picked-up", Some(Contract::plain(Kind::Hearts))),
        ("rules-announcing-hand", hand(Announced::Nothing)),
        ("rules-announcing-schneider", hand(Announced::Schneider)),
        ("rules-announcing-schwarz", hand(Announced::Schwarz)),
        ("rules-announcing-open", hand(Announced::Ouvert)),
    ]
}

/// The ways to win a game: plainly, with schneider, with every trick.
const RESULTS: [(u8, u8); 3] = [(72, 6), (95, 8), (120, 10)];

/// The promise of each announcement.
pub(in super::super) const PROMISES: [&str; 3] = [
    "rules-announcing-must-schneider",
    "rules-announcing-must-schwarz",
    "rules-announcing-must-open",
];

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-announcing-first");
    page.heading("rules-announcing-may");
    may_table(page);
    page.text("rules-announcing-brings");
    page.heading("rules-announcing-must");
    page.list(&PROMISES);
    page.text("rules-announcing-missed");
    page.heading("rules-announcing-levels");
    page.text("rules-announcing-levels-how");
    levels_table(page);
    page.text("rules-announcing-final");
}

/// The table of what may be announced besides the game.
fn may_table(page: &mut Writer<'_>) {
    let mut rows = Vec::new();
    for (name, kind) in [("rules-announcing-trump-game", Kind::Hearts), ("kind-null", Kind::Null)] {
        for (how, hand) in [("rules-announcing-picked-up", false), ("rules-announcing-hand", true)]
        {
            let mut row = page.says(&[name, how]);
            row.extend([Announced::Schneider, Announced::Schwarz, Announced::Ouvert].map(
                |announced| {
                    let may = Contract::new(kind, hand, announced).is_ok();
                    page.say(if may { "rules-say-may" } else { "rules-say-may-not" })
                },
            ));
            rows.push(row);
        }
    }
    let head = [
        "rules-head-col-game",
        "rules-head-col-skat",
        "sum-schneider",
        "sum-schwarz",
        "sum-ouvert",
    ];
    let head = page.says(&head);
    page.table(Table::of(&[Column::Left; 5], rows).headed(head));
}

/// The levels that come on top of the matadors.
pub(in super::super) fn levels_table(page: &mut Writer<'_>) {
    let mut rows = Vec::new();
    for (name, contract) in ways() {
        let Some(contract) = contract else { continue };
        let mut row = vec![page.say(name)];
        row.extend(RESULTS.map(|result| {
            let sum = game(contract, "CJ SJ HA HT HK H9 H8 SA ST CA D8 D7", 18, result).reckon();
            let matadors = sum.matadors.map_or(0, |matadors| matadors.count);
            if sum.won { page.words.number(sum.multiplier() - matadors) } else { "–".to_owned() }
        }));
        rows.push(row);
    }
    let head = ["rules-head-col-skat", "rules-announcing-won", "sum-schneider", "sum-schwarz"];
    let columns = [Column::Left, Column::Right, Column::Right, Column::Right];
    let head = page.says(&head);
    page.table(Table::of(&columns, rows).headed(head));
}
