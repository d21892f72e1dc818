//! The list, with a short one totalled.

use super::super::block::{Column, Table};
use super::super::writer::Writer;
use super::value::examples;
use crate::rules::{Place, Reckoning, Row, Scoring, Standings, TableSize};

/// The declarers of the example's deals, by place, each with one of the games reckoned elsewhere;
/// `None` for a deal that is passed in.
const DEALS: [Option<(usize, &str)>; 5] = [
    Some((0, "rules-value-suit")),
    Some((1, "rules-value-lost")),
    None,
    Some((2, "rules-value-grand")),
    Some((0, "rules-value-overbid")),
];

const NAMES: [&str; 3] = ["A", "B", "C"];

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-list-what");
    page.text("rules-list-example");
    let standings = deals(page);
    page.heading("rules-list-seeger-fabian");
    page.text("rules-list-bonus");
    totals(page, &standings);
    page.text("rules-list-four");
    page.heading("rules-list-other-ways");
    page.list(&["rules-list-plain", "rules-list-minus", "rules-list-minus-end"]);
    page.heading("rules-list-remember");
    page.list(&["rules-list-passed", "rules-list-ramsch-counts", "rules-list-ties"]);
}

fn played(deal: usize) -> Option<(Place, Reckoning)> {
    let (place, heading) = (*DEALS.get(deal)?)?;
    let example = examples().into_iter().find(|example| example.heading == heading)?;
    Some((Place::new(place)?, example.settlement.reckon()))
}

/// The deals as they are written: only the declarer's column gets a new number.
pub(in super::super) fn deals(page: &mut Writer<'_>) -> Standings {
    let mut standings = Standings::new(TableSize::Three);
    let mut rows = Vec::new();
    for deal in 0..DEALS.len() {
        let game = played(deal);
        let number = deal as u32 + 1;
        let mut row = vec![page.words.number(number)];
        row.extend(match &game {
            Some((_, sum)) => [page.words.contract(sum.contract), page.words.signed(sum.score)],
            None => [page.words.get("list-passed-in"), String::new()],
        });
        let written = game.as_ref().map(|(place, _)| *place);
        standings.write(&Row { number, game, ramsch: None });
        let totals = standings.totals(Scoring::Plain);
        row.extend(TableSize::Three.places().zip(totals).map(|(place, total)| {
            if written == Some(place) { page.words.number(total) } else { String::new() }
        }));
        rows.push(row);
    }
    let mut head =
        page.says(&["rules-head-col-deal", "rules-head-col-game", "rules-head-col-value"]);
    head.extend(NAMES.map(str::to_owned));
    let columns =
        [Column::Right, Column::Left, Column::Right, Column::Right, Column::Right, Column::Right];
    page.table(Table::of(&columns, rows).headed(head));
    standings
}

/// The settlement below the list.
pub(in super::super) fn totals(page: &mut Writer<'_>, standings: &Standings) {
    let table = TableSize::Three;
    let accounts = standings.accounts();
    let bonus = crate::rules::bonus_for_others_loss(table);
    let row = |label: String, numbers: Vec<i32>| {
        let numbers = numbers.into_iter().map(|number| page.words.number(number));
        [label].into_iter().chain(numbers).collect::<Vec<_>>()
    };
    let each = |number: fn(&crate::rules::Account) -> i32| accounts.iter().map(number).collect();
    let rows = vec![
        row(page.say("rules-list-sum-points"), each(|account| account.points)),
        row(page.say("rules-list-sum-own"), each(|account| account.own_bonus())),
        row(
            page.say_with("rules-list-sum-others", &[("bonus", bonus.into())]),
            each(|account| account.others_bonus(TableSize::Three)),
        ),
        row(page.say("rules-list-sum-total"), standings.totals(Scoring::SeegerFabian)),
    ];
    let head = [String::new()].into_iter().chain(NAMES.map(str::to_owned)).collect();
    let columns = [Column::Left, Column::Right, Column::Right, Column::Right];
    let last = rows.len() - 1;
    page.table(Table::of(&columns, rows).headed(head).ruled(last));
}
