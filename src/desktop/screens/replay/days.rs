//! The day of a moment, as a shelf is dated.

use std::time::SystemTime;

/// The day of a moment: 2026-11-18. Days are counted in spans of 400 years, each starting on the first of March.
pub fn day(when: SystemTime) -> String {
    let seconds = when.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let days = seconds / 86_400 + 719_468;
    let (span, in_span) = (days / 146_097, days % 146_097);
    let year = (in_span - in_span / 1_460 + in_span / 36_524 - in_span / 146_096) / 365;
    let in_year = in_span - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let day = in_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = span * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let at = |seconds| day(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01");
        assert_eq!(at(951_782_399), "2000-02-28");
        assert_eq!(at(951_782_400), "2000-02-29");
        assert_eq!(at(1_709_251_200), "2024-03-01");
        assert_eq!(at(1_795_046_399), "2026-11-18");
    }
}
