//! The best line below every node of the path being searched, without a new allocation for each.

/// Lines by distance from the root.
pub(crate) struct Lines<M>(Vec<Vec<M>>);

impl<M: Copy> Lines<M> {
    pub(crate) fn new() -> Self {
        Lines(Vec::new())
    }

    /// Forgets the line from `ply` on.
    #[inline]
    pub(crate) fn clear(&mut self, ply: u32) {
        let ply = ply as usize;
        if self.0.len() <= ply {
            self.0.resize_with(ply + 1, Vec::new);
        }
        self.0[ply].clear();
    }

    /// Makes the line at `ply` this move and what follows it.
    pub(crate) fn lead(&mut self, ply: u32, mv: M) {
        let (above, below) = self.0.split_at_mut(ply as usize + 1);
        let line = above.last_mut().expect("a line was begun at this ply");
        line.clear();
        line.push(mv);
        line.extend(below.first().into_iter().flatten());
    }

    /// The line from `ply` on.
    pub(crate) fn from(&self, ply: u32) -> &[M] {
        self.0.get(ply as usize).map_or(&[], Vec::as_slice)
    }
}
