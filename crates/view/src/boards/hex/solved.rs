//! Who wins for certain, and the moves that do, as far as the solver knows.

use maud::{Markup, html};
use rusc_hex::{MOST_EMPTY, Place, SeenOutcome};

use super::Rhombus;
use super::layout::Layout;
use crate::{Drawing, Needs, Overlay, Picture, seat_name, short};

/// The overlay with the winning moves of a solved position.
pub(super) const WINNING: Overlay = Overlay::needing("winning", Needs::Insight);

/// The marks on the winning moves.
pub(super) fn marks(drawing: &Drawing<Rhombus>, layout: &Layout) -> Markup {
    let places: Vec<Place> = match outcome(drawing) {
        Some(SeenOutcome::Solved { winning, .. }) if drawing.overlay == Some(WINNING) => {
            winning.iter().filter_map(|name| name.parse().ok()).collect()
        }
        _ => Vec::new(),
    };
    html! {
        @for at in places.into_iter().map(|place| layout.middle(place)) {
            g class="wins" aria-hidden="true" {
                path class="winning" d=(layout.hexagon(at)) {}
                text class="worth" x=(short(at.x)) y=(short(at.y + 4.5)) { "✓" }
            }
        }
    }
}

/// The picture with what is known about the winner below it.
pub(super) fn with_outcome(drawing: &Drawing<Rhombus>, picture: Picture) -> Picture {
    let Some(outcome) = outcome(drawing) else { return picture };
    let (texts, is_laid) = (drawing.texts, drawing.overlay == Some(WINNING));
    match outcome {
        SeenOutcome::Solved { winner, winning, is_whole } => {
            let name = seat_name(texts, "hex", *winner);
            let picture = picture.with_verdict(texts.tell("solved-win", &[("name", name.into())]));
            match (is_laid, winning.is_empty(), is_whole) {
                (false, ..) => picture,
                (true, true, _) => picture.with_legend(texts.say("winning-none")),
                (true, false, true) => picture,
                (true, false, false) => picture.with_note(texts.say("winning-more")),
            }
        }
        _ if !is_laid => picture,
        SeenOutcome::Unasked if drawing.turn.is_none() => picture.with_note(texts.say("waiting-over")),
        SeenOutcome::TooOpen => picture.with_note(texts.tell("winning-open", &[("most", MOST_EMPTY.into())])),
        SeenOutcome::Unsolved => picture.with_note(texts.say("winning-unsolved")),
        SeenOutcome::Unasked | SeenOutcome::Sought => picture.with_note(texts.say("winning-sought")),
    }
}

fn outcome<'a>(drawing: &Drawing<'a, Rhombus>) -> Option<&'a SeenOutcome> {
    drawing.insight.map(|seen| &seen.outcome)
}
