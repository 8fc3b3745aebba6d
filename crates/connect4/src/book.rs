//! The opening book of the classic board: the score of every position with few discs, computed by `cargo xtask connect4-book`.
//!
//! Each line holds the columns that lead to a position, and its score. Mirror images are listed once.

use std::collections::HashMap;
use std::sync::LazyLock;

use rusc_game::{Game, Symmetric};

use crate::notation::{column_name, split};
use crate::position::Position;
use crate::shape::{Fixed, Shape};
use crate::solver::Score;
use crate::word::NumberWord;

type Classic = Position<Fixed<7, 6>>;

/// An opening book: scores by position.
#[derive(Clone, Debug, Default)]
pub struct Book {
    scores: HashMap<(u64, u64), Score>,
}

/// A line that could not be parsed as columns and a score.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {text:?} is not a list of columns and a score")]
#[non_exhaustive]
pub struct BookError {
    line: usize,
    text: String,
}

/// The book shipped with the program.
pub(crate) static BOOK: LazyLock<Book> =
    LazyLock::new(|| Book::read(include_str!("../book/7x6.txt")).expect("the table in the repository can be read"));

impl Book {
    /// Parses a book.
    ///
    /// # Errors
    /// Names the first line that cannot be parsed.
    pub fn read(text: &str) -> Result<Self, BookError> {
        let mut book = Book::default();
        for (index, line) in text.lines().enumerate() {
            let wrong = || BookError { line: index + 1, text: line.to_owned() };
            let (moves, score) = line.split_once(' ').ok_or_else(wrong)?;
            let board = played(moves).ok_or_else(wrong)?;
            book.scores.insert(key(&board), score.parse().map_err(|_| wrong())?);
        }
        Ok(book)
    }

    /// The score of a position for the side to move; `None` on boards of another size.
    pub fn score<S: Shape>(&self, board: &Position<S>) -> Option<Score> {
        let (shape, classic) = (board.shape(), Fixed::<7, 6>);
        if (shape.columns(), shape.rows()) != (classic.columns(), classic.rows()) {
            return None;
        }
        self.scores.get(&key(board)).copied()
    }

    /// Every position with at most `discs` discs, as the columns that lead to it: deepest first, mirror images once.
    pub fn positions(discs: u32) -> Vec<String> {
        let mut all = Vec::new();
        let mut level = vec![(String::new(), Classic::new(Fixed))];
        for _ in 0..=discs {
            all.splice(0..0, level.iter().map(|(moves, _)| moves.clone()));
            let mut seen = std::collections::HashSet::new();
            let mut next = Vec::new();
            for (moves, board) in &level {
                let mut columns = Vec::new();
                board.moves(&mut columns);
                for column in columns {
                    let after = board.after(column);
                    if !after.is_over() && seen.insert(key(&after)) {
                        next.push((moves.clone() + &column_name(column), after));
                    }
                }
            }
            level = next;
        }
        all
    }
}

/// The position after a string of column digits; `None` if one of them cannot be played.
pub(crate) fn played(moves: &str) -> Option<Classic> {
    split(moves).into_iter().try_fold(Classic::new(Fixed), |board, (_, name)| {
        let column = board.parse(name).ok()?;
        board.check(column).ok().map(|()| board.after(column))
    })
}

/// A key shared by a position and its mirror image.
fn key<S: Shape>(board: &Position<S>) -> (u64, u64) {
    let image = board.transformed(1);
    let discs = |board: &Position<S>| (board.own().low(), board.all().low());
    discs(board).min(discs(&image))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Free;

    #[test]
    fn the_table_knows_every_position_of_its_plies_once() {
        let deepest = include_str!("../book/7x6.txt").lines().map(|line| line.find(' ').unwrap_or(0)).max();
        let discs = deepest.expect("the table is not empty") as u32;
        let positions = Book::positions(discs);
        assert_eq!(positions.len(), BOOK.scores.len());
        assert!(positions.iter().all(|moves| BOOK.score(&played(moves).expect("a position")).is_some()));
    }

    #[test]
    fn the_classic_board_is_won_by_the_first_in_the_middle() {
        let score = |moves: &str| BOOK.score(&played(moves).expect("a position"));
        assert_eq!(score(""), Some(1));
        assert_eq!(["1", "2", "3", "4"].map(score), [Some(2), Some(1), Some(0), Some(-1)]);
        assert_eq!(["5", "6", "7"].map(score), [Some(0), Some(1), Some(2)], "mirror images are found");
    }

    #[test]
    fn every_score_follows_from_those_below_it() {
        for moves in Book::positions(2) {
            let board = played(&moves).expect("a position");
            let mut columns = Vec::new();
            board.moves(&mut columns);
            let below = columns.iter().map(|&column| BOOK.score(&board.after(column)).expect("it is in the table"));
            assert_eq!(BOOK.score(&board), below.map(|score| -score).max(), "{moves}");
        }
    }

    #[test]
    fn lines_that_make_no_sense_are_named() {
        for text in ["44", "9 1", "1111111 0", "4 x", "x 1"] {
            assert!(Book::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_table_is_about_boards_of_its_size_however_they_lie_in_memory() {
        let free = |columns, rows| Position::new(Free::<u64>::new(columns, rows).expect("a size"));
        assert_eq!(BOOK.score(&free(7, 6)), BOOK.score(&Classic::new(Fixed)));
        assert!(
            BOOK.score(&free(7, 6)).is_some() && BOOK.score(&free(6, 7)).is_none() && BOOK.score(&free(7, 5)).is_none()
        );
    }
}
