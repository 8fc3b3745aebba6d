//! The page with the rules of a game, in steps with pictures.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::{AnyArt, Picture};

/// The page with the rules of a game.
pub fn rules(reader: &Reader, art: &dyn AnyArt) -> Markup {
    let (texts, name) = (reader.texts, art.name());
    let title = texts.say(&format!("game-{name}"));
    let content = html! {
        article class="panel prose rules" {
            h1 { (texts.tell("rules-of", &[("game", title.as_str().into())])) }
            @for (key, picture) in art.lessons(texts) { (told(reader, &format!("rules-{name}-{key}"), picture)) }
            h2 { (texts.say("rules-notation")) }
            p class="notation" { (texts.say(&format!("rules-{name}-notation"))) }
            p class="actions" { a class="button" href={ "/new/" (name) } { (texts.say("play")) } }
        }
    };
    shell(reader, &title, content)
}

/// One step of the rules: its text, with a picture beside it.
fn told(reader: &Reader, key: &str, picture: Option<Picture>) -> Markup {
    let say = |part: &str| reader.texts.say(&format!("{key}{part}"));
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
