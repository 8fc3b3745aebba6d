//! The proof-number search, which knows the rules only, compared with the exact solver of Connect Four.

use std::num::NonZeroUsize;

use rusc_connect4::solver::{Bitboard, Solver, Watch};
use rusc_connect4::{Free, Position};
use rusc_game::{Game, Rng, Seat};
use rusc_search::Control;
use rusc_search::dfpn::{Dfpn, Plain, Settings};

/// Proves both questions about a result, at least a draw and a win, in positions of random games from a number of discs on.
fn agrees_with_the_solver(columns: u32, rows: u32, games: u64, from: u32) {
    let shape = Free::<u64>::new(columns, rows).expect("a size");
    let solver = Solver::new(shape, 1 << 20, NonZeroUsize::MIN);
    // A table serves one question only.
    let searches = [0, 1].map(|least| (Plain { seat: Seat::FIRST, least }, Dfpn::new(Settings::default())));
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut board = Position::new(shape);
        while let Some(column) = board.random_move(&mut rng, &mut Vec::new()) {
            let mover = board.turn().seat().expect("there is a move");
            let position = Bitboard::with_stones(shape, board.own(), board.own() ^ board.all());
            let score = solver.score(position, &Watch::idle()).bounds.score().expect("nobody stops it").signum();
            let payoff = if mover == Seat::FIRST { score } else { -score };
            for (plain, search) in searches.iter().filter(|_| board.discs() >= from) {
                let proven = search.prove(&board, &mut [*plain; 1], &Control::unlimited(), &mut |_| ());
                let is_won = proven.expect("nothing stops the search").is_won;
                let is_reached = is_won == (mover == plain.seat);
                assert_eq!(is_reached, payoff >= plain.least, "at least {} for the first in {board:?}", plain.least);
            }
            board.play(column);
        }
    }
}

#[test]
fn small_boards_are_proven_as_the_solver_says() {
    agrees_with_the_solver(4, 4, 20, 4);
    agrees_with_the_solver(5, 4, 20, 8);
}
