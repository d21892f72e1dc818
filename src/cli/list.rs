//! `skat list`: standings and score sheets out of recorded games.

pub(super) mod csv;
mod page;
mod paper;
mod standings;
mod text;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args as Flags;
use clap::ValueEnum;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::door::complain;
use super::inputs::{Input, Stopped};
use super::language::LangFlag;
use crate::app::{self, Environment, Failure};
use crate::record::scoring_word;
use crate::rules::{Scoring, TableSize};
use crate::settings::{Deals, Loaded, printable};
use crate::study::sheet::{Sheet, Sheets};
use crate::study::standings::{Fold, Player};
use crate::text::Words;
use paper::Paper;
use standings::Told;

/// The flags of `skat list`.
#[derive(Debug, Flags)]
pub(super) struct ListArgs {
    /// A file of game records (- is standard input); without it your history
    #[arg(value_name = "FILE|-", conflicts_with = "empty")]
    pub(super) file: Option<Input>,

    /// How the games are totalled: plain, seeger-fabian or minus; else as you have set it
    ///
    /// Without it as the configuration or SKAT_SCORING has it, which is seeger-fabian if nothing is
    /// said there. A score sheet is totalled as its list was.
    #[arg(long, value_name = "HOW", value_parser = scorings(), hide_possible_values = true)]
    pub(super) scoring: Option<Scoring>,

    /// How many were at the table: 3, or 4 with the dealer sitting out
    ///
    /// Without it, four were if a record names who sat out. A score sheet takes it from the records,
    /// and for an empty one it is 3 if nothing is said.
    #[arg(long, value_name = "3|4", value_parser = tables(), hide_possible_values = true)]
    pub(super) players: Option<TableSize>,

    /// The score sheet, deal by deal: as text, as csv, or as html that prints on A4
    ///
    /// The sheet of the last list in the records, or with --all of every one. In csv the columns
    /// are the same for every language and table; the total is by the way of scoring.
    #[arg(long, value_name = "FORM", value_enum, conflicts_with = "json")]
    pub(super) format: Option<Format>,

    /// The same as --format html
    ///
    /// Example: skat list --print > list.html
    #[arg(long, conflicts_with_all = ["format", "json"])]
    pub(super) print: bool,

    /// An empty sheet to write on, with so many rows
    ///
    /// Without a number as many as the official list has: 36, with four players 48.
    ///
    /// Example: skat list --print --empty --players 4 > empty.html
    #[arg(long, value_name = "ROWS", num_args = 0..=1, default_missing_value = "auto",
        conflicts_with = "all")]
    pub(super) empty: Option<Deals>,

    /// The sheets of all lists, not only of the last one
    #[arg(long)]
    pub(super) all: bool,

    /// In which language.
    #[command(flatten)]
    pub(super) lang: LangFlag,

    /// Where your history is kept
    #[arg(long, value_name = "DIR")]
    pub(super) data_dir: Option<PathBuf>,

    /// As JSON
    #[arg(long)]
    pub(super) json: bool,
}

/// The form of a printed score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// In columns.
    Text,
    /// Comma-separated values.
    Csv,
    /// A page of its own.
    Html,
}

impl ListArgs {
    /// The form of the score sheet, if one is wanted.
    ///
    /// # Errors
    /// When flags contradict each other.
    fn sheet(&self) -> Result<Option<Format>, Failure> {
        let format = if self.print { Some(Format::Html) } else { self.format };
        let against = match format {
            None if self.all => {
                Some("--all shows score sheets (allowed: with --format or --print)")
            }
            Some(Format::Csv | Format::Text) | None if self.empty.is_some() => {
                Some("--empty is a page to write on (allowed: with --print or --format html)")
            }
            Some(_) if self.players.is_some() && self.empty.is_none() => {
                Some("--players does not go with a score sheet: its records tell who was there")
            }
            _ => None,
        };
        against.map_or(Ok(format), |why| Err(usage(why)))
    }
}

fn usage(why: &str) -> Failure {
    Failure::Usage(format!("list: {why}"))
}

/// Folds the records into standings, or shows their score sheets.
///
/// # Errors
/// When the records cannot be read, or `out` cannot be written to.
pub(super) fn print(
    args: &ListArgs,
    environment: &Environment,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let sheet = args.sheet()?;
    let load = || {
        let mut overrides = args.lang.overrides();
        overrides.data_dir.clone_from(&args.data_dir);
        environment.load(&overrides)
    };
    // The configuration matters only for what the flags leave open.
    if let (Some(file), Some(scoring), true) = (&args.file, args.scoring, args.json) {
        return standings(args, None, Some(file.clone()), scoring, out);
    }
    let loaded = load()?;
    let words = app::words(&loaded.settings, environment);
    let configured = args.scoring.unwrap_or(loaded.settings.list.scoring);
    if let Some(rows) = args.empty {
        let table = args.players.unwrap_or(TableSize::Three);
        let paper = Paper::empty(&words, table, configured, rows.count(table));
        page::begin(&words, out)?;
        page::print(&words, &paper, out)?;
        return Ok(page::end(out)?);
    }
    let input = match &args.file {
        Some(file) => Some(file.clone()),
        None => history(&loaded)?,
    };
    match sheet {
        None => standings(args, Some(&words), input, configured, out),
        Some(format) => {
            let mut sheets = sheets(&words, input)?;
            if !args.all {
                sheets.drain(..sheets.len().saturating_sub(1));
            }
            let scoring = |sheet: &Sheet| args.scoring.or(sheet.scoring).unwrap_or(configured);
            Ok(show(format, &words, &sheets, scoring, out)?)
        }
    }
}

/// Your history; `None` if there is none yet.
fn history(loaded: &Loaded) -> Result<Option<Input>, Failure> {
    let history = app::history(loaded)?;
    let known = history.open().map_err(|why| usage(&printable(&why.to_string())))?;
    Ok(known.map(|_| Input::File(history.path().to_owned())))
}

/// Hands out all records.
fn read(
    input: Option<Input>,
    mut take: impl FnMut(&crate::record::Raw<'_>),
) -> Result<(), Failure> {
    let Some(input) = input else { return Ok(()) };
    let done = input.for_each_record(|raw| {
        take(raw);
        Ok(())
    });
    match done {
        Err(Stopped::Input(why) | Stopped::Output(why)) => {
            Err(usage(&format!("{input}: cannot be read: {why}")))
        }
        Ok(()) => Ok(()),
    }
}

/// Prints standings, as JSON if no language is needed.
fn standings(
    args: &ListArgs,
    words: Option<&Words>,
    input: Option<Input>,
    scoring: Scoring,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut fold = Fold::new(args.players);
    let mut damaged = 0;
    read(input, |raw| {
        if raw.read().and_then(|record| fold.add(&record)).is_err() {
            damaged += 1;
        }
    })?;
    let mut players: Vec<Player> = fold.players(scoring);
    // Who came first in the records stands first among equals.
    players.sort_by_key(|player| player.rank);
    let told = Told { counts: fold.counts(), damaged };
    match words.filter(|_| !args.json) {
        Some(words) => standings::text(words, scoring, &told, &players, out)?,
        None => standings::json((scoring, args.players), &told, &players, out)?,
    }
    Ok(())
}

/// The score sheets of all lists in the records. What cannot be read is on no sheet, and counted
/// beside them.
fn sheets(words: &Words, input: Option<Input>) -> Result<Vec<Sheet>, Failure> {
    let mut sheets = Sheets::default();
    let mut damaged = 0;
    read(input, |raw| {
        damaged += u32::from(raw.read().and_then(|record| sheets.add(&record)).is_err());
    })?;
    if damaged > 0 {
        let left_out = words.with("standings-damaged", &[("n", damaged.into())]);
        complain(&format!("list: {left_out}"));
    }
    Ok(sheets.into_sheets())
}

fn show(
    format: Format,
    words: &Words,
    sheets: &[Sheet],
    scoring: impl Fn(&Sheet) -> Scoring,
    out: &mut dyn Write,
) -> io::Result<()> {
    let papers = sheets.iter().map(|sheet| Paper::of(words, sheet, scoring(sheet)));
    match format {
        Format::Csv => {
            csv::header(out)?;
            for sheet in sheets {
                csv::print(sheet, scoring(sheet), out)?;
            }
        }
        Format::Text => {
            for (index, paper) in papers.enumerate() {
                if index > 0 {
                    writeln!(out)?;
                }
                text::print(words, &paper, out)?;
            }
        }
        Format::Html => {
            page::begin(words, out)?;
            for paper in papers {
                page::print(words, &paper, out)?;
            }
            page::end(out)?;
        }
    }
    Ok(())
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
