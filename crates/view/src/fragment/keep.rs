//! The files and links of a match.

use maud::{Markup, html};

use crate::{Scene, Texts};

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
            code class="soft" { (if scene.is_open() { position.spec() } else { position.public_spec() }) }
        }
    }
}
