//! A review for people: the decisions of a deal that cost something, one a line.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use super::select::{self, Seats};
use crate::players::{Effort, Level};
use crate::record::{Raw, Score};
use crate::rules::Seat;
use crate::settings::printable;
use crate::study::review::{Calibration, Decision, Reviewed, Sums, Unknown};
use crate::text::{Words, unmarked};
use crate::ui;

/// The table of one record.
pub(in crate::cli) fn table(words: &Words, raw: &Raw<'_>, seats: &Seats, effort: Effort) -> String {
    let record = raw.read();
    let names = record.as_ref().map(select::names).unwrap_or_default();
    let chosen = seats.of(&names);
    let reviewed = match &record {
        Ok(record) => Reviewed::of(record, chosen, effort),
        Err(fault) => Reviewed::damaged(fault.clone()),
    };
    let names = Seat::ALL.map(|seat| match &names[seat.index()] {
        Some(name) => printable(name),
        None => words.get(match seat {
            Seat::Forehand => "seat-forehand",
            Seat::Middlehand => "seat-middlehand",
            Seat::Rearhand => "seat-rearhand",
        }),
    });
    let told = Told { words, names, reviewed: &reviewed };
    let mut lines = Vec::new();
    let id = record.as_ref().ok().and_then(|record| record.get("ID"));
    let id = id.map(|id| printable(id.trim())).filter(|id| !id.is_empty());
    let score = record.as_ref().ok().and_then(|record| record.score().ok());
    // Of what is damaged nothing is known.
    let damaged = matches!(reviewed.unknown, Some(Unknown::Damaged(_)));
    let head = if damaged { String::new() } else { told.head(score.as_ref()) };
    let mut first: Vec<String> = id.into_iter().chain([head]).collect();
    first.retain(|part| !part.is_empty());
    lines.push(first.join("  "));
    lines.extend(told.unknown());
    lines.retain(|line| !line.is_empty());
    lines.extend(told.rows());
    if !reviewed.decisions.is_empty() {
        lines.extend(select::seats(chosen).map(|seat| told.sums(seat)));
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).chain(["\n".to_owned()]).collect()
}

/// The cells of a decision, what it did with open cards, and why another is better.
type Row = ([String; 6], Option<String>, Option<String>);

struct Told<'a> {
    words: &'a Words,
    names: [String; 3],
    reviewed: &'a Reviewed,
}

impl Told<'_> {
    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The game and its result.
    fn head(&self, score: Option<&Score>) -> String {
        let words = self.words;
        let contract = self.reviewed.contract.zip(self.reviewed.declarer);
        match (contract, score.and_then(Score::figures)) {
            (Some((contract, declarer)), Some(figures)) => {
                let won = if figures.won { "won" } else { "lost" };
                let args = [
                    ("name", self.name(declarer).into()),
                    ("game", words.contract(contract).into()),
                    ("won", won.into()),
                    ("points", figures.points.into()),
                ];
                words.with("review-game", &args)
            }
            _ => words.get(match self.reviewed.game {
                Some("passed") => "review-passed",
                Some("ramsch") => "review-ramsch",
                _ => "review-no-game",
            }),
        }
    }

    fn unknown(&self) -> Option<String> {
        let words = self.words;
        Some(match self.reviewed.unknown.as_ref()? {
            Unknown::Damaged(fault) => {
                words.with("review-damaged", &[("why", fault.to_string().into())])
            }
            Unknown::Cards(cards) => {
                words.with("review-unknown", &[("cards", words.cards(*cards).into())])
            }
        })
    }

    /// The decisions that cost something, under the heads of their columns.
    fn rows(&self) -> Vec<String> {
        let words = self.words;
        let dear: Vec<&Decision> =
            self.reviewed.decisions.iter().filter(|decision| decision.price > 0.0).collect();
        if dear.is_empty() {
            let none = !self.reviewed.decisions.is_empty();
            return none.then(|| words.get("review-none")).into_iter().collect();
        }
        let heads = [
            "review-number",
            "review-player",
            "review-made",
            "review-better",
            "review-cost",
            "review-of-hundred",
        ]
        .map(|key| words.get(key));
        let rows = dear.into_iter().map(|decision| {
            let sign = decision.grade.map_or(" ", ui::sign);
            let turned = decision.open.is_some_and(|open| open.turned);
            let cells = [
                format!("{} {}", decision.number, words.spell(sign)),
                self.name(decision.seat).to_owned(),
                ui::deed(words, decision, decision.made),
                ui::deed(words, decision, decision.best()),
                words.number(decision.price.round() as i64),
                words.number((decision.lost * 100.0).round() as i64),
            ];
            let note = turned.then(|| words.get("review-turned"));
            let reason = decision.advice.as_ref().map(|advice| {
                let name = |seat| self.name(seat).to_owned();
                unmarked(&ui::reason(words, advice, self.reviewed.declarer, &name))
            });
            (cells, note, reason)
        });
        let rows: Vec<Row> = [(heads, None, None)].into_iter().chain(rows).collect();
        let width =
            |column: usize| rows.iter().map(|(cells, ..)| cells[column].width()).max().unwrap_or(0);
        let widths: [usize; 6] = std::array::from_fn(width);
        let lines = |(cells, note, reason): Row| {
            let cells = cells.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
                let blank = " ".repeat(width - cell.width());
                // Numbers stand at the right.
                if [0, 4, 5].contains(&column) { blank + cell } else { format!("{cell}{blank}") }
            });
            let cells: Vec<String> = cells.chain(note).collect();
            let reason = reason.map(|reason| format!("{}{reason}", " ".repeat(widths[0] + 4)));
            [format!("  {}", cells.join("  "))].into_iter().chain(reason).collect::<Vec<_>>()
        };
        rows.into_iter().flat_map(lines).collect()
    }

    fn sums(&self, seat: Seat) -> String {
        let reviewed = self.reviewed;
        let own = reviewed.decisions.iter().filter(|decision| decision.seat == seat);
        let sums = Sums::of(own, reviewed.declarer);
        let rounded = |points: f64| points.round() as i64;
        let args = [
            ("name", self.name(seat).into()),
            ("sum", rounded(sums.price()).into()),
            ("auction", rounded(sums.auction).into()),
            ("game", rounded(sums.game).into()),
            ("declarer", rounded(sums.declarer).into()),
            ("defence", rounded(sums.defence).into()),
        ];
        format!("  {}", self.words.with("review-sums", &args))
    }
}

/// The prices of the levels, a seat and deal: figures for who works on them, in English.
pub(in crate::cli) fn calibration<'a>(
    deals: u32,
    levels: impl Iterator<Item = (Level, &'a Calibration)>,
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(out, "level      price          auction   game  declarer  defence  ({deals} deals)")?;
    for (level, of) in levels {
        writeln!(
            out,
            "{:<9} {:>6.2} ± {:<5.2} {:>7.2} {:>6.2} {:>9.2} {:>8.2}",
            level.word(),
            of.mean(Sums::price),
            of.margin(),
            of.mean(|sums| sums.auction),
            of.mean(|sums| sums.game),
            of.mean(|sums| sums.declarer),
            of.mean(|sums| sums.defence),
        )?;
    }
    Ok(())
}
