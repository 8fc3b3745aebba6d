//! The board as it is shown to people and programs.

use rusc::game::Seat;
use rusc::present::{Eyes, Shown};
use serde::Serialize;

use crate::rules::{Cell, LINES, TicTacToe};

/// The board as it is shown; nothing is hidden.
#[derive(Clone, Debug, Serialize)]
pub struct SeenBoard {
    /// The three rows, `X`, `O` or `.` in each cell.
    pub rows: [String; 3],
    /// The cells of the winning line, counted from 0.
    pub line: Vec<u8>,
}

impl SeenBoard {
    /// The board with these rows.
    pub fn from_rows(rows: [&str; 3]) -> SeenBoard {
        SeenBoard { rows: rows.map(str::to_owned), line: Vec::new() }
    }

    /// The player who has marked a cell.
    pub fn mark(&self, Cell(cell): Cell) -> Option<Seat> {
        match self.rows[usize::from(cell / 3)].as_bytes().get(usize::from(cell % 3)) {
            Some(b'X') => Some(Seat::FIRST),
            Some(b'O') => Some(Seat::SECOND),
            _ => None,
        }
    }
}

impl Shown for TicTacToe {
    type Board = SeenBoard;
    type Insight = ();

    fn board(&self, _: Eyes) -> SeenBoard {
        let sign = |cell: u8| match Seat::all(2).find(|&seat| self.marks(seat) >> cell & 1 == 1) {
            None => '.',
            Some(Seat::FIRST) => 'X',
            Some(_) => 'O',
        };
        let won = LINES.iter().find(|&&line| Seat::all(2).any(|seat| self.marks(seat) & line == line));
        SeenBoard {
            rows: [0, 3, 6].map(|first| (first..first + 3).map(sign).collect()),
            line: (0..9).filter(|cell| won.is_some_and(|line| line >> cell & 1 == 1)).collect(),
        }
    }

    fn text(&self, eyes: Eyes) -> String {
        let numbered = |(number, row): (usize, String)| {
            format!("{} {}\n", number + 1, row.chars().map(String::from).collect::<Vec<_>>().join(" "))
        };
        let rows: String = self.board(eyes).rows.into_iter().enumerate().map(numbered).collect();
        format!("  a b c\n{rows}")
    }
}
