//! Hexadom: hexagons of six triangles on an unbounded plane; hands and pile beside it.

use std::collections::BTreeMap;

use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use rusc_game::Seat;
use rusc_hexadom::{Cell, Hexadom, Kind, Oriented, Placement, SeenBoard, SeenHand, Triangle};
use rusc_present::Offer;

use super::super::picture::{Picture, Sight, Spot};
use super::{TerminalArt, ink};

/// The drawing of Hexadom.
pub(super) struct Plane;

/// The width of a hexagon in characters; each row is shifted to the right by half of it.
const WIDTH: i32 = 6;
const HEIGHT: i32 = 3;

impl TerminalArt for Plane {
    type Board = SeenBoard;

    const NAME: &'static str = Hexadom::NAME;

    fn draw(&self, board: &SeenBoard, sight: &Sight) -> Picture {
        let places = places(board, sight);
        let corners =
            || board.pieces.iter().map(|placed| placed.cell).chain(places.iter().map(|place| place.0)).map(corner);
        let (left, top) = (corners().map(|(x, _)| x).min().unwrap_or(0), corners().map(|(_, y)| y).min().unwrap_or(0));
        let (right, bottom) =
            (corners().map(|(x, _)| x).max().unwrap_or(0), corners().map(|(_, y)| y).max().unwrap_or(0));
        let mut picture = Picture::new((right - left + WIDTH) as u16, (bottom - top + HEIGHT) as u16);
        picture.origin = (-left, -top);
        let area = |cell: Cell| {
            let (x, y) = corner(cell);
            Rect::new((x - left) as u16, (y - top) as u16, WIDTH as u16, HEIGHT as u16)
        };

        let last = sight.last.and_then(placed).map(|placed| placed.cell);
        for Placement { piece, cell } in &board.pieces {
            hexagon(&mut picture, area(*cell), *piece, if last == Some(*cell) { '•' } else { ' ' });
        }
        let chosen = sight.chosen.and_then(placed);
        for (cell, moves) in places {
            match chosen {
                Some(chosen) if chosen.cell == cell => {
                    hexagon(&mut picture, area(cell), chosen.piece, '?');
                    frame(&mut picture, area(cell));
                    picture.is_choice_drawn = true;
                }
                _ => outline(&mut picture, area(cell), cell, moves.len()),
            }
            if !moves.is_empty() {
                picture.spots.push(Spot { area: area(cell), moves });
            }
        }
        picture.notes = notes(board, sight);
        picture
    }
}

/// The open cells, each with the moves that place a piece there.
fn places(board: &SeenBoard, sight: &Sight) -> Vec<(Cell, Vec<String>)> {
    let key = |cell: Cell| (cell.q, cell.r);
    let mut places: BTreeMap<(i8, i8), (Cell, Vec<String>)> =
        board.places.iter().map(|&cell| (key(cell), (cell, Vec::new()))).collect();
    for name in sight.moves {
        if let Some(Placement { cell, .. }) = placed(name) {
            places.entry(key(cell)).or_insert((cell, Vec::new())).1.push(name.clone());
        }
    }
    places.into_values().collect()
}

/// The placement of a move, if it is one.
fn placed(name: &str) -> Option<Placement> {
    name.parse().ok()
}

/// The upper left corner of a hexagon.
fn corner(cell: Cell) -> (i32, i32) {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    (WIDTH * q + WIDTH / 2 * r, HEIGHT * r)
}

/// Draws six triangles with their letters, and a sign in the centre.
fn hexagon(picture: &mut Picture, area: Rect, piece: Oriented, sign: char) {
    let places = [(3, 1, "  "), (3, 2, ""), (1, 2, ""), (0, 1, ""), (1, 0, ""), (3, 0, "")];
    for (triangle, (x, y, before)) in piece.triangles().into_iter().zip(places) {
        let letter = triangle.letter();
        let text = match y {
            1 if x == 0 => format!("{letter} {sign}"),
            1 => format!("{before}{letter}"),
            _ if x == 1 => format!("{letter} "),
            _ => format!(" {letter}"),
        };
        picture.write(area.x + x, area.y + y, &text, colour(triangle));
    }
}

/// Draws an open cell with its coordinates, brighter if a piece fits.
fn outline(picture: &mut Picture, area: Rect, cell: Cell, fits: usize) {
    let style = if fits > 0 { ink(252) } else { ink(240) };
    picture.write(area.x + 1, area.y, "╱──╲", style);
    picture.write(area.x, area.y + 1, &format!("{:^6}", cell.to_string()), style);
    picture.write(area.x + 1, area.y + 2, "╲──╱", style);
}

/// Marks the corners of the hexagon under the cursor.
fn frame(picture: &mut Picture, area: Rect) {
    for (x, y, sign) in [(0, 0, "╱"), (5, 0, "╲"), (0, 2, "╲"), (5, 2, "╱")] {
        picture.write(area.x + x, area.y + y, sign, ink(231).add_modifier(Modifier::BOLD));
    }
}

/// The colours of a triangle and its letter.
fn colour(triangle: Triangle) -> Style {
    let (ground, ink) = match triangle {
        Triangle::Blue => (26, 255),
        Triangle::Green => (34, 16),
        Triangle::Red => (160, 255),
        Triangle::Yellow => (220, 16),
        Triangle::Purple => (91, 255),
        Triangle::White => (255, 16),
        Triangle::Black => (16, 255),
    };
    Style::new().bg(Color::Indexed(ground)).fg(Color::Indexed(ink))
}

/// The hands and the pile.
fn notes(board: &SeenBoard, sight: &Sight) -> Vec<Line<'static>> {
    let playable: Vec<Kind> = sight.moves.iter().filter_map(|name| Some(placed(name)?.piece.kind())).collect();
    let seats = Seat::all(board.hands.len() as u8);
    let mut notes: Vec<Line> =
        seats.zip(&board.hands).flat_map(|(seat, hand)| held(hand, seat, &playable, sight)).collect();
    notes.push(Line::from(sight.texts.tell("note-pile", &[("count", board.pile.size.into())])));
    if let Some(drawn) = board.drawn {
        notes.push(Line::from(
            [vec![Span::raw(sight.texts.say("note-drawn") + " ")], piece(drawn, Style::new())].concat(),
        ));
    }
    notes
}

/// A hand: its visible pieces, with those that fit first and underlined.
fn held(hand: &SeenHand, seat: Seat, playable: &[Kind], sight: &Sight) -> Vec<Line<'static>> {
    let head = sight.texts.tell("note-hand", &[("seat", seat.number().into()), ("count", hand.size.into())]);
    let head = Line::styled(head, sight.ink(seat));
    let pieces = hand.pieces.iter().flat_map(|pieces| pieces.kinds());
    let (fitting, rest): (Vec<Kind>, Vec<Kind>) = pieces.partition(|kind| playable.contains(kind));
    let bold = Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
    let fitting = fitting.into_iter().flat_map(|kind| piece(kind, bold));
    let spans: Vec<Span> = fitting.chain(rest.into_iter().flat_map(|kind| piece(kind, Style::new()))).collect();
    if spans.is_empty() { vec![head] } else { vec![head, Line::from(spans)] }
}

/// A piece as coloured letters.
fn piece(kind: Kind, style: Style) -> Vec<Span<'static>> {
    let triangle = |letter: char| Triangle::ALL.into_iter().find(|triangle| triangle.letter() == letter);
    let letters = kind
        .word()
        .chars()
        .map(|letter| Span::styled(letter.to_string(), triangle(letter).map(colour).unwrap_or_default().patch(style)));
    letters.chain([Span::raw(" ")]).collect()
}
