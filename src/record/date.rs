//! Days and points in time as they are told.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A time in seconds since the beginning of 1970, as `YYYY-MM-DD/hh:mm:ss/UTC`.
///
/// ```
/// assert_eq!(skat::record::utc(0), "1970-01-01/00:00:00/UTC");
/// assert_eq!(skat::record::utc(1_709_210_096), "2024-02-29/12:34:56/UTC");
/// ```
#[must_use]
pub fn utc(seconds: u64) -> String {
    let time = seconds % 86_400;
    let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60);
    format!("{}/{hour:02}:{minute:02}:{second:02}/UTC", Day::of(seconds))
}

/// A day of the calendar, from 1970 on.
///
/// ```
/// use skat::record::Day;
///
/// let day: Day = "2026-11-30".parse()?;
/// assert_eq!(day.to_string(), "2026-11-30");
/// assert_eq!(Day::of(1_796_029_733), day);
/// # Ok::<(), skat::record::BadDay>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u64,
    month: u8,
    day: u8,
}

/// A text that names no day.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{}' is no day (as in 2026-11-30, from 1970 on)", .0.escape_debug())]
pub struct BadDay(String);

const fn leap(year: u64) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

/// The number of days in each month.
const fn months(year: u64) -> [u64; 12] {
    [31, if leap(year) { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

impl Day {
    /// The day, in Greenwich, of a time in seconds since the beginning of 1970.
    #[must_use]
    pub fn of(seconds: u64) -> Self {
        // Whole cycles of the calendar first, so that the rest is counted year by year.
        const CYCLE: u64 = 146_097;
        let mut days = seconds / 86_400;
        let mut year = 1970 + days / CYCLE * 400;
        days %= CYCLE;
        let length = |year| if leap(year) { 366 } else { 365 };
        while days >= length(year) {
            days -= length(year);
            year += 1;
        }
        let mut month = 1;
        for length in months(year) {
            if days < length {
                break;
            }
            days -= length;
            month += 1;
        }
        Self { year, month, day: days as u8 + 1 }
    }

    /// Year, month and day.
    #[must_use]
    pub const fn numbers(self) -> [u64; 3] {
        [self.year, self.month as u64, self.day as u64]
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Self, BadDay> {
        let day = || {
            let mut parts = text.split('-');
            let mut number = |digits: usize| {
                let part = parts.next()?;
                let plain = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
                part.parse::<u64>().ok().filter(|_| plain)
            };
            let (year, month, day) = (number(4)?, number(2)?, number(2)?);
            let length = months(year).get(usize::try_from(month).ok()?.checked_sub(1)?).copied()?;
            let exists = year >= 1970 && (1..=length).contains(&day) && parts.next().is_none();
            exists.then_some(Self { year, month: month as u8, day: day as u8 })
        };
        day().ok_or_else(|| BadDay(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_at_the_ends_of_months_and_years() {
        for (seconds, date) in [
            (86_399, "1970-01-01/23:59:59/UTC"),
            (951_782_399, "2000-02-28/23:59:59/UTC"),
            (951_782_400, "2000-02-29/00:00:00/UTC"),
            (1_798_761_599, "2026-12-31/23:59:59/UTC"),
            (1_798_761_600, "2027-01-01/00:00:00/UTC"),
            (4_107_542_400, "2100-03-01/00:00:00/UTC"),
            (32_503_680_000, "3000-01-01/00:00:00/UTC"),
        ] {
            assert_eq!(utc(seconds), date);
        }
    }

    #[test]
    fn days_survive_their_text() {
        for number in 0..80_000_u64 {
            let day = Day::of(number * 86_400 + number % 86_400);
            assert_eq!(day.to_string().parse(), Ok(day));
        }
    }

    #[test]
    fn what_is_no_day() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "2100-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-10-00",
            "1969-12-31",
            "26-11-30",
            "2026-1-30",
            "2026-11-30-1",
            "+026-11-30",
            "2026/11/30",
            "today",
            " 2026-11-30",
        ] {
            let error = text.parse::<Day>().unwrap_err().to_string();
            assert_eq!(error, format!("'{text}' is no day (as in 2026-11-30, from 1970 on)"));
        }
        assert!("2024-02-29".parse::<Day>().is_ok() && "2000-02-29".parse::<Day>().is_ok());
    }
}
