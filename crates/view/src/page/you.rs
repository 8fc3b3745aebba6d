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
    /// What a passkey has to sign.
    pub challenge: &'a str,
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
        // The script shows it where the browser has passkeys.
        section class="panel" hidden {
            h2 { (texts.say("you-passkey")) }
            p { (texts.say("you-passkey-more")) }
            form method="post" action="/you/passkey" data-challenge=(you.challenge) data-name=(you.name.unwrap_or("Rusc")) {
                button { (texts.say("you-passkey-do")) }
            }
            form method="post" action="/you/enter" data-challenge=(you.challenge) {
                button { (texts.say("you-enter-do")) }
            }
            script type="module" src="/assets/passkey.js" {}
        }
        (form("drop", html! {
            label { input type="checkbox" name="sure" required; (texts.say("you-drop-sure")) }
            button { (texts.say("you-drop-do")) }
        }))
    };
    shell(reader, &texts.say("you-page"), content)
}
