//! The reckoning of a Ramsch in words, a row to each line.

use crate::rules::{BySeat, RamschLine, RamschReckoning, RamschSkat, Seat};

use super::{SumPart, SumRow, Words};

/// The rows of a Ramsch: where the skat went, who has most, what doubles it, and what is written.
///
/// `rule` says why the skat went where it did, `names` are those of the seats, and `writes` gives
/// the label of a seat that writes something.
#[must_use]
pub fn ramsch_sum(
    words: &Words,
    reckoning: &RamschReckoning,
    rule: RamschSkat,
    names: &BySeat<String>,
    writes: impl Fn(Seat) -> String,
) -> Vec<SumRow> {
    let factor = reckoning.factor();
    // What is doubled is the same for all who write something.
    let score = reckoning.scores.0.into_iter().find(|&score| score != 0);
    let plain = score.map_or(0, |score| score.abs() / i32::from(factor));
    let mut rows: Vec<SumRow> =
        reckoning.lines.iter().map(|line| row(words, *line, rule, names, plain)).collect();
    let written = Seat::ALL.into_iter().filter(|&seat| reckoning.scores[seat] != 0);
    rows.extend(written.map(|seat| {
        let args = [("points", plain.into()), ("factor", factor.into())];
        SumRow {
            part: SumPart::Score,
            label: writes(seat),
            detail: if factor > 1 { words.with("ramsch-product", &args) } else { String::new() },
            number: words.signed(reckoning.scores[seat]),
        }
    }));
    rows
}

fn row(
    words: &Words,
    line: RamschLine,
    rule: RamschSkat,
    names: &BySeat<String>,
    plain: i32,
) -> SumRow {
    let named = |key: &str, seat: Seat| words.with(key, &[("name", (&names[seat]).into())]);
    let get = |key: &str| words.get(key);
    let (part, label, detail) = match line {
        RamschLine::Skat(seat, _) => {
            let key = match rule {
                RamschSkat::Loser => "ramsch-skat-most",
                RamschSkat::LastTrick | RamschSkat::Nobody => "ramsch-skat-last",
            };
            (SumPart::Level, "ramsch-skat", named(key, seat))
        }
        RamschLine::SkatAside(_) => (SumPart::Level, "ramsch-skat", get("ramsch-skat-nobody")),
        RamschLine::Most(seat, _) => (SumPart::Value, "ramsch-most", named("ramsch-name", seat)),
        RamschLine::AllAlike(_) => (SumPart::Value, "ramsch-alike", get("ramsch-alike-means")),
        RamschLine::March(seat) => (SumPart::Value, "ramsch-march", named("ramsch-all", seat)),
        RamschLine::Virgin(seat) => {
            (SumPart::Doubling, "ramsch-virgin", named("ramsch-no-trick", seat))
        }
        RamschLine::Pushes(times) => {
            let times = words.with("ramsch-times", &[("times", times.into())]);
            (SumPart::Doubling, "ramsch-pushed", times)
        }
        RamschLine::Bock(_) => (SumPart::Doubling, "sum-bock", String::new()),
    };
    let number = match line {
        RamschLine::Skat(_, points)
        | RamschLine::SkatAside(points)
        | RamschLine::Most(_, points)
        | RamschLine::AllAlike(points) => words.number(points),
        RamschLine::March(_) => words.number(plain),
        _ => words.with("sum-factor", &[("factor", line.factor().into())]),
    };
    SumRow { part, label: get(label), detail, number }
}
