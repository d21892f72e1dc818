//! `skat replay`: recorded games, played again and compared.

use std::io::{self, Write};

use clap::Args as Flags;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use super::inputs::{Input, Stopped};
use super::language::LangFlag;
use crate::app::Failure;
use crate::record::{Figures, Score};
use crate::rules::{Bid, Seat};
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
            if args.json { json(&name, &report, out) } else { text(input, &report, out) }
        });
        match done {
            Ok(()) => {}
            Err(Stopped::Input(why)) => unread.push(format!("{input}: cannot be read: {why}")),
            Err(Stopped::Output(why)) => return Err(why.into()),
        }
    }
    let Counts { games, agrees, differs, damaged, aborted } = counts;
    if args.json {
        line(&Sum { games, agrees, differs, damaged, aborted }, out)?;
    } else {
        let s = if games == 1 { "" } else { "s" };
        writeln!(
            out,
            "{games} game{s}: {agrees} agree, {differs} differ, {damaged} damaged, {aborted} aborted"
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

/// A line for a game that differs or is damaged, nothing for others.
fn text(file: &Input, report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let id = report.id.as_ref().map_or(String::new(), |id| format!(" {}", printable(id)));
    match &report.verdict {
        Verdict::Agrees | Verdict::Aborted => Ok(()),
        Verdict::Differs(why) => writeln!(out, "{file}:{}: game{id} differs: {why}", report.line),
        Verdict::Damaged(fault) => {
            let (line, column, why) = (fault.line, fault.column, &fault.why);
            writeln!(out, "{file}:{line}:{column}: game{id} is damaged: {why}")
        }
    }
}

fn line(value: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

fn json(file: &str, report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let contract = report.contract.as_ref();
    // What was announced, although it was never finished, is told with its game.
    let settled = report.ours.as_ref();
    let figures = settled.and_then(Score::figures);
    let game = Game {
        file,
        line: report.line,
        id: report.id.as_deref(),
        status: report.verdict.word(),
        declarer: figures.and_then(|figures| figures.declarer).map(Seat::index),
        game: contract.map(|contract| contract.kind().word()).or_else(|| settled.and_then(word)),
        hand: contract.map(|contract| contract.is_hand()),
        ouvert: contract.map(|contract| contract.is_ouvert()),
        bid: report.bid.map(Bid::value),
        overbid: figures.map(|figures| figures.overbid),
        matadors: figures.map(|figures| figures.matadors),
        points: figures.map(|figures| figures.points),
        tricks: figures.map(|figures| figures.tricks),
        value: figures.map(|figures| figures.value),
        values: settled.and_then(values),
        recorded: report.recorded.as_ref().map(|score| Recorded::of(score, report)),
        reason: report.verdict.reason(),
    };
    line(&game, out)
}

/// A result that names its own game.
const fn word(score: &Score) -> Option<&'static str> {
    match score {
        Score::PassedIn => Some("passed"),
        Score::Ramsch(_) => Some("ramsch"),
        Score::Penalty(_) | Score::Settled(_) => None,
    }
}

const fn values(score: &Score) -> Option<[i32; 3]> {
    match score {
        Score::Ramsch(values) => Some(*values),
        _ => None,
    }
}

/// A game for programs; what a game has not is null.
#[derive(Serialize)]
struct Game<'a> {
    file: &'a str,
    line: usize,
    id: Option<&'a str>,
    status: &'static str,
    declarer: Option<usize>,
    game: Option<&'static str>,
    hand: Option<bool>,
    ouvert: Option<bool>,
    bid: Option<u16>,
    overbid: Option<bool>,
    matadors: Option<i32>,
    points: Option<i32>,
    tricks: Option<i32>,
    value: Option<i32>,
    values: Option<[i32; 3]>,
    recorded: Option<Recorded>,
    reason: Option<String>,
}

/// The same as the record has it: what was announced and bid by its moves, the rest by its result.
#[derive(Serialize)]
struct Recorded {
    declarer: Option<usize>,
    game: Option<&'static str>,
    hand: Option<bool>,
    ouvert: Option<bool>,
    bid: Option<u16>,
    overbid: Option<bool>,
    matadors: Option<i32>,
    points: Option<i32>,
    tricks: Option<i32>,
    value: Option<i32>,
    values: Option<[i32; 3]>,
}

impl Recorded {
    fn of(score: &Score, report: &Report) -> Self {
        // A result without a declarer is none of the game that was announced.
        let settled = matches!(score, Score::Settled(_));
        let contract = report.contract.as_ref().filter(|_| settled);
        let figures = match score {
            Score::Settled(figures) | Score::Penalty(figures) => Some(figures),
            Score::PassedIn | Score::Ramsch(_) => None,
        };
        let number = |of: fn(&Figures) -> i32| figures.map(of);
        Self {
            declarer: figures.and_then(|figures| figures.declarer).map(Seat::index),
            game: word(score).or_else(|| contract.map(|contract| contract.kind().word())),
            hand: contract.map(|contract| contract.is_hand()),
            ouvert: contract.map(|contract| contract.is_ouvert()),
            bid: report.bid.filter(|_| settled).map(Bid::value),
            overbid: figures.map(|figures| figures.overbid),
            matadors: number(|figures| figures.matadors),
            points: number(|figures| figures.points),
            tricks: number(|figures| figures.tricks),
            value: number(|figures| figures.value),
            values: values(score),
        }
    }
}

#[derive(Serialize)]
struct Sum {
    games: u64,
    agrees: u64,
    differs: u64,
    damaged: u64,
    aborted: u64,
}
