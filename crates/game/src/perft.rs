//! Counting the leaves of the move tree, the proof that two sets of rules agree.

use crate::Game;

/// The number of positions exactly `depth` moves on; games that ended earlier do not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    leaves(game, depth, &mut Vec::new())
}

fn leaves<G: Game>(game: &G, depth: u32, stack: &mut Vec<G::Move>) -> u64 {
    match depth {
        0 => 1,
        // The last moves need not be played to be counted.
        1 => game.count_moves() as u64,
        _ => {
            let first = stack.len();
            game.moves(stack);
            let last = stack.len();
            let sum = (first..last).map(|at| leaves(&game.after(stack[at]), depth - 1, stack)).sum();
            stack.truncate(first);
            sum
        }
    }
}
