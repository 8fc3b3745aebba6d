//! Hexadom: hexagons of six triangles on an open plane; hands and pile beside it.

use std::collections::BTreeMap;

use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::super::picture::{Picture, Sight, Spot};
use super::ink;

/// The size of a hexagon, in characters; every row stands half a hexagon further to the right.
const WIDTH: i32 = 6;
const HEIGHT: i32 = 3;

/// A hexagon by its axial coordinates.
type Cell = (i32, i32);

pub(super) fn draw(sight: &Sight) -> Option<Picture> {
    let pieces: Vec<(Cell, String)> = sight.board["pieces"].as_array()?.iter().map(placed).collect::<Option<_>>()?;
    let mut places: BTreeMap<Cell, Vec<String>> = sight.board["places"]
        .as_array()?
        .iter()
        .map(|place| Some((pair(place)?, Vec::new())))
        .collect::<Option<_>>()?;
    for name in sight.moves {
        if let Some((_, cell, _)) = parsed(name) {
            places.entry(cell).or_default().push(name.clone());
        }
    }
    let corners = || pieces.iter().map(|(cell, _)| corner(*cell)).chain(places.keys().map(|&cell| corner(cell)));
    let (left, top) = (corners().map(|(x, _)| x).min()?, corners().map(|(_, y)| y).min()?);
    let (right, bottom) = (corners().map(|(x, _)| x).max()?, corners().map(|(_, y)| y).max()?);
    let mut picture = Picture::new(size(right - left + WIDTH)?, size(bottom - top + HEIGHT)?);
    picture.origin = (-left, -top);
    let area = |cell: Cell| {
        let (x, y) = corner(cell);
        Rect::new((x - left) as u16, (y - top) as u16, WIDTH as u16, HEIGHT as u16)
    };

    let last = sight.last.and_then(parsed).map(|(_, cell, _)| cell);
    for (cell, triangles) in &pieces {
        hexagon(&mut picture, area(*cell), triangles, if last == Some(*cell) { '•' } else { ' ' });
    }
    let chosen = sight.chosen.and_then(parsed);
    for (cell, moves) in places {
        match &chosen {
            Some((piece, at, rotation)) if *at == cell => {
                hexagon(&mut picture, area(cell), &turned(piece, *rotation), '?');
                frame(&mut picture, area(cell));
                picture.is_choice_drawn = true;
            }
            _ => outline(&mut picture, area(cell), cell, moves.len()),
        }
        if !moves.is_empty() {
            picture.spots.push(Spot { area: area(cell), moves });
        }
    }
    picture.notes = notes(sight);
    Some(picture)
}

/// The cell of a piece on the board and its six triangles.
fn placed(piece: &Value) -> Option<(Cell, String)> {
    let coordinate = |key: &str| piece[key].as_i64().and_then(|number| i32::try_from(number).ok());
    Some(((coordinate("q")?, coordinate("r")?), piece["triangles"].as_str()?.to_owned()))
}

fn pair(place: &Value) -> Option<Cell> {
    let coordinate = |index: usize| place[index].as_i64().and_then(|number| i32::try_from(number).ok());
    Some((coordinate(0)?, coordinate(1)?))
}

/// The piece, the cell and the rotation of a move such as `BGR@1:-1:4`.
fn parsed(name: &str) -> Option<(&str, Cell, usize)> {
    let (piece, place) = name.split_once('@')?;
    let mut numbers = place.split(':');
    let (q, r, rotation) =
        (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    Some((piece, (q, r), rotation))
}

/// The upper left corner of a hexagon.
fn corner((q, r): Cell) -> (i32, i32) {
    (WIDTH * q + WIDTH / 2 * r, HEIGHT * r)
}

fn size(length: i32) -> Option<u16> {
    u16::try_from(length).ok()
}

/// The triangles of a piece after a rotation, clockwise from the right.
fn turned(piece: &str, rotation: usize) -> String {
    let letters: Vec<char> = piece.chars().collect();
    let triangle = |edge: usize| letters[(edge + 6 - rotation % 6) % 6 * letters.len() / 6];
    if letters.is_empty() { String::new() } else { (0..6).map(triangle).collect() }
}

/// Draws six triangles, each with its letter, and a sign in the middle.
fn hexagon(picture: &mut Picture, area: Rect, triangles: &str, sign: char) {
    let letters: Vec<char> = triangles.chars().collect();
    let places = [(3, 1, "  "), (3, 2, ""), (1, 2, ""), (0, 1, ""), (1, 0, ""), (3, 0, "")];
    for (&letter, (x, y, before)) in letters.iter().zip(places) {
        let text = match y {
            1 if x == 0 => format!("{letter} {sign}"),
            1 => format!("{before}{letter}"),
            _ if x == 1 => format!("{letter} "),
            _ => format!(" {letter}"),
        };
        picture.write(area.x + x, area.y + y, &text, colour(letter));
    }
}

/// Draws an open place with its coordinates, brighter where something fits.
fn outline(picture: &mut Picture, area: Rect, (q, r): Cell, fits: usize) {
    let style = if fits > 0 { ink(252) } else { ink(240) };
    let name = format!("{q}:{r}");
    picture.write(area.x + 1, area.y, "╱──╲", style);
    picture.write(area.x, area.y + 1, &format!("{name:^6}"), style);
    picture.write(area.x + 1, area.y + 2, "╲──╱", style);
}

/// Marks the corners of the hexagon under the cursor.
fn frame(picture: &mut Picture, area: Rect) {
    for (x, y, sign) in [(0, 0, "╱"), (5, 0, "╲"), (0, 2, "╲"), (5, 2, "╱")] {
        picture.write(area.x + x, area.y + y, sign, ink(231).add_modifier(Modifier::BOLD));
    }
}

/// The colours of a piece's letter.
fn colour(letter: char) -> Style {
    let (ground, ink) = match letter {
        'B' => (26, 255),
        'G' => (34, 16),
        'R' => (160, 255),
        'Y' => (220, 16),
        'P' => (91, 255),
        'W' => (255, 16),
        'K' => (16, 255),
        _ => (240, 255),
    };
    Style::new().bg(Color::Indexed(ground)).fg(Color::Indexed(ink))
}

/// The hands and the pile.
fn notes(sight: &Sight) -> Vec<Line<'static>> {
    let hands = sight.board["hands"].as_array().map_or(&[][..], Vec::as_slice);
    let playable: Vec<&str> = sight.moves.iter().filter_map(|name| Some(parsed(name)?.0)).collect();
    let mut notes: Vec<Line> =
        hands.iter().enumerate().flat_map(|(seat, hand)| held(hand, seat, &playable, sight)).collect();
    let pile = sight.board["pile"]["size"].as_i64().unwrap_or(0);
    notes.push(Line::from(format!("pile: {pile}")));
    if let Some(drawn) = sight.board["drawn"].as_str() {
        notes.push(Line::from([vec![Span::raw("drawn: ")], piece(drawn, Style::new())].concat()));
    }
    notes
}

/// A hand: its pieces where they may be seen, those that fit first and underlined.
fn held(hand: &Value, seat: usize, playable: &[&str], sight: &Sight) -> Vec<Line<'static>> {
    let size = hand["size"].as_i64().unwrap_or(0);
    let head = Line::styled(format!("player {}: {size} pieces", seat + 1), sight.ink(seat));
    let words =
        |key: &str| -> Vec<&str> { hand[key].as_array().into_iter().flatten().filter_map(Value::as_str).collect() };
    let (fitting, rest): (Vec<&str>, Vec<&str>) = words("pieces").into_iter().partition(|word| playable.contains(word));
    let bold = Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
    let spans: Vec<Span> = fitting
        .iter()
        .flat_map(|word| piece(word, bold))
        .chain(rest.iter().flat_map(|word| piece(word, Style::new())))
        .collect();
    if spans.is_empty() { vec![head] } else { vec![head, Line::from(spans)] }
}

/// A piece as coloured letters.
fn piece(word: &str, style: Style) -> Vec<Span<'static>> {
    let letters = word.chars().map(|letter| Span::styled(letter.to_string(), colour(letter).patch(style)));
    letters.chain([Span::raw(" ")]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_turn_clockwise_as_the_rules_count() {
        for (piece, rotation, triangles) in
            [("BRG", 0, "BBRRGG"), ("PRY", 3, "RYYPPR"), ("BG", 1, "GBBBGG"), ("W", 0, "WWWWWW")]
        {
            assert_eq!(turned(piece, rotation), triangles);
        }
        assert_eq!(parsed("BGR@1:-1:4"), Some(("BGR", (1, -1), 4)));
        assert_eq!([parsed("draw"), parsed("B@1:2"), parsed("@x:1:1")], [None; 3]);
    }
}
