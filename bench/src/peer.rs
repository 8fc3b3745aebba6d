//! Connect Four for the crate `minimax`, which has no board of its own: our board and evaluation with its searches.

use std::sync::LazyLock;

use rusc_connect4::{Column, Fixed, Position, Shape, Weights};
use rusc_game::{Duel, Game, Seat, Word};

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::new(Fixed::<7, 6>));

/// The board with the running sum of the evaluation for the side to move.
#[derive(Clone)]
pub(crate) struct State {
    board: Position<Fixed<7, 6>>,
    sum: i32,
}

impl State {
    pub(crate) fn new() -> Self {
        State { board: Position::new(Fixed), sum: 0 }
    }
}

pub(crate) struct Rules;

impl minimax::Game for Rules {
    type S = State;
    type M = Column;

    fn generate_moves(state: &State, moves: &mut Vec<Column>) -> Option<minimax::Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            state.board.moves(moves);
        }
        winner
    }
    fn apply(state: &mut State, column: Column) -> Option<State> {
        let board = state.board.after(column);
        let height = (board.all() & board.shape().column(column.index())).count();
        Some(State { board, sum: -(state.sum + WEIGHTS.cell(column.index(), height - 1)) })
    }
    fn get_winner(state: &State) -> Option<minimax::Winner> {
        match state.board.is_over() {
            false => None,
            true if state.board.payoff(Seat::FIRST) == 0 => Some(minimax::Winner::Draw),
            true => Some(minimax::Winner::PlayerJustMoved),
        }
    }
    fn zobrist_hash(state: &State) -> u64 {
        state.board.key()
    }
}

/// Our evaluation as an evaluator of `minimax`.
#[derive(Clone, Default)]
pub(crate) struct Sum;

impl minimax::Evaluator for Sum {
    type G = Rules;

    fn evaluate(&self, state: &State) -> minimax::Evaluation {
        state.sum as minimax::Evaluation
    }
}
