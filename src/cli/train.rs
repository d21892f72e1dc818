//! `skat train`: makes the tables of the strong player again.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args as Flags;

use super::inputs::number;
use crate::app::Failure;
use crate::players::trained::prospects::Question;
use crate::settings::printable;
use crate::study::training::{Calibration, Report, Shares, Tenth, Training};

/// The flags of `skat train`.
#[derive(Debug, Flags)]
pub(super) struct TrainArgs {
    /// The folder in which the tables are written; those in it are replaced
    #[arg(value_name = "DIR")]
    pub(super) dir: PathBuf,

    /// Where deals and luck come from
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(0..=u64::MAX))]
    pub(super) seed: u64,

    /// How many games to play, as a share of all that are worth it
    ///
    /// 0.01 is enough to see it work.
    #[arg(long, value_name = "F", default_value_t = 1.0, value_parser = number(0.000_001..=100.0))]
    pub(super) effort: f64,
}

/// The names of the files, in the order in which tables are stored.
const FILES: [&str; 3] = ["policies.tables", "prospects.tables", "ramsch.tables"];

/// Trains, prints the reports, and writes the tables.
///
/// # Errors
/// When the folder cannot be made, or a file or `out` cannot be written to.
pub(super) fn train(args: &TrainArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let failed = |path: &PathBuf, why: io::Error| {
        Failure::Failed(printable(&format!("train: cannot write {}: {why}", path.display())))
    };
    // Better now than after all the work.
    fs::create_dir_all(&args.dir).map_err(|why| failed(&args.dir, why))?;
    let mut written = Ok(());
    let tables = Training { seed: args.seed, effort: args.effort }.run(|report| {
        if written.is_ok() {
            written = print(&report, out).and_then(|()| out.flush());
        }
    });
    written?;
    for (name, bytes) in FILES.into_iter().zip(tables.stored()) {
        let path = args.dir.join(name);
        fs::write(&path, bytes).map_err(|why| failed(&path, why))?;
    }
    Ok(())
}

/// The families of games, as the tables have them.
const FAMILIES: [&str; 3] = ["suit games", "Grand", "Null"];

fn print(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    match report {
        Report::Lessons { games, deals } => {
            writeln!(out, "{games} games of the club, from {deals} deals\n")?;
            writeln!(out, "Cards of other such games foretold: log loss, and % liked best")?;
            writeln!(out, "epoch{}", heads(16))
        }
        Report::Imitated { epoch, fits } => {
            write!(out, "{epoch:>5}")?;
            for fit in fits {
                write!(out, "{:>10.4}{:>6.1}", fit.log_loss, 100.0 * fit.first)?;
            }
            writeln!(out)
        }
        Report::Foreseen { deals, calibration } => {
            writeln!(out, "\nProspects from {deals} deals: % foreseen / % that came true\n")?;
            calibrated(calibration, out)
        }
        Report::Practised { games, of, shares } => {
            if *games * 8 / of <= 1 {
                practice_head(*of, out)?;
            }
            write!(out, "{games:>9}")?;
            for Shares { new, new_declarer, new_defenders, old, .. } in shares {
                write!(out, "  ")?;
                for share in [new, new_declarer, new_defenders, old] {
                    write!(out, "{:>6.1}", 100.0 * share)?;
                }
            }
            writeln!(out)
        }
        Report::RamschPractised { games, of, gains } => {
            if *games * 8 / of <= 1 {
                writeln!(out, "\nRamsch, practice, {of} games\n")?;
                writeln!(out, "{:>9}  ahead of the last  marches, %  loss of a deal", "games")?;
            }
            let (alone, marches, lost) = (gains.alone, 100.0 * gains.marches, gains.lost);
            writeln!(out, "{games:>9}{alone:>19.2}{marches:>12.2}{lost:>16.1}")
        }
        Report::RamschForeseen { deals, fit } => {
            writeln!(out, "\nProspects of Ramsch from {deals} deals: of a standard deviation of")?;
            writeln!(
                out,
                "{:.1} points {:.1} are left once the hand is known",
                fit.spread, fit.left
            )
        }
    }
}

/// The families as heads of columns.
fn heads(width: usize) -> String {
    FAMILIES.iter().map(|family| format!("{family:>width$}")).collect()
}

fn practice_head(games: u64, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "\nPractice, {games} games: % that the declarer wins, where those play by the new"
    )?;
    writeln!(out, "policy that are named: all, the declarer, the defenders, none\n")?;
    writeln!(out, "{:9}{}", "", heads(26))?;
    let columns = format!("  {:>6}{:>6}{:>6}{:>6}", "all", "decl", "def", "none");
    writeln!(out, "{:>9}{}", "games", columns.repeat(3))
}

/// The question in words.
const fn asked(question: Question) -> &'static str {
    match question {
        Question::Win => "wins",
        Question::WinHigh => "takes 90",
        Question::WinHand => "wins Hand",
        Question::WinHandHigh => "takes 90 Hand",
        Question::WinLater => "wins, skat unseen",
    }
}

fn calibrated(calibration: &Calibration, out: &mut dyn Write) -> io::Result<()> {
    /// Of fewer answers nothing is told.
    const FEW: u32 = 100;
    let cell = |tenth: &Tenth| match tenth.answers {
        ..FEW => "-".to_owned(),
        _ => format!("{:.0}/{:.0}", 100.0 * tenth.foreseen(), 100.0 * tenth.came_true()),
    };
    for (family, name) in FAMILIES.iter().enumerate() {
        for question in Question::ALL {
            if family == 2 && question.is_high() {
                continue;
            }
            write!(out, "{name:>10} {:17}", asked(question))?;
            for tenth in calibration.tenths(family, question) {
                write!(out, "{:>6}", cell(tenth))?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}
