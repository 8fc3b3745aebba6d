//! The principal variation below each node of the current path, without an allocation per node.

/// Principal variations by ply.
pub(crate) struct Lines<M>(Vec<Vec<M>>);

impl<M: Copy> Lines<M> {
    pub(crate) fn new() -> Self {
        Lines(Vec::new())
    }

    /// Clears the line at `ply`.
    #[inline]
    pub(crate) fn clear(&mut self, ply: u32) {
        let ply = ply as usize;
        if self.0.len() <= ply {
            self.0.resize_with(ply + 1, Vec::new);
        }
        self.0[ply].clear();
    }

    /// Sets the line at `ply` to this move followed by the line at the next ply.
    pub(crate) fn lead(&mut self, ply: u32, mv: M) {
        let (above, below) = self.0.split_at_mut(ply as usize + 1);
        let line = above.last_mut().expect("a line was begun at this ply");
        line.clear();
        line.push(mv);
        line.extend(below.first().into_iter().flatten());
    }

    /// The principal variation from `ply` on.
    pub(crate) fn from(&self, ply: u32) -> &[M] {
        self.0.get(ply as usize).map_or(&[], Vec::as_slice)
    }
}
