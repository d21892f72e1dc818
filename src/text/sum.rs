//! A reckoning in words, a row to each line: the screen and the command line show the same.

use crate::rules::{Card, LineName, Reckoning};

use super::Words;

/// One row of the sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumRow {
    /// The part of the sum that it is.
    pub part: SumPart,
    /// The name of the line: `matadors`, `Hand`, `bid` …
    pub label: String,
    /// The reckoning in brief: `with ♣J ♠J`, `3 × 24`, `covered` …
    pub detail: String,
    /// Levels or game points; nothing where there is no number.
    pub number: String,
}

/// The part of the sum to which a row belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SumPart {
    /// Levels that are added up.
    Level,
    /// The sum of the levels; a rule stands below it.
    Multiplier,
    /// The value of the game.
    Value,
    /// The bid, covered or not.
    Bid,
    /// A factor of the score.
    Doubling,
    /// The score as the list has it.
    Score,
}

/// The rows of a reckoning. `writer` is the label of the last row: who writes it.
#[must_use]
pub fn sum(words: &Words, reckoning: &Reckoning, writer: &str) -> Vec<SumRow> {
    let mut rows: Vec<SumRow> = reckoning
        .lines
        .iter()
        .map(|line| SumRow {
            part: SumPart::Level,
            label: words.get(line_key(line.name)),
            detail: match line.name {
                LineName::Matadors => matadors(words, reckoning),
                _ => String::new(),
            },
            number: words.number(line.levels),
        })
        .collect();
    if !rows.is_empty() {
        rows.push(SumRow {
            part: SumPart::Multiplier,
            label: words.get("sum-level"),
            detail: String::new(),
            number: words.number(reckoning.multiplier()),
        });
    }
    let kind = reckoning.contract.kind();
    let (label, detail) = match reckoning.base() {
        Some(base) => {
            let args = [("levels", reckoning.multiplier().into()), ("base", base.into())];
            (words.kind(kind), words.with("sum-product", &args))
        }
        // The value is that of another game.
        None if reckoning.overbid => (words.kind(kind), words.get("sum-null-cover")),
        None if reckoning.won => (words.contract(reckoning.contract), words.get("sum-null")),
        None => (words.contract(reckoning.contract), String::new()),
    };
    rows.push(SumRow {
        part: SumPart::Value,
        label,
        detail,
        number: words.number(reckoning.value),
    });
    let covered = if reckoning.overbid { "sum-not-covered" } else { "sum-covered" };
    rows.push(SumRow {
        part: SumPart::Bid,
        label: words.get("sum-bid"),
        detail: words.with(covered, &[("bid", reckoning.bid.value().into())]),
        number: String::new(),
    });
    rows.push(SumRow {
        part: SumPart::Score,
        label: writer.to_owned(),
        detail: outcome(words, reckoning),
        number: words.signed(reckoning.score),
    });
    rows
}

fn outcome(words: &Words, reckoning: &Reckoning) -> String {
    let key = match (reckoning.won, reckoning.doublings > 1) {
        (true, false) => "sum-won",
        (true, true) => "sum-won-doubled",
        (false, false) => "sum-lost",
        (false, true) => "sum-lost-doubled",
    };
    let factor = reckoning.doublings.into();
    words.with(key, &[("charged", reckoning.charged.into()), ("factor", factor)])
}

/// The matadors by name; a long row is told by its ends.
fn matadors(words: &Words, reckoning: &Reckoning) -> String {
    let Some(matadors) = reckoning.matadors else { return String::new() };
    let count = usize::from(matadors.count);
    let order: Vec<Card> = reckoning.contract.kind().trump_order().collect();
    let counted = if count <= 5 {
        words.cards(order.iter().take(count).copied())
    } else {
        format!("{} … {}", words.card(order[0]), words.card(order[count - 1]))
    };
    let key = if matadors.with { "sum-with" } else { "sum-without" };
    let row = words.with(key, &[("cards", counted.into())]);
    match order.get(count) {
        // A single card does not say where the row breaks.
        Some(&next) if count == 1 => {
            let key = if matadors.with { "sum-but-not" } else { "sum-but-with" };
            words.with(key, &[("row", row.into()), ("card", words.card(next).into())])
        }
        _ => row,
    }
}

const fn line_key(name: LineName) -> &'static str {
    match name {
        LineName::Matadors => "sum-matadors",
        LineName::Game => "sum-game",
        LineName::Hand => "sum-hand",
        LineName::Schneider => "sum-schneider",
        LineName::SchneiderAnnounced | LineName::SchwarzAnnounced => "sum-announced",
        LineName::Schwarz => "sum-schwarz",
        LineName::Ouvert => "sum-ouvert",
    }
}
