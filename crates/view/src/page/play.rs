//! The page of a match: the board with all fragments around it.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::{Scene, fragment};

/// The page of a match.
pub fn play(reader: &Reader, scene: &Scene) -> Markup {
    let texts = reader.texts;
    let content = html! {
        div class={ "match " (scene.name()) } data-match={ "/m/" (scene.id) } data-events=(scene.events) {
            div class="table" {
                noscript { p class="problem" { (texts.say("no-script")) } }
                (fragment::status(texts, scene))
                (fragment::board(texts, scene))
                (fragment::controls(texts, scene))
            }
            div class="sheet" {
                (fragment::players(texts, scene))
                (fragment::moves(texts, scene))
                (fragment::mind(texts, scene))
                (fragment::review(texts, scene))
                (fragment::keep(texts, scene))
            }
        }
    };
    shell(reader, &texts.say(&format!("game-{}", scene.name())), content)
}
