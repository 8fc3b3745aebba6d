//! The error page.

use maud::{Markup, html};
use rusc_present::Why;

use super::shell::{Reader, logo, shell};

/// The page for a request that failed with this status, with the reason if it helps.
pub fn fault(reader: &Reader, status: u16, why: Option<&Why>) -> Markup {
    let texts = reader.texts;
    let key = if status == 404 {
        "fault-missing"
    } else if status < 500 {
        "fault-request"
    } else {
        "fault-server"
    };
    let content = html! {
        section class="panel fault" {
            (logo())
            h1 { (texts.say(key)) }
            p class="soft" { (status) @if let Some(why) = why { " · " (texts.why(why)) } }
            p { a class="button" href="/" { (texts.say("to-lobby")) } }
        }
    };
    shell(reader, &texts.say(key), content)
}
