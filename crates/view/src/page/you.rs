//! The page on which a visitor keeps a name, finds it again on another device, and drops it all.

use maud::{Markup, html};
use rusc_present::Why;

use super::shell::{Reader, shell};

/// What the page shows of a visitor.
pub struct You<'a> {
    /// The name that the visitor keeps.
    pub name: Option<&'a str>,
    /// The recovery code, if it was just made.
    pub code: Option<&'a str>,
    /// Why something could not be done.
    pub problem: Option<&'a Why>,
    /// The largest number of characters in a name.
    pub longest_name: usize,
}

/// The page about the visitor.
pub fn you(reader: &Reader, you: &You) -> Markup {
    let texts = reader.texts;
    let form = |action: &str, content: Markup| {
        html! {
            section class="panel" {
                h2 { (texts.say(&format!("you-{action}"))) }
                p { (texts.say(&format!("you-{action}-more"))) }
                form method="post" action={ "/you/" (action) } { (content) }
            }
        }
    };
    let keep = if you.name.is_some() { "you-keep-again" } else { "you-keep-do" };
    let content = html! {
        section class="panel" {
            h1 { (texts.say("you-page")) }
            @if let Some(why) = you.problem { p class="problem" role="alert" { (texts.why(why)) } }
            @if let Some(name) = you.name { p { (texts.tell("you-named", &[("name", name.into())])) } }
            @if let Some(code) = you.code {
                p { (texts.say("you-code")) }
                p { output class="code" { (code) } }
            }
        }
        (form("keep", html! {
            label { (texts.say("you-name"))
                input name="name" required maxlength=(you.longest_name) value=[you.name] autocomplete="nickname"; }
            button { (texts.say(keep)) }
        }))
        (form("recover", html! {
            label { (texts.say("you-recover-code")) input name="code" required autocomplete="off" spellcheck="false"; }
            button { (texts.say("you-recover-do")) }
        }))
        (form("drop", html! {
            label { input type="checkbox" name="sure" required; (texts.say("you-drop-sure")) }
            button { (texts.say("you-drop-do")) }
        }))
    };
    shell(reader, &texts.say("you-page"), content)
}
