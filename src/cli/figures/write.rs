//! The words in which duels tell their figures.

use crate::players::Player;
use crate::settings::printable;
use crate::study::duel::Mean;

/// A share of something; 0 of nothing.
pub(super) fn share(part: u32, whole: u32) -> f64 {
    f64::from(part) / f64::from(whole.max(1))
}

/// `1 club`, shortened if it is the command of a program.
pub(super) fn name(number: usize, player: &Player) -> String {
    const LONGEST: usize = 24;
    let name = printable(&player.to_string());
    match name.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{number} {}…", &name[..end]),
        None => format!("{number} {name}"),
    }
}

pub(super) fn plus_minus(Mean { mean, half }: Mean) -> String {
    format!("{mean:+.2} ± {half:.2}")
}

/// `  7.4 %`
pub(super) fn percent(part: u32, whole: u32) -> String {
    format!("{:>5.1} %", 100.0 * share(part, whole))
}
