//! What can be kept of a match: files and links.

use maud::{Markup, html};

use crate::Texts;
use crate::shown::Match;

/// Downloads and links: element `keep`.
pub fn keep(texts: &Texts, shown: &Match) -> Markup {
    let here = format!("/m/{}/at/{}", shown.id, shown.node);
    html! {
        section id="keep" class="panel" {
            @if shown.has_sgf { a class="quiet" href={ "/m/" (shown.id) "/record.sgf" } download { "SGF" } }
            a class="quiet" href={ "/m/" (shown.id) "/record.json" } download { "JSON" }
            a class="quiet" href=(here) data-copy=(here) { (texts.say("copy-link")) }
            a class="quiet" href={ "/rules/" (shown.game) } { (texts.say("rules")) }
            code class="soft" { (shown.spec) }
        }
    }
}
