//! Perft: counts the leaves of the move tree, to check that two implementations of the rules agree.

use crate::Game;

/// The last plies are counted by recursion, which is faster; those above them with an explicit stack, since the depth may exceed
/// what the call stack can hold.
const RECURSION: u32 = 32;

/// The number of positions exactly `depth` moves ahead; games that end earlier do not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let mut moves = Vec::new();
    if depth <= RECURSION {
        return leaves(game, depth, &mut moves);
    }
    game.moves(&mut moves);
    // Each position of the current line, with the index in `moves` where its untried moves start.
    let mut line = vec![(game.clone(), 0)];
    let mut sum = 0;
    while let Some((position, first)) = line.last() {
        if moves.len() == *first {
            line.pop();
            continue;
        }
        let after = position.after(moves.pop().expect("some moves are untried"));
        if depth as usize - line.len() <= RECURSION as usize {
            sum += leaves(&after, RECURSION, &mut moves);
        } else {
            let first = moves.len();
            after.moves(&mut moves);
            line.push((after, first));
        }
    }
    sum
}

fn leaves<G: Game>(game: &G, depth: u32, moves: &mut Vec<G::Move>) -> u64 {
    match depth {
        0 => return 1,
        1 => return game.count_moves() as u64,
        _ => {}
    }
    let first = moves.len();
    game.moves(moves);
    let mut sum = 0;
    for at in first..moves.len() {
        let after = game.after(moves[at]);
        // The last moves need not be played or recursed into to be counted.
        sum += if depth == 2 { after.count_moves() as u64 } else { leaves(&after, depth - 1, moves) };
    }
    moves.truncate(first);
    sum
}
