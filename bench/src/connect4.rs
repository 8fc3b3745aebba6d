//! Connect Four 7x6, compared with the crates `board-game` and `minimax`.

use std::hint::black_box;

use board_game::ai::mcts::mcts_build_tree;
use board_game::board::Board as _;
use board_game::games::connect4::Connect4;
use board_game::util::game_stats::perft_naive;
use minimax::{Game as _, MCTSOptions, MonteCarloTreeSearch, Strategy};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;
use rusc_connect4::{Deep, Fixed, Position, Weights};
use rusc_game::{Playout, Rng, Seat};
use rusc_search::mcts::{Mcts, MctsSettings};
use rusc_search::{AlphaBeta, Bot, Control};

use crate::measure::{contestant, rates, times};
use crate::peer::{Rules, State, Sum};

type Classic = Position<Fixed<7, 6>>;

/// All of them count the last ply in bulk.
pub(crate) fn perft() {
    const DEPTH: u32 = 9;
    let empty = Classic::new(Fixed);
    rates(
        "leaves",
        vec![
            contestant("rusc", || rusc_game::perft(black_box(&empty), DEPTH)),
            contestant("board-game", || perft_naive(black_box(&Connect4::default()), DEPTH)),
            contestant("minimax rules, bulk", || leaves(black_box(&mut State::new()), DEPTH)),
        ],
    );
}

/// Perft with the rules of `minimax`; its own function prints its progress.
fn leaves(state: &mut State, depth: u32) -> u64 {
    let mut moves = Vec::new();
    Rules::generate_moves(state, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |column| Rules::apply(&mut state.clone(), column).expect("a copy is given back");
    moves.iter().map(|&column| leaves(&mut after(column), depth - 1)).sum()
}

pub(crate) fn playouts() {
    const GAMES: u64 = 300_000;
    let mut rng = Rng::new(1);
    let mut theirs = Xoshiro256StarStar::seed_from_u64(1);
    let mut listed = Rng::new(1);
    rates(
        "playouts",
        vec![
            contestant("rusc", || {
                let empty = Classic::new(Fixed);
                (0..GAMES).for_each(|_| _ = black_box(empty.playout(&mut rng)));
                GAMES
            }),
            contestant("board-game", || {
                for _ in 0..GAMES {
                    let mut board = Connect4::default();
                    while board.play_random_available_move(&mut theirs).is_ok() {}
                    black_box(board);
                }
                GAMES
            }),
            contestant("minimax rules", || {
                let mut moves = Vec::new();
                for _ in 0..GAMES {
                    let mut state = State::new();
                    while Rules::generate_moves(&state, &mut moves).is_none() {
                        let column = *listed.choose(&moves).expect("the game goes on");
                        state = Rules::apply(&mut state, column).expect("a copy is given back");
                        moves.clear();
                    }
                    black_box(state);
                }
                GAMES
            }),
        ],
    );
}

/// The same evaluation to the same depth, with tables of the same size.
pub(crate) fn alpha_beta() {
    const DEPTH: u32 = 14;
    const TABLE: usize = 1 << 20;
    let options = minimax::IterativeOptions::new().with_table_byte_size(TABLE);
    rates(
        "nodes",
        vec![
            contestant("rusc", || {
                let mut search = AlphaBeta::new(Weights::new(Fixed::<7, 6>), TABLE);
                let control = Control::depth(DEPTH);
                search.search(&Classic::new(Fixed), &control, &mut |_| {}).nodes
            }),
            contestant("minimax", || {
                let mut search = minimax::IterativeSearch::new(Sum, options);
                search.set_max_depth(DEPTH as u8);
                let mut state = State::new();
                black_box(search.choose_move(&state));
                explored(&search.stats(&mut state))
            }),
        ],
    );
}

/// Parses the number of nodes from the summary that `minimax` prints.
fn explored(stats: &str) -> u64 {
    let number = stats.split("Explored ").nth(1).and_then(|rest| rest.split(' ').next());
    number.and_then(|number| number.parse().ok()).expect("minimax prints the number of explored nodes")
}

/// The same number of simulations from the empty board with one thread each; allocating the tree is included.
pub(crate) fn mcts() {
    const SIMULATIONS: u64 = 500_000;
    let mut theirs = Xoshiro256StarStar::seed_from_u64(1);
    rates(
        "simulations",
        vec![
            contestant("rusc", || {
                let mut search = Mcts::new(MctsSettings { bytes: 128 << 20, ..MctsSettings::default() });
                search.search(&Classic::new(Fixed), &Control::nodes(SIMULATIONS), &mut |_| {}).nodes
            }),
            contestant("board-game", || {
                black_box(mcts_build_tree(&Connect4::default(), SIMULATIONS, 2.0, &mut theirs));
                SIMULATIONS
            }),
            contestant("minimax", || {
                let options = MCTSOptions::default().with_num_threads(1);
                let mut search = MonteCarloTreeSearch::<Rules>::new(options);
                search.set_max_rollouts(SIMULATIONS as u32);
                black_box(search.choose_move(&State::new()));
                SIMULATIONS
            }),
        ],
    );
}

/// A fixed depth that takes seconds, with one and with two threads.
pub(crate) fn threads() {
    const DEPTH: u32 = 18;
    let think = |threads: usize| {
        let control = Control { threads, ..Control::depth(DEPTH) };
        let mut bot = Deep::new(Fixed::<7, 6>, DEPTH, 64 << 20);
        bot.think(&Classic::new(Fixed), Seat::FIRST, &control, &mut |_| {}).nodes
    };
    times(vec![contestant("two threads", || think(2)), contestant("one thread", || think(1))]);
}
