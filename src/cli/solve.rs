//! `skat solve`: what happens with open cards.

mod game;
mod question;
mod stream;

use std::io::{self, Write};
use std::time::Instant;

use clap::Args as Flags;
use serde_json::json;

use super::door::complain;
use super::inputs::{Input, Stopped, number};
use crate::app::Failure;
use crate::rules::Kind;
use crate::search::{Position, Solver};
use question::Question;

/// The flags of `skat solve`.
#[derive(Debug, Flags)]
pub(super) struct SolveArgs {
    /// A file of positions, or with --at of game records (- is standard input)
    #[arg(value_name = "FILE|-", default_value = "-", hide_default_value = true)]
    pub(super) file: Input,

    /// The best line of recorded games from the beginning of this trick, 1 to 10
    #[arg(long, value_name = "TRICK", value_parser = number(1..=10_u8))]
    pub(super) at: Option<u8>,

    /// Only whether the declarer reaches 61 points
    ///
    /// With the skat and the points taken before; in Null, whether the declarer makes it.
    #[arg(long)]
    pub(super) win: bool,

    /// As JSON: an object a line
    #[arg(long)]
    pub(super) json: bool,

    /// How many positions are solved at the same time
    ///
    /// The answers and their order are the same at any number.
    #[arg(long, value_name = "N", default_value = "1", conflicts_with = "at",
        value_parser = number(1..=255_u8))]
    pub(super) jobs: u8,
}

/// Solves what the input asks and prints the answers in its order.
///
/// # Errors
/// When the input cannot be read or has bad lines (the others are done all the same, and each of
/// the bad ones has been told on standard error), or `out` cannot be written to.
pub(super) fn print(args: &SolveArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut bad = 0;
    let mut tell = |answer: Result<String, String>| -> io::Result<()> {
        match answer {
            Ok(text) => {
                out.write_all(text.as_bytes())?;
                out.flush()
            }
            Err(why) => {
                bad += 1;
                complain(&format!("solve: {}:{why}", args.file));
                Ok(())
            }
        }
    };
    let done = match args.at {
        Some(trick) => {
            let mut solver = Solver::new();
            let name = args.file.name();
            let (win, json) = (args.win, args.json);
            args.file.for_each_record(|raw| {
                tell(game::answer(&mut solver, raw, &name, trick, win, json))
            })
        }
        None => {
            let (win, json) = (args.win, args.json);
            let answer = move |solver: &mut Solver, line: usize, text: &[u8]| {
                answer(solver, line, text, win, json)
            };
            stream::answer_all(&args.file, usize::from(args.jobs), answer, tell)
        }
    };
    match done {
        Ok(()) if bad > 0 => Err(Failure::Told),
        Ok(()) => Ok(()),
        Err(Stopped::Input(why)) => {
            Err(Failure::Usage(format!("solve: {}: cannot be read: {why}", args.file)))
        }
        Err(Stopped::Output(why)) => Err(why.into()),
    }
}

/// The answer to one line, or what is wrong with it and where.
fn answer(
    solver: &mut Solver,
    line: usize,
    text: &[u8],
    win: bool,
    json: bool,
) -> Result<String, String> {
    let question = Question::read(text).map_err(|bad| match bad.column {
        Some(column) => format!("{line}:{column}: {}", bad.why),
        None => format!("{line}: {}", bad.why),
    })?;
    let Question { id, position, skat, so_far } = question;
    let found = Found::of(solver, &position, skat, so_far, win);
    let Found { value, nodes, ms } = found;
    if json {
        let answer = json!({"id": id, "value": value, "nodes": nodes, "ms": ms});
        return Ok(format!("{answer}\n"));
    }
    let name = match &id {
        serde_json::Value::Null => format!("line {line}"),
        serde_json::Value::String(name) => crate::settings::printable(name),
        other => other.to_string(),
    };
    let says = says(position.kind(), win, value);
    Ok(format!("{name}: {says} ({nodes} positions, {ms} ms)\n"))
}

/// An answer in words.
fn says(kind: Kind, win: bool, value: u8) -> String {
    match (kind, win, value) {
        (Kind::Null, _, 0) => "the declarer takes a trick".to_owned(),
        (Kind::Null, _, _) => "the declarer takes no trick".to_owned(),
        (_, true, 0) => "the declarer does not reach 61".to_owned(),
        (_, true, _) => "the declarer reaches 61".to_owned(),
        (_, false, 1) => "the declarer gets 1 point".to_owned(),
        (_, false, _) => format!("the declarer gets {value} points"),
    }
}

/// The result for a position, and the work it took.
struct Found {
    /// The declarer's points with the skat; 1 or 0 where yes or no was asked.
    value: u8,
    nodes: u64,
    /// Milliseconds, to the microsecond.
    ms: f64,
}

/// The points that win a game.
const WINS: u8 = 61;

impl Found {
    /// Solves a position with an empty table, so that the work is the same in any order.
    fn of(solver: &mut Solver, position: &Position, skat: u8, so_far: u8, win: bool) -> Self {
        solver.clear();
        let before = solver.nodes();
        let begun = Instant::now();
        let missing = WINS.saturating_sub(skat + so_far);
        let value = match (position.kind(), win) {
            (Kind::Null, _) => solver.value(position),
            (_, true) => u8::from(solver.reaches(position, missing)),
            (_, false) => skat + solver.value_near(position, missing),
        };
        let ms = (begun.elapsed().as_secs_f64() * 1e6).round() / 1e3;
        Self { value, nodes: solver.nodes() - before, ms }
    }
}
