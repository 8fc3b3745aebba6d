//! The bot `dummy`: plays at random.

use rusc_game::{Game, Rng, Seat};
use rusc_search::{Bot, Control, Report};

use crate::cell::Move;
use crate::island::Island;
use crate::position::Position;

/// Plays a random legal stone, and passes only if there is none.
#[derive(Clone, Debug)]
pub struct Dummy(Rng);

impl Dummy {
    /// A bot whose choices are fixed by the seed.
    pub fn new(seed: u64) -> Self {
        Dummy(Rng::new(seed))
    }
}

impl<I: Island> Bot<Position<I>> for Dummy {
    fn think(
        &mut self,
        position: &Position<I>,
        _: Seat,
        _: &Control,
        _: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let pass = moves.pop();
        let best = self.0.choose(&moves).copied().or(pass);
        Report { best, line: best.into_iter().collect(), nodes: 1, ..Report::empty() }
    }
}
