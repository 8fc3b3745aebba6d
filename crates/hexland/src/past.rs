//! The boards of a game so far, which must not be repeated.

/// The stones of both seats, first seat first.
pub(crate) type Stones<W> = [W; 2];

/// The boards after each move, starting with the initial one.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Past<W>(Vec<Stones<W>>);

impl<W: Copy> Clone for Past<W> {
    fn clone(&self) -> Self {
        Past(self.0.clone())
    }
    // A search that plays many games from one position reuses the memory of the last.
    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

impl<W: Copy + Eq> Past<W> {
    /// The past of a game that starts with these stones.
    pub(crate) fn new(start: Stones<W>) -> Self {
        Past(vec![start])
    }

    /// Number of moves played.
    pub(crate) fn moves_played(&self) -> u32 {
        (self.0.len() - 1) as u32
    }

    /// The number of the move after which this board first occurred.
    pub(crate) fn find(&self, stones: Stones<W>) -> Option<u32> {
        self.0.iter().position(|&old| old == stones).map(|at| at as u32)
    }

    /// Appends the board after a move.
    pub(crate) fn push(&mut self, stones: Stones<W>) {
        self.0.push(stones);
    }

    /// All boards, the initial one first.
    pub(crate) fn boards(&self) -> &[Stones<W>] {
        &self.0
    }

    /// The past with every board transformed.
    pub(crate) fn map(&self, change: impl Fn(Stones<W>) -> Stones<W>) -> Self {
        Past(self.0.iter().map(|&stones| change(stones)).collect())
    }
}
