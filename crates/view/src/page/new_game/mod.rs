//! The form that starts a match, in the order in which people think: against whom, who begins, on which board, with which clock.

mod opponent;
mod options;
mod seats;
mod summary;

use maud::{Markup, html};
use rusc_host::BotInfo;
use rusc_present::{Parameter, Why};

use super::shell::{Reader, shell};
use crate::Picture;
pub(super) use options::board_size;
pub(super) use summary::summary;

/// The choices for a new game.
///
/// The form posts to `/new`: `game`; `option-NAME` for every option, where empty means the default and a flag is `on`, `off` or
/// one of its words, and `option-size` may be `other` with the size in `size-other`.
///
/// A game for two asks for the `opponent`: a level, `bot` with its spec in `bot`, `here` or `link` for a friend, or `bots` with
/// their levels in `bot-1` and `bot-2`; and who begins in `first`: `me`, `other` or `lot`. A game for more asks for every seat
/// from 1 in `seat-N`: `person`, `link`, a level, or `bot` with its spec in `bot-N`; seats beyond the number of players are
/// ignored.
///
/// `name` and `friend` are the names of people at this device; `clock` is `none`, `move` or `total` with `move-seconds`,
/// `total-minutes` and `increment-seconds`.
pub struct NewGame<'a> {
    /// The game's name in specs.
    pub game: &'a str,
    /// The options of the game.
    pub options: &'a [Parameter],
    /// The bots that play the game.
    pub bots: &'a [BotInfo],
    /// The largest number of players.
    pub most_seats: u8,
    /// The sizes to choose from, with a small picture of each board.
    pub sizes: &'a [(&'static str, Option<Picture>)],
    /// Whether positions can be set up.
    pub has_editor: bool,
    /// The board that will be played.
    pub board: Option<&'a Picture>,
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
            form class="panel" method="post" action="/new" data-preview={ "/new/" (form.game) "/board" } {
                h1 { (texts.tell("new-game", &[("game", title.as_str().into())])) }
                @if let Some(problem) = form.problem { p class="problem" role="alert" { (texts.why(problem)) } }
                input type="hidden" name="game" value=(form.game);
                @if form.most_seats > 2 {
                    (options::main(reader, form))
                    (seats::seats(reader, form))
                } @else {
                    (opponent::opponent(reader, form))
                    (options::sizes(reader, form))
                    (options::main(reader, form))
                }
                (options::clock(reader, form))
                (options::more(reader, form))
                p class="actions" {
                    button { (texts.say("start")) }
                    a class="quiet" href={ "/rules/" (form.game) } { (texts.say("rules")) }
                    @if form.has_editor { a class="quiet" href={ "/edit/" (form.game) } { (texts.say("editor-link")) } }
                }
            }
            (preview(form.board))
        }
    };
    shell(reader, &title, content)
}

/// The board that will be played: element `preview`.
pub fn preview(board: Option<&Picture>) -> Markup {
    html! { aside id="preview" aria-hidden="true" { @if let Some(board) = board { (board.image()) } } }
}

/// One of several choices, as a card with a radio button.
fn choice(name: &str, value: &str, is_chosen: bool, content: Markup) -> Markup {
    html! {
        label class="choice-card" {
            input type="radio" name=(name) value=(value) checked[is_chosen];
            (content)
        }
    }
}
