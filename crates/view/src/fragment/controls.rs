//! What can be done in a match: back and forth, hint, resign, overlays, a move by text, the pace of a demonstration.

use maud::{Markup, html};

use super::{action, dots};
use crate::Texts;
use crate::boards;
use crate::shown::{Demonstration, Match};

/// The buttons: element `controls`.
pub fn controls(texts: &Texts, shown: &Match) -> Markup {
    let may = shown.may;
    let does = |is_possible: bool, path: &str, sign: &str| {
        let label = texts.say(&format!("do-{path}"));
        html! {
            form method="post" action={ "/m/" (shown.id) "/" (path) } data-post {
                button class="tool" disabled[!is_possible] title=(label) {
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
                @if shown.thinking == Some(0) { (does(true, "hint-stop", "■")) }
                @else { (does(may.hint, "hint", "✦")) }
                @if may.resign { (does(true, "resign", "⚑")) }
            }
            @if shown.thinking == Some(0) {
                p class="suggestion" { (texts.say("hint-wait")) (dots()) }
            }
            @if let Some(hint) = &shown.hint { (suggestion(texts, shown, hint)) }
            @if let Some(demonstration) = &shown.demonstration { (pace(texts, shown, demonstration)) }
            (overlays(texts, shown))
            @if !shown.legal.is_empty() { (typed(texts, shown)) }
        }
    }
}

fn suggestion(texts: &Texts, shown: &Match, hint: &str) -> Markup {
    html! {
        form class="suggestion" method="post" action={ "/m/" (shown.id) "/play" } data-post {
            input type="hidden" name="at" value=(shown.node);
            span { (texts.say("do-hint")) ": " (boards::move_shown(texts, shown.game, hint)) }
            button class="small" name="move" value=(hint) { (texts.say("hint-take")) }
        }
    }
}

fn pace(texts: &Texts, shown: &Match, demonstration: &Demonstration) -> Markup {
    html! {
        div class="pace" role="group" aria-label=(texts.say("demonstration")) {
            @if demonstration.is_paused {
                (action(shown, "resume", None, "", &texts.say("resume")))
                (action(shown, "step", None, "small", &texts.say("step")))
            } @else {
                (action(shown, "pause", None, "", &texts.say("pause")))
            }
            form method="post" action={ "/m/" (shown.id) "/speed" } data-post {
                label { (texts.say("speed"))
                    select name="seconds" data-auto {
                        @for seconds in ["0", "0.5", "1", "2", "5"] {
                            @let is_chosen = seconds.parse() == Ok(demonstration.seconds);
                            option value=(seconds) selected[is_chosen] { (seconds) " s" }
                        }
                    }
                }
                button class="small" { (texts.say("change")) }
            }
        }
    }
}

/// What can be laid over the board; without a script the page is asked for it anew.
fn overlays(texts: &Texts, shown: &Match) -> Markup {
    let names = boards::art(shown.game).map_or(&[][..], |art| art.overlays);
    html! {
        @if !names.is_empty() {
            div class="overlays" role="group" aria-label=(texts.say("overlays")) {
                @for name in names {
                    @let is_on = shown.overlay_name == *name;
                    @let next = if is_on { "none" } else { *name };
                    a href={ "/m/" (shown.id) "?overlay=" (next) } role="button" class="chip" data-overlay=(name)
                        aria-pressed=(is_on) { (texts.say(&format!("overlay-{name}"))) }
                }
            }
        }
    }
}

fn typed(texts: &Texts, shown: &Match) -> Markup {
    html! {
        details class="typed" {
            summary { (texts.say("type-move")) }
            form method="post" action={ "/m/" (shown.id) "/play" } data-post {
                input type="hidden" name="at" value=(shown.node);
                input name="move" required autocomplete="off" autocapitalize="off" aria-label=(texts.say("move"))
                    placeholder=(shown.legal.first().map_or("", String::as_str));
                button class="small" { (texts.say("play")) }
            }
        }
    }
}
