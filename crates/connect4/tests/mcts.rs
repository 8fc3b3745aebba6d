//! Monte Carlo tree search on a board small enough for exhaustive search.

use std::collections::HashMap;

use rusc_connect4::{Fixed, Free, Position};
use rusc_game::{Duel, Game, Rng, Seat};
use rusc_search::mcts::{Mcts, MctsSettings, Playouts};
use rusc_search::{Control, Curve, Proof, Score};

type Small = Position<Free<u64>>;

/// 1 if the mover wins, -1 if it loses, 0 for a draw, by exhaustive search.
fn exact(board: &Small, known: &mut HashMap<u64, i32>) -> i32 {
    if let Some(&value) = known.get(&board.key()) {
        return value;
    }
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let mover = Seat::new((board.discs() % 2) as u8);
    let best = moves.iter().map(|&column| -exact(&board.after(column), known)).max();
    let value = best.unwrap_or_else(|| board.payoff(mover));
    known.insert(board.key(), value);
    value
}

#[test]
fn four_by_four_converges_to_the_exact_value() {
    let mut known = HashMap::new();
    let mut rng = Rng::new(1);
    let mut proven = 0;
    for discs in 0..12 {
        let mut board = Small::new(Free::new(4, 4).expect("4x4 is a size"));
        for _ in 0..discs {
            board = board.random_move(&mut rng, &mut Vec::new()).map_or(board, |column| board.after(column));
        }
        if board.is_over() {
            continue;
        }
        let value = exact(&board, &mut known);
        for playouts in [Playouts::Plain, Playouts::Skilled] {
            let settings = MctsSettings { playouts, bytes: 32 << 20, ..MctsSettings::default() };
            let report = Mcts::new(settings).search(&board, &Control::nodes(200_000), &mut |_| {});
            let found = 2.0 * report.score.expect("games were played").chance(Curve::FLAT) - 1.0;
            assert!((found - f64::from(value)).abs() < 0.1, "{playouts:?} says {found} for {value}: {board:?}");
            let after = board.after(report.best.expect("the game goes on"));
            assert_eq!(-exact(&after, &mut known), value, "{playouts:?}: the move keeps the value: {board:?}");
            let certain = report.score.and_then(Score::proof).map(|proof| match proof {
                Proof::Win => 1,
                Proof::Draw => 0,
                Proof::Loss => -1,
            });
            assert!(certain.is_none_or(|certain| certain == value), "{playouts:?}: {board:?}");
            proven += u32::from(certain.is_some());
        }
    }
    assert!(proven >= 5, "positions near the end are proven, {proven} were");
}

#[test]
fn a_seed_fixes_every_visit() {
    let counted = |playouts| {
        let settings = MctsSettings { playouts, bytes: 1 << 20, ..MctsSettings::default() };
        let control = Control { seed: 5, ..Control::nodes(20_000) };
        let report = Mcts::new(settings).search(&Position::new(Fixed::<7, 6>), &control, &mut |_| {});
        report.candidates.iter().map(|candidate| candidate.visits).collect::<Vec<_>>()
    };
    assert_eq!(counted(Playouts::Plain), [14697, 1510, 1352, 853, 613, 605, 370]);
    assert_eq!(counted(Playouts::Skilled), [16255, 877, 856, 810, 633, 350, 219]);
}
