//! The number of moves to the end with best play: the solver's scores compared with exhaustive search.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::time::Duration;

use rusc_connect4::solver::{Bitboard, Solver, Watch};
use rusc_connect4::{Free, Perfect, Position, Shape, solved_score};
use rusc_game::{Duel, Game, Rng, Seat};
use rusc_search::{Bot, Control, Proof, Score};

type Small = Position<Free<u64>>;

/// The exact score by exhaustive search, preferring quick wins and slow losses.
fn exact(board: &Small, known: &mut HashMap<u64, Score>) -> Score {
    if let Some(&score) = known.get(&board.key()) {
        return score;
    }
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let after = moves.iter().map(|&column| exact(&board.after(column), known).turned().a_move_earlier());
    let best = after.reduce(|one, other| if other.is_better_than(one) { other } else { one });
    let mover = Seat::new((board.discs() % 2) as u8);
    let score = best.unwrap_or_else(|| Score::proven(Proof::of_sign(board.payoff(mover))).in_moves(0));
    known.insert(board.key(), score);
    score
}

/// Compares the solver's scores with [`exact`] in every position that random games reach.
fn agrees_with_looking(columns: u32, rows: u32, games: u64, from: u32) {
    let shape = Free::<u64>::new(columns, rows).expect("a size");
    let solver = Solver::new(shape, 1 << 20, NonZeroUsize::MIN);
    let mut known = HashMap::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut board = Small::new(shape);
        while let Some(column) = board.random_move(&mut rng, &mut Vec::new()) {
            if board.discs() >= from {
                let position = Bitboard::with_stones(shape, board.own(), board.own() ^ board.all());
                let solved = solver.score(position, &Watch::idle()).bounds.score().expect("nobody stops it");
                let expected = exact(&board, &mut known);
                assert_eq!(solved_score(solved, shape.area() - board.discs()), expected, "{board:?}");
            }
            board.play(column);
        }
    }
}

#[test]
fn scores_say_in_how_many_moves_the_game_ends() {
    agrees_with_looking(4, 4, 300, 0);
    agrees_with_looking(5, 4, 40, 7);
    agrees_with_looking(4, 5, 40, 7);
    agrees_with_looking(5, 5, 40, 13);
}

#[test]
fn the_perfect_player_says_it_and_plays_it() {
    let shape = Free::<u64>::new(5, 5).expect("5x5 is a size");
    let mut known = HashMap::new();
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut board = Small::new(shape);
        for _ in 0..12 {
            board = board.random_move(&mut rng, &mut Vec::new()).map_or(board, |column| board.after(column));
        }
        let mut bot = Perfect::new(shape, 1 << 20, Duration::from_secs(60));
        let mut left = exact(&board, &mut known);
        while let Some(seat) = board.turn().seat() {
            let report = bot.think(&board, seat, &Control::unlimited(), &mut |_| {});
            assert_eq!(report.score, Some(left), "{board:?}");
            board.play(report.best.expect("the game goes on"));
            let after = exact(&board, &mut known);
            assert_eq!(after.turned().a_move_earlier().compare(left), Some(Ordering::Equal), "the best is played");
            left = after;
        }
    }
}
