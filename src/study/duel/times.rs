//! The time that decisions took, in memory that does not grow with them.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Steps to an octave: neighbouring ones differ by 3 %.
const STEPS: usize = 32;

/// The time that a player's decisions took.
///
/// They are counted by length, in classes 3 % wide; mean and maximum are exact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    count: u64,
    total: Duration,
    most: Duration,
    /// The number of each length.
    classes: Vec<u64>,
}

impl Default for Times {
    fn default() -> Self {
        Self {
            count: 0,
            total: Duration::ZERO,
            most: Duration::ZERO,
            classes: vec![0; STEPS * u64::BITS as usize],
        }
    }
}

impl Times {
    pub(super) fn add(&mut self, time: Duration) {
        self.count += 1;
        self.total += time;
        self.most = self.most.max(time);
        self.classes[class(time)] += 1;
    }

    pub(super) fn merge(&mut self, other: &Self) {
        // What was read from a file may be anything.
        self.count = self.count.saturating_add(other.count);
        self.total = self.total.saturating_add(other.total);
        self.most = self.most.max(other.most);
        for (own, theirs) in self.classes.iter_mut().zip(&other.classes) {
            *own = own.saturating_add(*theirs);
        }
    }

    /// The number of decisions.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The mean, in milliseconds.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.total.as_secs_f64() * 1e3 / self.count.max(1) as f64
    }

    /// The longest, in milliseconds.
    #[must_use]
    pub fn most(&self) -> f64 {
        self.most.as_secs_f64() * 1e3
    }

    /// The time in which this share of the decisions, from 0 to 1, was made, in milliseconds and
    /// within 3 %.
    #[must_use]
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = (self.count as f64 * share).ceil() as u64;
        let mut seen = 0_u64;
        let found = self.classes.iter().position(|count| {
            seen = count.saturating_add(seen);
            seen >= wanted && seen > 0
        });
        found.map_or(0.0, |class| longest(class).min(self.most()))
    }
}

/// The class of a length: the octave of its nanoseconds, and the five bits after the first.
fn class(time: Duration) -> usize {
    let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX).max(1);
    let octave = nanos.ilog2();
    let step = if octave >= 5 { nanos >> (octave - 5) } else { nanos << (5 - octave) };
    octave as usize * STEPS + step as usize % STEPS
}

/// The upper end of a class, in milliseconds.
fn longest(class: usize) -> f64 {
    let step = (class % STEPS + 1) as f64 / STEPS as f64;
    2_f64.powi((class / STEPS) as i32) * (1.0 + step) / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_within_three_per_cent() {
        let mut times = Times::default();
        assert_eq!((times.mean(), times.quantile(0.95), times.most()), (0.0, 0.0, 0.0));
        for millis in 1..=1000 {
            times.add(Duration::from_millis(millis));
        }
        assert_eq!((times.count(), times.most()), (1000, 1000.0));
        assert!((times.mean() - 500.5).abs() < 1e-9);
        for share in [0.05, 0.5, 0.95, 1.0] {
            let (found, exact) = (times.quantile(share), share * 1000.0);
            assert!((exact..=exact * 1.033).contains(&found), "{share}: {found}");
        }
    }

    #[test]
    fn every_length_has_its_class() {
        let lengths = [0, 1, 2, 3, 31, 32, 33, 1_000, 123_456_789, u64::MAX];
        let classes: Vec<usize> =
            lengths.into_iter().map(|nanos| class(Duration::from_nanos(nanos))).collect();
        assert!(classes.is_sorted(), "{classes:?}");
        let mut times = Times::default();
        lengths.into_iter().for_each(|nanos| times.add(Duration::from_nanos(nanos)));
        let mut twice = times.clone();
        twice.merge(&times);
        assert_eq!(twice.quantile(0.5), times.quantile(0.5));
    }
}
