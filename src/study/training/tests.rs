//! Trainings with very little effort: they repeat themselves, and they learn.

use std::sync::LazyLock;

use super::{Report, Shares, Training};
use crate::players::trained::Tables;
use crate::players::trained::prospects::Question;

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

/// The reports of a training that is just long enough to learn something.
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
