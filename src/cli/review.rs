//! `skat review`: every decision of recorded games, judged.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::thread;

use clap::Args as Flags;

use super::inputs::{Input, Stopped, number};
use super::language::LangFlag;
use super::progress;
use super::reviewed::select::{Choice, Picked, Seats};
use super::reviewed::{json, text};
use crate::app::{self, Environment, Failure};
use crate::players::{Effort, Level};
use crate::record::Raw;
use crate::settings::printable;
use crate::study::part::Part;
use crate::study::review::{Calibration, reviewed_deal};

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

    /// Instead, what each level of the computer players loses in so many deals among its own
    ///
    /// The table that all prices are measured by, as the file docs/review.md explains it.
    #[arg(long, value_name = "DEALS", conflicts_with_all = ["files", "choice", "seat", "part"],
        value_parser = number(1..=100_000_u32), allow_negative_numbers = true)]
    calibrate: Option<u32>,

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
    if let Some(deals) = args.calibrate {
        return Ok(calibrate(args, deals, effort, out)?);
    }
    let words = match args.json {
        true => None,
        false => Some(args.lang.words(environment)?),
    };
    let inputs = match args.files.is_empty() {
        true => history(args, environment)?,
        false => args.files.clone(),
    };
    let done = AtomicU32::new(0);
    let review = |raw: &Raw<'static>| {
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

/// Prints what each level loses among its own: the measure of all prices.
fn calibrate(args: &ReviewArgs, deals: u32, effort: Effort, out: &mut dyn Write) -> io::Result<()> {
    let done = AtomicU32::new(0);
    let numbers: Vec<u32> = (1..=deals).collect();
    let work = || {
        Level::ALL.map(|level| {
            let deal = |&number: &u32| {
                let sums = reviewed_deal(level, number, effort);
                done.fetch_add(1, Ordering::Relaxed);
                sums
            };
            Calibration::of(side_by_side(&numbers, usize::from(args.jobs), &deal))
        })
    };
    let total = deals * Level::ALL.len() as u32;
    let calibrated = progress::during(Some(total), || done.load(Ordering::Relaxed), work);
    if args.json {
        for (level, calibration) in Level::ALL.iter().zip(&calibrated) {
            writeln!(out, "{}", json::calibration(*level, deals, calibration))?;
        }
        return Ok(());
    }
    text::calibration(deals, Level::ALL.into_iter().zip(&calibrated), out)
}

/// The results of some work in its order, made by so many threads.
fn side_by_side<T: Sync, R: Send>(
    items: &[T],
    jobs: usize,
    make: &(impl Fn(&T) -> R + Sync),
) -> Vec<R> {
    if jobs == 1 || items.len() < 2 {
        return items.iter().map(make).collect();
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { return done };
            done.push((index, make(item)));
        }
    };
    let mut all: Vec<(usize, R)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, _>| match thread.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        threads.into_iter().flat_map(join).collect()
    });
    all.sort_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, made)| made).collect()
}
