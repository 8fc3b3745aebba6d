//! The files and links of a match.

use maud::{Markup, html};

use crate::{Deal, Scene, Texts};

/// Downloads and links: element `keep`.
pub fn keep(texts: &Texts, scene: &Scene) -> Markup {
    let position = scene.position();
    let here = format!("/m/{}/at/{}", scene.id, scene.node.index());
    html! {
        section id="keep" class="panel" {
            // SGF has no hidden hands.
            @if !position.hides_hands() { a class="quiet" href={ "/m/" (scene.id) "/record.sgf" } download { "SGF" } }
            a class="quiet" href={ "/m/" (scene.id) "/record.json" } download { "JSON" }
            a class="quiet" href=(here) data-copy=(here) { (texts.say("copy-link")) }
            a class="quiet" href={ "/rules/" (scene.name()) } { (texts.say("rules")) }
            @if scene.is_open() && !position.cells().is_empty() {
                a class="quiet" href={ "/edit/" (scene.name()) "?from=" (scene.id) "&node=" (scene.node.index()) } {
                    (texts.say("editor-from"))
                }
            }
            (deal(texts, scene))
            @if scene.may.delete { (deletion(texts, scene.id)) }
        }
    }
}

/// How hidden pieces were dealt, and how to check it.
fn deal(texts: &Texts, scene: &Scene) -> Markup {
    html! {
        @match scene.deal {
            None => {}
            Some(Deal::Known) => p class="deal soft" { (texts.say("deal-known")) }
            Some(Deal::Sealed { seal, opened }) => {
                details class="deal" {
                    summary { (texts.say(if opened.is_some() { "deal-opened" } else { "deal-sealed" })) }
                    p class="soft" { (texts.say(if opened.is_some() { "deal-check" } else { "deal-about" })) }
                    p { "SHA-256 " code { (seal) } }
                    @if let Some(spec) = opened { p { code { "printf %s '" (spec) "' | sha256sum" } } }
                }
            }
        }
    }
}

/// The button that deletes a match, once it is unfolded.
fn deletion(texts: &Texts, id: &str) -> Markup {
    html! {
        details class="delete" {
            summary class="quiet" { (texts.say("delete")) }
            p { (texts.say("delete-more")) }
            form method="post" action={ "/m/" (id) "/delete" } { button class="small" { (texts.say("delete-yes")) } }
        }
    }
}
