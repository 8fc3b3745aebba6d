//! Plain minimax on an array of cells, and random games, for comparison with the solver.

use rusc_game::Word;

use crate::shape::Shape;
use crate::solver::{Bitboard, Score};
use std::collections::HashMap;

/// Minimax with memoisation.
pub(super) struct Minimax {
    columns: usize,
    rows: usize,
    known: HashMap<Vec<u8>, Score>,
}

impl Minimax {
    pub(super) fn new(columns: u32, rows: u32) -> Self {
        Minimax { columns: columns as usize, rows: rows as usize, known: HashMap::new() }
    }

    pub(super) fn score<S: Shape>(&mut self, position: Bitboard<S>) -> Score {
        let mut cells = Vec::new();
        for column in 0..position.shape.columns() {
            for row in 0..position.shape.rows() {
                let cell = position.shape.cell(column, row);
                let content = if !(cell & position.own).is_empty() {
                    OWN
                } else if !(cell & position.other).is_empty() {
                    OTHER
                } else {
                    EMPTY
                };
                cells.push(content);
            }
        }
        let has_won = (0..cells.len()).any(|cell| cells[cell] == OTHER && self.completes_four(&cells, cell));
        if has_won { -self.win(&cells) } else { self.unfinished(&cells) }
    }

    fn unfinished(&mut self, cells: &[u8]) -> Score {
        if let Some(score) = self.known.get(cells) {
            return *score;
        }
        let mut best = if cells.contains(&EMPTY) { Score::MIN } else { 0 };
        for column in 0..self.columns {
            let Some(row) = (0..self.rows).find(|row| cells[column * self.rows + row] == EMPTY) else {
                continue;
            };
            let mut next: Vec<_> = cells.iter().map(|content| OWN_AND_OTHER - content).collect();
            for content in &mut next {
                *content %= OWN_AND_OTHER;
            }
            next[column * self.rows + row] = OTHER;
            let wins = self.completes_four(&next, column * self.rows + row);
            best = best.max(if wins { self.win(&next) } else { -self.unfinished(&next) });
        }
        self.known.insert(cells.to_vec(), best);
        best
    }

    fn win(&self, cells: &[u8]) -> Score {
        1 + cells.iter().filter(|content| **content == EMPTY).count() as Score / 2
    }

    fn completes_four(&self, cells: &[u8], cell: usize) -> bool {
        let (column, row) = ((cell / self.rows) as i32, (cell % self.rows) as i32);
        let is_same = |column: i32, row: i32| {
            let on_board = (0..self.columns as i32).contains(&column) && (0..self.rows as i32).contains(&row);
            on_board && cells[column as usize * self.rows + row as usize] == cells[cell]
        };
        [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|(right, up)| {
            let reach = |sign: i32| {
                (1..4).take_while(|&far| is_same(column + sign * far * right, row + sign * far * up)).count()
            };
            1 + reach(1) + reach(-1) >= 4
        })
    }
}

const EMPTY: u8 = 0;
const OWN: u8 = 1;
const OTHER: u8 = 2;
const OWN_AND_OTHER: u8 = OWN + OTHER;

/// A reproducible source of random games.
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// The positions of a random game, from the empty board to the end.
    pub(super) fn game<S: Shape>(&mut self, shape: S) -> Vec<Bitboard<S>> {
        let mut position = Bitboard::new(shape);
        let mut line = vec![position];
        while !position.is_over() {
            if let Some(next) = position.after(self.below(shape.columns())) {
                position = next;
                line.push(position);
            }
        }
        line
    }

    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as u32) % limit
    }
}
