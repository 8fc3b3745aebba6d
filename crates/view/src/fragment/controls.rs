//! The controls of a match: undo and redo, hint, resign, overlays, a move as text, the pace of a demonstration.

use maud::{Markup, html};

use super::{action, asked, dots};
use crate::{Scene, Texts};

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
                (does(may.undo, "undo", "↶"))
                (does(may.redo, "redo", "↷"))
                @if scene.is_hint_growing() { (does(true, "hint-stop", "■")) }
                @else { (does(may.hint, "hint", "✦")) }
                @if may.resign {
                    (asked(&texts.say("do-resign"), &texts.say("resign-sure"), does(true, "resign", "⚑")))
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
    let overlays = scene.art().map_or(&[][..], |art| art.overlays());
    let page =
        if scene.is_live { format!("/m/{}", scene.id) } else { format!("/m/{}/at/{}", scene.id, scene.node.index()) };
    html! {
        @if !overlays.is_empty() {
            div class="overlays" role="group" aria-label=(texts.say("overlays")) {
                @for overlay in overlays {
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
    html! {
        details class="typed" {
            summary { (texts.say("type-move")) }
            form method="post" action={ "/m/" (scene.id) "/play" } data-post {
                input type="hidden" name="at" value=(scene.node.index());
                input name="move" required autocomplete="off" autocapitalize="off" aria-label=(texts.say("move"))
                    placeholder=(scene.legal().first().map_or("", String::as_str));
                button class="small" { (texts.say("play")) }
            }
        }
    }
}
