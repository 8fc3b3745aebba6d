//! Pages with a board on whose cells something is put: marks and arrows on a position, and stones of a new one.

use maud::{Markup, html};
use rusc_catalog::Level;
use rusc_game::Seat;
use rusc_present::Why;

use super::shell::{Reader, shell};
use crate::{Board, Marks, Picture, Scene, Subject, Texts, bot_name, fragment, seat_name};

/// The page on which marks and arrows are drawn.
pub fn notes(reader: &Reader, scene: &Scene) -> Markup {
    let texts = reader.texts;
    let content = html! {
        section class="panel pad-page" {
            h1 { (texts.say("notes-marks")) }
            p class="soft" { (texts.say("notes-about")) }
            form method="post" action={ "/m/" (scene.id) "/mark" } data-pad {
                input type="hidden" name="node" value=(scene.node.index());
                (fragment::tools(texts))
                (fragment::pad(texts, scene))
            }
            p id="message" role="status" aria-live="polite" {}
            p { a class="button" href={ "/m/" (scene.id) "/at/" (scene.node.index()) } { (texts.say("notes-done")) } }
        }
    };
    shell(reader, &texts.say("notes-marks"), content)
}

/// A position that is being set up.
pub struct Draft<'a> {
    /// The game's name in specs.
    pub game: &'a str,
    /// The sizes to choose from.
    pub sizes: &'a [&'static str],
    /// The size of the board.
    pub size: &'a str,
    /// The options of the game other than its size: names and values of fields.
    pub options: &'a [(String, String)],
    /// The stones as the form sends them.
    pub stones: &'a str,
    /// The side to move.
    pub turn: Seat,
    /// The cells, with their owners.
    pub cells: &'a [(String, Option<Seat>)],
    /// The board.
    pub board: &'a Board,
    /// Why the last change was not possible.
    pub problem: Option<&'a Why>,
}

/// The page on which a position is set up.
pub fn editor(reader: &Reader, draft: &Draft) -> Markup {
    let texts = reader.texts;
    let title = texts.tell("editor", &[("game", texts.say(&format!("game-{}", draft.game)).into())]);
    let tool = |value: String, label: String, is_chosen: bool| {
        html! { label class="choice-card" { input type="radio" name="put" value=(value) checked[is_chosen]; span { (label) } } }
    };
    let content = html! {
        section class="panel pad-page" {
            h1 { (title) }
            p class="soft" { (texts.say("editor-about")) }
            @if !draft.sizes.is_empty() {
                form class="filters" method="get" action={ "/edit/" (draft.game) } {
                    label { (texts.say("board"))
                        select name="option-size" data-auto {
                            @for size in draft.sizes {
                                option value=(size) selected[*size == draft.size] { (super::new_game::board_size(reader, draft.game, size)) }
                            }
                        }
                    }
                    button class="small" { (texts.say("change")) }
                }
            }
            form method="post" action={ "/edit/" (draft.game) } data-pad={ "/edit/" (draft.game) "/board" } {
                div class="choices tools-of-pad" role="radiogroup" aria-label=(texts.say("editor-put")) {
                    @for seat in Seat::all(2) { (tool(seat.to_string(), seat_name(texts, draft.game, seat), seat == Seat::FIRST)) }
                    (tool("none".to_owned(), texts.say("editor-empty"), false))
                }
                (draft_pad(reader, draft))
                p id="message" role="status" aria-live="polite" {}
                label class="field" { (texts.say("opponent"))
                    select name="opponent" {
                        @for level in Level::ALL.map(Level::name) {
                            option value=(level) selected[level == Level::Normal.name()] { (bot_name(texts, level)) }
                        }
                        option value="here" { (texts.say("opponent-here")) }
                    }
                }
                p class="actions" {
                    button { (texts.say("editor-play")) }
                    button class="small" name="opponent" value="analyse" { (texts.say("editor-analyse")) }
                }
            }
        }
    };
    shell(reader, &title, content)
}

/// The board of a draft with a spot on every cell, and the fields that hold it: element `pad`.
pub fn draft_pad(reader: &Reader, draft: &Draft) -> Markup {
    let texts = reader.texts;
    let label = |owner: Option<Seat>| {
        owner.map_or_else(|| texts.say("editor-empty"), |seat| seat_name(texts, draft.game, seat))
    };
    let spots: Vec<(String, String)> =
        draft.cells.iter().map(|(cell, owner)| (cell.clone(), format!("{cell}, {}", label(*owner)))).collect();
    let picture = picture(reader, texts, draft, &spots);
    html! {
        div id="pad" {
            input type="hidden" name="option-size" value=(draft.size);
            @for (name, value) in draft.options { input type="hidden" name=(name) value=(value); }
            input type="hidden" name="stones" value=(draft.stones);
            @if let Some(picture) = picture { (picture.pad()) }
            @if let Some(problem) = draft.problem { p class="problem" role="alert" { (texts.why(problem)) } }
            div class="choices" role="radiogroup" aria-label=(texts.say("editor-turn")) {
                span { (texts.say("editor-turn")) }
                @for seat in Seat::all(2) {
                    label class="choice-card" {
                        input type="radio" name="turn" value=(seat) checked[seat == draft.turn];
                        span { (seat_name(texts, draft.game, seat)) }
                    }
                }
            }
        }
    }
}

fn picture(reader: &Reader, texts: &Texts, draft: &Draft, spots: &[(String, String)]) -> Option<Picture> {
    let marks = Marks { spots, taste: reader.taste, ..Marks::none(texts) };
    Some(reader.drawings.art(draft.game)?.draw(&Subject { board: draft.board, insight: None, marks }))
}
