//! The board as text: a rhombus with coordinates on all sides.

use std::fmt;

use crate::Position;
use crate::notation::{column_letter, sign};

impl<const WORDS: usize> fmt::Display for Position<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.board().size();
        let letters: Vec<String> = (0..size).map(|column| column_letter(column).to_string()).collect();
        let letters = letters.join(" ");
        writeln!(f, "  {letters}")?;
        for row in 0..size {
            let sign = |column| sign(self.stone(self.board().cell(column, row))).to_string();
            let stones: Vec<String> = (0..size).map(sign).collect();
            writeln!(f, "{:row$}{:>2} {}  {}", "", row + 1, stones.join(" "), row + 1)?;
        }
        writeln!(f, "{:size$}    {letters}", "")
    }
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
