//! The board in a terminal: three rows of chalk on slate.

use ratatui::layout::Rect;
use rusc::game::{Game, Seat};
use rusc::terminal::{Picture, Sight, TerminalArt};

use crate::rules::{Cell, TicTacToe};
use crate::seen::SeenBoard;

/// The drawing of tic-tac-toe in the terminal.
pub struct Slate;

impl TerminalArt for Slate {
    type Board = SeenBoard;

    const NAME: &'static str = "tictactoe";

    fn draw(&self, board: &SeenBoard, sight: &Sight) -> Picture {
        let mut picture = Picture::new(14, 4);
        for cell in (0..9).map(Cell) {
            let name = TicTacToe::default().name(cell);
            let area = Rect::new(2 + u16::from(cell.0 % 3) * 4, 1 + u16::from(cell.0 / 3), 3, 1);
            match board.mark(cell) {
                Some(seat) => {
                    picture.write(area.x + 1, area.y, if seat == Seat::FIRST { "X" } else { "O" }, sight.ink(seat))
                }
                None => picture.write(area.x + 1, area.y, "·", Default::default()),
            }
            picture.offer(area, &name, sight);
        }
        picture.write(3, 0, "a   b   c", Default::default());
        for row in 0..3 {
            picture.write(0, row + 1, &(row + 1).to_string(), Default::default());
        }
        picture
    }
}
