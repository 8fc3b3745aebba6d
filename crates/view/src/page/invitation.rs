//! The page behind the link to a seat.

use maud::{Markup, html};
use rusc_game::Seat;

use super::shell::{Reader, shell};
use crate::seat_name;

/// An invitation to a match.
pub struct Invitation<'a> {
    /// The name of the game in specs.
    pub game: &'a str,
    /// The seat that is free.
    pub seat: Seat,
    /// The address that the answer is posted to.
    pub address: &'a str,
    /// The name that the visitor used last.
    pub name: &'a str,
}

/// The page for a visitor who comes after the seat was taken; `address` is where they can watch.
pub fn taken(reader: &Reader, game: &str, address: &str) -> Markup {
    let texts = reader.texts;
    let title = texts.say(&format!("game-{game}"));
    let content = html! {
        section class="panel invited" {
            h1 { (texts.say("taken")) }
            p { (texts.say("taken-more")) }
            p { a class="button" href=(address) { (texts.say("taken-watch")) } }
            p { a class="quiet" href={ "/new/" (game) } { (texts.say("taken-own")) } }
        }
    };
    shell(reader, &title, content)
}

/// The page that invites a visitor to take a seat.
pub fn invitation(reader: &Reader, invitation: &Invitation) -> Markup {
    let texts = reader.texts;
    let title = texts.say(&format!("game-{}", invitation.game));
    let seat = seat_name(texts, invitation.game, invitation.seat);
    let content = html! {
        section class="panel invited" {
            h1 { (texts.tell("invited", &[("game", title.clone().into())])) }
            p { (texts.tell("invited-seat", &[("seat", seat.into())])) }
            form method="post" action=(invitation.address) {
                label { (texts.say("player-name"))
                    input name="name" maxlength="40" value=(invitation.name) autocomplete="nickname"; }
                button { (texts.say("take-seat")) }
            }
            p { a class="quiet" href={ "/rules/" (invitation.game) } { (texts.say("rules")) } }
        }
    };
    shell(reader, &title, content)
}
