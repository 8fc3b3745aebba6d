//! The pages of a site of files: where visitors arrive, and what they see until the app answers by itself. Their links are
//! relative, so that the site can be in any folder.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::shell::logo;
use crate::{Drawings, Languages, Taste, Texts};

/// The page where visitors arrive, in a language; `pages` are the languages with the files of their pages.
pub fn landing(texts: &Texts, drawings: &Drawings, pages: &[(String, String, String)]) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(texts.language()) data-theme="system" data-colours=(Taste::default().colours.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (texts.say("welcome-title")) " · Rusc" }
                meta name="description" content=(texts.say("site-lead"));
                link rel="icon" href="play/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="style.css";
                @for (language, _, file) in pages { link rel="alternate" hreflang=(language) href=(file); }
            }
            body {
                header class="bar" {
                    a class="brand" href="play/" { (logo()) span { "Rusc" } }
                    nav aria-label=(texts.say("language")) {
                        @for (language, name, file) in pages {
                            @let here = (*language == texts.language()).then_some("page");
                            a href=(file) hreflang=(language) lang=(language) aria-current=[here] { (name) }
                        }
                    }
                }
                main id="content" {
                    section class="welcome" {
                        h1 { (texts.say("welcome")) }
                        p { (texts.say("site-lead")) }
                        p { a class="button" href="play/" { (texts.say("site-play")) } }
                    }
                    section class="games" aria-label=(texts.say("games")) {
                        @for (index, art) in drawings.all().enumerate() {
                            article class="card" {
                                a class="picture" href={ "play/?to=new/" (art.name()) } tabindex="-1" aria-hidden="true" {
                                    @if let Some(picture) = art.sample(texts, &format!("g{index}")) { (picture.image()) }
                                }
                                h2 { (texts.say(&format!("game-{}", art.name()))) }
                                p { (texts.say(&format!("about-{}", art.name()))) }
                                p class="actions" {
                                    a class="button small" href={ "play/?to=new/" (art.name()) } { (texts.say("play")) }
                                    a class="quiet" href={ "play/?to=rules/" (art.name()) } { (texts.say("rules")) }
                                }
                            }
                        }
                    }
                    section class="panel prose" {
                        h2 { (texts.say("site-what")) }
                        ul { @for key in ["site-bots", "site-book", "site-keep", "site-phone"] { li { (texts.say(key)) } } }
                        h2 { (texts.say("site-download")) }
                        p { (texts.say("site-download-more")) }
                        p { a class="quiet" href="play/?to=about" { (texts.say("site-about")) } }
                    }
                }
            }
        }
    }
}

/// The page of the app until it answers by itself, in all languages; `script` then takes care of it.
pub fn loading(languages: &Languages, script: &str) -> Markup {
    let all = || languages.names().into_iter().filter_map(|(language, _)| languages.texts(&language));
    html! {
        (DOCTYPE)
        html lang="en" data-theme="system" data-colours=(Taste::default().colours.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Rusc" }
                link rel="icon" href="icon.svg" type="image/svg+xml";
                link rel="manifest" href="manifest.webmanifest";
                link rel="stylesheet" href="../style.css";
            }
            body {
                main id="content" {
                    section class="welcome" {
                        @for texts in all() {
                            p lang=(texts.language()) data-loading hidden { (texts.say("site-loading")) }
                            p class="problem" lang=(texts.language()) data-problem hidden { (texts.say("site-too-old")) }
                        }
                        noscript { @for texts in all() { p lang=(texts.language()) { (texts.say("site-too-old")) } } }
                    }
                }
                script { (PreEscaped(script)) }
            }
        }
    }
}
