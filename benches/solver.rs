//! How fast deals are solved with open cards, by class.
//!
//! `cargo bench --bench solver`; a sample goes once through fifty deals or all endgames, each with
//! an empty table.

use std::fmt;

use divan::{Bencher, counter::ItemsCount};
use serde_json::Value;
use skat::rules::{BySeat, Card, Kind, Seat};
use skat::search::{Position, Solver};

fn main() {
    divan::main();
}

/// A class of positions, by the first letters of their names.
#[derive(Clone, Copy)]
struct Class(&'static str, &'static str);

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }
}

const DEALS: [Class; 7] = [
    Class("pS", "suit, plausible hands"),
    Class("pG", "grand, plausible hands"),
    Class("pN", "null, plausible hands"),
    Class("qN", "null worth trying"),
    Class("rS", "suit, random hands"),
    Class("rG", "grand, random hands"),
    Class("rN", "null, random hands"),
];

const ENDGAMES: [Class; 3] = [Class("eS", "suit"), Class("eG", "grand"), Class("eN", "null")];

/// The positions of a class, with the points missing to 61.
fn positions(text: &str, class: Class) -> Vec<(Position, u8)> {
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let of_class = |line: &Value| line["id"].as_str().is_some_and(|id| id.starts_with(class.0));
    lines.filter(of_class).map(|line| position(&line)).collect()
}

fn position(line: &Value) -> (Position, u8) {
    let number = |key: &str| line[key].as_u64().unwrap_or(0) as u8;
    let seat = |key: &str| Seat::ALL[usize::from(number(key))];
    let hands = BySeat::from_fn(|seat| {
        let names = line["hands"][seat.index()].as_array().expect("a hand");
        names
            .iter()
            .map(|name| name.as_str().and_then(|name| name.parse::<Card>().ok()).expect("a card"))
            .collect()
    });
    let kind = Kind::ALL.into_iter().find(|kind| line["game"] == kind.letter().to_string());
    let kind = kind.expect("a game");
    let position = Position::new(kind, seat("declarer"), hands, seat("leader"), &[]);
    let missing = 61_u8.saturating_sub(number("skat_points") + number("points_so_far"));
    (position.expect("a position"), missing)
}

fn each<T>(
    bencher: Bencher,
    positions: &[(Position, u8)],
    ask: fn(&mut Solver, &Position, u8) -> T,
) {
    let mut solver = Solver::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (position, missing) in positions {
            solver.clear();
            divan::black_box(ask(&mut solver, position, *missing));
        }
    });
}

/// Whether the declarer reaches 61.
#[divan::bench(args = DEALS, sample_count = 10)]
fn wins(bencher: Bencher, class: Class) {
    let deals = positions(include_str!("../tests/data/solver/deals.jsonl"), class);
    each(bencher, &deals, Solver::reaches);
}

/// The exact value.
#[divan::bench(args = DEALS, sample_count = 3)]
fn values(bencher: Bencher, class: Class) {
    let deals = positions(include_str!("../tests/data/solver/deals.jsonl"), class);
    each(bencher, &deals, Solver::value_near);
}

/// The exact values of positions with four to six cards in a hand.
#[divan::bench(args = ENDGAMES, sample_count = 10)]
fn endgames(bencher: Bencher, class: Class) {
    let endgames = positions(include_str!("../tests/data/solver/endgames.jsonl"), class);
    each(bencher, &endgames, Solver::value_near);
}
