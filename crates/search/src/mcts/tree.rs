//! The nodes of a search in one block of memory that never grows.

use std::sync::atomic::{AtomicU32, Ordering};

use game::Game;

use super::node::{Children, Node};

/// A tree of a fixed size; the root is node 0.
pub(super) struct Tree<M> {
    nodes: Box<[Node<M>]>,
    used: AtomicU32,
    /// As many unused nodes, into which the part of the tree that is still of use is copied.
    spare: Box<[Node<M>]>,
}

pub(super) const ROOT: u32 = 0;

impl<M: Copy> Tree<M> {
    /// A tree that is nothing but its root, in at most `bytes`.
    pub(super) fn new(bytes: usize) -> Self {
        // An index has to stand apart from the two marks of a node without children.
        let count = (bytes / 2 / size_of::<Node<M>>()).clamp(1, u32::MAX as usize / 2);
        let nodes = || (0..count).map(|_| Node::new()).collect();
        Tree { nodes: nodes(), used: AtomicU32::new(1), spare: nodes() }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        let used = std::mem::replace(self.used.get_mut(), 1);
        self.nodes[..used as usize].fill_with(Node::new);
    }

    pub(super) fn node(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    /// The children of a node, added now if this thread is the one to do it and there is room.
    pub(super) fn grow<G: Game<Move = M>>(&self, index: u32, game: &G, moves: &mut Vec<M>) -> Option<Children> {
        let node = self.node(index);
        if !node.claim() {
            return None;
        }
        moves.clear();
        game.moves(moves);
        let children = self.take(moves.len() as u32);
        if let Some(children) = &children {
            children.clone().zip(moves).for_each(|(child, mv)| self.node(child).set_move(*mv));
        }
        node.publish(children.clone());
        children
    }

    /// Keeps what is known below a node and forgets the rest.
    pub(super) fn rebase(&mut self, root: u32) {
        let spare = std::mem::take(&mut self.spare);
        let mut old = std::mem::replace(self, Tree { nodes: spare, used: AtomicU32::new(1), spare: Box::default() });
        let mut pending = vec![(root, ROOT)];
        while let Some((from, to)) = pending.pop() {
            self.node(to).copy_counts(old.node(from));
            let Some(children) = old.node(from).children() else { continue };
            let places = self.take(children.end - children.start).expect("a part of a tree fits where all of it did");
            for (from, to) in children.zip(places.clone()) {
                self.node(to).set_move(old.node(from).mv());
                pending.push((from, to));
            }
            self.node(to).publish(Some(places));
        }
        old.clear();
        self.spare = old.nodes;
    }

    /// Takes so many unused nodes, if there are as many.
    fn take(&self, count: u32) -> Option<Children> {
        let room = self.nodes.len() as u32;
        let grown = |used: u32| used.checked_add(count).filter(|&used| used <= room);
        let first = self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, grown).ok()?;
        Some(first..first + count)
    }
}
