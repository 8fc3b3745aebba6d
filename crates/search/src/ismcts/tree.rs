//! The search tree of one observer: a node is a sequence of moves, independent of what is hidden.

use rusc_game::Seat;

/// One move of the tree. Counts are from the point of view of the seat that plays it.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    pub(super) mv: Option<M>,
    pub(super) seat: Seat,
    pub(super) visits: u32,
    /// Number of simulations in which the move was available.
    pub(super) available: u32,
    pub(super) reward: f32,
    first_child: Option<u32>,
    next_sibling: Option<u32>,
}

/// A tree of bounded size; the root is node 0.
pub(super) struct SearchTree<M> {
    nodes: Vec<Node<M>>,
    most: usize,
    /// Games won by each seat; a shared win is divided.
    pub(super) wins: Vec<f64>,
}

pub(super) const ROOT: u32 = 0;

impl<M: Copy + Eq> SearchTree<M> {
    /// A tree with only its root, limited to `bytes`.
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Node<M>>()).clamp(1, u32::MAX as usize);
        // Allocated in full: growing by doubling could exceed the limit.
        let mut nodes = Vec::with_capacity(most);
        nodes.push(Node::new(None, Seat::FIRST));
        SearchTree { nodes, most, wins: Vec::new() }
    }

    pub(super) fn node(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    pub(super) fn node_mut(&mut self, index: u32) -> &mut Node<M> {
        &mut self.nodes[index as usize]
    }

    /// The children of a node, newest first.
    pub(super) fn children(&self, index: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(self.node(index).first_child, |&child| self.sibling(child))
    }

    /// The sibling that was added just before a node.
    pub(super) fn sibling(&self, index: u32) -> Option<u32> {
        self.node(index).next_sibling
    }

    /// Adds a child for a move, if there is room.
    pub(super) fn add(&mut self, parent: u32, mv: M, seat: Seat) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let index = self.nodes.len() as u32;
        let next_sibling = self.node(parent).first_child;
        self.nodes.push(Node { next_sibling, ..Node::new(Some(mv), seat) });
        self.node_mut(parent).first_child = Some(index);
        Some(index)
    }
}

impl<M> Node<M> {
    fn new(mv: Option<M>, seat: Seat) -> Self {
        Node { mv, seat, visits: 0, available: 0, reward: 0.0, first_child: None, next_sibling: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_tree_keeps_its_memory() {
        let bytes = 10_000;
        let mut tree = SearchTree::new(bytes);
        let added = (0..100_000).filter(|&mv| tree.add(ROOT, mv, Seat::FIRST).is_some()).count();
        assert_eq!(added + 1, bytes / size_of::<Node<i32>>());
        assert!(tree.nodes.capacity() * size_of::<Node<i32>>() <= bytes);
    }
}
