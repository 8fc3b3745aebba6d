//! The board as text: a rhombus with coordinates on all sides.

use std::fmt;

use crate::notation::{column_letter, sign};
use crate::{Cell, Position};

impl<const WORDS: usize> fmt::Display for Position<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text(self, |cell| sign(self.stone(cell))))
    }
}

/// The board of a position, with a sign for each cell.
pub(crate) fn text<const WORDS: usize>(position: &Position<WORDS>, sign: impl Fn(Cell) -> char) -> String {
    let (board, size) = (position.board(), position.board().size());
    let letters: Vec<String> = (0..size).map(|column| column_letter(column).to_string()).collect();
    let letters = letters.join(" ");
    let row = |row: usize| {
        let signs: Vec<String> = (0..size).map(|column| sign(board.cell(column, row)).to_string()).collect();
        format!("{:row$}{:>2} {}  {}\n", "", row + 1, signs.join(" "), row + 1)
    };
    format!("  {letters}\n{}{:size$}    {letters}\n", (0..size).map(row).collect::<String>(), "")
}

#[cfg(test)]
mod tests {
    use rusc_game::Game;

    use crate::{Position, SwapRule};

    #[test]
    fn the_board_is_a_rhombus_with_coordinates() {
        let mut position = Position::<1>::new(3, SwapRule::Off).expect("the size is in range");
        for text in ["c1", "b2"] {
            position.play(position.parse(text).expect("the cell is on the board"));
        }
        let lines = ["  a b c", " 1 . . B  1", "  2 . W .  2", "   3 . . .  3", "       a b c", ""];
        assert_eq!(position.to_string(), lines.join("\n"));
    }
}
