//! `skat list`: standings out of recorded games.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args as Flags;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::inputs::{Input, Stopped};
use super::table::kept_in;
use super::{Failure, folders};
use crate::record::scoring_word;
use crate::rules::{Scoring, TableSize};
use crate::settings::{self, Loaded, Overrides, printable};
use crate::store::History;
use crate::study::standings::{Counts, Fold, Player};

/// The flags of `skat list`.
#[derive(Debug, Flags)]
pub struct ListArgs {
    /// A file of game records (- is standard input); without it your history
    #[arg(value_name = "FILE|-")]
    pub file: Option<Input>,

    /// How the games are totalled: plain, seeger-fabian or minus; else as you have set it
    ///
    /// Without it as the configuration or SKAT_SCORING has it, which is seeger-fabian if nothing is
    /// said there.
    #[arg(long, value_name = "HOW", value_parser = scorings(), hide_possible_values = true)]
    pub scoring: Option<Scoring>,

    /// How many were at the table: 3, or 4 with the dealer sitting out
    ///
    /// Without it, four were if a record names who sat out.
    #[arg(long, value_name = "3|4", value_parser = tables(), hide_possible_values = true)]
    pub players: Option<TableSize>,

    /// Where your history is kept
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,

    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// Folds the records into standings and prints them.
///
/// # Errors
/// When the records cannot be read, or `out` cannot be written to.
pub(super) fn print(
    args: &ListArgs,
    environment: Vec<(OsString, OsString)>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut fold = Fold::new(args.players);
    let mut damaged = 0;
    let load = || {
        let overrides = Overrides { data_dir: args.data_dir.clone(), ..Overrides::default() };
        settings::load(&overrides, environment, folders().as_ref())
    };
    // The configuration matters only for what the flags leave open.
    let (input, scoring) = match (&args.file, args.scoring) {
        (Some(file), Some(scoring)) => (Some(file.clone()), scoring),
        (file, scoring) => {
            let loaded = load()?;
            let input = match file {
                Some(file) => Some(file.clone()),
                None => history(&loaded)?,
            };
            (input, scoring.unwrap_or(loaded.settings.list.scoring))
        }
    };
    if let Some(input) = input {
        let done = input.for_each_record(|raw| {
            if raw.read().and_then(|record| fold.add(&record)).is_err() {
                damaged += 1;
            }
            Ok(())
        });
        if let Err(Stopped::Input(why) | Stopped::Output(why)) = done {
            return Err(Failure::Usage(format!("list: {input}: cannot be read: {why}")));
        }
    }
    let mut players = fold.players(scoring);
    // Who came first in the records stands first among equals.
    players.sort_by_key(|player| player.rank);
    if args.json {
        json((scoring, args.players), fold.counts(), damaged, &players, out)?;
    } else {
        text(scoring, fold.counts(), damaged, &players, out)?;
    }
    Ok(())
}

/// Your history; `None` if there is none yet.
fn history(loaded: &Loaded) -> Result<Option<Input>, Failure> {
    let history = History::of(&kept_in(loaded)?);
    let known = history.open().map_err(|why| Failure::Usage(printable(&format!("list: {why}"))))?;
    Ok(known.map(|_| Input::File(history.path().to_owned())))
}

fn text(
    scoring: Scoring,
    counts: Counts,
    damaged: u64,
    players: &[Player],
    out: &mut dyn Write,
) -> io::Result<()> {
    let name = |player: &Player| printable(&player.name);
    let width = players.iter().map(|player| name(player).width()).max().unwrap_or(0).max(4);
    let minus = scoring == Scoring::Minus;
    if !players.is_empty() {
        let points = if minus { "" } else { "   points" };
        let bonus = if scoring == Scoring::SeegerFabian { "   won/lost   others" } else { "" };
        writeln!(out, "rank  name{}   won  lost{points}{bonus}    total", " ".repeat(width - 4))?;
    }
    for player in players {
        let name = name(player);
        let pad = " ".repeat(width - name.width());
        write!(out, "{:>4}  {name}{pad} {:>5} {:>5}", player.rank, player.won, player.lost)?;
        if !minus {
            write!(out, " {:>8}", player.points)?;
        }
        if scoring == Scoring::SeegerFabian {
            write!(out, " {:>10} {:>8}", player.own_bonus, player.others_bonus)?;
        }
        writeln!(out, " {:>8}", player.total)?;
    }
    let s = |number| if number == 1 { "" } else { "s" };
    let Counts { deals, passed, aborted } = counts;
    write!(out, "{deals} deal{}", s(deals))?;
    for (number, what) in [(passed, "passed in"), (aborted, "aborted")] {
        if number > 0 {
            write!(out, ", {number} {what}")?;
        }
    }
    if damaged > 0 {
        write!(out, "; {damaged} damaged record{} left out ('skat replay' says why)", s(damaged))?;
    }
    writeln!(out)
}

fn json(
    (scoring, table): (Scoring, Option<TableSize>),
    counts: Counts,
    damaged: u64,
    players: &[Player],
    out: &mut dyn Write,
) -> io::Result<()> {
    let list = List {
        scoring: scoring_word(scoring),
        players: table.map(TableSize::players),
        deals: counts.deals,
        passed: counts.passed,
        aborted: counts.aborted,
        damaged,
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

/// A way of scoring by its word.
pub(super) fn scorings() -> impl TypedValueParser<Value = Scoring> {
    const WAYS: [Scoring; 3] = [Scoring::Plain, Scoring::SeegerFabian, Scoring::Minus];
    // The minus list has a name of its own in pubs.
    let words = WAYS.map(|way| {
        let word = PossibleValue::new(scoring_word(way));
        if way == Scoring::Minus { word.alias("bierlachs") } else { word }
    });
    PossibleValuesParser::new(words).map(|text| {
        WAYS.into_iter().find(|&way| scoring_word(way) == text).unwrap_or(Scoring::Minus)
    })
}

fn tables() -> impl TypedValueParser<Value = TableSize> {
    PossibleValuesParser::new(["3", "4"])
        .map(|text| if text == "4" { TableSize::Four } else { TableSize::Three })
}
