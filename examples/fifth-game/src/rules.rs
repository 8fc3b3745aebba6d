//! The rules of tic-tac-toe: a set of cells for each player, as bits of a word.

use rusc::game::{Duel, Game, ParseMoveError, Playout, Rng, Seat, Turn};
use rusc::present::reasons;

/// A position: the cells of each player, row by row from the upper left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TicTacToe {
    marks: [u16; 2],
}

/// A cell, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell(pub u8);

/// The rows, columns and diagonals.
pub const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

const FULL: u16 = 0o777;

reasons! {
    /// Why a cell may not be marked.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Illegal {
        /// The game is over.
        #[error("the game is over")]
        Over => "refused-over",
        /// The cell is already marked.
        #[error("{cell} is taken")]
        Taken {
            /// The cell.
            cell: String,
        } => "tictactoe-taken",
    }
}

impl TicTacToe {
    /// The cells of a player.
    pub fn marks(&self, seat: Seat) -> u16 {
        self.marks[seat.index()]
    }

    /// The player who has completed a line.
    pub fn winner(&self) -> Option<Seat> {
        Seat::all(2).find(|&seat| LINES.iter().any(|line| self.marks(seat) & line == *line))
    }

    fn taken(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }

    fn mover(&self) -> Seat {
        Seat::new((self.taken().count_ones() % 2) as u8)
    }
}

impl Game for TicTacToe {
    type Move = Cell;
    type View = Self;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        let is_over = self.taken() == FULL || self.winner().is_some();
        if is_over { Turn::Over } else { Turn::Seat(self.mover()) }
    }
    fn moves(&self, out: &mut Vec<Cell>) {
        if !self.is_over() {
            out.extend((0..9).filter(|cell| self.taken() >> cell & 1 == 0).map(Cell));
        }
    }
    fn check(&self, cell: Cell) -> Result<(), Illegal> {
        if self.is_over() {
            Err(Illegal::Over)
        } else if self.taken() >> cell.0 & 1 == 1 {
            Err(Illegal::Taken { cell: self.name(cell) })
        } else {
            Ok(())
        }
    }
    /// Marks the cell even if it is taken; call `check` first if the move may be illegal.
    fn play(&mut self, cell: Cell) {
        self.marks[self.mover().index()] |= 1 << cell.0;
    }
    fn payoff(&self, seat: Seat) -> i32 {
        self.winner().map_or(0, |winner| if winner == seat { 1 } else { -1 })
    }
    fn view(&self, _: Seat) -> Self {
        *self
    }
    fn name(&self, Cell(cell): Cell) -> String {
        format!("{}{}", char::from(b'a' + cell % 3), cell / 3 + 1)
    }
    fn parse(&self, text: &str) -> Result<Cell, ParseMoveError> {
        let found = (0..9).map(Cell).find(|&cell| self.name(cell) == text.to_ascii_lowercase());
        found.ok_or_else(|| ParseMoveError::new(text, "a cell from a1 to c3"))
    }
}

impl Duel for TicTacToe {
    const CODES: usize = 9;

    fn key(&self) -> u64 {
        Rng::new(u64::from(self.marks[0]) << 16 | u64::from(self.marks[1])).bits()
    }
    fn code(&self, Cell(cell): Cell) -> u16 {
        u16::from(cell)
    }
}

impl Playout for TicTacToe {}

#[cfg(test)]
mod tests {
    use rusc::game::laws::{Trial, duel};
    use rusc::game::perft;

    use super::*;

    #[test]
    fn it_obeys_the_laws_and_the_known_counts() {
        duel(&TicTacToe::default(), Trial { games: 200, longest: 9, seed: 1 });
        let counts: Vec<u64> = (1..=9).map(|depth| perft(&TicTacToe::default(), depth)).collect();
        assert_eq!(counts, [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
    }
}
