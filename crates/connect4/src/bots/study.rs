//! The bots of the published study: fixed-depth minimax and alpha-beta with different move orders.

use rusc_game::{Game, Seat};
use rusc_search::{Bot, Control, Evaluation, Limits, Report, Unit, plain};

use crate::bots::from_the_centre;
use crate::position::{Column, Position};
use crate::shape::{LARGEST, Shape};
use crate::weights::Weights;

/// The search algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Plain minimax, which searches every line.
    Minimax,
    /// Prunes lines that cannot matter.
    AlphaBeta,
}

/// The order in which columns are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Tries columns from left to right.
    Natural,
    /// Tries columns from the middle outwards.
    Centre,
    /// Tries columns by the evaluation of the resulting position, the best for the mover first.
    Best,
    /// Tries columns in the reverse order of `Best`.
    Worst,
}

rusc_present::words! {
    Order { Order::Natural => "natural", Order::Centre => "centre", Order::Best => "best", Order::Worst => "worst" }
}

rusc_present::parameters! {
    /// Parameters of the bots of the study.
    pub struct StudyParameters {
        /// how many moves it looks ahead
        depth: u32 = 6, 1..=i64::from(LARGEST * LARGEST), plies;
        /// order in which it tries the columns
        order: Order = Order::Natural;
    }
}

/// A bot of the published study.
#[derive(Clone, Debug)]
pub struct Study {
    method: Method,
    depth: u32,
    evaluation: Ordered,
}

impl Study {
    /// A bot that searches `depth` moves ahead.
    pub fn new<S: Shape>(shape: S, method: Method, depth: u32, order: Order) -> Self {
        Study { method, depth, evaluation: Ordered { weights: Weights::new(shape), order } }
    }
}

impl<S: Shape> Bot<Position<S>> for Study {
    fn think(
        &mut self,
        board: &Position<S>,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Column>),
    ) -> Report<Column> {
        let depth = control.limits.depth.unwrap_or(self.depth);
        let control = Control { limits: Limits { depth: Some(depth), ..control.limits }, ..*control };
        match self.method {
            Method::Minimax => plain::minimax(board, &mut self.evaluation, &control, progress),
            Method::AlphaBeta => plain::alpha_beta(board, &mut self.evaluation, &control, progress),
        }
    }
}

/// The evaluation by weights, with a chosen move order.
#[derive(Clone, Debug)]
struct Ordered {
    weights: Weights,
    order: Order,
}

impl<S: Shape> Evaluation<Position<S>> for Ordered {
    type Node = i32;

    const UNIT: Unit = <Weights as Evaluation<Position<S>>>::UNIT;

    fn root(&mut self, board: &Position<S>) -> i32 {
        self.weights.root(board)
    }
    fn child(&mut self, parent: &i32, after: &Position<S>, column: Column) -> i32 {
        self.weights.child(parent, after, column)
    }
    fn value(&mut self, sum: &i32, board: &Position<S>) -> i32 {
        self.weights.value(sum, board)
    }
    fn moves(&mut self, _: &i32, board: &Position<S>, out: &mut Vec<Column>) {
        let first = out.len();
        // All children share the parent's sum, so a column is ranked by the disc it adds, or by the win it makes.
        let worth = |column: &Column| {
            if board.wins(*column) { i32::MAX } else { self.weights.top_disc(&board.after(*column), *column) }
        };
        match self.order {
            Order::Centre => out.extend(from_the_centre(board.shape()).filter(|&column| board.is_open(column))),
            Order::Natural | Order::Best | Order::Worst => board.moves(out),
        }
        match self.order {
            Order::Best => sort(&mut out[first..], &|column| !worth(column)),
            Order::Worst => sort(&mut out[first..], &worth),
            Order::Natural | Order::Centre => {}
        }
    }
}

/// Sorts columns by their ranks, the least first; equal ones keep their order.
fn sort(columns: &mut [Column], rank: &dyn Fn(&Column) -> i32) {
    columns.sort_by_cached_key(rank);
}
