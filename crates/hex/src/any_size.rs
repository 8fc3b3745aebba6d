//! Hex on a board whose size is known only at run time.

use crate::{Position, SwapRule, words};

/// Code that runs on a position of any size; it is compiled once for each number of machine words, in a browser for two of them.
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
        // Where all code has to be loaded first, small boards have more words than they need, and most of the code is there twice
        // instead of four times.
        #[cfg(not(target_arch = "wasm32"))]
        1 => Position::<1>::new(size, swap).map(|start| code.run(start)),
        ..=2 => Position::<2>::new(size, swap).map(|start| code.run(start)),
        #[cfg(not(target_arch = "wasm32"))]
        3 => Position::<3>::new(size, swap).map(|start| code.run(start)),
        _ => Position::<6>::new(size, swap).map(|start| code.run(start)),
    }
}

#[cfg(test)]
mod tests {
    use rusc_game::{Game, Rng};

    use super::*;

    /// The moves of a random game, and the text of each position.
    fn random_game<const WORDS: usize>(size: usize, seed: u64) -> Vec<(String, String)> {
        let mut position = Position::<WORDS>::new(size, SwapRule::Reflected).expect("it fits the words");
        let (mut rng, mut moves) = (Rng::new(seed), Vec::new());
        let mut line = Vec::new();
        while let Some(mv) = position.random_move(&mut rng, &mut moves) {
            let name = position.name(mv);
            position = position.after(mv);
            line.push((name, format!("{:?} {position}", position.turn())));
        }
        line
    }

    #[test]
    fn games_are_the_same_with_more_words_than_needed() {
        for size in [2, 5, 8] {
            assert_eq!(random_game::<1>(size, 3), random_game::<2>(size, 3), "{size}");
        }
        assert_eq!(random_game::<3>(13, 4), random_game::<6>(13, 4));
    }
}
