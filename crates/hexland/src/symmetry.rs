//! The twelve symmetries of the island: six rotations, each with or without a reflection.

use rusc_game::{Symmetric, Word};

use crate::cell::{Cell, Move};
use crate::island::Island;
use crate::position::Position;

impl<I: Island> Symmetric for Position<I> {
    fn symmetries(&self) -> usize {
        12
    }
    fn transformed(&self, symmetry: usize) -> Self {
        let image_of: Vec<(Cell, Cell)> = I::cells().map(|cell| (cell, image::<I>(cell, symmetry))).collect();
        let change = |set: I::Word| {
            image_of.iter().fold(I::Word::ZERO, |images, &(cell, image)| {
                if (set & I::only(cell)).is_empty() { images } else { images | I::only(image) }
            })
        };
        Position {
            board: self.board.map(|stones| stones.map(change)),
            past: self.past.map(|stones| stones.map(change)),
            komi: self.komi,
        }
    }
    fn transformed_move(&self, mv: Move, symmetry: usize) -> Move {
        match mv {
            Move::Place(cell) => Move::Place(image::<I>(cell, symmetry)),
            Move::Pass => Move::Pass,
        }
    }
}

/// The image of a cell: symmetries 0 to 5 rotate the island by that many sixths of a turn, 6 to 11 reflect it first.
fn image<I: Island>(cell: Cell, symmetry: usize) -> Cell {
    let middle = I::MIDDLE as i32;
    let (row, place) = I::place(cell);
    // Relative to the centre, column and row are axial coordinates.
    let column = place as i32 + I::MIDDLE.saturating_sub(row) as i32 - middle;
    let mut at = (column, row as i32 - middle);
    if symmetry >= 6 {
        at = (at.1, at.0);
    }
    for _ in 0..symmetry % 6 {
        at = (-at.1, at.0 + at.1);
    }
    let (column, row) = ((at.0 + middle) as u32, (at.1 + middle) as u32);
    I::cell(row, column - I::MIDDLE.saturating_sub(row)).expect("a symmetry keeps the island")
}
