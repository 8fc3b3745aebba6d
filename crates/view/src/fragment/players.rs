//! The players: names, clocks, points, links for guests, levels of bots.

use std::time::Duration;

use maud::{Markup, html};
use rusc_catalog::Level;
use rusc_game::Seat;

use crate::qr::qr;
use crate::{Scene, Texts, bot_about, bot_name, seat_name};

/// The players on the other side of the board, in the order of turns: element `rivals`.
pub fn rivals(texts: &Texts, scene: &Scene) -> Markup {
    let nearest = nearest(scene);
    let after = scene.seats().filter(|seat| *seat > nearest);
    let seats: Vec<Seat> = after.chain(scene.seats().filter(|seat| *seat < nearest)).collect();
    list(texts, scene, "rivals", "rivals", &seats)
}

/// The player on this side of the board: element `own`.
pub fn own(texts: &Texts, scene: &Scene) -> Markup {
    list(texts, scene, "own", if scene.own.is_empty() { "near-side" } else { "own-side" }, &[nearest(scene)])
}

/// The seat on this side of the board: the viewer's, or the first for those who have none.
fn nearest(scene: &Scene) -> Seat {
    scene.own.first().copied().unwrap_or(Seat::FIRST)
}

fn list(texts: &Texts, scene: &Scene, id: &str, label: &str, seats: &[Seat]) -> Markup {
    let points = scene.position().points();
    let turn = scene.turn();
    html! {
        ul id=(id) class="players panel" aria-label=(texts.say(label)) {
            @for &seat in seats {
                li class=(if turn == Some(seat) { "player to-move" } else { "player" }) {
                    span class={ "dot " (scene.name()) "-" (seat) } aria-hidden="true" {}
                    (name(texts, scene, seat))
                    @if let Some(points) = &points {
                        span class="points" title=(texts.say("points")) { (points[seat.index()]) }
                    }
                    @if let Some(left) = scene.game().time_left(seat, scene.node) { (clock(texts, scene, seat, left)) }
                    (sitter(texts, scene, seat))
                }
            }
        }
    }
}

fn name(texts: &Texts, scene: &Scene, seat: Seat) -> Markup {
    let (called, place) = (scene.called(texts, seat), seat_name(texts, scene.name(), seat));
    let place = (called != place).then_some(place);
    let more: Vec<String> = place.into_iter().chain(scene.own.contains(&seat).then(|| texts.say("you"))).collect();
    html! { span class="name" { strong { (called) } " " small { (more.join(" · ")) } } }
}

fn clock(texts: &Texts, scene: &Scene, seat: Seat, left: Duration) -> Markup {
    let game = scene.game();
    let is_to_move = scene.is_live && game.turn() == Some(seat);
    let is_running = is_to_move && scene.snapshot.is_clock_running;
    let used = if is_to_move { scene.snapshot.elapsed } else { Duration::ZERO };
    let milliseconds = left.saturating_sub(used).as_millis();
    let seconds = milliseconds.div_ceil(1000);
    html! {
        time class="clock" aria-label=(texts.say("clock")) data-clock=(milliseconds)
            data-running=[is_running.then_some("")] { (format!("{}:{:02}", seconds / 60, seconds % 60)) }
    }
}

/// The forms to change the player in a seat.
fn sitter(texts: &Texts, scene: &Scene, seat: Seat) -> Markup {
    let sitter = &scene.game().record().seats[seat.index()];
    let field = |name: &str, content: Markup| {
        html! {
            form method="post" action={ "/m/" (scene.id) "/" (name) } data-post {
                input type="hidden" name="seat" value=(seat); (content)
            }
        }
    };
    html! {
        @if let Some(spec) = &sitter.bot {
            @let about = bot_about(texts, Level::named(spec).map_or(spec, |level| scene.game().entry().level(level)));
            @if let Some(about) = about { p class="soft about" { (about) } }
            @if scene.may.manage {
                details class="change" {
                    summary aria-label=(texts.say("change-level")) title=(texts.say("change-level")) { "⋯" }
                    (field("level", html! {
                        select name="bot" data-auto aria-label=(texts.say("level")) {
                            @for level in Level::ALL.map(Level::name) {
                                option value=(level) selected[level == spec] { (texts.say(&format!("level-{level}"))) }
                            }
                            @if Level::named(spec).is_none() { option value=(spec) selected { (bot_name(texts, spec)) } }
                        }
                        button class="small" { (texts.say("change")) }
                    }))
                }
            }
        } @else if let Some(link) = scene.link(seat) {
            div class="invite" {
                input readonly value=(link) aria-label=(texts.say("invitation"));
                button type="button" class="small" data-copy=(link) { (texts.say("copy")) }
                p class="soft" { (texts.say("invitation-more")) }
                @if scene.is_near {
                    p class="near" { (texts.say("invitation-near")) }
                    p { code { "rusc play --addr 0.0.0.0:7680" } }
                    p class="soft" { (texts.say("invitation-far")) }
                } @else if let Some(picture) = qr(link, &texts.say("invitation-qr")) {
                    details class="qr-code" { summary { (texts.say("invitation-qr")) } (picture) }
                }
                (field("invite", html! {
                    button class="small" name="link" value="renew" { (texts.say("invitation-renew")) }
                    button class="small" name="link" value="withdraw" { (texts.say("invitation-withdraw")) }
                }))
            }
        } @else if scene.own.contains(&seat) {
            details class="change" {
                summary aria-label=(texts.say("change-name")) title=(texts.say("change-name")) { "⋯" }
                (field("name", html! {
                    input name="name" maxlength="40" value=(sitter.name) aria-label=(texts.say("name"));
                    button class="small" { (texts.say("change")) }
                }))
            }
        }
    }
}
