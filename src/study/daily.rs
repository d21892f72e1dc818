//! The deals of the day: the same twelve for everybody.

use rand::Rng;

use crate::record::Day;
use crate::rules::{ListSettings, TableSize, generator};

/// The number of deals a day has.
pub const DEALS: u32 = 12;

/// Names the purpose of the generator: the letters of "daily".
const DAILY: u64 = 0x64_6169_6c79;

/// The list of a day: the official game at a table of three, kept after Seeger-Fabian. The day
/// alone says which cards are dealt, and who deals first.
///
/// ```
/// use skat::study::daily;
///
/// let day = |text: &str| text.parse().map(daily::list);
/// assert_eq!(day("2026-11-30")?.deal(1), day("2026-11-30")?.deal(1));
/// assert_ne!(day("2026-11-30")?.deal(1), day("2026-12-01")?.deal(1));
/// # Ok::<(), skat::record::BadDay>(())
/// ```
#[must_use]
pub fn list(day: Day) -> ListSettings {
    let [year, month, date] = day.numbers();
    // Short enough to be told: the same list can be played from its seed as well.
    let seed = generator(&[DAILY, year, month, date]).next_u64() % 1_000_000_000;
    ListSettings { deals: DEALS, ..ListSettings::new(TableSize::Three, seed) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_day_has_other_cards() {
        let seeds: BTreeSet<u64> = (0..1000).map(|day| list(Day::of(day * 86_400)).seed).collect();
        assert_eq!(seeds.len(), 1000);
    }

    /// The deals of a day must never change: people compare them, and come back to them.
    #[test]
    fn the_deals_of_a_day_are_the_same_for_ever() {
        let list = list("2026-11-30".parse().unwrap());
        assert_eq!((list.deals, list.table), (12, TableSize::Three));
        assert_eq!(list.seed, 608_181_223);
        assert_eq!(list.deal(1).skat().to_string(), "HK D7");
    }
}
