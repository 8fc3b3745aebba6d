//! The pages of a site of files. Their links are relative, so that the site can be in any folder.

mod arrival;
mod bench;
mod loading;

pub use arrival::{Download, landing};
pub use bench::{Measured, bench};
pub use loading::loading;

use maud::{DOCTYPE, Markup, html};

use super::shell::logo;
use super::{about as about_page, rules as rules_page};
use crate::{AnyArt, Drawings, Taste, Texts};

/// What all pages of a site in one language share.
pub struct Site<'a> {
    /// The texts in the language.
    pub texts: &'a Texts,
    /// The languages of the site: tag and native name.
    pub languages: &'a [(String, String)],
    /// The drawings of the games.
    pub drawings: &'a Drawings,
}

/// The language whose pages have the shortest names, and are found without one.
const FIRST: &str = "en";

/// The file of a page in a language.
pub fn file(page: &str, language: &str) -> String {
    if language == FIRST { format!("{page}.html") } else { format!("{page}.{language}.html") }
}

/// The page about the program, its sources and credits.
pub fn about(site: &Site) -> Markup {
    let content = about_page::content(site.texts, site.drawings);
    site.page("about", &site.texts.say("about"), &site.texts.say("about-rusc"), content)
}

/// The page with the rules of a game.
pub fn rules(site: &Site, art: &dyn AnyArt) -> Markup {
    let (texts, name) = (site.texts, art.name());
    let content = rules_page::content(texts, art, &play(&format!("new/{name}")));
    let description = texts.say(&format!("goal-{name}"));
    site.page(&rules_name(art), &texts.say(&format!("game-{name}")), &description, content)
}

/// The name of the page with the rules of a game.
pub fn rules_name(art: &dyn AnyArt) -> String {
    format!("rules-{}", art.name())
}

/// The link to a page of the app, which works also while the app is not loaded yet.
fn play(page: &str) -> String {
    format!("play/?to={page}")
}

impl Site<'_> {
    /// The link to a page of the site in the same language.
    fn link(&self, page: &str) -> String {
        file(page, &self.texts.language())
    }

    /// A page with its name, title, description for search engines and content.
    fn page(&self, name: &str, title: &str, description: &str, content: Markup) -> Markup {
        let texts = self.texts;
        let footer = ["about", "bench"].map(|page| (self.link(page), texts.say(&format!("site-{page}"))));
        html! {
            (DOCTYPE)
            html lang=(texts.language()) data-theme="system" data-colours=(Taste::default().colours.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) " · Rusc" }
                    meta name="description" content=(description);
                    link rel="icon" href="play/icon.svg" type="image/svg+xml";
                    link rel="apple-touch-icon" href="play/icon-192.png";
                    link rel="stylesheet" href="style.css";
                    @for (language, _) in self.languages { link rel="alternate" hreflang=(language) href=(file(name, language)); }
                }
                body class="site" {
                    a class="skip" href="#content" { (texts.say("skip")) }
                    header class="bar" {
                        a class="brand" href=(self.link("index")) { (logo()) span { "Rusc" } }
                        nav aria-label=(texts.say("language")) {
                            @for (language, native) in self.languages {
                                @let here = (*language == texts.language()).then_some("page");
                                a href=(file(name, language)) hreflang=(language) lang=(language) aria-current=[here] { (native) }
                            }
                        }
                        a class="button" href="play/" { (texts.say("site-play")) }
                    }
                    main id="content" { (content) }
                    footer {
                        nav aria-label=(texts.say("navigation")) {
                            @for (link, words) in footer { a href=(link) { (words) } }
                            @for art in self.drawings.all() {
                                a href=(self.link(&rules_name(art))) { (texts.tell("rules-of", &[("game", texts.say(&format!("game-{}", art.name())).into())])) }
                            }
                        }
                    }
                }
            }
        }
    }
}
