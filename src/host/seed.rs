//! The seed of a list, as people write it down and type it.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The seed that all cards of a list come from, and one deal of the list: where to start, or where
/// something was seen.
///
/// A small number is written as such, a larger one in groups of letters and digits that begin with
/// a letter. Both forms are read for every number.
///
/// ```
/// use skat::host::Seed;
///
/// let seed: Seed = "42:7".parse()?;
/// assert_eq!((seed.number, seed.start), (42, 7));
/// let seed = Seed { number: u64::MAX, start: 7 };
/// assert_eq!(seed.to_string(), "szzzz-zzzz-zzzz:7");
/// assert_eq!("SZZZZ ZZZZ zzzz:7".parse(), Ok(seed));
/// # Ok::<(), skat::host::BadSeed>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed {
    /// The number all cards come from.
    pub number: u64,
    /// The number of the deal, counted from 1.
    pub start: u32,
}

/// The digits of the long form: those of Douglas Crockford, without `i`, `l`, `o` and `u`.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Makes the first of the 13 digits, which holds four bits alone, a letter from `a` to `s`.
const FIRST: u64 = 10;

/// Numbers of more than nine digits take the long form.
const SHORT: u64 = 1_000_000_000;

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, start } = *self;
        if number < SHORT {
            return write!(f, "{number}:{start}");
        }
        let mut shift = 60;
        let mut digit = number >> shift;
        digit += FIRST;
        for place in 0.. {
            if matches!(place, 5 | 9) {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(DIGITS[digit as usize]))?;
            if shift == 0 {
                break;
            }
            shift -= 5;
            digit = number >> shift & 31;
        }
        write!(f, ":{start}")
    }
}

/// A text that is no seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "allowed: a number from 0 to {}, or a seed as a result shows it, like kf3m2-9t2x-bq7d; then \
     :K to start at deal K, counted from 1",
    u64::MAX
)]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    /// Reads `42`, `42:7`, `kf3m2-9t2x-bq7d` or `kf3m2-9t2x-bq7d:7`: capitals, missing hyphens, and
    /// the letters `o`, `i` and `l` for the digits they look like, are allowed.
    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let (number, start) = text.split_once(':').unwrap_or((text, "1"));
        let number = if number.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            long(number)
        } else {
            number.parse().ok()
        };
        let start = start.parse().ok().filter(|&start| start > 0);
        Ok(Self { number: number.ok_or(BadSeed)?, start: start.ok_or(BadSeed)? })
    }
}

/// The number of a long form.
fn long(text: &str) -> Option<u64> {
    let mut digits = text.chars().filter(|sign| !matches!(sign, '-' | ' '));
    let first = digits.next().and_then(value)?.checked_sub(FIRST).filter(|bits| *bits < 16)?;
    let mut number = first;
    for _ in 0..12 {
        number = number << 5 | value(digits.next()?)?;
    }
    digits.next().is_none().then_some(number)
}

/// The value of a digit.
fn value(sign: char) -> Option<u64> {
    let sign = match sign.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        sign => sign,
    };
    DIGITS.iter().position(|&digit| char::from(digit) == sign).map(|at| at as u64)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn seeds() {
        let seed = |text: &str| text.parse::<Seed>().ok();
        assert_eq!(seed("42"), Some(Seed { number: 42, start: 1 }));
        assert_eq!(seed("42:7"), Some(Seed { number: 42, start: 7 }));
        assert_eq!(seed("18446744073709551615").map(|seed| seed.number), Some(u64::MAX));
        assert_eq!(seed("a0000-0000-0016:3"), Some(Seed { number: 38, start: 3 }));
        assert_eq!(seed("AOOOO0000OOL6:3"), Some(Seed { number: 38, start: 3 }));
        for bad in [
            "",
            ":",
            "42:",
            "42:0",
            ":7",
            "-1",
            "18446744073709551616",
            "1:2:3",
            "x",
            "a",
            "a0000-0000-001",
            "a0000-0000-00166",
            "t0000-0000-0016",
            "au000-0000-0016",
            "i0000-0000-0016",
            "a0000-0000-0016:",
            "a0000-0000-001é",
        ] {
            assert_eq!(seed(bad), None, "{bad}");
        }
    }

    /// A seed that was written down deals the same cards for ever.
    #[test]
    fn the_long_form_never_changes() {
        let seed = |number| Seed { number, start: 8 }.to_string();
        assert_eq!(seed(999_999_999), "999999999:8");
        assert_eq!(seed(1_000_000_000), "a0000-00xs-njg0:8");
        assert_eq!(seed(0x0123_4567_89ab_cdef), "a28t5-cy4t-qkff:8");
        assert_eq!(seed(u64::MAX), "szzzz-zzzz-zzzz:8");
    }

    proptest! {
        #[test]
        fn every_seed_is_read_as_it_is_written(number: u64, small in 0..SHORT, start in 1_u32..) {
            for number in [number, small] {
                let seed = Seed { number, start };
                prop_assert_eq!(seed.to_string().parse(), Ok(seed));
            }
        }
    }
}
