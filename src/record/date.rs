//! Points in time as records tell them.

/// A time in seconds since the beginning of 1970, as `YYYY-MM-DD/hh:mm:ss/UTC`.
///
/// ```
/// assert_eq!(skat::record::utc(0), "1970-01-01/00:00:00/UTC");
/// assert_eq!(skat::record::utc(1_709_210_096), "2024-02-29/12:34:56/UTC");
/// ```
#[must_use]
pub fn utc(seconds: u64) -> String {
    let (mut days, time) = (seconds / 86_400, seconds % 86_400);
    // Whole cycles of the calendar first, so that the rest is counted year by year.
    const CYCLE: u64 = 146_097;
    let mut year = 1970 + days / CYCLE * 400;
    days %= CYCLE;
    let leap =
        |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let length = |year: u64| if leap(year) { 366 } else { 365 };
    while days >= length(year) {
        days -= length(year);
        year += 1;
    }
    let february = if leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60);
    format!("{year:04}-{month:02}-{:02}/{hour:02}:{minute:02}:{second:02}/UTC", days + 1)
}

#[cfg(test)]
mod tests {
    use super::utc;

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
}
