//! Positions with their exact scores, for testing and timing solvers.

use crate::notation::{column_named, split};
use crate::position::Column;
use crate::shape::Shape;
use crate::solver::{Bitboard, Score};

/// Positions of one board that are about equally hard to solve.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// The name of the class: the stage of the game, and how hard its positions are.
    pub name: &'static str,
    /// One position per line: its moves, a space and its score.
    lines: &'static str,
}

impl Class {
    /// The positions of the class, each with its score.
    ///
    /// # Panics
    /// If the board is smaller than that of the class.
    pub fn positions<S: Shape>(&self, shape: S) -> impl Iterator<Item = (Bitboard<S>, Score)> {
        self.lines.lines().map(move |line| read(shape, line).expect("a line has legal moves and a score"))
    }
}

/// Positions of the 7x6 board, the easiest to solve first.
pub const CLASSIC: [Class; 6] = [
    Class { name: "end-easy", lines: include_str!("../positions/7x6-end-easy.txt") },
    Class { name: "middle-easy", lines: include_str!("../positions/7x6-middle-easy.txt") },
    Class { name: "middle-medium", lines: include_str!("../positions/7x6-middle-medium.txt") },
    Class { name: "begin-easy", lines: include_str!("../positions/7x6-begin-easy.txt") },
    Class { name: "begin-medium", lines: include_str!("../positions/7x6-begin-medium.txt") },
    Class { name: "begin-hard", lines: include_str!("../positions/7x6-begin-hard.txt") },
];

/// Positions of the 8x8 board, the easiest to solve first.
pub const LARGE: [Class; 3] = [
    Class { name: "end", lines: include_str!("../positions/8x8-end.txt") },
    Class { name: "mid", lines: include_str!("../positions/8x8-mid.txt") },
    Class { name: "early-mid", lines: include_str!("../positions/8x8-early-mid.txt") },
];

fn read<S: Shape>(shape: S, line: &str) -> Option<(Bitboard<S>, Score)> {
    let (moves, score) = line.split_once(' ')?;
    let column = |(_, name)| column_named(name, shape.columns()).ok().map(Column::index);
    let columns: Vec<u32> = split(moves).into_iter().map(column).collect::<Option<_>>()?;
    Some((Bitboard::new(shape).after_all(columns)?, score.parse().ok()?))
}
