//! Who plays: names, clocks, points, links for guests, levels of bots.

use maud::{Markup, html};

use crate::Texts;
use crate::boards;
use crate::shown::{ClockShown, Match, SeatShown, Sitter};

/// The levels that every game has a bot for.
pub(crate) const LEVELS: [&str; 3] = ["beginner", "normal", "expert"];

/// The players: element `players`.
pub fn players(texts: &Texts, shown: &Match) -> Markup {
    html! {
        ul id="players" class="panel" aria-label=(texts.say("players")) {
            @for (number, seat) in (1..).zip(&shown.seats) {
                li class=(if shown.turn == Some(number) { "player to-move" } else { "player" }) {
                    span class={ "dot " (shown.game) "-" (number) } aria-hidden="true" {}
                    (name(texts, shown, number, seat))
                    @if let Some(points) = seat.points { span class="points" title=(texts.say("points")) { (points) } }
                    @if let Some(clock) = &seat.clock { (clock_of(texts, clock)) }
                    (sitter(texts, shown, number, seat))
                }
            }
        }
    }
}

fn name(texts: &Texts, shown: &Match, number: u8, seat: &SeatShown) -> Markup {
    let (called, place) = (called(texts, shown, number, seat), boards::seat_name(texts, shown.game, number));
    let place = (called != place).then_some(place);
    let more: Vec<String> = place.into_iter().chain(seat.is_own.then(|| texts.say("you"))).collect();
    html! { span class="name" { strong { (called) } " " small { (more.join(" · ")) } } }
}

/// What the one who sits there is called.
pub(super) fn called(texts: &Texts, shown: &Match, number: u8, seat: &SeatShown) -> String {
    if !seat.name.is_empty() {
        return seat.name.clone();
    }
    match &seat.sitter {
        Sitter::Bot(spec) => bot_name(texts, spec),
        Sitter::Guest(Some(_)) => texts.say("awaited"),
        Sitter::Person | Sitter::Guest(None) => boards::seat_name(texts, shown.game, number),
    }
}

/// A bot in words: its level, or its spec as it is.
pub fn bot_name(texts: &Texts, spec: &str) -> String {
    texts
        .find(&format!("level-{spec}"), &[])
        .map_or_else(|| spec.to_owned(), |level| texts.tell("bot-of", &[("level", level.into())]))
}

fn clock_of(texts: &Texts, clock: &ClockShown) -> Markup {
    let seconds = clock.milliseconds.div_ceil(1000);
    html! {
        time class="clock" aria-label=(texts.say("clock")) data-clock=(clock.milliseconds)
            data-running=[clock.is_running.then_some("")] { (format!("{}:{:02}", seconds / 60, seconds % 60)) }
    }
}

/// What can be done about the one who sits there.
fn sitter(texts: &Texts, shown: &Match, number: u8, seat: &SeatShown) -> Markup {
    let field = |name: &str, content: Markup| {
        html! {
            form method="post" action={ "/m/" (shown.id) "/" (name) } data-post {
                input type="hidden" name="seat" value=(number); (content)
            }
        }
    };
    html! {
        @match &seat.sitter {
            Sitter::Guest(Some(link)) => div class="invite" {
                input readonly value=(link) aria-label=(texts.say("invitation"));
                button type="button" class="small" data-copy=(link) { (texts.say("copy")) }
                p class="soft" { (texts.say("invitation-more")) }
            },
            Sitter::Bot(spec) if shown.may.manage => details class="change" {
                summary aria-label=(texts.say("change-level")) title=(texts.say("change-level")) { "⋯" }
                (field("level", html! {
                    select name="bot" data-auto aria-label=(texts.say("level")) {
                        @for level in LEVELS {
                            option value=(level) selected[level == spec] { (texts.say(&format!("level-{level}"))) }
                        }
                        @if !LEVELS.contains(&spec.as_str()) { option value=(spec) selected { (spec) } }
                    }
                    button class="small" { (texts.say("change")) }
                }))
            },
            Sitter::Person | Sitter::Guest(None) if seat.is_own => details class="change" {
                summary aria-label=(texts.say("change-name")) title=(texts.say("change-name")) { "⋯" }
                (field("name", html! {
                    input name="name" maxlength="40" value=(seat.name) aria-label=(texts.say("name"));
                    button class="small" { (texts.say("change")) }
                }))
            },
            _ => {}
        }
    }
}
