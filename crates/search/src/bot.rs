//! Who chooses moves: a bot sees a view, never the state.

use rusc_game::{Game, Rng, Seat};

use crate::{Control, Report};

/// A player that chooses from what its seat may know.
pub trait Bot<G: Game>: Send {
    /// Thinks until it has an answer, a limit is reached or it is stopped, and answers with the best move so far.
    fn think(
        &mut self,
        view: &G::View,
        seat: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move>;
}

/// Plays any move, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// A player whose choices are fixed by the seed.
    pub fn new(seed: u64) -> Self {
        Random(Rng::new(seed))
    }
}

impl<G: Game<View = G>> Bot<G> for Random {
    fn think(&mut self, view: &G, _: Seat, _: &Control, _: &mut dyn FnMut(&Report<G::Move>)) -> Report<G::Move> {
        let best = view.random_move(&mut self.0, &mut Vec::new());
        Report { best, line: best.into_iter().collect(), nodes: 1, ..Report::empty() }
    }
}
