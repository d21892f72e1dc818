//! `skat replay`: recorded games, played again and compared.

use std::io::{self, Write};

use clap::Args as Flags;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::{Map, Value, json};

use super::inputs::{Input, Stopped};
use super::language::LangFlag;
use crate::app::Failure;
use crate::record::{Figures, Score};
use crate::rules::{Bid, Contract, Seat};
use crate::settings::printable;
use crate::study::replay::{Counts, Report, Verdict, replay};

/// The flags of `skat replay`.
#[derive(Debug, Flags)]
pub(super) struct ReplayArgs {
    /// Files of game records (- is standard input)
    #[arg(value_name = "FILE|-", required = true)]
    pub(super) files: Vec<Input>,

    /// As JSON: an object a game, and one for the sum
    #[arg(long)]
    pub(super) json: bool,

    /// Step through game number N of a file on the table
    ///
    /// Forward and back, with all cards open or as one seat saw them.
    #[arg(long, value_name = "N", conflicts_with = "json", value_parser = game_number,
        allow_negative_numbers = true)]
    pub(super) show: Option<usize>,

    /// Whose cards are open at first: F, M or R for fore-, middle- or rearhand; else all
    #[arg(long, value_name = "F|M|R", requires = "show", value_parser = seats(),
        hide_possible_values = true)]
    pub(super) seat: Option<Seat>,

    /// The language of the table.
    #[command(flatten)]
    pub(super) lang: LangFlag,
}

fn game_number(text: &str) -> Result<usize, &'static str> {
    text.parse().ok().filter(|&number| number > 0).ok_or("allowed: a number from 1 on")
}

fn seats() -> impl TypedValueParser<Value = Seat> {
    const LETTERS: [&str; 3] = ["F", "M", "R"];
    PossibleValuesParser::new(LETTERS).try_map(|letter| {
        let index = LETTERS.iter().position(|known| *known == letter);
        index.and_then(Seat::from_index).ok_or("not one of the letters")
    })
}

/// Plays all games of all files again and prints what differs, or as JSON everything.
///
/// # Errors
/// When a file cannot be read (the others are done all the same), a game differs or is damaged, or
/// `out` cannot be written to.
pub(super) fn print(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut counts = Counts::default();
    let mut unread = Vec::new();
    for input in &args.files {
        let name = input.name();
        let done = input.for_each_record(|raw| {
            let report = replay(raw);
            counts.add(&report.verdict);
            match args.json {
                true => writeln!(out, "{}", json(&name, &report)),
                false => text(input, &report, out),
            }
        });
        match done {
            Ok(()) => {}
            Err(Stopped::Input(why)) => unread.push(format!("{input}: cannot be read: {why}")),
            Err(Stopped::Output(why)) => return Err(why.into()),
        }
    }
    let Counts { games, agrees, differs, damaged, aborted, unfinished } = counts;
    if args.json {
        let sum = json!({
            "games": games, "agrees": agrees, "differs": differs, "damaged": damaged,
            "aborted": aborted, "unfinished": unfinished,
        });
        writeln!(out, "{sum}")?;
    } else {
        let s = if games == 1 { "" } else { "s" };
        writeln!(
            out,
            "{games} game{s}: {agrees} agree, {differs} differ, {damaged} damaged, {aborted} \
             aborted, {unfinished} unfinished"
        )?;
    }
    out.flush()?;
    if !unread.is_empty() {
        return Err(Failure::Usage(format!("replay: {}", unread.join("; "))));
    }
    if counts.all_agree() {
        return Ok(());
    }
    let wrong = differs + damaged;
    Err(Failure::Failed(format!("replay: {wrong} of {games} games differ or are damaged")))
}

/// A line for a game that differs, is damaged or unfinished, nothing for others.
fn text(file: &Input, report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let id = report.id.as_ref().map_or(String::new(), |id| format!(" {}", printable(id)));
    match &report.verdict {
        Verdict::Agrees | Verdict::Aborted => Ok(()),
        Verdict::Differs(why) => writeln!(out, "{file}:{}: game{id} differs: {why}", report.line),
        Verdict::Damaged(fault) | Verdict::Unfinished(fault) => {
            let (line, column, why) = (fault.line, fault.column, &fault.why);
            let word = report.verdict.word();
            writeln!(out, "{file}:{line}:{column}: game{id} is {word}: {why}")
        }
    }
}

/// The comparison for programs.
fn json(file: &str, report: &Report) -> Value {
    let contract = report.contract.as_ref();
    // What was announced, although it was never finished, is told with its game.
    let settled = report.ours.as_ref();
    let own = told(contract, report.bid, settled.and_then(Score::figures), settled);
    let recorded = report.recorded.as_ref().map(|score| {
        // A result without a declarer is none of the game that was announced.
        let settled = matches!(score, Score::Settled(_));
        let figures = match score {
            Score::Settled(figures) | Score::Penalty(figures) => Some(figures),
            Score::PassedIn | Score::Ramsch(_) | Score::Unfinished => None,
        };
        let contract = contract.filter(|_| settled);
        told(contract, report.bid.filter(|_| settled), figures, Some(score))
    });
    let mut game = Map::from_iter([
        ("file".to_owned(), json!(file)),
        ("line".to_owned(), json!(report.line)),
        ("id".to_owned(), json!(report.id)),
        ("status".to_owned(), json!(report.verdict.word())),
    ]);
    game.extend(own);
    game.insert("recorded".to_owned(), json!(recorded));
    game.insert("reason".to_owned(), json!(report.verdict.reason()));
    Value::Object(game)
}

/// A game and its result, as they came out or as a record has them.
fn told(
    contract: Option<&Contract>,
    bid: Option<Bid>,
    figures: Option<&Figures>,
    score: Option<&Score>,
) -> Map<String, Value> {
    let number = |of: fn(&Figures) -> i32| figures.map(of);
    let game = json!({
        "declarer": figures.and_then(|figures| figures.declarer).map(Seat::index),
        "game": contract.map(|contract| contract.kind().word()).or_else(|| score.and_then(word)),
        "hand": contract.map(|contract| contract.is_hand()),
        "ouvert": contract.map(|contract| contract.is_ouvert()),
        "bid": bid.map(Bid::value),
        "overbid": figures.map(|figures| figures.overbid),
        "matadors": number(|figures| figures.matadors),
        "points": number(|figures| figures.points),
        "tricks": number(|figures| figures.tricks),
        "value": number(|figures| figures.value),
        "values": score.and_then(values),
    });
    match game {
        Value::Object(game) => game,
        _ => Map::new(),
    }
}

/// A result that names its own game.
const fn word(score: &Score) -> Option<&'static str> {
    match score {
        Score::PassedIn => Some("passed"),
        Score::Ramsch(_) => Some("ramsch"),
        Score::Penalty(_) | Score::Settled(_) | Score::Unfinished => None,
    }
}

const fn values(score: &Score) -> Option<[i32; 3]> {
    match score {
        Score::Ramsch(values) => Some(*values),
        _ => None,
    }
}
