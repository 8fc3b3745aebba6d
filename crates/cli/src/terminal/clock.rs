//! Time controls as text: `5m+3s` for a whole match, `10s/move` for each move.

use std::time::Duration;

use rusc_table::TimeControl;

use crate::thinking::duration;
use crate::trouble::Trouble;

/// Parses `5m+3s`, `5m`, `10s/move` or `none`.
pub(super) fn parse(text: &str) -> Result<TimeControl, Trouble> {
    let seconds = |text: &str| duration(text).map(|time| time.as_secs_f64());
    let control = if text == "none" {
        TimeControl::None
    } else if let Some(each) = text.strip_suffix("/move") {
        TimeControl::PerMove { seconds: seconds(each)? }
    } else if let Some((total, increment)) = text.split_once('+') {
        TimeControl::Total { seconds: seconds(total)?, increment: seconds(increment)? }
    } else {
        TimeControl::Total { seconds: seconds(text)?, increment: 0.0 }
    };
    if control.is_sensible() { Ok(control) } else { Err(Trouble::NoClock { text: text.to_owned() }) }
}

/// A time control as text; `None` if time is unlimited.
pub(super) fn print(control: TimeControl) -> Option<String> {
    match control {
        TimeControl::None => None,
        TimeControl::PerMove { seconds } => Some(format!("{seconds}s/move")),
        TimeControl::Total { seconds, increment: 0.0 } => Some(format!("{seconds}s")),
        TimeControl::Total { seconds, increment } => Some(format!("{seconds}s+{increment}s")),
    }
}

/// The time on a clock: minutes and seconds, with tenths when little is left.
pub(super) fn face(left: Duration) -> String {
    let seconds = left.as_secs();
    if seconds < 10 {
        return format!("{:.1}", left.as_secs_f64());
    }
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for (text, control) in [
            ("300s+3s", TimeControl::Total { seconds: 300.0, increment: 3.0 }),
            ("90s", TimeControl::Total { seconds: 90.0, increment: 0.0 }),
            ("10.5s/move", TimeControl::PerMove { seconds: 10.5 }),
        ] {
            assert_eq!(parse(text), Ok(control));
            assert_eq!(print(control).as_deref(), Some(text));
        }
        assert_eq!(parse("5m+3s"), parse("300s+3s"));
        assert_eq!((parse("none"), print(TimeControl::None)), (Ok(TimeControl::None), None));
        for text in ["", "5", "5m+", "+3s", "5m+3", "/move", "5m/game", "1ms", "1e9s"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_face_shows_what_counts() {
        let faces = [(9_940, "9.9"), (10_000, "0:10"), (65_500, "1:05"), (3_600_000, "1:00:00")];
        assert!(faces.iter().all(|&(millis, text)| face(Duration::from_millis(millis)) == text));
    }
}
