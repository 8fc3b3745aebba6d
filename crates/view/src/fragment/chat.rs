//! What the players say to each other, and who of them is there.

use maud::{Markup, html};

use crate::{Scene, Texts};

/// The chat: element `chat`.
pub fn chat(texts: &Texts, scene: &Scene) -> Markup {
    let Some(talk) = scene.talk else { return html! { section id="chat" hidden {} } };
    let others = || scene.seats().filter(|seat| !scene.own.contains(seat) && scene.game().bot(*seat).is_none());
    let quiet = talk.quiet.iter().find(|seat| !scene.own.contains(seat));
    let is_own_quiet = talk.quiet.iter().any(|seat| scene.own.contains(seat));
    let switch = |value: &str, label: &str| {
        html! {
            form method="post" action={ "/m/" (scene.id) "/chat" } data-post {
                button class="small" name="on" value=(value) { (texts.say(label)) }
            }
        }
    };
    html! {
        section id="chat" class="panel" aria-label=(texts.say("chat")) {
            div class="head" {
                @for seat in others() {
                    @let is_there = talk.present.contains(&seat);
                    @if scene.is_awaited(seat) { span class="presence" { (texts.say("chat-nobody")) } }
                    @else { span class=(if is_there { "presence there" } else { "presence" }) {
                        (texts.tell(if is_there { "chat-there" } else { "chat-away" }, &[("name", scene.called(texts, seat).into())]))
                    } }
                }
                @if is_own_quiet { (switch("on", "chat-on")) } @else { (switch("off", "chat-off")) }
            }
            @if is_own_quiet {
                p class="soft" { (texts.say("chat-is-off")) }
            } @else {
                div role="log" aria-live="polite" aria-label=(texts.say("chat")) {
                    @if !talk.lines.is_empty() {
                        ol class="lines" {
                            @for (seat, line) in talk.lines {
                                li class=[scene.own.contains(seat).then_some("own")] {
                                    strong { (scene.called(texts, *seat)) } " " (line)
                                }
                            }
                        }
                    }
                }
                @if let Some(seat) = quiet {
                    p class="soft" { (texts.tell("chat-other-off", &[("name", scene.called(texts, *seat).into())])) }
                } @else {
                    form method="post" action={ "/m/" (scene.id) "/say" } data-post data-clear {
                        input name="text" maxlength="200" required autocomplete="off" aria-label=(texts.say("chat-line"))
                            placeholder=(texts.say("chat-line"));
                        button class="small" { (texts.say("chat-send")) }
                    }
                }
            }
        }
    }
}
