//! Hex on a board whose size is known only at run time.

use crate::{Position, SwapRule, words};

/// Code that runs on a position of any size; it is compiled once for each number of machine words.
pub trait OnAnySize {
    /// The result of the code.
    type Output;
    /// Runs on the empty board.
    fn run<const WORDS: usize>(self, start: Position<WORDS>) -> Self::Output;
}

/// Runs code on the empty board of a size, or returns `None` if there is no such board.
///
/// ```
/// use rusc_game::Game;
/// use rusc_hex::{OnAnySize, Position, SwapRule, on_any_size};
///
/// struct CountMoves;
///
/// impl OnAnySize for CountMoves {
///     type Output = usize;
///     fn run<const WORDS: usize>(self, start: Position<WORDS>) -> usize {
///         start.count_moves()
///     }
/// }
///
/// for size in [3, 11, 19] {
///     assert_eq!(on_any_size(size, SwapRule::Off, CountMoves), Some(size * size));
/// }
/// assert_eq!(on_any_size(99, SwapRule::Off, CountMoves), None);
/// ```
pub fn on_any_size<C: OnAnySize>(size: usize, swap: SwapRule, code: C) -> Option<C::Output> {
    match words(size) {
        1 => Position::<1>::new(size, swap).map(|start| code.run(start)),
        2 => Position::<2>::new(size, swap).map(|start| code.run(start)),
        3 => Position::<3>::new(size, swap).map(|start| code.run(start)),
        _ => Position::<6>::new(size, swap).map(|start| code.run(start)),
    }
}
