//! Exponentials, logarithms and chances that are the same on every machine.
//!
//! Those of the standard library are the system's, and differ in the last digit from one to the
//! next: enough for a training, or a game, to take another way.

use std::f32::consts::{LN_2, LOG2_E, SQRT_2};

/// e to the power of a number; 0 and the largest numbers beyond what fits.
#[must_use]
pub(crate) const fn exp(x: f32) -> f32 {
    // The nearest whole power of two, and a rest of at most half a step.
    const HIGH: f32 = 0.693_359_4;
    const LOW: f32 = LN_2 - HIGH;
    let x = x.clamp(-87.0, 88.0);
    let whole = (x * LOG2_E + if x < 0.0 { -0.5 } else { 0.5 }) as i32;
    let rest = x - whole as f32 * HIGH - whole as f32 * LOW;
    let series = 1.0
        + rest
            * (1.0
                + rest
                    * (1.0 / 2.0
                        + rest
                            * (1.0 / 6.0
                                + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest / 720.0)))));
    series * f32::from_bits(((whole + 127) as u32) << 23)
}

/// The number of steps that make one unit of log odds where these are stored as whole numbers.
pub(crate) const STEPS: f32 = 16.0;

/// The powers of e that are so many steps below 1; the last stands for all further ones.
static BELOW: [f32; 1394] = {
    let mut powers = [0.0; 1394];
    let mut steps = 0;
    while steps < powers.len() {
        powers[steps] = exp(0.0 - steps as f32 / STEPS);
        steps += 1;
    }
    powers
};

/// e to the power of so many steps below nothing, as [`exp`] gives it.
pub(crate) fn exp_of_steps(below: u32) -> f32 {
    BELOW[(below as usize).min(BELOW.len() - 1)]
}

/// The natural logarithm of a positive number; of anything else that of the least positive one.
#[must_use]
pub(crate) fn ln(x: f32) -> f32 {
    let bits = x.max(f32::MIN_POSITIVE).to_bits();
    let mut power = (bits >> 23) as i32 - 127;
    let mut part = f32::from_bits(bits & 0x7f_ffff | 0x3f80_0000);
    if part > SQRT_2 {
        part /= 2.0;
        power += 1;
    }
    let s = (part - 1.0) / (part + 1.0);
    let t = s * s;
    let series = 2.0
        + t * (2.0 / 3.0 + t * (2.0 / 5.0 + t * (2.0 / 7.0 + t * (2.0 / 9.0 + t * 2.0 / 11.0))));
    power as f32 * LN_2 + s * series
}

/// The chance that goes with log odds.
#[must_use]
pub(crate) fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + exp(-odds))
}

/// Makes chances of likings, which add up to 1.
pub(super) fn softmax(values: &mut [f32]) {
    let top = values.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for value in &mut *values {
        *value = exp(*value - top);
        sum += *value;
    }
    for value in values {
        *value /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_those_of_the_books() {
        for i in -8000..=8000 {
            let x = i as f32 / 100.0;
            let (ours, books) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / books - 1.0).abs() < 1e-6, "e^{x}: {ours}, not {books}");
            assert!((ln(exp(x)) - x).abs() < 1e-6 * x.abs().max(1.0), "{x}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(ln(1.0), 0.0);
        assert!(exp(f32::MIN) < 1e-37 && exp(f32::MAX) > 1e38);
        assert!(ln(0.0) < -87.0);
    }

    #[test]
    fn steps_are_powers_to_the_last_bit() {
        for steps in 0..=9 * 254 {
            assert_eq!(exp_of_steps(steps), exp(-(steps as f32) / STEPS), "{steps}");
        }
    }

    /// To the last bit, on whatever machine this runs.
    #[test]
    fn they_are_the_same_everywhere() {
        let mix = |sum: u32, x: f32| sum.rotate_left(5).wrapping_mul(31).wrapping_add(x.to_bits());
        let steps = || (-4000..=4000).map(|i| i as f32 / 128.0);
        assert_eq!(steps().map(exp).fold(0, mix), 678_258_222);
        assert_eq!(steps().map(|x| ln(x + 32.0)).fold(0, mix), 1_104_848_839);
    }

    #[test]
    fn chances_add_up() {
        let mut chances = [3.0, -2.0, 0.5, 200.0, 199.0];
        softmax(&mut chances);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((chances[3] / chances[4] - std::f32::consts::E).abs() < 1e-5);
        assert_eq!(chance(0.0), 0.5);
        assert!((chance(2.0) + chance(-2.0) - 1.0).abs() < 1e-6);
    }
}
