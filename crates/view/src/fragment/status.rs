//! Whose turn it is, how it ended, and the line that says what happened.

use maud::{Markup, html};

use super::players::called;
use super::{action, dots};
use crate::Texts;
use crate::boards;
use crate::shown::{Match, Outcome, Reason};

/// Whose turn it is or who has won, and the message: element `status`.
pub fn status(texts: &Texts, shown: &Match) -> Markup {
    let name = |number: u8| {
        let seat = usize::from(number).checked_sub(1).and_then(|index| shown.seats.get(index));
        seat.map_or_else(|| boards::seat_name(texts, shown.game, number), |seat| called(texts, shown, number, seat))
    };
    let is_own = |number: u8| {
        usize::from(number).checked_sub(1).and_then(|index| shown.seats.get(index)).is_some_and(|seat| seat.is_own)
    };
    html! {
        div id="status" {
            p class="turn" role="status" {
                @if let Some(outcome) = &shown.outcome {
                    strong { (result(texts, outcome, &name)) }
                } @else if let Some(turn) = shown.turn {
                    @if boards::art(shown.game).is_some_and(|art| art.has_colours) {
                        span class={ "dot " (shown.game) "-" (turn) } aria-hidden="true" {}
                    }
                    @if shown.thinking == Some(turn) {
                        strong { (texts.tell("thinks", &[("name", name(turn).into())])) }
                        (dots())
                    } @else if is_own(turn) && shown.seats.iter().filter(|seat| seat.is_own).count() == 1 {
                        strong { (texts.say("your-turn")) }
                    } @else {
                        strong { (texts.tell("turn-of", &[("name", name(turn).into())])) }
                    }
                }
            }
            @if !shown.seats.iter().any(|seat| seat.is_own) && shown.demonstration.is_none() {
                span class="badge" { (texts.say("watching")) }
            }
            @if let Some(number) = shown.hand_of {
                a class="button" href={ "/m/" (shown.id) "?as=" (number) } {
                    (texts.tell("show-hand", &[("name", name(number).into())]))
                }
            }
            @if shown.events.is_none() { a class="button" href={ "/m/" (shown.id) } { (texts.say("back-to-match")) } }
            @if let Some(next) = &shown.rematch {
                a class="button" href={ "/m/" (next) } { (texts.say("to-rematch")) }
            } @else if shown.outcome.is_some() && shown.may.again {
                (again(texts, shown))
            }
            @if shown.may.hurry { (action(shown, "now", None, "small", &texts.say("move-now"))) }
            p id="message" role="status" aria-live="polite" { @if let Some(message) = &shown.message { (message) } }
        }
    }
}

fn result(texts: &Texts, outcome: &Outcome, name: &dyn Fn(u8) -> String) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|&winner| name(winner)).collect();
    let end = match &winners[..] {
        [] => texts.say("draw"),
        [winner] => texts.tell("won-by", &[("name", winner.as_str().into())]),
        _ => texts.tell("shared-by", &[("names", winners.join(", ").into())]),
    };
    let (key, seat, why) = match &outcome.reason {
        Reason::Rules => return end,
        Reason::Resigned(seat) => ("resigned", *seat, ""),
        Reason::Time(seat) => ("out-of-time", *seat, ""),
        Reason::Failed(seat, why) => ("failed", *seat, why.as_str()),
    };
    format!("{end} · {}", texts.tell(key, &[("name", name(seat).into()), ("why", why.into())]))
}

fn again(texts: &Texts, shown: &Match) -> Markup {
    let loser = shown.outcome.as_ref().and_then(|outcome| outcome.loser).map(|loser| loser.to_string());
    // A rematch is another page, so that the browser itself follows.
    html! {
        form class="again" method="post" action={ "/m/" (shown.id) "/again" } {
            button { (texts.say("again")) }
            @if let Some(loser) = loser {
                button class="small" name="first" value=(loser) { (texts.say("again-loser")) }
            }
        }
    }
}
