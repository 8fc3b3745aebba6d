//! The page with the rules of a game, in steps with pictures.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::{AnyArt, Picture, Texts};

/// The page with the rules of a game.
pub fn rules(reader: &Reader, art: &dyn AnyArt) -> Markup {
    let (texts, name) = (reader.texts, art.name());
    shell(reader, &texts.say(&format!("game-{name}")), content(texts, art, &format!("/new/{name}")))
}

/// What the page says; `new` is the link to a new game.
pub(super) fn content(texts: &Texts, art: &dyn AnyArt, new: &str) -> Markup {
    let name = art.name();
    let title = texts.say(&format!("game-{name}"));
    html! {
        article class="panel prose rules" {
            h1 { (texts.tell("rules-of", &[("game", title.as_str().into())])) }
            @for (key, picture) in art.lessons(texts) { (lesson(texts, &format!("rules-{name}-{key}"), picture)) }
            h2 { (texts.say("rules-notation")) }
            p class="notation" { (texts.say(&format!("rules-{name}-notation"))) }
            p class="actions" { a class="button" href=(new) { (texts.say("play")) } }
        }
    }
}

/// One step of the rules: its text, with a picture beside it.
fn lesson(texts: &Texts, key: &str, picture: Option<Picture>) -> Markup {
    let say = |part: &str| texts.say(&format!("{key}{part}"));
    html! {
        section class="lesson" {
            div {
                h2 { (say("-title")) }
                @for paragraph in say("").split("\n\n") { p { (paragraph) } }
            }
            @if let Some(picture) = picture { figure { (picture.image()) figcaption { (say("-picture")) } } }
        }
    }
}
