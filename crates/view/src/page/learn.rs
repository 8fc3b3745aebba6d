//! The book: the list of chapters, and a chapter.

use maud::{Markup, html};

use super::shell::{Reader, described};
use crate::book::{Drawn, NAMES, Piece, Volume};

/// The list of chapters.
pub fn contents(reader: &Reader, book: &Volume) -> Markup {
    let texts = reader.texts;
    let content = html! {
        article class="panel prose book" {
            h1 { (texts.say("book-title")) }
            p { (texts.say("book-about")) }
            p { a href="/tutorial" { (texts.say("learn-steps")) } }
            ol class="contents" {
                @for (name, chapter) in book.chapters() {
                    li { a href=(reader.to(&format!("/learn/{name}"))) { (chapter.title) } p class="soft" { (chapter.lead) } }
                }
            }
            h2 { a href=(reader.to("/learn/reference")) { (texts.say("reference")) } }
            p class="soft" { (texts.say("reference-about")) }
        }
    };
    described(reader, &texts.say("book-title"), &texts.say("book-about"), content)
}

/// A chapter; `tried` is the puzzle and the move that the reader has tried, such as `2.c3`.
pub fn chapter(reader: &Reader, book: &Volume, name: &str, drawn: &Drawn, tried: Option<&str>) -> Markup {
    let texts = reader.texts;
    let at = NAMES.iter().position(|other| *other == name).unwrap_or(0);
    let neighbour = |index: Option<usize>| {
        let name = index.and_then(|index| NAMES.get(index))?;
        Some((*name, &book.chapter(name)?.title))
    };
    let content = html! {
        article class="panel prose book" {
            p class="soft" { a href=(reader.to("/learn")) { (texts.say("book-title")) } }
            h1 { (drawn.title) }
            @for piece in &drawn.pieces {
                @match piece {
                    Piece::Fixed(markup) => (markup),
                    Piece::Puzzle(puzzle) => (puzzle.draw(texts, reader.drawings, &reader.to(reader.path), tried)),
                }
            }
            nav class="turn-page" aria-label=(texts.say("book-chapters")) {
                @if let Some((name, title)) = neighbour(at.checked_sub(1)) { a rel="prev" href=(reader.to(&format!("/learn/{name}"))) { "← " (title) } }
                @if let Some((name, title)) = neighbour(Some(at + 1)) { a rel="next" href=(reader.to(&format!("/learn/{name}"))) { (title) " →" } }
            }
        }
    };
    described(reader, &drawn.title, &drawn.lead, content)
}
