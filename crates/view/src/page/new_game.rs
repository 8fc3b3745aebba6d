//! The form that starts a match: options of the game, players, clock.

use maud::{Markup, html};
use rusc_catalog::Level;
use rusc_game::Seat;
use rusc_host::BotInfo;
use rusc_present::{Kind, Parameter, Why};

use super::shell::{Reader, shell};
use crate::seat_name;

/// The choices for a new game.
///
/// The form posts to `/new`: `game`; `option-NAME` for every option, where empty means the default and a flag is `on`, `off` or
/// one of its words; for every seat from 1 `seat-N` (`person`, `link`, `beginner`, `normal`, `expert` or `bot`) and `bot-N`, the
/// spec of the bot if `seat-N` is `bot`; `clock` (`none`, `move` or `total`) with `move-seconds`, `total-minutes` and
/// `increment-seconds`. Seats beyond the number of players are ignored.
pub struct NewGame<'a> {
    /// The game's name in specs.
    pub game: &'a str,
    /// The options of the game.
    pub options: &'a [Parameter],
    /// The bots that play the game.
    pub bots: &'a [BotInfo],
    /// The largest number of players.
    pub most_seats: u8,
    /// The values filled in before: names and values of fields.
    pub filled: &'a [(String, String)],
    /// Why the game could not be started, if the visitor has tried.
    pub problem: Option<&'a Why>,
}

impl NewGame<'_> {
    fn filled<'s>(&'s self, name: &str, default: &'s str) -> &'s str {
        self.filled.iter().find(|(other, _)| other == name).map_or(default, |(_, value)| value)
    }
}

/// The page with the form.
pub fn new_game(reader: &Reader, form: &NewGame) -> Markup {
    let texts = reader.texts;
    let title = texts.say(&format!("game-{}", form.game));
    let content = html! {
        div class="setup" {
            form class="panel" method="post" action="/new" {
                h1 { (texts.tell("new-game", &[("game", title.as_str().into())])) }
                @if let Some(problem) = form.problem { p class="problem" role="alert" { (texts.why(problem)) } }
                input type="hidden" name="game" value=(form.game);
                fieldset {
                    legend { (texts.say("who-plays")) }
                    @for place in Seat::all(form.most_seats) { (seat(reader, form, place)) }
                    datalist id="bots" { @for bot in form.bots { option value=(bot.name) { (bot.about) } } }
                }
                fieldset {
                    legend { (texts.say("options")) }
                    @for option in form.options { (field(reader, form, option)) }
                }
                (clock(reader, form))
                p class="actions" {
                    button { (texts.say("start")) }
                    a class="quiet" href={ "/rules/" (form.game) } { (texts.say("rules")) }
                }
            }
            @if let Some(picture) = reader.drawings.art(form.game).and_then(|art| art.sample(texts, "g")) {
                aside aria-hidden="true" { (picture.image()) }
            }
        }
    };
    shell(reader, &title, content)
}

/// The choice of a player for one seat.
fn seat(reader: &Reader, form: &NewGame, place: Seat) -> Markup {
    let texts = reader.texts;
    let (field, bot) = (format!("seat-{place}"), format!("bot-{place}"));
    let chosen = form.filled(&field, if place == Seat::FIRST { "person" } else { Level::Normal.name() });
    // Seats beyond the second appear only if the number of players includes them.
    let players = (place.number() > 2).then_some("option-players");
    html! {
        div class="seat" data-needs=[players] data-least=(place) {
            label for=(field) { (seat_name(texts, form.game, place)) }
            select id=(field) name=(field) {
                option value="person" selected[chosen == "person"] { (texts.say("sitter-person")) }
                @for level in Level::ALL.map(Level::name) {
                    option value=(level) selected[chosen == level] {
                        (texts.tell("sitter-bot", &[("level", texts.say(&format!("level-{level}")).into())]))
                    }
                }
                option value="link" selected[chosen == "link"] { (texts.say("sitter-link")) }
                option value="bot" selected[chosen == "bot"] { (texts.say("sitter-custom")) }
            }
            input name=(bot) list="bots" value=(form.filled(&bot, "")) placeholder=(texts.say("bot-spec"))
                aria-label=(texts.say("bot-spec")) data-needs=(field) data-equals="bot";
        }
    }
}

/// The field of one option.
fn field(reader: &Reader, form: &NewGame, option: &Parameter) -> Markup {
    let texts = reader.texts;
    let name = format!("option-{}", option.name);
    let filled = form.filled(&name, &option.default);
    let label = texts.find(&format!("option-{}-{}", form.game, option.name), &[]);
    let word = |word: &str| texts.find(&format!("word-{word}"), &[]).unwrap_or_else(|| word.to_owned());
    let sizes = reader.drawings.art(form.game).map_or(&[][..], |art| art.sizes());
    let expected = || texts.why(&option.expected());
    let choices = |words: &[&str]| {
        html! {
            select id=(name) name=(name) {
                @for value in words { option value=(value) selected[filled == *value] { (word(value)) } }
            }
        }
    };
    html! {
        div class="field" {
            label for=(name) { (label.unwrap_or_else(|| option.about.to_owned())) }
            @match option.kind {
                Kind::Flag { words } => (choices(&[&["off", "on"], words].concat())),
                Kind::Word { words } => (choices(words)),
                Kind::Number { least, most, words: [] } => {
                    input id=(name) name=(name) type="number" min=(least) max=(most) value=(filled)
                        placeholder=(texts.say("drawn-by-lot"));
                }
                Kind::Number { .. } => input id=(name) name=(name) value=(filled) placeholder=(expected());,
                Kind::Text { .. } => {
                    input id=(name) name=(name) value=(filled) title=(expected()) list={ (name) "-list" };
                    datalist id={ (name) "-list" } {
                        @for value in sizes { option value=(value) {} }
                    }
                }
            }
        }
    }
}

fn clock(reader: &Reader, form: &NewGame) -> Markup {
    let texts = reader.texts;
    let chosen = form.filled("clock", "none");
    let number = |name: &str, default: &str, needed: &str| {
        html! {
            label class="field" data-needs="clock" data-equals=(needed) {
                (texts.say(&format!("clock-{name}")))
                input type="number" name=(name) min="0" max="86400" value=(form.filled(name, default));
            }
        }
    };
    html! {
        fieldset {
            legend { (texts.say("clock")) }
            div class="field" {
                label for="clock" { (texts.say("clock-kind")) }
                select id="clock" name="clock" {
                    @for kind in ["none", "move", "total"] {
                        option value=(kind) selected[chosen == kind] { (texts.say(&format!("clock-{kind}"))) }
                    }
                }
            }
            (number("move-seconds", "30", "move"))
            (number("total-minutes", "10", "total"))
            (number("increment-seconds", "5", "total"))
        }
    }
}
