//! The comment on the position that is shown, and the pad on which marks and arrows are drawn.

use maud::{Markup, html};
use rusc_table::Mark;

use crate::scene::BOARD_ID;
use crate::{Marks, Scene, Subject, Texts};

/// The comment, and the way to write one: element `notes`.
pub fn notes(texts: &Texts, scene: &Scene) -> Markup {
    let comment = &scene.game().record().tree.node(scene.node).comment;
    html! {
        section id="notes" class="panel" aria-label=(texts.say("notes")) hidden[comment.is_empty() && !scene.may.note] {
            @if !comment.is_empty() { p class="comment" { (comment) } }
            @if scene.may.note {
                details {
                    summary { (texts.say(if comment.is_empty() { "notes-write" } else { "notes-change" })) }
                    form method="post" action={ "/m/" (scene.id) "/comment" } data-post {
                        input type="hidden" name="node" value=(scene.node.index());
                        textarea name="comment" rows="3" maxlength="10000" aria-label=(texts.say("notes-comment")) { (comment) }
                        button class="small" { (texts.say("save")) }
                    }
                }
                @if !scene.position().cells().is_empty() {
                    a class="quiet" href={ "/m/" (scene.id) "/notes/" (scene.node.index()) } { (texts.say("notes-marks")) }
                }
            }
        }
    }
}

/// The board with a spot on every cell: element `pad`.
pub fn pad(texts: &Texts, scene: &Scene) -> Markup {
    let (board, notes) = (scene.position().board(scene.eyes), scene.game().marks(scene.node));
    let words = |cell: &str| -> String {
        let here = notes.iter().filter(|(_, cells)| cells.split(':').any(|other| other == cell));
        here.map(|(mark, _)| format!(", {}", texts.say(&format!("mark-{}", mark.word())))).collect()
    };
    let spots: Vec<(String, String)> =
        scene.position().cells().into_iter().map(|(cell, _)| (cell.clone(), cell.clone() + &words(&cell))).collect();
    let marks = Marks {
        id: BOARD_ID,
        last: scene.last(),
        number: scene.number,
        notes: &notes,
        spots: &spots,
        taste: scene.taste,
        ..Marks::none(texts)
    };
    let picture = scene.art().map(|art| art.draw(&Subject { board: &board, insight: None, marks }));
    html! { div id="pad" { @if let Some(picture) = picture { (picture.pad()) } } }
}

/// The choice of a mark.
pub(crate) fn tools(texts: &Texts) -> Markup {
    html! {
        div class="choices tools-of-pad" role="radiogroup" aria-label=(texts.say("notes-marks")) {
            @for mark in Mark::ALL {
                label class="choice-card" {
                    input type="radio" name="mark" value=(mark.word()) checked[mark == Mark::Circle]
                        data-pair=[(mark == Mark::Arrow).then_some("")];
                    span { (texts.say(&format!("mark-{}", mark.word()))) }
                }
            }
        }
    }
}
