//! Hexland: an island of hexagonal prisms in the sea, seen from the south and above.

mod building;
mod ground;
mod thumbnail;
mod tile;

use std::time::Duration;

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_hexland::{Score, SeenBoard, Spot, letter};

use super::texts;
use crate::palette::{Colour, colour};
use crate::texts::{File, seat_name};
use crate::{Art, Drawing, Lesson, Overlay, Picture, Point, outline, point, short};
use ground::{Ground, hash};
use tile::tile;

/// The drawing of Hexland.
pub(super) struct Isle;

/// The game's texts.
pub(super) const TEXTS: &[File] = texts!("game-hexland.ftl");

/// The overlay that shows the owner of each empty cell.
const TERRITORY: Overlay = Overlay::new("territory");

/// Half the width of a tile.
const HALF: f64 = 22.0;
/// The distance between two rows.
const STEP: f64 = 24.0;
/// The distance from the centre of a top face to its northern corner.
const TIP: f64 = 16.0;
/// The height of the coast above the sea.
const COAST: f64 = 40.0;

impl Art for Isle {
    type Board = SeenBoard;
    type Insight = ();

    const NAME: &'static str = "hexland";

    fn draw(&self, drawing: &Drawing<Self>) -> Picture {
        let size = drawing.board.size;
        let ground = Ground::of(drawing.number);
        let (width, height) = (f64::from(size) * 2.0 * HALF, f64::from(size - 1) * STEP);
        // The names of the rows need a wider strip of sea.
        let (sea, south) = if drawing.taste.has_coordinates() { (74.0, 58.0) } else { (52.0, 40.0) };
        let frame = [-sea, -sea + 8.0, width + 2.0 * sea - 2.0 * HALF, height + sea - 8.0 + COAST + south];
        let spot = |name: &str| Spot::parse(name, size);
        let (last, hint) = (drawing.last.and_then(spot), drawing.hint.and_then(spot));
        let first = last.unwrap_or(Spot { row: size / 2, place: size / 2 });
        let border = |spot: Spot| face(raised(size, spot, hash(drawing.number, spot)));
        let body = html! {
            rect class="sea" x=(frame[0]) y=(frame[1]) width=(frame[2]) height=(frame[3]) rx="18" {}
            path class="shallows" d=(shallows(size)) {}
            path class="waves" d=(ground::waves(frame, drawing.number)) {}
            g class=(ground.class()) {
                @for spot in drawing.board.spots() { (tile(drawing, ground, spot, spot == first)) }
            }
            // Drawn above all tiles, because those in front would hide the lower edges.
            @if drawing.taste.has_coordinates() { (coordinates(drawing)) }
            @if let Some(last) = last { path class="last" d=(border(last)) {} }
            @if let Some(hint) = hint { path class="hint" d=(border(hint)) {} }
        };
        let picture =
            Picture::new("hexland", drawing.texts.tell("board-hexland", &[("size", size.into())]), frame, body);
        let is_unowned = drawing.board.territory.iter().flatten().all(Option::is_none);
        if drawing.overlay == Some(TERRITORY) && is_unowned {
            return picture.with_note(drawing.texts.say("territory-none"));
        }
        picture
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/game-hexland.css")
    }

    fn colours(&self) -> &'static [Colour] {
        const COLOURS: &[Colour] = &[
            colour("sea", "#a9d6e0", "#1f3f4c").slate("#c9d3dc", "#2b343d").contrast("#ffffff", "#000000"),
            colour("sea-wave", "#d3ecf1", "#315a69").slate("#dfe6ec", "#3d4853").contrast("#d0d0d0", "#4a4a4a"),
            colour("land", "#9fbf6b", "#5f7f3c"),
            colour("land-line", "#6d8a44", "#3f5726"),
            colour("timber", "#7a4a21", "#8a5526"),
            colour("sandstone", "#f0d9a8", "#e8cf98"),
        ];
        COLOURS
    }

    fn motion(&self) -> Duration {
        Duration::from_millis(600)
    }

    fn overlays(&self) -> &'static [Overlay] {
        &[TERRITORY, Overlay::VALUES]
    }

    fn buttons(&self) -> &'static [&'static str] {
        &["pass"]
    }

    fn sizes(&self) -> &'static [&'static str] {
        &["5", "7", "9", "11"]
    }

    fn centre(&self, drawing: &Drawing<Self>, cell: &str) -> Option<Point> {
        let size = drawing.board.size;
        Some(middle(size, Spot::parse(cell, size)?))
    }

    fn thumbnail(&self, board: &SeenBoard) -> Option<Picture> {
        Some(thumbnail::thumbnail(board))
    }

    fn score(&self, drawing: &Drawing<Self>) -> Option<Markup> {
        Some(score(drawing))
    }

    fn lessons(&self) -> Vec<Lesson<SeenBoard>> {
        let board = |cells: &[&str], territory: &[&str]| {
            SeenBoard::from_rows(cells, territory).expect("the boards of lessons are islands")
        };
        vec![
            Lesson::shown("aim", board(&["X..X", ".X.O.", "..OOO.", "..XX.O.", "..OXX.", ".OX..", "O..."], &[])),
            Lesson::text("turn"),
            Lesson::shown("capture", board(&["...", ".XX.", ".XO..", ".XX.", "..."], &[])).with_hint("c4"),
            Lesson::shown("suicide", board(&["...", ".XX.", ".X.X.", ".XX.", "..."], &[])).with_hint("c3"),
            Lesson::text("repeat"),
            Lesson::shown(
                "score",
                board(&["..O", ".XO.", ".XO..", "XXO.", "..O"], &["XX.", "X..O", "X..OO", "...O", "..."]),
            )
            .with_overlay(TERRITORY),
        ]
    }
}

/// The centre of a top face that is not raised.
fn middle(size: u32, spot: Spot) -> Point {
    point(f64::from(2 * spot.place + spot.row.abs_diff(size / 2)) * HALF, f64::from(spot.row) * STEP)
}

/// The centre of a top face; `chance` raises some tiles.
fn raised(size: u32, spot: Spot, chance: u64) -> Point {
    let flat = middle(size, spot);
    point(flat.x, flat.y - (chance % 3) as f64 * 2.5)
}

/// The outline of a top face.
fn face(at: Point) -> String {
    format!("M{} {}l22 8v16l-22 8-22-8v-16z", short(at.x), short(at.y - TIP))
}

/// The row letters along the coast, and the number of each tile in its row.
fn coordinates(drawing: &Drawing<Isle>) -> Markup {
    let size = drawing.board.size;
    html! {
        g class="coordinates" aria-hidden="true" {
            @for row in 0..size {
                @let at = middle(size, Spot { row, place: 0 });
                // In the south the coast of the row before is beside a row, so its letter is at the foot of the coast.
                @let foot = if row > size / 2 { COAST - 4.0 } else { 0.0 };
                text class="row" x=(short(at.x - HALF - 14.0)) y=(short(at.y + 4.0 + foot)) { (letter(row)) }
            }
            @for spot in drawing.board.spots() {
                @let at = raised(size, spot, hash(drawing.number, spot));
                text class="spot" x=(short(at.x)) y=(short(at.y + TIP - 2.5)) { (spot.place + 1) }
            }
        }
    }
}

/// The outline of the shallow water around the coast.
fn shallows(size: u32) -> String {
    let (half, mid, last) = (size.div_ceil(2), f64::from(size / 2) * STEP, size - 1);
    let (north, south) = (-TIP - 12.0, f64::from(last) * STEP + TIP + COAST + 12.0);
    let (west, east) = (-HALF - 22.0, f64::from(last) * 2.0 * HALF + HALF + 22.0);
    let corner = |row: u32, place: u32| middle(size, Spot { row, place }).x;
    outline(&[
        point(corner(0, 0) - HALF, north),
        point(corner(0, half - 1) + HALF, north),
        point(east, mid),
        point(east, mid + COAST),
        point(corner(last, half - 1) + HALF, south),
        point(corner(last, 0) - HALF, south),
        point(west, mid + COAST),
        point(west, mid),
    ])
}

/// The score of both players, with its parts.
fn score(drawing: &Drawing<Isle>) -> Markup {
    let texts = drawing.texts;
    let keys = ["score-stones", "score-territory", "score-captures", "score-komi", "score-total"];
    let parts = |score: &Score| {
        let counted = [score.stones, score.territory, score.captures].map(i64::from);
        [counted[0], counted[1], counted[2], score.komi.into(), score.total().into()]
    };
    let open = drawing.board.spots().filter(|spot| drawing.board.stone(*spot).is_none()).count();
    html! {
        @if drawing.turn.is_some() && open > 0 {
            p class="open-land" { (texts.tell("score-open", &[("count", open.into())])) }
        }
        table class="score" {
            thead { tr { td {} @for key in keys { th scope="col" { (texts.say(key)) } } } }
            tbody {
                @for (seat, score) in Seat::all(2).zip(&drawing.board.scores) {
                    tr {
                        th scope="row" {
                            span class={ "dot hexland-" (seat) } aria-hidden="true" {}
                            " " (seat_name(texts, "hexland", seat))
                        }
                        @for part in parts(score) { td { (part) } }
                    }
                }
            }
        }
    }
}
