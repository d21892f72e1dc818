//! `skat review`: every decision of recorded games, judged.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::thread;

use clap::Args as Flags;

use super::inputs::{Input, Stopped, number};
use super::language::LangFlag;
use super::progress;
use super::reviewed::select::{Choice, Part, Picked, Seats};
use super::reviewed::{json, text};
use crate::app::{self, Environment, Failure};
use crate::players::Effort;
use crate::record::Raw;
use crate::settings::printable;

/// The flags of `skat review`.
#[derive(Debug, Flags)]
pub(super) struct ReviewArgs {
    /// Files of game records (- is standard input); without them your history
    #[arg(value_name = "FILE|-")]
    files: Vec<Input>,

    /// Only the last deal, which is what your history shows if nothing else is said
    #[arg(long, group = "choice")]
    last: bool,

    /// Only list number N, counted from 1 in the order of the records
    #[arg(long, value_name = "N", group = "choice", value_parser = number(1..=u32::MAX),
        allow_negative_numbers = true)]
    list: Option<u32>,

    /// All of them, which is what files show if nothing else is said
    #[arg(long, group = "choice")]
    all: bool,

    /// Only record number N of each file
    #[arg(long, value_name = "N", group = "choice", value_parser = number(1..=u32::MAX),
        allow_negative_numbers = true)]
    game: Option<u32>,

    /// Only the decisions of these: forehand, middlehand, rearhand or names of players; else all
    ///
    /// Several with commas between them.
    #[arg(long, value_name = "NAME|all", default_value = "all", hide_default_value = true)]
    seat: Seats,

    /// How many games are reviewed at the same time
    ///
    /// What is printed is the same at any number.
    #[arg(long, value_name = "N", default_value = "1", value_parser = number(1..=255_u8))]
    jobs: u8,

    /// With a tenth of the work, and so with larger errors
    #[arg(long)]
    fast: bool,

    /// As JSON: an object a game
    #[arg(long)]
    json: bool,

    /// Only the K-th of N parts, as shares for several machines
    #[arg(long, value_name = "K/N")]
    part: Option<Part>,

    /// The language.
    #[command(flatten)]
    lang: LangFlag,

    /// Where your history is kept
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
}

impl ReviewArgs {
    /// The records that are wanted.
    fn choice(&self) -> Choice {
        match (self.list, self.game) {
            (Some(list), _) => Choice::List(list),
            (_, Some(game)) => Choice::Game(game),
            _ if self.last || self.files.is_empty() && !self.all => Choice::Last,
            _ => Choice::All,
        }
    }
}

/// The number of records that each thread gets before their reviews are printed.
const BATCH: usize = 8;

/// Reviews the records that were chosen, and prints each review.
///
/// # Errors
/// When a file cannot be read (the others are done all the same), nothing was found that was asked
/// for, or `out` cannot be written to.
pub(super) fn print(
    args: &ReviewArgs,
    environment: &Environment,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let effort = if args.fast { Effort::FAST } else { Effort::FULL };
    let words = match args.json {
        true => None,
        false => Some(args.lang.words(environment)?),
    };
    let inputs = match args.files.is_empty() {
        true => history(args, environment)?,
        false => args.files.clone(),
    };
    let done = AtomicU32::new(0);
    let review = |raw: &Raw<'_>| {
        let review = match &words {
            None => json::line(raw, &args.seat, effort),
            Some(words) => text::table(words, raw, &args.seat, effort),
        };
        done.fetch_add(1, Ordering::Relaxed);
        review
    };
    let jobs = usize::from(args.jobs);
    let work = || {
        let mut batch: Vec<Raw<'static>> = Vec::new();
        let mut flush = |batch: &mut Vec<Raw<'static>>| -> io::Result<()> {
            for text in side_by_side(batch, jobs, &review) {
                out.write_all(text.as_bytes())?;
            }
            batch.clear();
            out.flush()
        };
        let mut picked = Picked::new(args.choice(), args.part);
        let mut unread = Vec::new();
        for input in &inputs {
            picked.begin_file();
            let read = input.for_each_record(|raw| {
                batch.extend(picked.take(raw));
                if batch.len() >= BATCH * jobs { flush(&mut batch) } else { Ok(()) }
            });
            match read {
                Ok(()) => {}
                Err(Stopped::Input(why)) => unread.push(format!("{input}: cannot be read: {why}")),
                Err(Stopped::Output(why)) => return Err(why.into()),
            }
        }
        batch.extend(picked.rest());
        flush(&mut batch)?;
        match (unread.is_empty(), picked.missed()) {
            (false, _) => Err(Failure::Usage(format!("review: {}", unread.join("; ")))),
            (true, Some(why)) => Err(Failure::Usage(format!("review: {why}"))),
            (true, None) => Ok(()),
        }
    };
    progress::during(None, || done.load(Ordering::Relaxed), work)
}

/// Your history, if there is one yet.
fn history(args: &ReviewArgs, environment: &Environment) -> Result<Vec<Input>, Failure> {
    let mut overrides = args.lang.overrides();
    overrides.data_dir.clone_from(&args.data_dir);
    let history = app::history(&environment.load(&overrides)?)?;
    let failed = |why: String| Failure::Usage(format!("review: {}", printable(&why)));
    let known = history.open().map_err(|why| failed(why.to_string()))?;
    Ok(known.map(|_| Input::File(history.path().to_owned())).into_iter().collect())
}

/// The reviews of some records in their order, made by so many threads.
fn side_by_side(
    records: &[Raw<'static>],
    jobs: usize,
    review: &(impl Fn(&Raw<'_>) -> String + Sync),
) -> Vec<String> {
    if jobs == 1 || records.len() < 2 {
        return records.iter().map(review).collect();
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(record) = records.get(index) else { return done };
            done.push((index, review(record)));
        }
    };
    let mut all: Vec<(usize, String)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, _>| match thread.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        threads.into_iter().flat_map(join).collect()
    });
    all.sort_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, text)| text).collect()
}
