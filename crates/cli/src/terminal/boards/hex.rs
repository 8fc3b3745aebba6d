//! Hex: a rhombus whose edges have the colours of the players who connect them.

use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use rusc_game::Seat;
use rusc_hex::{Hex, SeenBoard, column_letter};
use rusc_present::Offer;

use super::super::picture::{Picture, Sight};
use super::stones::{Stone, cell_size, dot, stone, target};
use super::{BLUE, RED, TerminalArt, ground, ink};

/// The drawing of Hex, with each row shifted by half a cell.
pub(super) struct Rhombus;

/// The width of a row number and a space.
const MARGIN: u16 = 3;

impl TerminalArt for Rhombus {
    type Board = SeenBoard;

    const NAME: &'static str = Hex::NAME;

    fn inks(&self) -> &'static [Style] {
        &[RED, BLUE]
    }

    fn draw(&self, board: &SeenBoard, sight: &Sight) -> Picture {
        let (size, (width, height)) = (board.size as u16, cell_size(sight.scale));
        let left = |row: u16| MARGIN + row * width / 2;
        let mut picture = Picture::new(left(size) + size * width + MARGIN, size * height + 2);
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| edge(sight.ink(seat)));

        for (x, y) in [(left(0) - width / 2, 0), (left(size), size * height + 1)] {
            picture.paint(Rect::new(x, y, size * width, 1), first);
            for (letter, column) in (0..board.size).map(column_letter).zip(0..) {
                picture.write(x + column * width, y, &letter.to_string(), first);
            }
        }
        for row in 0..size {
            let (x, y) = (left(row), 1 + row * height);
            picture.paint(Rect::new(x, y, size * width, height), ground(236));
            for edge in [x - MARGIN, x + size * width] {
                picture.paint(Rect::new(edge, y, MARGIN, height), second);
            }
            picture.write(x - MARGIN, y, &format!("{:>2}", row + 1), second);
            picture.write(x + size * width, y, &format!(" {}", row + 1), second);
        }
        for place in board.places() {
            let (column, row) = (place.column as u16, place.row as u16);
            let cell = Rect::new(left(row) + column * width, 1 + row * height, width, height);
            let name = place.to_string();
            match board.stone(place) {
                Some(seat) => stone(&mut picture, cell, Stone { seat, is_last: sight.last == Some(&*name) }, sight),
                None => dot(&mut picture, cell, "·", ink(246)),
            }
            picture.offer(target(cell), &name, sight);
        }
        picture
    }
}

/// Black letters on a background of the player's colour.
fn edge(ink: Style) -> Style {
    Style::new().bg(ink.fg.unwrap_or(Color::Gray)).fg(Color::Indexed(16))
}
