//! Every search returns the value of plain minimax on random trees, at every depth, with any table and any number of threads.

use rusc_game::tree_game::TreeGame;
use rusc_game::{Game, Rng, Seat};
use rusc_search::value::WIN;
use rusc_search::{AlphaBeta, Control, Evaluation, Payoff, Proof, Report, Score, Unit, plain};

/// Evaluates by the tree's own heuristic values; the table is used from depth `FROM`.
#[derive(Clone)]
struct Guess<const FROM: u32>;

impl<const FROM: u32> Evaluation<TreeGame> for Guess<FROM> {
    type Node = ();
    const UNIT: Unit = Unit::POINTS;
    const COUNTS_POINTS: bool = true;
    const TABLE_FROM: u32 = FROM;

    fn root(&mut self, _: &TreeGame) {}
    fn child(&mut self, (): &(), _: &TreeGame, _: u8) {}
    fn value(&mut self, (): &(), game: &TreeGame) -> i32 {
        game.worth()
    }
    fn end(&mut self, game: &TreeGame, seat: Seat, _: u32) -> i32 {
        game.payoff(seat)
    }
}

/// Uses the tree's heuristic values, but a finished game is a win or a loss, the sooner the better.
#[derive(Clone)]
struct Decisive;

impl Evaluation<TreeGame> for Decisive {
    type Node = ();
    const UNIT: Unit = Unit::POINTS;

    fn root(&mut self, _: &TreeGame) {}
    fn child(&mut self, (): &(), _: &TreeGame, _: u8) {}
    fn value(&mut self, (): &(), game: &TreeGame) -> i32 {
        game.worth()
    }
}

/// Treats very good and very bad positions as proven, and leaves out moves.
#[derive(Clone)]
struct Certain;

impl Evaluation<TreeGame> for Certain {
    type Node = ();
    const UNIT: Unit = Unit::POINTS;
    const TABLE_FROM: u32 = 0;
    const SHARED_FROM: u32 = 1;
    const NODES_WORTH_SHARING: u64 = 1;

    fn root(&mut self, _: &TreeGame) {}
    fn child(&mut self, (): &(), _: &TreeGame, _: u8) {}
    fn value(&mut self, (): &(), game: &TreeGame) -> i32 {
        game.worth()
    }
    fn proven(&mut self, (): &(), game: &TreeGame, ply: u32) -> Option<i32> {
        (game.worth().abs() > 6).then(|| game.worth().signum() * (WIN - 2 - ply as i32))
    }
    fn moves(&mut self, (): &(), game: &TreeGame, out: &mut Vec<u8>) {
        game.moves(out);
        if self.leaves_out(&(), game) {
            out.pop();
        }
    }
    fn leaves_out(&mut self, (): &(), game: &TreeGame) -> bool {
        game.count_moves() > 3
    }
}

/// Converts a score back to a search value.
fn value_of(score: Option<Score>) -> i32 {
    match score.expect("every position has a score") {
        Score::Proven { proof, moves: Some(moves), .. } => (proof as i32 - 1) * (WIN - moves as i32),
        Score::Proven { margin, .. } => margin.unwrap_or(0),
        Score::Estimate { value, .. } => value as i32,
    }
}

fn trees() -> impl Iterator<Item = TreeGame> {
    (0..150).map(|seed| TreeGame::random(&mut Rng::new(seed), 9, 4))
}

fn reference<E: Evaluation<TreeGame>>(tree: &TreeGame, mut evaluation: E, depth: u32) -> Report<u8> {
    plain::minimax(tree, &mut evaluation, &Control::depth(depth), &mut |_| {})
}

fn holds_for<E: Evaluation<TreeGame>>(evaluation: &E) {
    for tree in trees() {
        let mut kept = AlphaBeta::new(evaluation.clone(), 1 << 14);
        for depth in 1..=10 {
            let truth = reference(&tree, evaluation.clone(), depth);
            let pruned = plain::alpha_beta(&tree, &mut evaluation.clone(), &Control::depth(depth), &mut |_| {});
            assert_eq!(
                (value_of(pruned.score), pruned.best),
                (value_of(truth.score), truth.best),
                "pruned, depth {depth}: {tree:?}"
            );
            assert!(pruned.nodes <= truth.nodes);
            for threads in [1, 2, 3] {
                for table in [0, 1 << 14] {
                    let control = Control { threads, ..Control::depth(depth) };
                    let found = AlphaBeta::new(evaluation.clone(), table).search(&tree, &control, &mut |_| {});
                    let value = value_of(reference(&tree, evaluation.clone(), found.depth).score);
                    assert_eq!(
                        value_of(found.score),
                        value,
                        "depth {depth}, {threads} threads, table {table}: {tree:?}"
                    );
                    assert!(found.depth == depth || found.score.is_some_and(Score::is_proven));
                }
            }
            let again = kept.search(&tree, &Control::depth(depth), &mut |_| {});
            let value = value_of(reference(&tree, evaluation.clone(), again.depth).score);
            assert_eq!(value_of(again.score), value, "with a kept table, depth {depth}: {tree:?}");
        }
    }
}

#[test]
fn values_are_those_of_minimax() {
    holds_for(&Guess::<0>);
    holds_for(&Guess::<1>);
    holds_for(&Guess::<2>);
}

#[test]
fn certain_positions_are_not_searched_and_left_out_moves_prove_nothing() {
    holds_for(&Certain);
}

#[test]
fn wins_are_as_near_as_minimax_finds_them() {
    for tree in trees() {
        let found = AlphaBeta::new(Decisive, 1 << 14).search(&tree, &Control::unlimited(), &mut |_| {});
        let truth = reference(&tree, Decisive, 10);
        assert_eq!(found.score, truth.score, "{tree:?}");
        assert!(found.score.is_some_and(Score::is_proven), "all was played to the end: {tree:?}");
    }
}

#[test]
fn what_a_game_pays_is_won_lost_or_drawn() {
    let mut seen = [false; 3];
    for seed in 0..60 {
        let tree = TreeGame::random_to_the_end(&mut Rng::new(seed), 5, 3);
        let found = AlphaBeta::new(Payoff, 1 << 14).search(&tree, &Control::unlimited(), &mut |_| {});
        let truth = reference(&tree, Payoff, 6);
        let Some(Score::Proven { proof, margin: Some(margin), .. }) = truth.score else {
            panic!("proven by points: {truth:?}")
        };
        assert_eq!(found.score, truth.score, "{tree:?}");
        assert_eq!(proof, Proof::of_sign(margin));
        seen[proof as usize] = true;
    }
    assert_eq!(seen, [true; 3], "some games are won, some lost, some drawn");
}

#[test]
fn the_number_of_threads_does_not_change_the_move() {
    for tree in trees() {
        for depth in [4, 8] {
            let choose = |threads| {
                let control = Control { threads, ..Control::depth(depth) };
                AlphaBeta::new(Guess::<1>, 1 << 14).search(&tree, &control, &mut |_| {}).best
            };
            assert_eq!(choose(1), choose(3), "{tree:?}");
        }
    }
}

#[test]
fn values_inside_a_window_are_exact_and_others_are_bounds() {
    for tree in trees() {
        let truth = value_of(reference(&tree, Guess::<2>, 6).score);
        for (alpha, beta) in [(-9, 9), (-3, 2), (0, 1), (-1, 0), (4, 7)] {
            let control = Control::depth(6);
            let found = AlphaBeta::new(Guess::<2>, 1 << 14).search_between(alpha, beta, &tree, &control, &mut |_| {});
            if found.depth == 6 {
                assert_eq!(
                    value_of(found.score).clamp(alpha, beta),
                    truth.clamp(alpha, beta),
                    "{alpha} to {beta}: {tree:?}"
                );
            }
        }
    }
}

/// Has bounds: no game pays more than nine.
#[derive(Clone)]
struct Bounded;

impl Evaluation<TreeGame> for Bounded {
    type Node = ();
    const UNIT: Unit = Unit::POINTS;
    const COUNTS_POINTS: bool = true;

    fn root(&mut self, _: &TreeGame) {}
    fn child(&mut self, (): &(), _: &TreeGame, _: u8) {}
    fn value(&mut self, (): &(), game: &TreeGame) -> i32 {
        game.worth()
    }
    fn bounds(&mut self, (): &(), _: &TreeGame) -> (i32, i32) {
        (-9, 9)
    }
    fn end(&mut self, game: &TreeGame, seat: Seat, _: u32) -> i32 {
        game.payoff(seat)
    }
}

#[test]
fn bounds_change_no_value() {
    holds_for(&Bounded);
}
