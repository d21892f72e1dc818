//! `skat train`, with very little effort: it repeats itself, and it learns.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, is_empty, starts_with};
use skat::search::prospects::Question;
use skat::search::{Tables, policy, prospects};
use skat::study::training::{Report, Shares, Training};

fn skat(dir: &Path) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().env("HOME", dir).current_dir(dir);
    command
}

/// A training of little effort, and what it told.
fn trained(seed: u64, effort: f64) -> (Tables<f32>, Vec<Report>) {
    let mut reports = Vec::new();
    let tables = Training { seed, effort }.run(|report| reports.push(report));
    (tables, reports)
}

#[test]
fn the_same_seed_gives_the_same_tables() {
    let first = trained(3, 0.0001).0.stored();
    assert_eq!(first, trained(3, 0.0001).0.stored());
    assert_ne!(first, trained(4, 0.0001).0.stored());
}

/// What a training tells that is just long enough to learn something.
static TOLD: LazyLock<Vec<Report>> = LazyLock::new(|| trained(1, 0.004).1);

/// Little practice is enough to beat the imitation, on either side.
#[test]
fn practice_makes_better() {
    let shares = TOLD.iter().rev().find_map(|report| match report {
        Report::Practised { shares, .. } => Some(shares),
        _ => None,
    });
    // All games together: of each family there are too few.
    let wins = |share: fn(&Shares) -> f64| -> f64 {
        shares.unwrap().iter().map(|shares| share(shares) * f64::from(shares.games)).sum()
    };
    let old = wins(|shares| shares.old);
    assert!(wins(|shares| shares.new_declarer) > old, "{shares:?}");
    assert!(wins(|shares| shares.new_defenders) < old, "{shares:?}");
}

/// In Ramsch the first games teach most, and hands tell something of what they will gain.
#[test]
fn ramsch_is_learned() {
    let mut gains = TOLD.iter().filter_map(|report| match report {
        Report::RamschPractised { gains, .. } => Some(gains.alone),
        _ => None,
    });
    let first = gains.next().unwrap();
    assert!(first > 3.0, "{first} points ahead of playing by lot");
    let Some(Report::RamschForeseen { fit, .. }) = TOLD.last() else { panic!("{TOLD:?}") };
    assert!(fit.left < 0.95 * fit.spread, "{fit:?}");
}

/// Imitation foretells cards better each time, and prospects are near what comes true.
#[test]
fn it_learns() {
    let losses: Vec<f64> = TOLD
        .iter()
        .filter_map(|report| match report {
            Report::Imitated { fits, .. } => Some(fits[0].log_loss),
            _ => None,
        })
        .collect();
    assert_eq!(losses.len(), 4);
    assert!(losses.is_sorted_by(|a, b| a > b), "{losses:?}");
    let calibration = TOLD.iter().rev().find_map(|report| match report {
        Report::Foreseen { calibration, .. } => Some(calibration),
        _ => None,
    });
    let calibration = calibration.unwrap();
    let tenths = calibration.tenths(0, Question::Win);
    let (seen, off) = tenths.iter().fold((0.0, 0.0), |(seen, off), tenth| {
        let answers = f64::from(tenth.answers);
        (seen + answers, off + answers * (tenth.foreseen() - tenth.came_true()).abs())
    });
    assert!(seen > 200.0 && off / seen < 0.1, "off by {} of {seen}", off / seen);
}

#[test]
fn the_files_are_those_of_the_program() {
    let dir = tempfile::tempdir().unwrap();
    let out = skat(dir.path())
        .args(["train", "made/here", "--effort", "0.0001", "--seed", "3"])
        .assert()
        .success()
        .stderr(is_empty())
        .stdout(contains("Practice, 120 games").and(contains("Grand wins Hand")));
    assert!(!out.get_output().stdout.is_empty());
    let [policies, promised, ramsch] = trained(3, 0.0001).0.stored();
    let read = |name| fs::read(dir.path().join("made/here").join(name)).unwrap();
    assert_eq!(read("policies.tables"), policies);
    assert_eq!(read("prospects.tables"), promised);
    assert_eq!(read("ramsch.tables"), ramsch);
    let kinds = [skat::rules::Kind::Clubs, skat::rules::Kind::Grand, skat::rules::Kind::Null];
    assert_eq!(policies.len(), kinds.map(policy::entries).iter().sum::<usize>());
    assert_eq!(ramsch.len(), policy::RAMSCH_ENTRIES + prospects::RAMSCH_ENTRIES);
    assert_eq!(promised.len(), 5 * [0, 1, 2].map(prospects::entries).iter().sum::<usize>());
}

#[test]
fn bad_flags_get_one_line() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("file"), "").unwrap();
    for (args, code, why) in [
        (&["train"][..], 2, "<DIR>"),
        (&["train", "d", "--effort", "much"], 2, "'much' for '--effort <F>': not a number"),
        (&["train", "d", "--effort", "0"], 2, "not from 0.000001 to 100"),
        (&["train", "d", "--effort", "NaN"], 2, "not from 0.000001 to 100"),
        (&["train", "d", "--seed", "x"], 2, "'x' for '--seed <N>'"),
        (&["train", "file/d"], 1, "train: cannot write file/d: "),
    ] {
        let one_line = starts_with("skat: ")
            .and(contains(why))
            .and(predicate::function(|text: &str| text.lines().count() == 1));
        skat(dir.path()).args(args).assert().code(code).stdout(is_empty()).stderr(one_line);
    }
}
