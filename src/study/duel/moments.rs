//! A mean and how sure it is, from sums that do not depend on the order.

use serde::{Deserialize, Serialize};

/// Sums over observations that are whole numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moments {
    count: u64,
    sum: i64,
    squares: i128,
}

/// A mean with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval: 1.96 standard errors; 0 for fewer than two observations.
    pub half: f64,
}

impl Moments {
    pub(super) fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value).pow(2);
    }

    pub(super) const fn merge(&mut self, other: &Self) {
        // What was read from a file may be anything.
        self.count = self.count.saturating_add(other.count);
        self.sum = self.sum.saturating_add(other.sum);
        self.squares = self.squares.saturating_add(other.squares);
    }

    /// The mean of one of the `parts` that each observation sums up.
    #[must_use]
    pub fn mean_of(&self, parts: u32) -> Mean {
        if self.count == 0 {
            return Mean::default();
        }
        let (n, parts) = (self.count as f64, f64::from(parts));
        let mean = self.sum as f64 / n / parts;
        if self.count == 1 {
            return Mean { mean, half: 0.0 };
        }
        // Whole numbers up to here, so that nothing cancels.
        let spread = i128::from(self.count)
            .saturating_mul(self.squares)
            .saturating_sub(i128::from(self.sum).pow(2));
        let variance = spread as f64 / n / (n - 1.0);
        Mean { mean, half: 1.96 * (variance.max(0.0) / n).sqrt() / parts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[i64]) -> Moments {
        let mut moments = Moments::default();
        values.iter().for_each(|&value| moments.add(value));
        moments
    }

    #[test]
    fn mean_and_interval() {
        assert_eq!(of(&[]).mean_of(3), Mean::default());
        assert_eq!(of(&[6]).mean_of(3), Mean { mean: 2.0, half: 0.0 });
        // Standard deviation 2, of four: a standard error of 1.
        let Mean { mean, half } = of(&[-1, -1, 2, 2]).mean_of(1);
        assert_eq!(mean, 0.5);
        assert!((half - 1.96 * (3.0_f64 / 4.0).sqrt()).abs() < 1e-12, "{half}");
        let third = of(&[-3, -3, 6, 6]).mean_of(3);
        assert!((third.half - half).abs() < 1e-12 && third.mean == mean);
    }

    #[test]
    fn parts_add_up_in_any_order() {
        let (mut ab, mut ba) = (of(&[1, 2, -40]), of(&[7, 9]));
        let (a, b) = (ab, ba);
        ab.merge(&b);
        ba.merge(&a);
        assert_eq!(ab, ba);
        assert_eq!(ab, of(&[9, -40, 1, 7, 2]));
    }
}
