//! The page of a match: the board with all fragments around it.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::{Scene, fragment};

/// The page of a match.
pub fn play(reader: &Reader, scene: &Scene) -> Markup {
    let texts = reader.texts;
    let content = html! {
        div class={ "match " (scene.name()) } data-match={ "/m/" (scene.id) } data-events=(scene.events) {
            h1 class="hidden" { (texts.say(&format!("game-{}", scene.name()))) }
            noscript { p class="problem" { (texts.say("no-script")) } }
            (fragment::rivals(texts, scene))
            (fragment::board(texts, scene))
            (fragment::own(texts, scene))
            (fragment::status(texts, scene))
            (fragment::controls(texts, scene))
            div class="sheet" {
                (fragment::chat(texts, scene))
                (fragment::moves(texts, scene))
                (fragment::notes(texts, scene))
                (fragment::mind(texts, scene))
                (fragment::review(texts, scene))
                (fragment::keep(texts, scene))
            }
            // Fragments replace each other, so what is announced needs an element that stays.
            p id="told" class="hidden" role="status" aria-live="polite" {}
        }
    };
    shell(reader, &texts.say(&format!("game-{}", scene.name())), content)
}
