//! The board of a match, with what stands beside it and the moves that are no place on it.

use maud::{Markup, html};

use crate::boards::{self, Art};
use crate::shown::Match;
use crate::{Drawing, Texts};

/// The board: element `board`.
pub fn board(texts: &Texts, shown: &Match) -> Markup {
    let Some(art) = boards::art(shown.game) else { return html! { div id="board" {} } };
    let names: Vec<String> =
        (1..).zip(&shown.seats).map(|(number, seat)| super::players::called(texts, shown, number, seat)).collect();
    let last = shown.moves.iter().find(|mv| mv.node == shown.node).map(|mv| mv.name.as_str());
    let drawing = Drawing {
        id: boards::MATCH_ID,
        legal: Some(&shown.legal),
        turn: shown.turn,
        last,
        hint: shown.hint.as_deref(),
        values: if shown.overlay_name == "values" { &shown.values } else { &[] },
        overlay: shown.overlay,
        names: &names,
        number: shown.number,
        ..Drawing::picture(texts, &shown.board)
    };
    let picture = (art.draw)(&drawing).live();
    html! {
        div id="board" data-at=(shown.node) data-laid=(shown.overlay_name) {
            @if let Some(beside) = art.beside {
                @let [left, right] = beside(&drawing);
                div class="beside" {
                    section class="hand" { (left) }
                    div class="plane" { div class="view" { (picture) (pan(texts)) } (buttons(texts, shown, art)) }
                    section class="others" { (right) }
                }
            } @else {
                (picture)
                (buttons(texts, shown, art))
            }
            @if let Some(score) = art.score { (score(&drawing)) }
        }
    }
}

/// The moves that are no place on the board.
fn buttons(texts: &Texts, shown: &Match, art: &Art) -> Markup {
    let playable = art.buttons.iter().filter(|name| shown.legal.iter().any(|legal| legal == *name));
    html! {
        div class="moves-beside" {
            @for name in playable {
                @let class = if shown.hint.as_deref() == Some(name) { "suggested" } else { "" };
                form method="post" action={ "/m/" (shown.id) "/play" } data-post {
                    input type="hidden" name="at" value=(shown.node);
                    button name="move" value=(name) class=(class) { (texts.say(&format!("move-{name}"))) }
                }
            }
        }
    }
}

/// The buttons that move over a plane that is larger than the screen.
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
            @for (key, way, sign) in buttons {
                @let label = texts.say(key);
                button type="button" class="icon" data-pan=(way) aria-label=(label) title=(label) { (sign) }
            }
        }
    }
}
