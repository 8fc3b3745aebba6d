//! The property `RE`: the winner, and how the match ended.

use rusc_game::Seat;
use rusc_present::Why;

use crate::{Ending, Outcome};

rusc_present::reasons! {
    /// Why a player forfeited, if the file gives no reason.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Forfeited {
        /// The file gives no reason for the result.
        #[error("forfeit")]
        Unexplained => "forfeit-unexplained",
    }
}

/// The reason for a forfeit that the file does not explain.
pub(super) fn forfeited() -> Why {
    Why::of(&Forfeited::Unexplained)
}

/// Parses a result; the flag says whether all of it was understood.
pub(super) fn read(text: &str, black: Seat) -> Option<(Outcome, bool)> {
    let text = text.trim().to_ascii_lowercase();
    if text == "0" || text == "draw" {
        return Some((Outcome { winners: Vec::new(), ending: Ending::Played }, true));
    }
    let (winner, rest) = match text.strip_prefix('b') {
        Some(rest) => (black, rest),
        None => (black.rival(), text.strip_prefix('w')?),
    };
    let loser = winner.rival();
    let (ending, is_all) = match rest.strip_prefix('+').unwrap_or(rest) {
        "" => (Ending::Played, true),
        "r" | "resign" => (Ending::Resigned(loser), true),
        "t" | "time" => (Ending::OutOfTime(loser), true),
        "f" | "forfeit" => (Ending::Failed(loser, forfeited()), true),
        score if score.parse::<f64>().is_ok() => (Ending::Played, false),
        _ => return None,
    };
    Some((Outcome { winners: vec![winner], ending }, is_all))
}

/// A result in the notation of SGF, as far as SGF can express it.
pub(super) fn write(outcome: &Outcome) -> Option<String> {
    let colour = |seat: Seat| if seat == Seat::FIRST { 'B' } else { 'W' };
    match (&outcome.winners[..], &outcome.ending) {
        ([], Ending::Played) => Some("0".to_owned()),
        ([winner], ending) => {
            let how = match ending {
                Ending::Played => "",
                Ending::Resigned(_) => "Resign",
                Ending::OutOfTime(_) => "Time",
                Ending::Failed(..) => "Forfeit",
            };
            Some(format!("{}+{how}", colour(*winner)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_all_kinds_are_read() {
        let parsed =
            |text| read(text, Seat::FIRST).map(|(outcome, is_all)| (write(&outcome).expect("it has words"), is_all));
        let cases = [
            ("B", "B+"),
            ("W+", "W+"),
            ("b+r", "B+Resign"),
            ("W+Time", "W+Time"),
            (" B+F ", "B+Forfeit"),
            ("0", "0"),
            ("Draw", "0"),
        ];
        for (text, expected) in cases {
            assert_eq!(parsed(text), Some((expected.to_owned(), true)), "{text}");
        }
        assert_eq!(parsed("W+3.5"), Some(("W+".to_owned(), false)));
        for text in ["", "?", "Void", "Black", "B+x"] {
            assert_eq!(parsed(text), None, "{text}");
        }
        assert_eq!(read("B+R", Seat::SECOND).map(|(outcome, _)| outcome.ending), Some(Ending::Resigned(Seat::FIRST)));
    }
}
