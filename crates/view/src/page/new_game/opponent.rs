//! Against whom, who begins, and the names of the players.

use maud::{Markup, html};
use rusc_catalog::Level;

use super::{NewGame, choice};
use crate::page::shell::Reader;
use crate::{Texts, bot_name};

/// The choices of a game for two: the opponent, who begins, names.
pub(super) fn opponent(reader: &Reader, form: &NewGame) -> Markup {
    let texts = reader.texts;
    let chosen = form.filled("opponent", Level::Beginner.name());
    let levels = Level::ALL.map(|level| (level.name(), bot_name(texts, level.name())));
    let others = ["here", "link", "bots", "bot"].map(|value| (value, texts.say(&format!("opponent-{value}"))));
    html! {
        fieldset {
            legend { (texts.say("opponent")) }
            div class="choices" {
                @for (value, label) in levels.iter().chain(others.iter().filter(|(value, _)| reader.is_reachable || *value != "link")) {
                    (choice("opponent", value, chosen == *value, html! { span { (label) } }))
                }
            }
            div class="only-bot" {
                label class="field" { (texts.say("bot-spec"))
                    input name="bot" list="bots" value=(form.filled("bot", form.bots.first().map_or("", |bot| bot.name)));
                }
                (known(form))
            }
            div class="only-bots" {
                @for number in ["1", "2"] { (bot(texts, form, number)) }
            }
        }
        fieldset class="begins" {
            legend { (texts.say("begins")) }
            div class="choices" {
                @for value in ["me", "other", "lot"] {
                    @let label = texts.say(&format!("begins-{value}"));
                    (choice("first", value, form.filled("first", "me") == value, html! { span { (label) } }))
                }
            }
        }
        (names(texts, form))
    }
}

/// The level of one of two bots that play each other.
fn bot(texts: &Texts, form: &NewGame, number: &str) -> Markup {
    let name = format!("bot-{number}");
    let chosen = form.filled(&name, Level::Normal.name());
    html! {
        label class="field" { (texts.say(&format!("seat-{}-{number}", form.game)))
            select name=(name) {
                @for level in Level::ALL.map(Level::name) {
                    option value=(level) selected[chosen == level] { (bot_name(texts, level)) }
                }
            }
        }
    }
}

/// The names of the people at this device.
pub(super) fn names(texts: &Texts, form: &NewGame) -> Markup {
    let field = |name: &str| {
        html! {
            label class={ "field by-" (name) } { (texts.say(&format!("player-{name}")))
                input name=(name) maxlength="40" value=(form.filled(name, "")) autocomplete="nickname"
                    placeholder=(texts.say("player-nameless"));
            }
        }
    };
    html! { div class="names" { (field("name")) @if form.most_seats == 2 { (field("friend")) } } }
}

/// The bots that a field suggests.
pub(super) fn known(form: &NewGame) -> Markup {
    html! { datalist id="bots" { @for bot in form.bots { option value=(bot.name) {} } } }
}
