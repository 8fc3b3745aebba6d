//! Counting the leaves of the move tree, the proof that two sets of rules agree.

use crate::Game;

/// The number of positions exactly `depth` moves on; games that ended earlier do not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    leaves(game, depth, &mut Vec::new())
}

fn leaves<G: Game>(game: &G, depth: u32, stack: &mut Vec<G::Move>) -> u64 {
    match depth {
        0 => return 1,
        1 => return game.count_moves() as u64,
        _ => {}
    }
    let first = stack.len();
    game.moves(stack);
    let mut sum = 0;
    for at in first..stack.len() {
        let after = game.after(stack[at]);
        // The last moves need not be played to be counted, nor a call made for them.
        sum += if depth == 2 { after.count_moves() as u64 } else { leaves(&after, depth - 1, stack) };
    }
    stack.truncate(first);
    sum
}
