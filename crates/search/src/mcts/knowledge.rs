//! What a search can know about a game beyond its rules: which moves are likely, how games go on, what is already decided.

use rusc_game::{Game, Playout, Rng, Seat};

use super::settings::Playouts;

/// Knowledge of a game for the nodes of a search tree. Every thread of a search has its own copy.
pub trait NodeKnowledge<G: Playout>: Clone + Send + Sync {
    /// Simulations between clock checks; fewer if it takes long to examine a position.
    const SIMULATIONS_PER_LOOK: u64 = 64;

    /// Appends the probability of each move, in the order of `moves`, or nothing. `last` is the move that led here, if known.
    fn priors(&mut self, game: &G, last: Option<G::Move>, moves: &[G::Move], out: &mut Vec<f32>) {
        let _ = (game, last, moves, out);
    }

    /// The number of visits at which a node this many moves below the root is examined; `None` if it never is.
    fn examines_at(&self, depth: usize) -> Option<u32> {
        let _ = depth;
        None
    }

    /// Examines a position that is not over; `last` is the move that led here, if known.
    fn examine(&mut self, game: &G, last: Option<G::Move>) -> Finding<G> {
        let _ = (game, last);
        Finding::Open(Open::default())
    }

    /// The final state of a game from here; `last` is the move that led here, if known.
    fn play_out(&mut self, game: G, last: Option<G::Move>, rng: &mut Rng) -> G;
}

/// What is found when a position is examined.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding<G: Game> {
    /// The seat wins with best play.
    Won(Seat),
    /// The result is open.
    Open(Open<G>),
}

/// What is found about a position whose result is open; by default nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Open<G: Game> {
    /// The moves worth searching, at least one; `None` for all. If the position is won, one of them wins.
    pub moves: Option<Vec<G::Move>>,
    /// New probabilities of the moves worth searching, in their order; empty to keep the old ones.
    pub priors: Vec<f32>,
    /// A position with the same winner that is easier to search and to play out, such as one in which cells that no longer
    /// matter are filled. The same seat is to move, and the moves worth searching are legal there.
    pub filled: Option<G>,
    /// The chance of the seat to move to win. It counts as much as some games
    /// ([`evaluation_games`](super::MctsSettings::evaluation_games)).
    pub chance: Option<f32>,
}

impl<G: Game> Default for Open<G> {
    fn default() -> Self {
        Open { moves: None, priors: Vec::new(), filled: None, chance: None }
    }
}

/// No knowledge but the rules.
#[derive(Clone, Copy, Debug)]
pub struct RulesAlone(pub(super) Playouts);

impl<G: Playout> NodeKnowledge<G> for RulesAlone {
    fn play_out(&mut self, game: G, _: Option<G::Move>, rng: &mut Rng) -> G {
        match self.0 {
            Playouts::Plain => game.playout(rng),
            Playouts::Skilled => game.skilled_playout(rng),
        }
    }
}
