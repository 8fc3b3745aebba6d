//! The boards of a game so far, which may not come back.

use std::sync::Arc;

/// The stones of both seats, first seat first.
pub(crate) type Stones<W> = [W; 2];

/// The boards after each move so far, from the start on. Copies share them until one plays on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Past<W>(Arc<Vec<Stones<W>>>);

impl<W: Copy + Eq> Past<W> {
    /// The past of a game that starts with these stones.
    pub(crate) fn new(start: Stones<W>) -> Self {
        Past(Arc::new(vec![start]))
    }

    /// How many moves have been played.
    pub(crate) fn moves_played(&self) -> u32 {
        (self.0.len() - 1) as u32
    }

    /// The number of the move after which these stones first lay on the board.
    pub(crate) fn find(&self, stones: Stones<W>) -> Option<u32> {
        self.0.iter().position(|&old| old == stones).map(|at| at as u32)
    }

    /// Adds the board after the next move.
    pub(crate) fn push(&mut self, stones: Stones<W>) {
        // Copying some hundred boards at once is cheaper than following a chain of them at every look back.
        Arc::make_mut(&mut self.0).push(stones);
    }

    /// Adds the boards after several moves.
    pub(crate) fn extend(&mut self, boards: &[Stones<W>]) {
        Arc::make_mut(&mut self.0).extend_from_slice(boards);
    }

    /// All boards, the start first.
    pub(crate) fn boards(&self) -> &[Stones<W>] {
        &self.0
    }

    /// The past with every board changed.
    pub(crate) fn map(&self, change: impl Fn(Stones<W>) -> Stones<W>) -> Self {
        Past(Arc::new(self.0.iter().map(|&stones| change(stones)).collect()))
    }
}
