//! The page about the program, its sources and credits.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::{Drawings, Texts};

/// The libraries that the program uses: name, licence, and the key of the text on what it is used for.
const CREDITS: [(&str, &str, &str); 8] = [
    ("maud", "MIT, Apache 2.0", "credit-pages"),
    ("fluent", "MIT, Apache 2.0", "credit-languages"),
    ("resvg", "MIT, Apache 2.0", "credit-pictures"),
    ("Ubuntu", "Ubuntu Font Licence", "credit-font"),
    ("axum, tokio", "MIT", "credit-server"),
    ("SQLite, rusqlite", "public domain, MIT", "credit-storage"),
    ("clap", "MIT, Apache 2.0", "credit-commands"),
    ("serde", "MIT, Apache 2.0", "credit-data"),
];

/// The page about the program.
pub fn about(reader: &Reader) -> Markup {
    shell(reader, &reader.texts.say("about"), content(reader.texts, reader.drawings))
}

/// What the page says.
pub(super) fn content(texts: &Texts, drawings: &Drawings) -> Markup {
    html! {
        section class="panel prose" {
            h1 { (texts.say("about-title")) }
            p { (texts.say("about-rusc")) }
            p { (texts.say("about-local")) }
            h2 { (texts.say("about-sources")) }
            ul {
                @for art in drawings.all() {
                    @if let Some(source) = texts.find(&format!("source-{}", art.name()), &[]) { li { (source) } }
                }
            }
            h2 { (texts.say("about-thanks")) }
            div class="scroll" {
                table {
                    tbody {
                        @for (name, licence, key) in CREDITS {
                            tr { th scope="row" { (name) } td { (texts.say(key)) } td class="soft" lang="en" { (licence) } }
                        }
                    }
                }
            }
            p { (texts.say("about-licence")) }
        }
    }
}
