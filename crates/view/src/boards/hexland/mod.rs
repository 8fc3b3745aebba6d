//! Hexland: an island of hexagonal prisms in the sea, seen from the south and above.

mod building;
mod ground;

use maud::{Markup, html};

use super::{Art, Lesson, seat_name};
use crate::svg::{Cell, Point, outline, point, short};
use crate::{Drawing, Overlay, Picture};
use building::building;
use ground::{Ground, hash};

pub(super) const ART: Art = Art {
    name: "hexland",
    draw,
    buttons: &["pass"],
    beside: None,
    written: None,
    score: Some(score),
    overlays: &["territory", "values"],
    sizes: &[],
    has_colours: true,
    lessons: &[
        Lesson::shown("aim", r#"{"size":7,"cells":["X..X",".X.O.","..OOO.","..XX.O.","..OXX.",".OX..","O..."]}"#),
        Lesson::told("turn"),
        Lesson::pointed("capture", r#"{"size":5,"cells":["...",".XX.",".XO..",".XX.","..."]}"#, "c4"),
        Lesson::pointed("suicide", r#"{"size":5,"cells":["...",".XX.",".X.X.",".XX.","..."]}"#, "c3"),
        Lesson::told("repeat"),
        Lesson::shown(
            "score",
            r#"{"size":5,"cells":["..O",".XO.",".XO..","XXO.","..O"],"territory":["XX.","X..O","X..OO","...O","..."]}"#,
        ),
    ],
};

/// Half the width of a tile.
const HALF: f64 = 22.0;
/// From one row to the next.
const STEP: f64 = 24.0;
/// From the middle of a top face to its northern tip.
const TIP: f64 = 16.0;
/// How far the coast goes down to the sea.
const COAST: f64 = 40.0;

fn draw(drawing: &Drawing) -> Picture {
    let size = drawing.number_of("size");
    let (cells, territory) = (drawing.rows("cells"), drawing.rows("territory"));
    let ground = Ground::of(drawing.number);
    let width = size as f64 * 2.0 * HALF;
    let height = size.saturating_sub(1) as f64 * STEP;
    let frame = [-74.0, -66.0, width + 148.0 - 2.0 * HALF, height + 66.0 + COAST + 58.0];
    let last = drawing.last.filter(|last| face_of(drawing, last).is_some());
    let first = last.map_or_else(|| name(size / 2, size / 2), str::to_owned);
    let body = html! {
        rect class="sea" x=(frame[0]) y=(frame[1]) width=(frame[2]) height=(frame[3]) rx="18" {}
        path class="shallows" d=(shallows(size)) {}
        path class="waves" d=(ground::waves(frame, drawing.number)) {}
        g class=(ground.class()) {
            @for (row, signs) in cells.iter().enumerate() {
                @for (place, sign) in signs.bytes().enumerate() {
                    @let owner = territory.get(row).and_then(|row| row.as_bytes().get(place).copied());
                    (tile(drawing, ground, size, (row, place), [owner_of(Some(sign)), owner_of(owner)], &first))
                }
                text class="coordinates" x="-58" y=(short(row as f64 * STEP + 4.0))
                    aria-hidden="true" { (letter(row)) }
            }
        }
        // Over all tiles, because those in front would hide the lower edges.
        @if let Some(face) = drawing.last.and_then(|last| face_of(drawing, last)) { path class="last" d=(face) {} }
        @if let Some(face) = drawing.hint.and_then(|hint| face_of(drawing, hint)) { path class="hint" d=(face) {} }
    };
    Picture { class: "hexland", label: drawing.texts.tell("board-hexland", &[("size", size.into())]), frame, body }
}

/// The middle of a top face that is not raised.
fn middle(size: usize, row: usize, place: usize) -> Point {
    point((2 * place + row.abs_diff(size / 2)) as f64 * HALF, row as f64 * STEP)
}

/// The middle of a top face: some tiles are higher than others.
fn raised(size: usize, row: usize, place: usize, chance: u64) -> Point {
    let flat = middle(size, row, place);
    point(flat.x, flat.y - (chance % 3) as f64 * 2.5)
}

/// The border of a top face.
fn face(at: Point) -> String {
    format!("M{} {}l22 8v16l-22 8-22-8v-16z", short(at.x), short(at.y - TIP))
}

/// The border of the top face of a cell, by its name.
fn face_of(drawing: &Drawing, name: &str) -> Option<String> {
    let row = usize::from(name.bytes().next()?.checked_sub(b'a')?);
    let place = name.get(1..)?.parse::<usize>().ok()?.checked_sub(1)?;
    Some(face(raised(drawing.number_of("size"), row, place, hash(drawing.number, row, place))))
}

fn letter(row: usize) -> char {
    char::from(b'a' + row as u8)
}

fn name(row: usize, place: usize) -> String {
    format!("{}{}", letter(row), place + 1)
}

fn owner_of(sign: Option<u8>) -> Option<u8> {
    match sign? {
        b'X' => Some(1),
        b'O' => Some(2),
        _ => None,
    }
}

/// One prism with what stands on it.
fn tile(
    drawing: &Drawing,
    ground: Ground,
    size: usize,
    (row, place): (usize, usize),
    [stone, owner]: [Option<u8>; 2],
    first: &str,
) -> Markup {
    let name = name(row, place);
    let chance = hash(drawing.number, row, place);
    let (flat, at) = (middle(size, row, place), raised(size, row, place, chance));
    let worth = drawing.worth(&name);
    let what = match stone {
        Some(1) => "cell-timber",
        Some(_) => "cell-sandstone",
        None => "cell-empty",
    };
    let label = drawing.described(drawing.texts.tell(what, &[("name", name.as_str().into())]), &name);
    let top = worth.map_or_else(|| format!("top top{}", chance / 7 % 3), |(_, heat)| format!("top heat{heat}"));
    // Inner prisms hide all but the step to their lower neighbours.
    let depth = if row >= size / 2 { COAST } else { 12.0 };
    let foot = flat.y + TIP + depth;
    let side =
        |x: f64| outline(&[point(x, at.y + 8.0), point(at.x, at.y + TIP), point(at.x, foot), point(x, foot - 8.0)]);
    let detail = ground.detail(chance).filter(|_| worth.is_none());
    let owner = owner.filter(|_| matches!(drawing.overlay, Overlay::Territory));
    let ghost = drawing.turn.filter(|_| drawing.is_legal(&name));
    let body = html! {
        path class="west" d=(side(at.x - HALF)) {}
        path class="east" d=(side(at.x + HALF)) {}
        path class=(top) d=(face(at)) {}
        g class="on" transform=(format!("translate({} {})", short(at.x), short(at.y))) {
            @match stone {
                Some(seat) => (building(seat, chance)),
                None => {
                    @if let Some(detail) = detail { path class="detail" d=(detail) {} }
                    @if let Some(seat) = owner { (owned(seat)) }
                    @if let Some(seat) = ghost { g class="ghost" { (building(seat, chance)) } }
                    @if let Some((worth, _)) = worth { text class="worth" y="4" { (worth.short()) } }
                }
            }
        }
    };
    Cell { name: &name, at: flat, label, is_first: name == first }.draw(drawing, "tile", body)
}

/// The sign of a territory: a roof for timber, a block for sandstone.
fn owned(seat: u8) -> Markup {
    match seat {
        1 => html! { path class="owned timber" d="M0-7 9 5H-9z" {} },
        _ => html! { path class="owned sandstone" d="M-7-5H7V5H-7z" {} },
    }
}

/// The light water around the coast.
fn shallows(size: usize) -> String {
    let (half, mid) = (size.div_ceil(2), size / 2);
    let last = size.saturating_sub(1);
    let (north, south) = (-TIP - 12.0, last as f64 * STEP + TIP + COAST + 12.0);
    let (west, east) = (-HALF - 22.0, last as f64 * 2.0 * HALF + HALF + 22.0);
    let corner = |row: usize, place: usize| middle(size, row, place).x;
    outline(&[
        point(corner(0, 0) - HALF, north),
        point(corner(0, half.saturating_sub(1)) + HALF, north),
        point(east, mid as f64 * STEP),
        point(east, mid as f64 * STEP + COAST),
        point(corner(last, half.saturating_sub(1)) + HALF, south),
        point(corner(last, 0) - HALF, south),
        point(west, mid as f64 * STEP + COAST),
        point(west, mid as f64 * STEP),
    ])
}

/// The score of both players, broken into what it counts.
fn score(drawing: &Drawing) -> Markup {
    let texts = drawing.texts;
    let scores = drawing.board["scores"].as_array().into_iter().flatten();
    let parts = ["stones", "territory", "captures", "komi", "total"];
    html! {
        table class="score" {
            thead { tr { td {} @for part in parts { th scope="col" { (texts.say(&format!("score-{part}"))) } } } }
            tbody {
                @for (number, score) in (1..).zip(scores) {
                    tr {
                        th scope="row" {
                            span class={ "dot hexland-" (number) } aria-hidden="true" {}
                            " " (seat_name(texts, "hexland", number))
                        }
                        @for part in parts { td { (score[part].as_i64().unwrap_or(0)) } }
                    }
                }
            }
        }
    }
}
