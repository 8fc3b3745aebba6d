//! The page with the rules of a game, told in steps with pictures.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::boards::{self, Art, Lesson};

/// The page with the rules of a game.
pub fn rules(reader: &Reader, art: &Art) -> Markup {
    let texts = reader.texts;
    let title = texts.say(&format!("game-{}", art.name));
    let content = html! {
        article class="panel prose rules" {
            h1 { (texts.tell("rules-of", &[("game", title.as_str().into())])) }
            @for (index, lesson) in art.lessons.iter().enumerate() { (told(reader, art, lesson, &format!("l{index}"))) }
            h2 { (texts.say("rules-notation")) }
            p { (texts.say(&format!("rules-{}-notation", art.name))) }
            p class="actions" { a class="button" href={ "/new/" (art.name) } { (texts.say("play")) } }
        }
    };
    shell(reader, &title, content)
}

/// One step of the rules: what it is about, and a picture beside it.
fn told(reader: &Reader, art: &Art, lesson: &Lesson, id: &str) -> Markup {
    let say = |part: &str| reader.texts.say(&format!("rules-{}-{}{part}", art.name, lesson.key));
    html! {
        section class="lesson" {
            div {
                h2 { (say("-title")) }
                @for paragraph in say("").split("\n\n") { p { (paragraph) } }
            }
            @if let Some(picture) = boards::lesson_picture(art, lesson, reader.texts, id) {
                figure { (picture) figcaption { (say("-picture")) } }
            }
        }
    }
}
