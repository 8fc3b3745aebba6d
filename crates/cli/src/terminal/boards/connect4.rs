//! Connect Four: discs in a blue frame, with column numbers below.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rusc_connect4::{Column, ConnectFour, Place, SeenBoard, column_name};
use rusc_present::Offer;

use super::super::picture::{Picture, Sight};
use super::stones::{Stone, cell_size, dot, stone};
use super::{RED, TerminalArt, YELLOW, ground, ink};

/// The drawing of Connect Four.
pub(super) struct Discs;

impl TerminalArt for Discs {
    type Board = SeenBoard;

    const NAME: &'static str = ConnectFour::NAME;

    fn inks(&self) -> &'static [Style] {
        &[RED, YELLOW]
    }

    fn draw(&self, board: &SeenBoard, sight: &Sight) -> Picture {
        let (columns, (width, height)) = (board.columns as u16, cell_size(sight.scale));
        let bottom = board.rows as u16 * height;
        let mut picture = Picture::new(columns * width + 1, bottom + 1);
        picture.paint(Rect::new(0, 0, columns * width + 1, bottom), ground(18));
        let cell = |Place { column, row }: Place| {
            Rect::new(column as u16 * width + u16::from(width == 2), row as u16 * height, width, height)
        };
        for place in board.places() {
            let is_top = place.row == board.free(place.column);
            let is_last = is_top && sight.last == Some(&*name(place.column));
            match board.disc(place) {
                Some(seat) => stone(&mut picture, cell(place), Stone { seat, is_last }, sight),
                None => dot(&mut picture, cell(place), "·", ink(67)),
            }
        }
        for column in 0..board.columns {
            let name = name(column);
            let landing = board.free(column).checked_sub(1).filter(|_| sight.chosen == Some(&*name));
            if let Some(row) = landing {
                dot(&mut picture, cell(Place { column, row }), if width == 2 { "▾" } else { "▾▾" }, ink(255));
            }
            let label = Rect::new(cell(Place { column, row: 0 }).x, bottom, width.min(3), 1);
            picture.write(label.x + u16::from(width > 2), label.y, &name, ink(250).add_modifier(Modifier::BOLD));
            picture.offer(label, &name, sight);
        }
        picture
    }
}

/// The name of a column, counted from 0.
fn name(column: usize) -> String {
    column_name(Column::new(column as u8))
}
