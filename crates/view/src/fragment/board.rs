//! The board of a match with its side panels, and buttons for moves that have no place on it.

use maud::{Markup, html};

use super::asked;
use crate::scene::BOARD_ID;
use crate::{AnyArt, Marks, Scene, Subject, Texts};

/// The board: element `board`.
pub fn board(texts: &Texts, scene: &Scene) -> Markup {
    let Some(art) = scene.art() else { return plain(scene) };
    let names: Vec<String> = scene.seats().map(|seat| scene.called(texts, seat)).collect();
    let (legal, recent) = (scene.legal(), scene.recent());
    let (board, notes) = (scene.position().board(scene.eyes), scene.game().marks(scene.node));
    let marks = Marks {
        id: BOARD_ID,
        is_live: true,
        legal: &legal,
        turn: scene.turn(),
        last: scene.last(),
        recent: &recent,
        planned: scene.planned(),
        hint: scene.hint().or(better(scene)),
        overlay: scene.overlay,
        worths: scene.analysis().map_or(&[], |analysis| &analysis.moves),
        is_analysed: scene.is_live && scene.snapshot.is_analysing,
        refusal: scene.refusal,
        names: &names,
        number: scene.number,
        taste: scene.taste,
        notes: &notes,
        ..Marks::none(texts)
    };
    let subject = Subject { board: &board, insight: scene.insight, marks };
    let picture = art.draw(&subject).live();
    let buttons = buttons(texts, scene, art, &legal);
    html! {
        div id="board" data-at=(scene.node.index()) data-laid=(scene.overlay.map_or("", |overlay| overlay.name)) {
            @if let Some([left, right]) = art.beside(&subject) {
                div class="beside" {
                    section class="hand" { (left) }
                    div class="plane" { div class="view" { (picture) (pan(texts)) } (buttons) }
                    section class="others" { (right) }
                }
            } @else {
                (picture)
                button type="button" class="small unzoom" data-pan="centre" { (texts.say("show-all")) }
                (buttons)
            }
            @if let Some(score) = art.score(&subject) { (score) }
        }
    }
}

/// The board that is shown as a standalone picture; `None` for a game without a drawing.
pub fn picture(texts: &Texts, scene: &Scene) -> Option<String> {
    let names: Vec<String> = scene.seats().map(|seat| scene.called(texts, seat)).collect();
    let (board, notes) = (scene.position().board(scene.eyes), scene.game().marks(scene.node));
    let marks = Marks { last: scene.last(), names: &names, number: scene.number, notes: &notes, ..Marks::none(texts) };
    Some(scene.art()?.draw(&Subject { board: &board, insight: None, marks }).standalone())
}

/// The better move that a review has found at the node that is shown, if a mistake was made here.
fn better<'a>(scene: &Scene<'a>) -> Option<&'a str> {
    let review = scene.game().review().filter(|_| scene.is_open())?;
    let tree = &scene.game().record().tree;
    let judged = review.moves.iter().find(|judged| tree.node(judged.node).parent == Some(scene.node))?;
    (judged.loss()? >= super::review::MISTAKE).then(|| judged.best())
}

/// The board of a game without a drawing, as text.
fn plain(scene: &Scene) -> Markup {
    html! {
        div id="board" data-at=(scene.node.index()) data-laid="" { pre { (scene.position().text(scene.eyes)) } }
    }
}

/// The buttons for moves that have no place on the board.
fn buttons(texts: &Texts, scene: &Scene, art: &dyn AnyArt, legal: &[String]) -> Markup {
    let playable = art.buttons().iter().filter(|name| legal.iter().any(|legal| legal == *name));
    html! {
        div class="moves-beside" {
            @for &name in playable {
                @let class = if scene.hint() == Some(name) { "suggested" } else { "" };
                @let label = texts.say(&format!("move-{name}"));
                @let form = html! {
                    form method="post" action={ (scene.address) "/play" } data-post {
                        input type="hidden" name="at" value=(scene.node.index());
                        button name="move" value=(name) class=(class) { (label) }
                    }
                };
                @if scene.position().play(name).is_ok_and(|played| played.position.is_over()) {
                    (asked("small", html! { (label) }, &texts.say("move-ends"), form))
                } @else {
                    (form)
                }
            }
        }
    }
}

/// The buttons that pan and zoom a plane larger than the screen.
fn pan(texts: &Texts) -> Markup {
    let buttons = [
        ("pan-left", "-1 0 1", "←"),
        ("pan-up", "0 -1 1", "↑"),
        ("pan-down", "0 1 1", "↓"),
        ("pan-right", "1 0 1", "→"),
        ("zoom-in", "0 0 .8", "+"),
        ("zoom-out", "0 0 1.25", "−"),
        ("pan-centre", "centre", "◎"),
    ];
    html! {
        div class="pan" {
            button type="button" class="small" data-turn disabled { span aria-hidden="true" { "⟳" } (texts.say("turn-piece")) }
            @for (key, way, sign) in buttons {
                @let label = texts.say(key);
                button type="button" class="icon" data-pan=(way) aria-label=(label) title=(label) { (sign) }
            }
        }
    }
}
