//! The speed of the libraries in a program of one's own: nodes a second of the Connect Four solver, and simulations a second of
//! Monte Carlo tree search in Hex. `cargo xtask bench processor` runs it with and without the compiler flags of Rusc.

use std::num::NonZeroUsize;
use std::time::Instant;

use rusc_connect4::Fixed;
use rusc_connect4::positions::CLASSIC;
use rusc_connect4::solver::{Solver, Watch};
use rusc_hex::{Position, SwapRule};
use rusc_search::Control;
use rusc_search::mcts::{Mcts, MctsSettings, Playouts};

/// The best of many short rounds counts, because the machine may be shared.
const ROUNDS: usize = 40;
const SIMULATIONS: u64 = 2_000;
/// So small that clearing it takes no time.
const TABLE_BYTES: usize = 1 << 20;

fn main() {
    println!("connect4 solver, nodes/s: {:.0}", best(connect4));
    println!("hex mcts, simulations/s: {:.0}", best(hex));
}

/// The greatest number of steps a second in some rounds.
fn best(round: fn() -> u64) -> f64 {
    let rate = |_| {
        let began = Instant::now();
        round() as f64 / began.elapsed().as_secs_f64()
    };
    (0..ROUNDS).map(rate).fold(0.0, f64::max)
}

/// Solves some positions of the 7x6 board and returns the number of nodes.
fn connect4() -> u64 {
    let shape = Fixed::<7, 6>;
    let mut solver = Solver::new(shape, TABLE_BYTES, NonZeroUsize::MIN);
    let score = |(position, expected)| {
        solver.clear();
        let solved = solver.score(position, &Watch::idle());
        assert_eq!(solved.bounds.score(), Some(expected), "the stored scores are exact");
        solved.nodes
    };
    CLASSIC[2].positions(shape).take(20).map(score).sum()
}

/// Searches the empty 11x11 board as the bot `mcts` does and returns the number of simulations.
fn hex() -> u64 {
    let start = Position::<2>::new(11, SwapRule::Off).expect("11x11 is a size");
    let settings = MctsSettings {
        exploration: 0.0,
        rave: 2_000.0,
        expand_at: 4,
        playouts: Playouts::Skilled,
        bytes: 4 << 20,
        ..MctsSettings::default()
    };
    Mcts::new(settings).search(&start, &Control::nodes(SIMULATIONS), &mut |_| {}).nodes
}
