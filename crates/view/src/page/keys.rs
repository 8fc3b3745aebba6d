//! The page of keys.

use maud::{Markup, html};

use super::shell::{Reader, shell};

/// The keys, each with the text that says what it does.
const KEYS: [(&[&str], &str); 8] = [
    (&["←", "→"], "keys-walk"),
    (&["Home", "End"], "keys-ends"),
    (&["Tab"], "keys-tab"),
    (&["←", "↑", "→", "↓"], "keys-board"),
    (&["Enter", "Space"], "keys-play"),
    (&["R"], "keys-turn"),
    (&["H"], "keys-hint"),
    (&["?"], "keys-help"),
];

/// The page that lists all keys.
pub fn keys(reader: &Reader) -> Markup {
    let texts = reader.texts;
    let content = html! {
        section class="prose" {
            h1 { (texts.say("keys")) }
            table class="keys" {
                @for (keys, what) in KEYS {
                    tr {
                        th scope="row" { @for key in keys { kbd { (key) } " " } }
                        td { (texts.say(what)) }
                    }
                }
            }
            p { (texts.say("keys-safe")) }
        }
    };
    shell(reader, &texts.say("keys"), content)
}
