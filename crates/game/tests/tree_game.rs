//! The explicit tree game obeys the laws, and perft agrees with a plain count.

use rusc_game::laws::{self, Trial};
use rusc_game::tree_game::TreeGame;
use rusc_game::{Game, Rng, perft};

#[test]
fn random_trees_obey_the_laws() {
    for seed in 0..50 {
        let tree = TreeGame::random(&mut Rng::new(seed), 8, 4);
        laws::duel(&tree, Trial { games: 10, longest: 8, seed });
        laws::refusal(&tree, Trial { games: 1, longest: 8, seed });
    }
}

#[test]
fn perft_counts_what_a_walk_meets() {
    fn walk(tree: &TreeGame, depth: u32) -> u64 {
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        if depth == 0 { 1 } else { moves.iter().map(|&mv| walk(&tree.after(mv), depth - 1)).sum() }
    }
    let tree = TreeGame::random(&mut Rng::new(3), 7, 4);
    for depth in 0..=8 {
        assert_eq!(perft(&tree, depth), walk(&tree, depth));
    }
}
