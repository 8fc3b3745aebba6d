//! The evaluation of positions for a search: their value, and which moves to try first.

use rusc_game::{Duel, Game, Seat};

use crate::Unit;
use crate::value::{INFINITY, WIN};

/// Evaluates the positions of a game; data computed for a node is passed down the tree.
pub trait Evaluation<G: Game>: Clone + Send {
    /// The data kept for one position: a running sum, a graph of connections, or nothing.
    type Node;

    /// The unit of the evaluation's values.
    const UNIT: Unit;
    /// The value that is equal to one unit.
    const POINTS_PER_UNIT: f64 = 1.0;
    /// Whether a finished game is worth its points, so that a value searched to the end is the margin.
    const COUNTS_POINTS: bool = false;
    /// Minimum depth at which the transposition table is used; 0 where evaluating costs more than a lookup.
    const TABLE_FROM: u32 = 2;
    /// Nodes between clock checks; 1 where one evaluation takes about a millisecond.
    const NODES_PER_LOOK: u64 = 256;
    /// Minimum depth at which a position may be left to another thread.
    const SHARED_FROM: u32 = 4;
    /// The number of nodes below which an iteration is too short to be worth more than one thread.
    const NODES_WORTH_SHARING: u64 = 4_000;
    /// Whether the order of [`moves`](Evaluation::moves) is final; only the table's move is then tried before it.
    const ORDERED: bool = false;

    /// The data of the root position.
    fn root(&mut self, game: &G) -> Self::Node;
    /// The data of the position `after` the move `mv`.
    fn child(&mut self, parent: &Self::Node, after: &G, mv: G::Move) -> Self::Node;
    /// The value for the side to move, within [`EVALUATION_LIMIT`](crate::value::EVALUATION_LIMIT).
    fn value(&mut self, node: &Self::Node, game: &G) -> i32;

    /// The value for the side to move if the winner is certain before the game is over, on the scale of [`end`](Evaluation::end);
    /// such a position is not searched further.
    fn proven(&mut self, node: &Self::Node, game: &G, ply: u32) -> Option<i32> {
        let _ = (node, game, ply);
        None
    }
    /// Lower and upper bounds on the final value for the side to move, as far as known without searching; none by default.
    #[inline]
    fn bounds(&mut self, node: &Self::Node, game: &G) -> (i32, i32) {
        let _ = (node, game);
        (-INFINITY, INFINITY)
    }
    /// Appends the moves worth trying, the most promising first; at least one. By default all moves in the game's order.
    fn moves(&mut self, node: &Self::Node, game: &G, out: &mut Vec<G::Move>) {
        let _ = node;
        game.moves(out);
    }
    /// Whether [`moves`](Evaluation::moves) prunes moves that might save the side to move; then the position is not proven lost
    /// even if all others lose.
    fn leaves_out(&mut self, node: &Self::Node, game: &G) -> bool {
        let _ = (node, game);
        false
    }
    /// The points that `seat` has secured on the way to this position and that are not part of the game's key. The table stores
    /// values without them, so that positions differing in nothing else share an entry.
    #[inline]
    fn banked(&self, game: &G, seat: Seat) -> i32 {
        let _ = (game, seat);
        0
    }
    /// The value of a finished game for `seat`, `ply` moves below the root; by default a win, the sooner the better.
    fn end(&mut self, game: &G, seat: Seat, ply: u32) -> i32 {
        game.payoff(seat).signum() * (WIN - ply as i32)
    }
}

/// Evaluates nothing but finished games, by their payoff: for small games that are searched to the end. The margin of a proven
/// score is the payoff.
#[derive(Clone, Copy, Debug, Default)]
pub struct Payoff;

impl<G: Duel> Evaluation<G> for Payoff {
    type Node = ();

    const UNIT: Unit = Unit::POINTS;
    const COUNTS_POINTS: bool = true;

    fn root(&mut self, _: &G) {}
    fn child(&mut self, (): &(), _: &G, _: G::Move) {}
    fn value(&mut self, (): &(), _: &G) -> i32 {
        0
    }
    fn end(&mut self, game: &G, seat: Seat, _: u32) -> i32 {
        game.payoff(seat)
    }
}
