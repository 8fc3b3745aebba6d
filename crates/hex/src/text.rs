//! The board as text: a rhombus with its coordinates on all sides.

use std::fmt;

use game::Seat;

use crate::Hex;
use crate::board::column_letter;

impl<const WORDS: usize> fmt::Display for Hex<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.board().size();
        let letters: Vec<String> = (0..size).map(|column| column_letter(column).to_string()).collect();
        let letters = letters.join(" ");
        writeln!(f, "  {letters}")?;
        for row in 0..size {
            let stones: Vec<&str> = (0..size).map(|column| self.symbol(column, row)).collect();
            writeln!(f, "{:row$}{:>2} {}  {}", "", row + 1, stones.join(" "), row + 1)?;
        }
        writeln!(f, "{:size$}    {letters}", "")
    }
}

impl<const WORDS: usize> Hex<WORDS> {
    /// The sign for what lies on a cell.
    pub(crate) fn symbol(&self, column: usize, row: usize) -> &'static str {
        let cell = self.board().cell(column, row);
        match Seat::all(2).find(|&seat| self.stones(seat).contains(cell)) {
            Some(Seat::FIRST) => "B",
            Some(_) => "W",
            None => ".",
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Game;

    use crate::{Hex, SwapRule};

    #[test]
    fn the_board_is_a_rhombus_with_coordinates() {
        let mut position = Hex::<1>::new(3, SwapRule::Off).expect("the size is in range");
        for text in ["c1", "b2"] {
            position.play(position.parse(text).expect("the cell is on the board"));
        }
        let lines = ["  a b c", " 1 . . B  1", "  2 . W .  2", "   3 . . .  3", "       a b c", ""];
        assert_eq!(position.to_string(), lines.join("\n"));
    }
}
