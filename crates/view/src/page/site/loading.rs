//! What visitors see until the app answers by itself.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::{Languages, Taste};

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
                link rel="apple-touch-icon" href="icon-192.png";
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
