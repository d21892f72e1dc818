//! When a game is won, and what schneider and schwarz are.

use super::super::block::{Block, Column, Scale, ScaleRow, Table};
use super::super::writer::{Writer, game};
use crate::rules::{Cards, Contract, Kind, LineName, Reckoning};

/// The declarer's card points and tricks in the examples.
const RESULTS: [(u8, u8); 5] = [(61, 5), (60, 5), (95, 8), (120, 10), (24, 2)];

const CARDS: &str = "CJ HJ CA CK C9 C8 SA HT HQ D9 S8 H7";

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-winning-aim");
    page.text("rules-winning-skat-counts");
    let result = |&(points, tricks): &(u8, u8)| {
        let sum = game(Contract::plain(Kind::Clubs), CARDS, 18, (points, tricks)).reckon();
        let args = [("own", points.into()), ("rest", (Cards::ALL.points() - points).into())];
        ScaleRow {
            points,
            label: page.say_with("rules-winning-against", &args),
            verdict: page.say(verdict(&sum)),
        }
    };
    let rows = RESULTS.iter().map(result).collect();
    let ticks = ["none", "caught", "half", "schneider", "total"].map(|name| page.number(name));
    page.push(Block::Scale(Scale { ticks: ticks.to_vec(), rows }));
    page.heading("rules-winning-levels");
    levels_table(page);
    page.list(&["rules-winning-both-sides", "rules-winning-tricks-count", "rules-winning-play-on"]);
    page.heading("rules-winning-null");
    page.text("rules-winning-null-how");
}

/// The table that says what schneider and schwarz are.
pub(in super::super) fn levels_table(page: &mut Writer<'_>) {
    let rows = vec![
        page.says(&["sum-schneider", "rules-winning-schneider"]),
        page.says(&["sum-schwarz", "rules-winning-schwarz"]),
    ];
    page.table(Table::of(&[Column::Left, Column::Left], rows));
}

const fn key(won: bool, schneider: bool, schwarz: bool) -> &'static str {
    match (won, schneider, schwarz) {
        (true, _, true) => "rules-verdict-won-schwarz",
        (true, true, false) => "rules-verdict-won-schneider",
        (true, false, false) => "rules-verdict-won",
        (false, false, _) => "rules-verdict-lost",
        (false, true, _) => "rules-verdict-lost-schneider",
    }
}

/// The key of the word for a result.
fn verdict(sum: &Reckoning) -> &'static str {
    key(sum.won, sum.has(LineName::Schneider), sum.has(LineName::Schwarz))
}
