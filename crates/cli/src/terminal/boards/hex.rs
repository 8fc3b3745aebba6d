//! Hex: a rhombus whose edges have the colours of those who want to join them.

use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::super::picture::{Picture, Sight};
use super::stones::{cell_size, dot, owner, stone};
use super::{ground, ink};

/// The room for a row's number, and a blank.
const MARGIN: u16 = 3;

pub(super) fn draw(sight: &Sight) -> Option<Picture> {
    let rows: Vec<&str> = sight.board["rows"].as_array()?.iter().map(|row| row.as_str()).collect::<Option<_>>()?;
    let size = rows.len() as u16;
    let (width, height) = cell_size(sight.scale);
    let left = |row: u16| MARGIN + row * width / 2;
    let mut picture = Picture::new(left(size) + size * width + MARGIN, size * height + 2);
    let [first, second] = [0, 1].map(|seat| edge(sight.ink(seat)));

    for (x, y) in [(left(0) - width / 2, 0), (left(size), size * height + 1)] {
        picture.paint(Rect::new(x, y, size * width, 1), first);
        (0..size).for_each(|column| picture.write(x + column * width, y, &letter(column), first));
    }
    for (row, signs) in (0..).zip(&rows) {
        let (x, y) = (left(row), 1 + row * height);
        picture.paint(Rect::new(x, y, size * width, height), ground(236));
        for edge in [x - MARGIN, x + size * width] {
            picture.paint(Rect::new(edge, y, MARGIN, height), second);
        }
        picture.write(x - MARGIN, y, &format!("{:>2}", row + 1), second);
        picture.write(x + size * width, y, &format!(" {}", row + 1), second);
        for (column, sign) in (0..).zip(signs.chars()) {
            let cell = Rect::new(x + column * width, y, width, height);
            let name = format!("{}{}", letter(column), row + 1);
            match owner(sign) {
                Some(seat) => stone(&mut picture, cell, seat, sight, sight.last == Some(&*name)),
                None => dot(&mut picture, cell, "·", ink(246)),
            }
            picture.offer(Rect { width: if height == 1 { 1 } else { width }, ..cell }, &name, sight);
        }
    }
    Some(picture)
}

/// A player's colour as the ground of black letters.
fn edge(ink: Style) -> Style {
    Style::new().bg(ink.fg.unwrap_or(Color::Gray)).fg(Color::Indexed(16))
}

fn letter(column: u16) -> String {
    char::from_u32(u32::from(column) + u32::from('a')).unwrap_or('?').to_string()
}
