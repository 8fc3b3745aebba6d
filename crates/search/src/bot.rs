//! Bots choose moves; they see a view, never the full state.

use rusc_game::{Game, Rng, Seat};

use crate::{Control, Report};

/// A player that chooses a move from what its seat knows.
pub trait Bot<G: Game>: Send {
    /// Thinks until it has an answer, reaches a limit or is stopped; returns the best move so far.
    fn think(
        &mut self,
        view: &G::View,
        seat: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move>;
}

/// Plays uniformly random moves.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// A bot whose choices are fixed by the seed.
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
