//! The page of keys.

use maud::{Markup, html};

use super::shell::{Reader, shell};

/// The keys, each with the text that says what it does.
const KEYS: [(&[&str], &str); 8] = [
    (&["←", "→"], "key-walk"),
    (&["Home", "End"], "key-ends"),
    (&["Tab"], "key-tab"),
    (&["←", "↑", "→", "↓"], "key-board"),
    (&["Enter", "Space"], "key-play"),
    (&["R"], "key-turn"),
    (&["H"], "key-hint"),
    (&["?"], "key-help"),
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
