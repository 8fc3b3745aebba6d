//! Playouts: uniformly random, or with wins and blocks played first.

use rusc_game::{Game, Playout, Rng, Word};

use crate::lines::threats;
use crate::position::{Column, Position};
use crate::shape::Shape;

impl<S: Shape> Playout for Position<S> {
    fn playout(mut self, rng: &mut Rng) -> Self {
        let mut columns = Columns::new(self.shape(), rng);
        while !self.is_over() {
            let column = columns.draw(&self);
            self.drop(column);
        }
        self
    }

    /// The end of a game in which both sides complete a line if they can, and otherwise block the rival's.
    fn skilled_playout(mut self, rng: &mut Rng) -> Self {
        let mut columns = Columns::new(self.shape(), rng);
        while !self.is_over() {
            match urgent(&self) {
                Some(cell) => self.land(cell),
                None => {
                    let column = columns.draw(&self);
                    self.drop(column);
                }
            }
        }
        self
    }
}

/// A cell that wins at once, else one that blocks the rival's immediate win.
#[inline]
fn urgent<S: Shape>(board: &Position<S>) -> Option<S::Word> {
    let open = board.landings();
    let lines = |discs| threats(board.shape(), discs) & open;
    let wins = lines(board.own());
    let cells = if wins.is_empty() { lines(board.own() ^ board.all()) } else { wins };
    (!cells.is_empty()).then(|| cells ^ cells.without_lowest())
}

/// Draws random columns, several per random number.
struct Columns<'a> {
    rng: &'a mut Rng,
    count: u32,
    bits_per_column: u32,
    bits: u64,
    left: u32,
}

impl<'a> Columns<'a> {
    fn new<S: Shape>(shape: S, rng: &'a mut Rng) -> Self {
        let count = shape.columns();
        Columns { rng, count, bits_per_column: u32::BITS - (count - 1).leading_zeros(), bits: 0, left: 0 }
    }

    /// A uniformly random open column.
    #[inline]
    fn draw<S: Shape>(&mut self, board: &Position<S>) -> Column {
        // Rejects draws beyond the last column or into a full one.
        loop {
            if self.left < self.bits_per_column {
                (self.bits, self.left) = (self.rng.bits(), u64::BITS);
            }
            let column = Column((self.bits & ((1 << self.bits_per_column) - 1)) as u8);
            self.bits >>= self.bits_per_column;
            self.left -= self.bits_per_column;
            if column.index() < self.count && board.is_open(column) {
                return column;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Fixed;

    fn board(columns: &str) -> Position<Fixed<7, 6>> {
        let play =
            |board: Position<Fixed<7, 6>>, digit: char| board.after(board.parse(&digit.to_string()).expect("a column"));
        columns.chars().fold(Position::new(Fixed), play)
    }

    #[test]
    fn a_line_is_completed_before_one_is_stopped() {
        let landing = |columns: &str, column: char| {
            let before = board(columns);
            before.after(before.parse(&column.to_string()).expect("a column")).all() & !before.all()
        };
        assert_eq!(urgent(&board("112233")), Some(landing("112233", '4')), "four on the bottom row");
        assert_eq!(urgent(&board("11223")), Some(landing("11223", '4')), "stopped before it is there");
        assert_eq!(urgent(&board("1122")), None);
        assert_eq!(urgent(&board("171717")), Some(landing("171717", '1')), "own column of three before the rival's");
    }

    #[test]
    fn skilled_games_come_to_an_end_that_the_rules_know() {
        for seed in 0..100 {
            let end = board("").skilled_playout(&mut Rng::new(seed));
            assert!(end.is_over());
            assert!(end.discs() >= 7);
        }
    }
}
