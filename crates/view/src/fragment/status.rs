//! The turn or the result, and the message line.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_record::{Ending, Outcome};

use super::{action, dots};
use crate::{Scene, Texts};

/// The turn or the result, and the message: element `status`.
pub fn status(texts: &Texts, scene: &Scene) -> Markup {
    let outcome = scene.outcome();
    let trouble = scene.snapshot.trouble.as_ref().filter(|_| scene.is_live);
    html! {
        div id="status" data-told=(announcement(texts, scene, outcome.as_ref())) {
            p class="turn" {
                @if let Some(outcome) = &outcome {
                    @if let Some(key) = fared(scene, outcome) { strong class="fared" { (texts.say(key)) } }
                    strong { (result(texts, scene, outcome)) }
                } @else if let Some(turn) = scene.turn() {
                    @let name = || scene.called(texts, turn);
                    @if scene.art().is_some_and(|art| art.has_colours()) {
                        span class={ "dot " (scene.name()) "-" (turn) } aria-hidden="true" {}
                    }
                    @let is_thinking = scene.thinking() == Some(turn);
                    @if let Some(before) = scene.snapshot.queued.mv.filter(|_| is_thinking) {
                        strong { (texts.tell("queued-move", &[("name", name().into()), ("before", before.into())])) }
                    } @else if is_thinking {
                        strong { (texts.tell("thinks", &[("name", name().into())])) }
                        (dots())
                    } @else if scene.own == [turn] {
                        strong { (texts.say("your-turn")) }
                    } @else {
                        strong { (texts.tell("turn-of", &[("name", name().into())])) }
                    }
                }
            }
            @if let Some(advice) = advice(texts, scene) { p class="soft advice" { (advice) } }
            @if scene.own.is_empty() && !scene.is_demonstration() { span class="badge" { (texts.say("watching")) } }
            @if let Some(seat) = scene.hand_of {
                a class="button" href={ "/m/" (scene.id) "?as=" (seat) } {
                    (texts.tell("show-hand", &[("name", scene.called(texts, seat).into())]))
                }
            }
            @if !scene.is_live { a class="button" href={ "/m/" (scene.id) } { (texts.say("back-to-match")) } }
            @if let Some(next) = scene.rematch {
                a class="button" href={ "/m/" (next) } { (texts.say("to-rematch")) }
            } @else if outcome.is_some() && scene.may.again {
                (again(texts, scene))
            }
            @if outcome.is_some() { (share(texts, scene)) }
            @if let Some(seat) = scene.asks.filter(|_| !scene.own.is_empty()) { (asked_back(texts, scene, seat)) }
            @if scene.may.try_again { (action(scene, "now", None, "small", &texts.say("try-again"))) }
            @else if scene.may.hurry { (action(scene, "now", None, "small", &texts.say("move-now"))) }
            p id="message" role="status" aria-live="polite" {
                @if let Some(why) = scene.message.or(trouble) { (texts.why(why)) }
            }
        }
    }
}

/// What a newcomer should know now: the aim before the first move, and what an unusual move of the rival means.
fn advice(texts: &Texts, scene: &Scene) -> Option<String> {
    if scene.outcome().is_some() || scene.own != [scene.turn()?] {
        return None;
    }
    match scene.recent().first() {
        None => texts.find(&format!("goal-{}", scene.name()), &[]),
        Some((seat, name)) => {
            let key = format!("after-{}-{name}", scene.name());
            texts.find(&key, &[("name", scene.called(texts, *seat).into())])
        }
    }
}

/// What a screen reader says after a move: who played what, and what comes next.
fn announcement(texts: &Texts, scene: &Scene, outcome: Option<&Outcome>) -> String {
    let recent = scene.recent();
    let played = recent.first().map(|(seat, name)| {
        let (name, mv) = (scene.called(texts, *seat), scene.spoken(texts, name));
        texts.tell("announced-move", &[("name", name.into()), ("move", mv.into())])
    });
    let next = match (outcome, scene.turn()) {
        (Some(outcome), _) => {
            let how = fared(scene, outcome).map(|key| format!("{}. ", texts.say(key))).unwrap_or_default();
            format!("{how}{}.", result(texts, scene, outcome))
        }
        (None, Some(turn)) if scene.own == [turn] => format!("{}.", texts.say("your-turn")),
        _ => String::new(),
    };
    played.into_iter().chain([next]).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The question whether a move may be taken back: for the one who asks, and for those who answer.
fn asked_back(texts: &Texts, scene: &Scene, seat: Seat) -> Markup {
    html! {
        div class="asks" role="status" {
            @if scene.own.contains(&seat) {
                span { (texts.say("undo-asked")) }
                (action(scene, "undo-refuse", None, "small", &texts.say("undo-withdraw")))
            } @else {
                span { (texts.tell("undo-asks", &[("name", scene.called(texts, seat).into())])) }
                (action(scene, "undo-allow", None, "", &texts.say("undo-allow")))
                (action(scene, "undo-refuse", None, "small", &texts.say("undo-refuse")))
            }
        }
    }
}

/// How the person fared; `None` for those who watch or play for all seats.
fn fared(scene: &Scene, outcome: &Outcome) -> Option<&'static str> {
    let has_won = |seat: &Seat| outcome.winners.contains(seat);
    if scene.own.is_empty() || scene.own.len() == usize::from(scene.position().seats()) {
        return None;
    }
    Some(match scene.own.iter().any(has_won) {
        _ if outcome.winners.is_empty() => "you-draw",
        true => "you-win",
        false => "you-lose",
    })
}

fn result(texts: &Texts, scene: &Scene, outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|&winner| scene.called(texts, winner)).collect();
    let end = match &winners[..] {
        [] => texts.say("draw"),
        [winner] => texts.tell("won-by", &[("name", winner.as_str().into())]),
        _ => texts.tell("shared-by", &[("names", winners.join(", ").into())]),
    };
    let (key, seat, why) = match &outcome.ending {
        Ending::Played => {
            let points = scene.position().points().map(|points| points.iter().map(i64::to_string).collect::<Vec<_>>());
            return points.map_or(end.clone(), |points| format!("{end} · {}", points.join(" – ")));
        }
        Ending::Resigned(seat) => ("resigned", *seat, String::new()),
        Ending::OutOfTime(seat) => ("out-of-time", *seat, String::new()),
        Ending::Failed(seat, why) => ("failed", *seat, texts.why(why)),
    };
    format!("{end} · {}", texts.tell(key, &[("name", scene.called(texts, seat).into()), ("why", why.into())]))
}

/// The review, and what can be shown to others: a link and a picture.
fn share(texts: &Texts, scene: &Scene) -> Markup {
    let here = format!("/m/{}/at/{}", scene.id, scene.node.index());
    html! {
        div class="share" {
            @if scene.may.review && scene.game().review().is_none() && scene.snapshot.reviewing.is_none() {
                (action(scene, "review", None, "small", &texts.say("review-start")))
            }
            a class="button small" href=(here) data-copy=(here) { (texts.say("share")) }
            a class="quiet" href={ (here) "/picture.svg" } download { (texts.say("share-picture")) }
        }
    }
}

fn again(texts: &Texts, scene: &Scene) -> Markup {
    // A rematch is another page, so the browser itself follows the link.
    html! {
        form class="again" method="post" action={ "/m/" (scene.id) "/again" } {
            @if scene.is_shared {
                button { (texts.say("rematch")) }
            } @else {
                button { (texts.say("again")) }
                button class="small" name="sides" value="other" { (texts.say("again-other")) }
            }
            @if let Some(beginner) = scene.beginner {
                button class="small" name="first" value=(beginner) { (texts.say("again-loser")) }
            }
        }
    }
}
