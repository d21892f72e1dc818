//! Standings as text and as JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::record::scoring_word;
use crate::rules::{Scoring, TableSize};
use crate::settings::printable;
use crate::study::standings::{Counts, Player};
use crate::text::Words;

/// The number of records counted, and of those that could not be.
pub(super) struct Told {
    pub(super) counts: Counts,
    pub(super) damaged: u64,
}

/// A column: its heading, its least width, and what stands in it.
type Column = (String, usize, fn(&Player) -> i64);

/// Prints a row to each player, and how many deals there were.
pub(super) fn text(
    words: &Words,
    scoring: Scoring,
    told: &Told,
    players: &[Player],
    out: &mut dyn Write,
) -> io::Result<()> {
    if !players.is_empty() {
        table(words, scoring, players, out)?;
    }
    let Counts { deals, passed, aborted, unfinished } = told.counts;
    let count = |key: &str, number: u64| {
        words.with(key, &[("n", i64::try_from(number).unwrap_or(i64::MAX).into())])
    };
    write!(out, "{}", count("standings-deals", deals))?;
    for (number, key) in [
        (passed, "standings-passed"),
        (aborted, "standings-aborted"),
        (unfinished, "standings-unfinished"),
    ] {
        if number > 0 {
            write!(out, ", {}", count(key, number))?;
        }
    }
    if told.damaged > 0 {
        write!(out, "; {}", count("standings-damaged", told.damaged))?;
    }
    writeln!(out)
}

fn table(
    words: &Words,
    scoring: Scoring,
    players: &[Player],
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut columns: Vec<Column> = vec![
        (words.get("end-won"), 5, |player| player.won.into()),
        (words.get("end-lost"), 5, |player| player.lost.into()),
    ];
    if scoring != Scoring::Minus {
        columns.push((words.get("end-points"), 8, |player| player.points));
    }
    if scoring == Scoring::SeegerFabian {
        columns.push((words.get("standings-own"), 10, |player| player.own_bonus));
        columns.push((words.get("standings-others"), 8, |player| player.others_bonus));
    }
    columns.push((words.get("end-total"), 8, |player| player.total));
    let pad = |text: &str, width: usize| " ".repeat(width.saturating_sub(text.width()));
    let (rank, name) = (words.get("standings-rank"), words.get("standings-name"));
    let names: Vec<String> = players.iter().map(|player| printable(&player.name)).collect();
    let widest = names.iter().chain([&name]).map(|name| name.width()).max().unwrap_or(0);
    let rank_width = rank.width().max(4);
    let mut row = |rank: &str, name: &str, figures: &mut dyn Iterator<Item = String>| {
        let mut line = format!("{}{rank}  {name}{}", pad(rank, rank_width), pad(name, widest));
        for ((heading, width, _), figure) in columns.iter().zip(figures) {
            line.push_str(&pad(&figure, width.max(&heading.width()) + 1));
            line.push_str(&figure);
        }
        writeln!(out, "{line}")
    };
    row(&rank, &name, &mut columns.iter().map(|(heading, ..)| heading.clone()))?;
    for (player, name) in players.iter().zip(&names) {
        let figures = &mut columns.iter().map(|(.., figure)| words.number(figure(player)));
        row(&player.rank.to_string(), name, figures)?;
    }
    Ok(())
}

/// Prints the same for programs.
pub(super) fn json(
    (scoring, table): (Scoring, Option<TableSize>),
    told: &Told,
    players: &[Player],
    out: &mut dyn Write,
) -> io::Result<()> {
    let list = List {
        scoring: scoring_word(scoring),
        players: table.map(TableSize::players),
        deals: told.counts.deals,
        passed: told.counts.passed,
        aborted: told.counts.aborted,
        unfinished: told.counts.unfinished,
        damaged: told.damaged,
        standings: players.iter().map(Standing::of).collect(),
        totals: players.iter().map(|player| (player.name.as_str(), player.total)).collect(),
    };
    serde_json::to_writer(&mut *out, &list)?;
    writeln!(out)
}

#[derive(Serialize)]
struct List<'a> {
    scoring: &'static str,
    players: Option<usize>,
    deals: u64,
    passed: u64,
    aborted: u64,
    unfinished: u64,
    damaged: u64,
    standings: Vec<Standing<'a>>,
    totals: BTreeMap<&'a str, i64>,
}

#[derive(Serialize)]
struct Standing<'a> {
    rank: usize,
    name: &'a str,
    points: i64,
    won: u32,
    lost: u32,
    lost_by_others: u32,
    own_bonus: i64,
    others_bonus: i64,
    minus: i64,
    total: i64,
}

impl<'a> Standing<'a> {
    fn of(player: &'a Player) -> Self {
        let &Player { rank, points, won, lost, lost_by_others, own_bonus, others_bonus, .. } =
            player;
        let Player { name, minus, total, .. } = player;
        let (minus, total) = (*minus, *total);
        Self {
            rank,
            name,
            points,
            won,
            lost,
            lost_by_others,
            own_bonus,
            others_bonus,
            minus,
            total,
        }
    }
}
