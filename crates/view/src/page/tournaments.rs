//! The page with the tournaments of this machine.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::crosstable::{CrossTable, summary, table};

/// The page with all tournaments, in the order given.
pub fn tournaments(reader: &Reader, tables: &[CrossTable]) -> Markup {
    let texts = reader.texts;
    let content = html! {
        @if tables.is_empty() {
            section class="panel" {
                h1 { (texts.say("tournaments")) }
                p { (texts.say("tournaments-none")) }
                p { code { "rusc tournament FILE" } }
            }
        }
        @for cross in tables {
            section class="panel tournament" data-complete=(cross.is_complete) {
                h1 { (cross.name) }
                p { (summary(texts, cross)) }
                @if !cross.is_complete { progress value=(cross.progress.0) max=(cross.progress.1.max(1)) {} }
                (table(texts, cross))
            }
        }
    };
    shell(reader, &texts.say("tournaments"), content)
}
