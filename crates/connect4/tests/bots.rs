//! The bots of the study, and the full search compared with them.

use rusc_connect4::{Column, Deep, Fixed, Free, Method, Order, Position, Shape, Study, Weights};
use rusc_game::{Game, Rng, Seat, perft};
use rusc_present::Words;
use rusc_search::{AlphaBeta, Bot, Control, Evaluation, Proof, Report, Score, plain};

fn random_position<S: Shape>(shape: S, rng: &mut Rng) -> Position<S> {
    loop {
        let mut board = Position::new(shape);
        for _ in 0..rng.below(shape.area() - 2) {
            let Some(column) = board.random_move(rng, &mut Vec::new()) else { break };
            board.play(column);
        }
        if !board.is_over() {
            return board;
        }
    }
}

fn think<S: Shape>(bot: &mut impl Bot<Position<S>>, board: &Position<S>) -> Report<Column> {
    bot.think(board, Seat::FIRST, &Control::unlimited(), &mut |_| {})
}

/// A score without a proven draw: a search that prunes may prove one where another does not.
fn value(score: Option<Score>) -> Score {
    let score = score.expect("every position has a score");
    let even = Score::estimate(0.0, <Weights as Evaluation<Position<Fixed<7, 6>>>>::UNIT);
    if score.proof() == Some(Proof::Draw) { even } else { score }
}

#[test]
fn weights_on_8x8_are_the_published_table() {
    let quarter = [[3, 4, 5, 7], [4, 6, 8, 10], [5, 8, 11, 13], [7, 10, 13, 16]];
    let weights = Weights::new(Fixed::<8, 8>);
    for column in 0..8_u32 {
        for row in 0..8_u32 {
            let expected = quarter[row.min(7 - row) as usize][column.min(7 - column) as usize];
            assert_eq!(weights.cell(column, row), expected, "column {column}, row {row}");
        }
    }
}

fn pruning_changes_nothing<S: Shape>(shape: S, positions: u32) {
    let mut rng = Rng::new(2);
    for _ in 0..positions {
        let board = random_position(shape, &mut rng);
        let full = think(&mut Study::new(shape, Method::Minimax, 5, Order::Natural), &board);
        for &order in Order::ALL {
            let pruned = think(&mut Study::new(shape, Method::AlphaBeta, 5, order), &board);
            assert_eq!(value(pruned.score), value(full.score), "{order:?} {board:?}");
            if order == Order::Natural {
                assert_eq!(pruned.best, full.best, "{board:?}");
            }
        }
    }
}

#[test]
fn pruned_and_unpruned_bots_agree_on_200_positions() {
    pruning_changes_nothing(Fixed::<7, 6>, 100);
    pruning_changes_nothing(Fixed::<8, 8>, 100);
}

#[test]
fn minimax_evaluates_every_leaf() {
    let board = Position::new(Fixed::<7, 6>);
    for depth in 2..=7 {
        let report = think(&mut Study::new(Fixed::<7, 6>, Method::Minimax, depth, Order::Natural), &board);
        assert_eq!(report.nodes, perft(&board, depth));
    }
}

#[test]
fn the_full_search_finds_minimax_values_on_boards() {
    let mut rng = Rng::new(3);
    let shape = Free::<u64>::new(5, 4).expect("5x4 is a size");
    for round in 0..60 {
        let board = random_position(shape, &mut rng);
        let depth = 1 + round % 6;
        let control = Control::depth(depth);
        let full = plain::minimax(&board, &mut Weights::new(shape), &control, &mut |_| {});
        for threads in [1, 2] {
            let control = Control { threads, ..control };
            let found = AlphaBeta::new(Weights::new(shape), 1 << 16).search(&board, &control, &mut |_| {});
            assert_eq!(value(found.score), value(full.score), "{threads} threads, depth {depth}: {board:?}");
        }
    }
}

#[test]
fn the_empty_4x4_board_is_a_draw() {
    let shape = Free::<u64>::new(4, 4).expect("4x4 is a size");
    let control = Control::unlimited();
    let found = AlphaBeta::new(Weights::new(shape), 1 << 22).search(&Position::new(shape), &control, &mut |_| {});
    assert_eq!(found.score, Some(Score::proven(Proof::Draw)));
}

#[test]
fn bots_take_a_win_and_stop_one() {
    let mut board = Position::new(Fixed::<7, 6>);
    for column in [3, 3, 4, 4] {
        board.play(Column::new(column));
    }
    let reply = think(&mut Study::new(Fixed::<7, 6>, Method::AlphaBeta, 4, Order::Natural), &board);
    assert_eq!(reply.best.map(Column::index), Some(2), "three open in a row cannot be stopped");
    board.play(Column::new(5));
    let reply = think(&mut Deep::new(Fixed::<7, 6>, 8, 1 << 20), &board);
    assert_eq!(reply.score, Some(Score::proven(Proof::Loss).in_moves(2)), "the rival needs two more moves");
}

#[test]
fn a_time_limit_keeps_the_order() {
    let board = Position::new(Fixed::<8, 8>);
    let mut bot = Study::new(Fixed::<8, 8>, Method::AlphaBeta, 20, Order::Worst);
    let limited = bot.think(&board, Seat::FIRST, &Control::nodes(20_000), &mut |_| {});
    let alone = think(&mut Study::new(Fixed::<8, 8>, Method::AlphaBeta, limited.depth, Order::Worst), &board);
    assert_eq!((limited.best, limited.score), (alone.best, alone.score));
    assert!(limited.depth >= 3);
}
