//! Counting the leaves of the move tree, the proof that two sets of rules agree.

use crate::Game;

/// The number of positions exactly `depth` moves on; games that ended earlier do not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => return game.count_moves() as u64,
        _ => {}
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    // A list and not a recursion, since the caller may ask for more depth than any stack has: each position of the line with
    // the place where its untried moves begin.
    let mut line = vec![(game.clone(), 0)];
    let mut sum = 0;
    while let Some((position, first)) = line.last() {
        let left = depth as usize - line.len();
        if left == 1 {
            // The last moves need not be played to be counted.
            sum += moves.drain(*first..).map(|mv| position.after(mv).count_moves() as u64).sum::<u64>();
        }
        if moves.len() == *first {
            line.pop();
        } else {
            let mv = moves.pop().expect("some moves are untried");
            let (after, first) = (position.after(mv), moves.len());
            after.moves(&mut moves);
            line.push((after, first));
        }
    }
    sum
}
