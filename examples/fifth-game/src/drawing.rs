//! The board on pages and in pictures: crosses and noughts on squared paper.

use maud::{Markup, html};
use rusc::game::{Game, Seat};
use rusc::view::{Art, Cell as Place, Drawing, Lesson, Overlay, Picture, point, short, short_score};

use crate::rules::{Cell, TicTacToe};
use crate::seen::SeenBoard;

/// The drawing of tic-tac-toe.
pub struct Paper;

/// The side of a cell.
const SIDE: f64 = 60.0;

impl Art for Paper {
    type Board = SeenBoard;
    type Insight = ();

    const NAME: &'static str = "tictactoe";

    fn draw(&self, drawing: &Drawing<Self>) -> Picture {
        let body = html! {
            @for cell in (0..9).map(Cell) { (square(drawing, cell)) }
            path class="grid" d="M60 4V176M120 4V176M4 60H176M4 120H176" {}
            @for (at, label) in [("a", 30.0), ("b", 90.0), ("c", 150.0)].map(|(label, at)| (at, label)) {
                text class="coordinates" x=(at) y="-6" aria-hidden="true" { (label) }
            }
            @for row in 0..3 {
                text class="coordinates" x="-10" y=(f64::from(row) * SIDE + 34.0) aria-hidden="true" { (row + 1) }
            }
        };
        let label = drawing.texts.say("board-tictactoe");
        Picture::new("tictactoe", label, [-24.0, -24.0, 210.0, 210.0], body)
    }

    fn style(&self) -> &'static str {
        include_str!("style.css")
    }
    fn overlays(&self) -> &'static [Overlay] {
        &[Overlay::VALUES]
    }
    fn lessons(&self) -> Vec<Lesson<SeenBoard>> {
        vec![Lesson::shown("aim", SeenBoard { line: vec![0, 4, 8], ..SeenBoard::from_rows(["XO.", ".XO", "..X"]) })]
    }
}

/// A cell with its mark, its value, or the mark that a click would make.
fn square(drawing: &Drawing<Paper>, cell: Cell) -> Markup {
    let name = TicTacToe::default().name(cell);
    let (x, y) = (f64::from(cell.0 % 3) * SIDE, f64::from(cell.0 / 3) * SIDE);
    let (middle, mark) = (point(x + SIDE / 2.0, y + SIDE / 2.0), drawing.board.mark(cell));
    let what = match mark {
        None => "cell-empty",
        Some(Seat::FIRST) => "cell-cross",
        Some(_) => "cell-nought",
    };
    let label = drawing.described(drawing.texts.tell(what, &[("name", name.as_str().into())]), &name);
    let worth = drawing.worth(&name).filter(|_| mark.is_none());
    let paper = worth.map_or("paper".to_owned(), |(_, heat)| format!("paper heat{heat}"));
    let won = drawing.board.line.contains(&cell.0);
    let body = html! {
        rect class=(paper) x=(short(x)) y=(short(y)) width=(SIDE) height=(SIDE) {}
        @if let Some(seat) = mark { g class=[won.then_some("won")] { (drawn(seat, x, y)) } }
        @if let Some(seat) = drawing.ghost(&name) { g class="ghost" { (drawn(seat, x, y)) } }
        @if let Some((worth, _)) = worth {
            text class="worth" x=(middle.x) y=(middle.y + 4.0) { (short_score(worth.score, worth.chance)) }
        }
        @if drawing.last == Some(&name) { circle class="last" cx=(middle.x) cy=(middle.y) r="27" {} }
        @if drawing.hint == Some(&name) { circle class="hint" cx=(middle.x) cy=(middle.y) r="24" {} }
    };
    Place { name: &name, at: middle, label, is_first: cell.0 == 4, lights: String::new() }.draw(drawing, "cell", body)
}

/// A cross or a nought.
fn drawn(seat: Seat, x: f64, y: f64) -> Markup {
    match seat {
        Seat::FIRST => html! { path class="mark cross" d=(format!("M{} {}l32 32m0-32l-32 32", x + 14.0, y + 14.0)) {} },
        _ => html! { circle class="mark nought" cx=(x + 30.0) cy=(y + 30.0) r="17" {} },
    }
}
