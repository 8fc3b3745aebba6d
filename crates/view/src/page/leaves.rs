//! The book as files: a page for each chapter in each language, readable without a script and without a server. Their links are
//! relative, so that the site can be in any folder.

use maud::{DOCTYPE, Markup, html};
use rusc_catalog::Catalog;

use super::shell::logo;
use crate::book::{Chapter, LANGUAGES, NAMES, Still, Volume};
use crate::{Drawings, Languages, Taste, Texts};

/// The pages with the names of their files, such as `learn/es/playing-hex.html`; the style sheet and the app are beside `learn`.
pub fn leaves(languages: &Languages, catalog: &Catalog, drawings: &Drawings) -> Vec<(String, Markup)> {
    let mut leaves = Vec::new();
    for language in LANGUAGES {
        let Some(texts) = languages.texts(language) else { continue };
        let book = Volume::built_in(language);
        let frame = Frame { texts, book, languages: &languages.names() };
        leaves.push((format!("learn/{language}/index.html"), frame.contents()));
        for (index, (name, chapter)) in book.chapters().enumerate() {
            let still = Still { texts, catalog, drawings, live: &format!("../../play/?to=learn/{name}") };
            leaves.push((format!("learn/{language}/{name}.html"), frame.chapter(index, chapter, &still)));
        }
    }
    leaves
}

/// What all pages of a language share.
struct Frame<'a> {
    texts: &'a Texts,
    book: &'a Volume,
    languages: &'a [(String, String)],
}

impl Frame<'_> {
    fn contents(&self) -> Markup {
        let texts = self.texts;
        let content = html! {
            h1 { (texts.say("book-title")) }
            p { (texts.say("book-about")) }
            ol class="contents" {
                @for (name, chapter) in self.book.chapters() {
                    li { a href={ (name) ".html" } { (chapter.title) } p class="soft" { (chapter.lead) } }
                }
            }
        };
        self.page("index", &texts.say("book-title"), &texts.say("book-about"), content)
    }

    fn chapter(&self, index: usize, chapter: &Chapter, still: &Still) -> Markup {
        let neighbour = |index: Option<usize>| {
            let name = index.and_then(|index| NAMES.get(index))?;
            Some((*name, &self.book.chapter(name)?.title))
        };
        let content = html! {
            p class="soft" { a href="index.html" { (self.texts.say("book-title")) } }
            h1 { (chapter.title) }
            (still.draw(chapter))
            nav class="turn-page" aria-label=(self.texts.say("book-chapters")) {
                @if let Some((name, title)) = neighbour(index.checked_sub(1)) { a rel="prev" href={ (name) ".html" } { "← " (title) } }
                @if let Some((name, title)) = neighbour(Some(index + 1)) { a rel="next" href={ (name) ".html" } { (title) " →" } }
            }
        };
        self.page(NAMES[index], &chapter.title, &chapter.lead, content)
    }

    fn page(&self, name: &str, title: &str, description: &str, content: Markup) -> Markup {
        let (texts, language) = (self.texts, self.texts.language());
        let others = || self.languages.iter().filter(|(tag, _)| LANGUAGES.contains(&tag.as_str()));
        html! {
            (DOCTYPE)
            html lang=(language) data-theme="system" data-colours=(Taste::default().colours.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) " · Rusc" }
                    meta name="description" content=(description);
                    link rel="canonical" href={ "../" (language) "/" (name) ".html" };
                    @for (tag, _) in others() { link rel="alternate" hreflang=(tag) href={ "../" (tag) "/" (name) ".html" }; }
                    link rel="icon" href="../../play/icon.svg" type="image/svg+xml";
                    link rel="stylesheet" href="../../style.css";
                }
                body {
                    header class="bar" {
                        a class="brand" href="../../play/" { (logo()) span { "Rusc" } }
                        nav aria-label=(texts.say("language")) {
                            @for (tag, called) in others() {
                                @let here = (*tag == language).then_some("page");
                                a href={ "../" (tag) "/" (name) ".html" } hreflang=(tag) lang=(tag) aria-current=[here] { (called) }
                            }
                        }
                    }
                    main id="content" { article class="panel prose book" { (content) } }
                }
            }
        }
    }
}
