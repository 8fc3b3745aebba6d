//! The page of a match: its board, and around it everything that can be said and done.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::fragment;
use crate::shown::Match;

/// The page of a match.
pub fn play(reader: &Reader, shown: &Match) -> Markup {
    let texts = reader.texts;
    let content = html! {
        div class={ "match " (shown.game) } data-match={ "/m/" (shown.id) } data-events=[&shown.events] {
            div class="table" {
                noscript { p class="problem" { (texts.say("no-script")) } }
                (fragment::status(texts, shown))
                (fragment::board(texts, shown))
                (fragment::controls(texts, shown))
            }
            div class="sheet" {
                (fragment::players(texts, shown))
                (fragment::moves(texts, shown))
                (fragment::mind(texts, shown))
                (fragment::keep(texts, shown))
            }
        }
    };
    shell(reader, &texts.say(&format!("game-{}", shown.game)), content)
}
