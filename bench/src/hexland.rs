//! Hexland has no peer: the speed of its search and of its playouts.

use std::hint::black_box;

use rusc_game::{Game, Playout, Rng};
use rusc_hexland::{Five, Island, Lead, Move, Position, Seven};
use rusc_search::{AlphaBeta, Control};

use crate::measure::{alone, contestant};

/// The reply to a stone in the centre, each with an empty table.
pub(crate) fn negamax() {
    alone(
        "nodes",
        vec![
            contestant("19 cells, ply 6", || reply::<Five>(6)),
            contestant("19 cells, ply 8", || reply::<Five>(8)),
            contestant("37 cells, ply 6", || reply::<Seven>(6)),
        ],
    );
}

pub(crate) fn playouts() {
    alone(
        "playouts",
        vec![contestant("19 cells", || play_out::<Five>(50_000)), contestant("37 cells", || play_out::<Seven>(20_000))],
    );
}

fn reply<I: Island>(ply: u32) -> u64 {
    let centre = I::cell(I::MIDDLE, I::MIDDLE).expect("the centre is a cell");
    let position = Position::<I>::default().after(Move::Place(centre));
    let mut search = AlphaBeta::new(Lead::new(&position), 4 << 20);
    search.search(black_box(position.board()), &Control::depth(ply), &mut |_| {}).nodes
}

fn play_out<I: Island>(games: u64) -> u64 {
    let mut rng = Rng::new(1);
    (0..games).for_each(|_| _ = black_box(Position::<I>::default().playout(&mut rng)));
    games
}
