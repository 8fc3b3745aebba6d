//! Hexland: a green island in the sea, with buildings of timber and of sandstone.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use rusc_game::Seat;
use rusc_hexland::{Hexland, Score, SeenBoard, letter, row_length};
use rusc_present::Offer;

use super::super::picture::{Picture, Sight};
use super::stones::{Stone, cell_size, dot, stone, target};
use super::{SAND, TIMBER, TerminalArt, ground, ink};

/// The drawing of Hexland, from above.
pub(super) struct Isle;

/// The width of the sea around the island, with space for a row letter.
const SEA: u16 = 3;

impl TerminalArt for Isle {
    type Board = SeenBoard;

    const NAME: &'static str = Hexland::NAME;

    fn inks(&self) -> &'static [Style] {
        &[TIMBER, SAND]
    }

    fn draw(&self, board: &SeenBoard, sight: &Sight) -> Picture {
        let (size, (width, height)) = (board.size as u16, cell_size(sight.scale));
        let mut picture = Picture::new(2 * SEA + size * width, size * height + 2);
        picture.paint(picture.canvas.area, ground(24));
        let length = |row: u32| row_length(board.size, row) as u16;
        let corner = |row: u32| (SEA + (size - length(row)) * width / 2, 1 + row as u16 * height);
        for row in 0..board.size {
            let ((x, y), length) = (corner(row), length(row));
            picture.paint(Rect::new(x - 1, y, length * width + 1, height), ground(22));
            picture.write(x - 3, y, &letter(row).to_string(), ink(153));
            picture.write(x + length * width + 1, y, &length.to_string(), ink(153));
        }
        for spot in board.spots() {
            let (x, y) = corner(spot.row);
            let cell = Rect::new(x + spot.place as u16 * width, y, width, height);
            let name = spot.to_string();
            match (board.stone(spot), board.owner(spot)) {
                (Some(seat), _) => {
                    stone(&mut picture, cell, Stone { seat, is_last: sight.last == Some(&*name) }, sight)
                }
                (None, Some(seat)) => dot(&mut picture, cell, land(seat), sight.ink(seat)),
                (None, None) => dot(&mut picture, cell, "·", ink(108)),
            }
            picture.offer(target(cell), &name, sight);
        }
        picture.notes = Seat::all(2).zip(&board.scores).map(|(seat, score)| note(seat, score, sight)).collect();
        picture
    }
}

/// The symbol of a player's land.
fn land(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "▪" } else { "▫" }
}

/// The parts of a player's score.
fn note(seat: Seat, score: &Score, sight: &Sight) -> Line<'static> {
    let komi = match score.komi {
        0 => String::new(),
        komi => format!(" + {}", sight.texts.tell("note-komi", &[("komi", komi.into())])),
    };
    let [houses, land, taken] = [score.stones, score.territory, score.captures].map(Into::into);
    let sum = sight.texts.tell("note-score", &[("houses", houses), ("land", land), ("taken", taken)]);
    let total = Span::styled(format!("{} ", score.total()), sight.ink(seat));
    Line::from(vec![total, Span::raw(format!("= {sum}{komi}"))])
}
