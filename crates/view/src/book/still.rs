//! A chapter on a page of files, which nobody answers: text and pictures, and links to where the same block answers.

use maud::{Markup, PreEscaped, html};
use rusc_catalog::Catalog;

use super::drawn::{answer, caption, pictures, steps};
use super::{Block, Chapter, Kind, Part};
use crate::{Drawings, Texts};

/// What still chapters are drawn with.
pub struct Still<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The games.
    pub catalog: &'a Catalog,
    /// Their drawings.
    pub drawings: &'a Drawings,
    /// The address of a chapter in the app, to which `#block-N` is added as part of a query.
    pub live: &'a str,
}

impl Still<'_> {
    /// The content of a chapter; links to other chapters lead to `NAME.html` beside it.
    pub fn draw(&self, chapter: &Chapter) -> Markup {
        html! {
            @for part in &chapter.parts {
                @match part {
                    Part::Text(text) => (PreEscaped(linked(text))),
                    Part::Block(block) => figure class="block" id=(block.id()) { (self.block(block)) },
                }
            }
        }
    }

    fn block(&self, block: &Block) -> Markup {
        if let Kind::Figure { command, .. } = &block.kind {
            return html! { pre tabindex="0" { code { "$ " (command) "\n" (block.body) } } };
        }
        let Ok(drawn) = pictures(block, self.texts, self.catalog, self.drawings) else {
            return html! { pre tabindex="0" { code { (block.info) "\n" (block.body) } } };
        };
        let (mut told, mut alone) = (Vec::new(), Vec::new());
        for (picture, words) in drawn {
            match words {
                Some(words) => told.push((picture, words)),
                None => alone.push(picture),
            }
        }
        if !told.is_empty() {
            return steps(block, self.texts, &told);
        }
        html! {
            @for picture in alone { (picture.image()) }
            figcaption {
                (caption(block))
                @if let Some(best) = answer(block) { details { summary { (self.texts.say("book-answer")) } p { (best) } } }
                p { a class="button small" href={ (self.live) "%23" (block.id()) } { (self.texts.say("book-play")) } }
            }
        }
    }
}

/// The text of a chapter with links to the files of other chapters.
fn linked(text: &str) -> String {
    let mut parts = text.split("href=\"/learn/");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (target, rest) = part.split_once('"').unwrap_or((part, ""));
        out += &format!("href=\"{target}.html\"{rest}");
    }
    out
}
