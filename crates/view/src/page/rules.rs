//! The page with the rules of a game, told in steps with pictures.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::boards::{self, Art};

/// The page with the rules of a game.
pub fn rules(reader: &Reader, art: &Art) -> Markup {
    let texts = reader.texts;
    let title = texts.say(&format!("game-{}", art.name));
    let content = html! {
        article class="panel prose rules" {
            h1 { (texts.tell("rules-of", &[("game", title.as_str().into())])) }
            @for (index, lesson) in art.lessons.iter().enumerate() {
                section class="lesson" {
                    div {
                        h2 { (texts.say(&format!("rules-{}-{}-title", art.name, lesson.key))) }
                        @for paragraph in texts.say(&format!("rules-{}-{}", art.name, lesson.key)).split('\n').filter(|line| !line.is_empty()) {
                            p { (paragraph) }
                        }
                    }
                    @if let Some(picture) = boards::lesson_picture(art, lesson, texts, &format!("l{index}")) {
                        figure { (picture) figcaption { (texts.say(&format!("rules-{}-{}-picture", art.name, lesson.key))) } }
                    }
                }
            }
            h2 { (texts.say("rules-notation")) }
            p { (texts.say(&format!("rules-{}-notation", art.name))) }
            p class="actions" { a class="button" href={ "/new/" (art.name) } { (texts.say("play")) } }
        }
    };
    shell(reader, &title, content)
}
