//! The controls of a match: undo and redo, hint, resign, overlays, a move as text, the pace of a demonstration.

use maud::{Markup, html};

use super::{action, asked, dots};
use crate::{Needs, Overlay, Scene, Texts};

/// The buttons: element `controls`.
pub fn controls(texts: &Texts, scene: &Scene) -> Markup {
    let may = scene.may;
    // Nothing that cannot be taken back has a key.
    let key = |path: &str| (path == "hint").then_some("h");
    let does = |is_possible: bool, path: &str, sign: &str| {
        let label = texts.say(&format!("do-{path}"));
        html! {
            form method="post" action={ "/m/" (scene.id) "/" (path) } data-post {
                button class="tool" disabled[!is_possible] title=(label) data-key=[key(path)] {
                    span aria-hidden="true" { (sign) } span class="label" { (label) }
                }
            }
        }
    };
    html! {
        div id="controls" {
            div class="tools" role="group" aria-label=(texts.say("controls")) {
                @if scene.is_shared { (does(may.ask_undo, "undo-ask", "↶")) } @else { (does(may.undo, "undo", "↶")) }
                @if !scene.is_contest() {
                    (does(may.redo, "redo", "↷"))
                    @if scene.is_hint_growing() { (does(true, "hint-stop", "■")) }
                    @else { (does(may.hint, "hint", "✦")) }
                }
                @if may.resign {
                    @let label = html! { span aria-hidden="true" { "⚑" } span class="label" { (texts.say("do-resign")) } };
                    (asked("tool", label, &texts.say("resign-sure"), does(true, "resign", "⚑")))
                }
            }
            @if scene.is_hint_growing() {
                p class="suggestion" {
                    @if let Some(before) = scene.snapshot.queued.hint {
                        (texts.tell("queued-hint", &[("before", before.into())]))
                    } @else {
                        (texts.say("hint-wait")) (dots())
                    }
                }
            }
            @if let Some(name) = scene.planned() {
                div class="suggestion planned" {
                    span { (texts.say("planned")) ": " (scene.written(texts, name)) }
                    (action(scene, "unplan", None, "small", &texts.say("planned-back")))
                }
            } @else if scene.thinking().is_some() && !scene.own.is_empty() {
                p class="soft suggestion" { (texts.say("planned-about")) }
            }
            @if let Some(hint) = scene.hint() { (suggestion(texts, scene, hint)) }
            @if scene.is_demonstration() { (pace(texts, scene)) }
            (overlays(texts, scene))
            @if may.play { (typed(texts, scene)) }
        }
    }
}

fn suggestion(texts: &Texts, scene: &Scene, hint: &str) -> Markup {
    html! {
        form class="suggestion" method="post" action={ "/m/" (scene.id) "/play" } data-post {
            input type="hidden" name="at" value=(scene.node.index());
            span { (texts.say("do-hint")) ": " (scene.written(texts, hint)) }
            button class="small" name="move" value=(hint) { (texts.say("hint-take")) }
        }
    }
}

fn pace(texts: &Texts, scene: &Scene) -> Markup {
    html! {
        div class="pace" role="group" aria-label=(texts.say("demonstration")) {
            @if scene.game().is_going_on() {
                (action(scene, "pause", None, "", &texts.say("pause")))
            } @else {
                (action(scene, "resume", None, "", &texts.say("resume")))
                (action(scene, "step", None, "small", &texts.say("step")))
            }
            form method="post" action={ "/m/" (scene.id) "/speed" } data-post {
                label { (texts.say("speed"))
                    select name="seconds" data-auto {
                        @for seconds in ["0", "0.5", "1", "2", "5"] {
                            @let is_chosen = seconds.parse() == Ok(scene.game().pace());
                            option value=(seconds) selected[is_chosen] { (seconds) " s" }
                        }
                    }
                }
                button class="small" { (texts.say("change")) }
            }
        }
    }
}

/// The buttons of the overlays; without a script they load the page again.
fn overlays(texts: &Texts, scene: &Scene) -> Markup {
    let all = scene.art().map_or(&[][..], |art| art.overlays());
    // Against another person nothing that thinks is offered before the end.
    let is_fair = |overlay: &&Overlay| !scene.is_contest() || overlay.needs == Needs::Nothing;
    let overlays: Vec<&Overlay> = all.iter().filter(is_fair).collect();
    let page =
        if scene.is_live { format!("/m/{}", scene.id) } else { format!("/m/{}/at/{}", scene.id, scene.node.index()) };
    html! {
        @if !overlays.is_empty() {
            div class="overlays" role="group" aria-label=(texts.say("overlays")) {
                @for &overlay in &overlays {
                    @let is_on = scene.overlay == Some(*overlay);
                    a href={ (page) "?overlay=" (if is_on { "none" } else { overlay.name }) } role="button" class="chip"
                        data-overlay=(overlay.name) aria-pressed=(is_on) {
                        (texts.say(&format!("overlay-{}", overlay.name)))
                    }
                }
            }
        }
    }
}

fn typed(texts: &Texts, scene: &Scene) -> Markup {
    // Names that are hard to read are only typed where there is no script.
    let first = scene.legal().into_iter().next().unwrap_or_default();
    let is_odd = scene.legal().iter().any(|name| scene.art().is_some_and(|art| art.spoken(texts, name).is_some()));
    html! {
        details class=(if is_odd { "typed odd" } else { "typed" }) {
            summary { (texts.say("type-move")) }
            form method="post" action={ "/m/" (scene.id) "/play" } data-post {
                input type="hidden" name="at" value=(scene.node.index());
                input name="move" required autocomplete="off" autocapitalize="off" aria-label=(texts.say("move"))
                    placeholder=[(!is_odd).then_some(first)];
                button class="small" { (texts.say("play")) }
            }
        }
    }
}
