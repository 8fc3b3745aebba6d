//! How the game stands, in words: who wins in how many moves, or how likely it is.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_search::{Proof, Score};

use crate::{Scene, Texts};

/// A score of the seat to move in words of people: “Black wins in 7 moves”, “62 % for White”.
pub(super) fn standing(texts: &Texts, scene: &Scene, seat: Seat, score: Option<Score>, chances: &[f64]) -> String {
    let seats = scene.position().seats();
    let named = |seat: Seat| ("name", scene.called(texts, seat).into());
    let chance = |seat: Seat| chances.get(seat.index()).copied().unwrap_or(0.5);
    match score {
        None => texts.say("score-unknown"),
        Some(Score::Proven { proof: Proof::Draw, .. }) => texts.say("proof-draw"),
        Some(Score::Proven { proof: Proof::Loss, .. }) if seats != 2 => texts.tell("said-loss", &[named(seat)]),
        Some(Score::Proven { proof, margin, moves }) => {
            let winner = if proof == Proof::Win { seat } else { seat.rival() };
            match (margin, moves) {
                (Some(margin), _) => {
                    texts.tell("said-win-by", &[named(winner), ("points", margin.unsigned_abs().into())])
                }
                (None, Some(moves)) => texts.tell("said-win-in", &[named(winner), ("moves", moves.into())]),
                (None, None) => texts.tell("said-win", &[named(winner)]),
            }
        }
        Some(Score::Estimate { .. }) => {
            let listed =
                |seat: Seat| texts.tell("said-chance", &[named(seat), ("chance", texts.chance(chance(seat)).into())]);
            if seats == 2 {
                let favoured = if chance(seat) < 0.5 { seat.rival() } else { seat };
                return listed(favoured);
            }
            Seat::all(seats).map(listed).collect::<Vec<_>>().join(" · ")
        }
    }
}

/// The dot in the colour of a seat.
pub(super) fn moved_by(scene: &Scene, seat: Option<Seat>) -> Markup {
    html! { @if let Some(seat) = seat { span class={ "dot " (scene.name()) "-" (seat) } aria-hidden="true" {} } }
}
