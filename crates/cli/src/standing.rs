//! The state and result of a match in words.

use rusc_game::Seat;
use rusc_record::{Ending, Outcome};
use rusc_view::Texts;

/// The winners, and how the match ended if not by the rules.
pub(crate) fn result(texts: &Texts, outcome: &Outcome) -> String {
    let won = won(texts, &outcome.winners);
    let ended =
        |key: &str, seat: &Seat| texts.tell(key, &[("seat", seat.to_string().into()), ("result", won.as_str().into())]);
    match &outcome.ending {
        Ending::Played => won,
        Ending::Resigned(seat) => ended("standing-resigned", seat),
        Ending::OutOfTime(seat) => ended("standing-time", seat),
        Ending::Failed(seat, why) => texts.tell(
            "standing-failed",
            &[("seat", seat.to_string().into()), ("why", texts.why(why).into()), ("result", won.into())],
        ),
    }
}

/// Says who has won.
pub(crate) fn won(texts: &Texts, winners: &[Seat]) -> String {
    match winners {
        [] => texts.say("standing-draw"),
        [winner] => texts.tell("standing-won", &[("seat", winner.to_string().into())]),
        winners => {
            let seats: Vec<String> = winners.iter().map(Seat::to_string).collect();
            texts.tell("standing-shared", &[("seats", seats.join(", ").into())])
        }
    }
}
