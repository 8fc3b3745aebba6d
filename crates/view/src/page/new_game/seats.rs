//! Who sits where, in games for more than two.

use maud::{Markup, html};
use rusc_catalog::Level;
use rusc_game::Seat;

use super::{NewGame, opponent};
use crate::page::shell::Reader;
use crate::{bot_name, seat_name};

/// The choice of a player for every seat.
pub(super) fn seats(reader: &Reader, form: &NewGame) -> Markup {
    html! {
        fieldset {
            legend { (reader.texts.say("who-plays")) }
            @for place in Seat::all(form.most_seats) { (seat(reader, form, place)) }
            (opponent::known(form))
        }
        (opponent::names(reader.texts, form))
    }
}

/// The choice of a player for one seat.
fn seat(reader: &Reader, form: &NewGame, place: Seat) -> Markup {
    let texts = reader.texts;
    let (field, bot) = (format!("seat-{place}"), format!("bot-{place}"));
    let chosen = form.filled(&field, if place == Seat::FIRST { "person" } else { Level::Beginner.name() });
    // Seats beyond the second appear only if the number of players includes them.
    let players = (place.number() > 2).then_some("option-players");
    html! {
        div class="seat" data-needs=[players] data-least=(place) {
            label for=(field) { (seat_name(texts, form.game, place)) }
            select id=(field) name=(field) {
                option value="person" selected[chosen == "person"] { (texts.say("sitter-person")) }
                @for level in Level::ALL.map(Level::name) {
                    option value=(level) selected[chosen == level] { (bot_name(texts, level)) }
                }
                @if reader.is_reachable { option value="link" selected[chosen == "link"] { (texts.say("sitter-link")) } }
                option value="bot" selected[chosen == "bot"] { (texts.say("sitter-custom")) }
            }
            input name=(bot) list="bots" value=(form.filled(&bot, "")) placeholder=(texts.say("bot-spec"))
                aria-label=(texts.say("bot-spec")) data-needs=(field) data-equals="bot";
        }
    }
}
