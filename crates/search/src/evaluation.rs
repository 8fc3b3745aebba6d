//! What a search asks about positions: their value, and which moves to try first.

use rusc_game::{Duel, Game, Seat};

use crate::Unit;
use crate::value::{INFINITY, WIN};

/// Knowledge about the positions of a game, kept beside them and passed down the tree.
pub trait Evaluation<G: Game>: Clone + Send {
    /// What is known of one position: nothing, a running sum, a graph of connections.
    type Node;

    /// What its values count.
    const UNIT: Unit;
    /// How many points of a value make one unit.
    const POINTS_PER_UNIT: f64 = 1.0;
    /// Whether the end of a game is worth its points, so that a value played to the end is the margin.
    const COUNTS_POINTS: bool = false;
    /// How many moves above the leaves the table is first asked; 0 where a value costs more than a look-up.
    const TABLE_FROM: u32 = 2;
    /// In how many nodes the clock is looked at once; 1 where a value takes a millisecond.
    const NODES_PER_LOOK: u64 = 256;
    /// From how many moves above the leaves a position is worth leaving to another thread.
    const SHARED_FROM: u32 = 4;
    /// With fewer nodes so far than this, the next round of deepening is too short for more than one thread.
    const NODES_WORTH_SHARING: u64 = 4_000;
    /// Whether the order of [`moves`](Evaluation::moves) is final, so that only the table's move is tried before it.
    const ORDERED: bool = false;

    /// What is known of the position a search begins with.
    fn root(&mut self, game: &G) -> Self::Node;
    /// What is known of the position `after` the move `mv`.
    fn child(&mut self, parent: &Self::Node, after: &G, mv: G::Move) -> Self::Node;
    /// The value for the side to move, within [`EVALUATION_LIMIT`](crate::value::EVALUATION_LIMIT).
    fn value(&mut self, node: &Self::Node, game: &G) -> i32;

    /// The value for the side to move of a position whose winner is certain though the game is not over, counted as in
    /// [`end`](Evaluation::end); it is not searched any further.
    fn proven(&mut self, node: &Self::Node, game: &G, ply: u32) -> Option<i32> {
        let _ = (node, game, ply);
        None
    }
    /// The least and the greatest value the game can end with for the side to move, where that is known without a search;
    /// nothing is known by default.
    #[inline]
    fn bounds(&mut self, node: &Self::Node, game: &G) -> (i32, i32) {
        let _ = (node, game);
        (-INFINITY, INFINITY)
    }
    /// Appends the moves worth trying, the most promising first; at least one. All moves in the game's order by default.
    fn moves(&mut self, node: &Self::Node, game: &G, out: &mut Vec<G::Move>) {
        let _ = node;
        game.moves(out);
    }
    /// Whether [`moves`](Evaluation::moves) leaves out some that might yet save the side to move, so that nothing is lost for
    /// certain even if all the others lose.
    fn leaves_out(&mut self, node: &Self::Node, game: &G) -> bool {
        let _ = (node, game);
        false
    }
    /// What `seat` has won for good on the way here, where the game's key does not tell: the table keeps values without it, so
    /// that positions which differ in nothing else share an entry.
    #[inline]
    fn banked(&self, game: &G, seat: Seat) -> i32 {
        let _ = (game, seat);
        0
    }
    /// What a game that is over is worth to `seat`, `ply` moves below the root: a win, the sooner the better, by default.
    fn end(&mut self, game: &G, seat: Seat, ply: u32) -> i32 {
        game.payoff(seat).signum() * (WIN - ply as i32)
    }
}

/// Knows nothing but what a finished game pays: for small games that are searched to their ends.
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
