//! Positions in which cells that no longer matter are filled, by the children to which they lead.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

/// For some nodes, the position from which their games go on, by the index of their first child. The children of a node may be
/// replaced during a search, so this finds the position that belongs to the children that a thread has read.
#[derive(Debug)]
pub(super) struct Fills<G>(RwLock<HashMap<u32, G>>);

impl<G: Clone> Fills<G> {
    pub(super) fn new() -> Self {
        Fills(RwLock::default())
    }

    /// Replaces the position of a node by the filled one, if there is one for its children.
    pub(super) fn apply(&self, first_child: u32, game: &mut G) {
        if let Some(filled) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&first_child) {
            game.clone_from(filled);
        }
    }

    pub(super) fn insert(&self, first_child: u32, filled: G) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(first_child, filled);
    }

    /// Takes all positions out.
    pub(super) fn take(&mut self) -> HashMap<u32, G> {
        std::mem::take(self.0.get_mut().unwrap_or_else(PoisonError::into_inner))
    }
}
