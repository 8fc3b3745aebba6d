//! The search tree: nodes in one block of memory that never grows.

use std::sync::atomic::{AtomicU32, Ordering};

use super::node::{Children, Node};

/// A tree of fixed size; the root is node 0.
pub(super) struct SearchTree<M> {
    nodes: Box<[Node<M>]>,
    used: AtomicU32,
    /// A second block of the same size, into which the subtree to keep is copied.
    spare: Box<[Node<M>]>,
}

pub(super) const ROOT: u32 = 0;

/// Nodes that a thread reserves at a time.
const NODES_AT_A_TIME: u32 = 1024;

/// Unused nodes reserved by one thread, so that threads rarely contend for new ones.
#[derive(Debug, Default)]
pub(super) struct Stock {
    nodes: Children,
    /// Whether the tree has no more nodes to reserve.
    is_last: bool,
}

impl<M: Copy> SearchTree<M> {
    /// A tree with only its root, limited to `bytes`.
    pub(super) fn new(bytes: usize) -> Self {
        // An index must differ from the two markers for missing children.
        let count = (bytes / 2 / size_of::<Node<M>>()).clamp(1, u32::MAX as usize / 2);
        let nodes = || (0..count).map(|_| Node::new()).collect();
        SearchTree { nodes: nodes(), used: AtomicU32::new(1), spare: nodes() }
    }

    /// Removes all nodes but the root.
    pub(super) fn clear(&mut self) {
        let used = std::mem::replace(self.used.get_mut(), 1);
        self.nodes[..used as usize].fill_with(Node::new);
    }

    #[inline]
    pub(super) fn node(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    #[inline]
    pub(super) fn siblings(&self, children: Children) -> &[Node<M>] {
        &self.nodes[children.start as usize..children.end as usize]
    }

    /// Claims the right to add children to a node, if there may be room; true for one thread only.
    pub(super) fn claim(&self, index: u32, stock: &Stock) -> bool {
        !stock.is_last && self.node(index).claim()
    }

    /// Adds children to a node that this thread has claimed, unless there is no room. `priors` are the probabilities of the
    /// moves, or empty.
    pub(super) fn grow(&self, index: u32, moves: &[M], priors: &[f32], stock: &mut Stock) -> Option<Children> {
        let node = self.node(index);
        let children = self.take(moves.len() as u32, stock);
        match &children {
            Some(children) => {
                let siblings = self.siblings(children.clone());
                siblings.iter().zip(moves).for_each(|(child, mv)| child.set_move(*mv));
                siblings.iter().zip(priors).for_each(|(child, &prior)| child.set_prior(prior));
                node.publish(children.clone());
            }
            None => node.give_up(),
        }
        children
    }

    /// Replaces the children of a node by those with the given moves, with their counts, but with their own children only if
    /// `keeps_subtrees`, and with new priors unless `priors` is empty. Returns the new children, or the old ones if there is no
    /// room.
    pub(super) fn narrow(
        &self,
        index: u32,
        moves: &[M],
        priors: &[f32],
        keeps_subtrees: bool,
        before_publishing: impl FnOnce(&Children),
        stock: &mut Stock,
    ) -> Option<Children>
    where
        M: PartialEq,
    {
        let old = self.node(index).children()?;
        let kept = || self.siblings(old.clone()).iter().filter(|child| moves.contains(&child.mv()));
        let Some(new) = self.take(kept().count() as u32, stock) else { return Some(old) };
        for (child, old) in self.siblings(new.clone()).iter().zip(kept()) {
            child.set_move(old.mv());
            child.copy_counts(old);
            let place = moves.iter().position(|&mv| mv == old.mv());
            if let Some(&prior) = place.and_then(|place| priors.get(place)) {
                child.set_prior(prior);
            }
            if let Some(grandchildren) = old.children().filter(|_| keeps_subtrees) {
                child.publish(grandchildren);
            }
        }
        before_publishing(&new);
        self.node(index).publish(new.clone());
        Some(new)
    }

    /// Makes a node the root and drops everything outside its subtree. `moved` gets the old and the new index of the first of
    /// the children of each node that is kept.
    pub(super) fn rebase(&mut self, root: u32, mut moved: impl FnMut(u32, u32)) {
        let spare = std::mem::take(&mut self.spare);
        let mut old =
            std::mem::replace(self, SearchTree { nodes: spare, used: AtomicU32::new(1), spare: Box::default() });
        let mut pending = vec![(root, ROOT)];
        while let Some((from, to)) = pending.pop() {
            self.node(to).copy_counts(old.node(from));
            let Some(children) = old.node(from).children() else { continue };
            let places = self.reserve(children.len() as u32, children.len() as u32);
            let places = places.expect("a part of a tree fits where all of it did");
            moved(children.start, places.start);
            for (from, to) in children.zip(places.clone()) {
                self.node(to).set_move(old.node(from).mv());
                pending.push((from, to));
            }
            self.node(to).publish(places);
        }
        old.clear();
        self.spare = old.nodes;
    }

    /// Takes `count` nodes from a stock, refilling it first if it holds too few.
    fn take(&self, count: u32, stock: &mut Stock) -> Option<Children> {
        if (stock.nodes.len() as u32) < count {
            let Some(nodes) = self.reserve(count, count.max(NODES_AT_A_TIME)) else {
                stock.is_last = true;
                return None;
            };
            stock.nodes = nodes;
        }
        let first = stock.nodes.start;
        stock.nodes.start += count;
        Some(first..first + count)
    }

    /// Reserves between `least` and `most` unused nodes, if there are enough.
    fn reserve(&self, least: u32, most: u32) -> Option<Children> {
        let room = self.nodes.len() as u32;
        let end = |used: u32| used.saturating_add(most).min(room);
        let grown = |used: u32| Some(end(used)).filter(|end| end - used >= least);
        let first = self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, grown).ok()?;
        Some(first..end(first))
    }
}

#[cfg(test)]
mod tests {
    use rusc_game::tree_game::TreeGame;
    use rusc_game::{Game, Rng};

    use super::*;

    fn grow(tree: &SearchTree<u8>, index: u32, game: &TreeGame, stock: &mut Stock) -> Option<Children> {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        tree.claim(index, stock).then(|| tree.grow(index, &moves, &[], stock)).flatten()
    }

    #[test]
    fn a_full_tree_keeps_its_memory() {
        let bytes = 20_000;
        let game = TreeGame::random_to_the_end(&mut Rng::new(1), 20, 8);
        let mut tree = SearchTree::<u8>::new(bytes);
        let mut stock = Stock::default();
        let grown = (0..1_000).filter(|&index| {
            let is_used = index < tree.used.load(Ordering::Relaxed);
            is_used && grow(&tree, index, &game, &mut stock).is_some()
        });
        assert!(grown.count() > 20);
        assert!(stock.is_last, "there was no room for more");
        tree.rebase(1, |_, _| {});
        assert!((tree.nodes.len() + tree.spare.len()) * size_of::<Node<u8>>() <= bytes);
    }

    #[test]
    fn what_is_kept_moves_to_the_front() {
        let game = TreeGame::random_to_the_end(&mut Rng::new(1), 20, 8);
        let mut tree = SearchTree::<u8>::new(100_000);
        let mut stock = Stock::default();
        let children = grow(&tree, ROOT, &game, &mut stock).expect("there is room");
        let last = children.end - 1;
        let next = game.after(tree.node(last).mv());
        let grown = grow(&tree, last, &next, &mut stock).expect("there is room");
        let moves: Vec<u8> = grown.map(|child| tree.node(child).mv()).collect();
        tree.node(last).visit(7);
        tree.rebase(last, |_, _| {});
        assert_eq!(tree.node(ROOT).own().visits(), 7);
        let kept = tree.node(ROOT).children().expect("its moves are kept");
        assert_eq!(kept.map(|child| tree.node(child).mv()).collect::<Vec<_>>(), moves);
        assert_eq!(*tree.used.get_mut() as usize, 1 + moves.len(), "nothing else is");
    }
}
