//! Scores of all moves, best moves and the best line.

use super::score::{Bounds, Score};
use super::slot::Stored;
use super::watch::{Progress, Watch};
use super::{Bitboard, Solved, Solver};
use crate::shape::Shape;

/// A move and its score for the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The column, counted from 0.
    pub column: u32,
    /// The score after the move, for the side that played it.
    pub solved: Solved,
}

/// A line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The score of the position that the line starts from.
    pub solved: Solved,
    /// The columns, to the end of the game unless the solver was stopped.
    pub columns: Vec<u32>,
}

impl<S: Shape<Word: Stored>> Solver<S> {
    /// The score of every move from left to right; empty if the game is over.
    ///
    /// Progress reports are about the current move, from the point of view of the side to play.
    pub fn move_scores(&self, position: Bitboard<S>, watch: &Watch) -> Vec<Scored> {
        let mut moves = Vec::new();
        for (column, next) in self.moves(position) {
            let report = |progress: Progress| (watch.report)(Progress { bounds: progress.bounds.turned(), ..progress });
            let solved = self.score(next, &Watch { report: &report, ..*watch });
            moves.push(Scored { column, solved: Solved { bounds: solved.bounds.turned(), ..solved } });
        }
        from_left_to_right(&mut moves);
        moves
    }

    /// The moves that keep the score, from left to right, with the nodes searched; `None` if the solver was stopped.
    pub fn best_moves(&self, position: Bitboard<S>, score: Score, watch: &Watch) -> Option<(Vec<u32>, u64)> {
        let (mut columns, mut nodes) = (Vec::new(), 0);
        for (column, next) in self.moves(position) {
            let wanted = Bounds { lower: -score, upper: 1 - score };
            let solved = self.score_within(next, wanted, &Watch { report: &|_| {}, ..*watch });
            nodes += solved.nodes;
            if solved.bounds.upper <= -score {
                columns.push(column);
            } else if solved.bounds.lower <= -score {
                return None;
            }
        }
        columns.sort_unstable();
        Some((columns, nodes))
    }

    /// The score of a position and a line of best play, preferring columns near the middle.
    pub fn best_line(&self, position: Bitboard<S>, watch: &Watch) -> Line {
        let mut solved = self.score(position, watch);
        let mut columns = Vec::new();
        let Some(mut score) = solved.bounds.score() else {
            return Line { solved, columns };
        };
        let mut position = position;
        while let Some((column, next)) = self.best_move(position, score, watch, &mut solved.nodes) {
            columns.push(column);
            position = next;
            score = -score;
        }
        Line { solved, columns }
    }

    /// A move that keeps the score; `None` if the game is over or the solver was stopped.
    fn best_move(
        &self,
        position: Bitboard<S>,
        score: Score,
        watch: &Watch,
        nodes: &mut u64,
    ) -> Option<(u32, Bitboard<S>)> {
        let moves = self.moves(position);
        let (&last, others) = moves.split_last()?;
        for &(column, next) in others {
            // The opponent can get at least the negated score, so a move is best if they cannot get more.
            let wanted = Bounds { lower: -score, upper: 1 - score };
            let solved = self.score_within(next, wanted, &Watch { report: &|_| {}, ..*watch });
            *nodes += solved.nodes;
            if solved.bounds.upper <= -score {
                return Some((column, next));
            }
            if solved.bounds.lower <= -score {
                return None;
            }
        }
        Some(last)
    }

    /// The moves and the positions after them, from the middle outwards.
    fn moves(&self, position: Bitboard<S>) -> Vec<(u32, Bitboard<S>)> {
        if position.is_over() {
            return Vec::new();
        }
        from_the_middle(self.shape.columns())
            .into_iter()
            .filter_map(|column| Some((column, position.after(column)?)))
            .collect()
    }
}

/// The columns from the middle outwards.
fn from_the_middle(columns: u32) -> Vec<u32> {
    let mut order: Vec<_> = (0..columns).collect();
    order.sort_by_key(|column| (2 * column + 1).abs_diff(columns));
    order
}

fn from_left_to_right(moves: &mut [Scored]) {
    moves.sort_by_key(|scored| scored.column);
}
