//! One thread of a proof-number search.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use rusc_game::Duel;

use super::selection::{Child, Selection};
use super::table::{Known, Open};
use super::{Dfpn, Expansion, Numbers, Proven, Prover, Sight};
use crate::Meter;

/// One thread of a search.
pub(super) struct Worker<'a, G: Duel, P: Prover<G>> {
    search: &'a Dfpn<G, P>,
    prover: &'a mut P,
    meter: Meter<'a>,
    look: &'a mut dyn FnMut(&Sight<G::Move>),
    /// The key of the position to be proven.
    root: u64,
    /// The moves from there to the position being searched.
    line: Vec<G::Move>,
    /// The positions in which these moves are searched, by their keys.
    path: Vec<(u64, Open<P::Node>)>,
    /// Number of those moves after which the search is still of use.
    needed: usize,
    /// Buffer: the moves of a node.
    children: Vec<Child<G::Move>>,
}

/// The move to look at next, and how far.
struct Choice<M> {
    mv: M,
    bound: Numbers,
}

/// What became of a node when its moves were looked at.
enum Outcome<M, P> {
    Proven(Proven<P>),
    Open(Numbers, Choice<M>),
}

impl<'a, G: Duel, P: Prover<G>> Worker<'a, G, P> {
    pub(super) fn new(
        search: &'a Dfpn<G, P>,
        prover: &'a mut P,
        meter: Meter<'a>,
        look: &'a mut dyn FnMut(&Sight<G::Move>),
    ) -> Self {
        Worker {
            search,
            prover,
            meter,
            look,
            root: 0,
            line: Vec::new(),
            path: Vec::new(),
            needed: 0,
            children: Vec::new(),
        }
    }

    /// Searches until the position is proven, by this thread or another, or the search is stopped.
    pub(super) fn run(&mut self, position: &G) -> Option<Proven<P::Proof>> {
        self.root = position.key();
        self.search.workers.fetch_add(1, Ordering::Relaxed);
        let proven = self.widen(position);
        self.search.workers.fetch_sub(1, Ordering::Relaxed);
        self.meter.tell();
        proven
    }

    /// Searches with greater and greater bounds.
    fn widen(&mut self, position: &G) -> Option<Proven<P::Proof>> {
        let mut bound = Numbers::UNKNOWN;
        while !self.meter.is_stopped() {
            if let Some(proven) = self.search(position, None, bound) {
                return Some(proven);
            }
            let numbers = self.numbers();
            bound = Numbers { proof: grown(numbers.proof), disproof: grown(numbers.disproof) };
        }
        None
    }

    /// The numbers of the position to be proven.
    fn numbers(&self) -> Numbers {
        self.search.table.numbers(self.root).unwrap_or(Numbers::UNKNOWN)
    }

    /// Searches a position until it is proven or one of its numbers reaches the bound.
    fn search(&mut self, position: &G, last: Option<G::Move>, bound: Numbers) -> Option<Proven<P::Proof>> {
        let key = position.key();
        let node = match self.search.table.enter(key) {
            Some(Known::Proven(proven)) => return Some(proven),
            Some(Known::Open(open)) => open,
            None => {
                let numbers = self.numbers();
                let (search, prover, meter) = (self.search, &mut *self.prover, &mut self.meter);
                let (look, line) = (&mut *self.look, &self.line);
                let expanded = search.expanding.expand(key, || {
                    if search.table.peek(key).is_some() {
                        return None;
                    }
                    meter.count();
                    look(&Sight { numbers, line });
                    Some(match prover.expand(position, last) {
                        Expansion::Proven(proven) => {
                            search.table.prove(key, &proven, 1);
                            Known::Proven(proven)
                        }
                        Expansion::Open(node) => Known::Open(search.table.open(key, node)),
                    })
                });
                let Some(expanded) = expanded.flatten() else {
                    // Another thread has just expanded it.
                    return self.search(position, last, bound);
                };
                self.look_back();
                match expanded {
                    Known::Proven(proven) => return Some(proven),
                    Known::Open(open) => open,
                }
            }
        };
        let before = self.meter.counted();
        let proven = self.deepen(&node, bound, key);
        let work = self.meter.counted() - before + 1;
        match &proven {
            Some(proven) => self.search.table.prove(key, proven, work),
            None => self.search.table.leave(key, work),
        }
        proven
    }

    fn deepen(&mut self, node: &Open<P::Node>, bound: Numbers, key: u64) -> Option<Proven<P::Proof>> {
        if let Some(proven) = self.prover.revisit(&mut lock(node)) {
            return Some(proven);
        }
        while !self.meter.is_stopped() {
            let (mv, child, child_bound) = {
                let mut node = lock(node);
                match self.look(&mut node, bound)? {
                    Outcome::Proven(proven) => return Some(proven),
                    Outcome::Open(numbers, choice) => {
                        self.search.table.update(key, numbers);
                        let is_needed = self.needed == self.path.len();
                        if !is_needed || numbers.proof >= bound.proof || numbers.disproof >= bound.disproof {
                            return None;
                        }
                        (choice.mv, self.prover.child(&node, choice.mv), choice.bound)
                    }
                }
            };
            // The result is used at once: in a small table it may soon be replaced.
            self.line.push(mv);
            self.path.push((key, Arc::clone(node)));
            self.needed += 1;
            let searched = self.search(&child, Some(mv), child_bound);
            self.line.pop();
            self.path.pop();
            self.needed = self.needed.min(self.path.len());
            if let Some(child) = searched
                && let Some(proven) = self.conclude(&mut lock(node), mv, &child)
            {
                return Some(proven);
            }
            // Another thread may have proven this position meanwhile.
            if let Some(Known::Proven(proven)) = self.search.table.peek(key) {
                return Some(proven);
            }
        }
        None
    }

    /// Looks again at the positions that led here with what other threads have proven: if one of them is decided, or the move
    /// searched there is refuted, nothing below it is of use any more.
    fn look_back(&mut self) {
        if self.search.workers.load(Ordering::Relaxed) < 2 {
            return;
        }
        for (depth, ((key, node), mv)) in self.path.iter().zip(&self.line).enumerate() {
            let is_decided = self.search.table.is_proven(*key) || {
                let mut node = lock(node);
                match self.prover.revisit(&mut node) {
                    Some(proven) => {
                        self.search.table.prove(*key, &proven, 0);
                        true
                    }
                    None => !self.prover.moves(&node).contains(mv),
                }
            };
            if is_decided {
                self.needed = depth;
                return;
            }
        }
    }

    /// Draws conclusions from the moves of a node, and chooses the next; `None` if another thread has just refuted the last one.
    fn look(&mut self, node: &mut P::Node, bound: Numbers) -> Option<Outcome<G::Move, P::Proof>> {
        'again: loop {
            self.children.clear();
            let count = self.prover.moves(node).len();
            let width = 1 + (count as f32 * self.search.settings.widening).ceil() as usize;
            for at in 0..count.min(width) {
                let mv = self.prover.moves(node)[at];
                let child = self.prover.child(node, mv);
                let key = child.key();
                let (numbers, threads) = match self.search.table.seen(key) {
                    None => (self.prover.estimate(node, at), 0),
                    Some(Ok(open)) => open,
                    Some(Err(child)) => match self.conclude(node, mv, &child) {
                        Some(proven) => return Some(Outcome::Proven(proven)),
                        None => continue 'again,
                    },
                };
                let is_being_expanded = self.search.expanding.contains(key);
                self.children.push(Child { mv, numbers, threads, is_being_expanded });
            }
            let Selection { at, numbers, second } = Selection::of(&self.children)?;
            let Child { mv, numbers: child, .. } = self.children[at];
            let passing =
                second.saturating_add((second as f32 * self.search.settings.epsilon) as u32).saturating_add(1);
            let bound = Numbers {
                proof: bound.disproof.saturating_sub(numbers.disproof - child.proof.min(numbers.disproof)),
                disproof: bound.proof.min(passing),
            };
            return Some(Outcome::Open(numbers, Choice { mv, bound }));
        }
    }

    /// What the result after a move says about the node.
    fn conclude(&mut self, node: &mut P::Node, mv: G::Move, child: &Proven<P::Proof>) -> Option<Proven<P::Proof>> {
        if child.is_won {
            let proof = self.prover.refute(node, mv, &child.proof)?;
            Some(Proven { is_won: false, proof })
        } else {
            Some(Proven { is_won: true, proof: self.prover.win(node, mv, &child.proof) })
        }
    }
}

fn lock<N>(node: &Arc<Mutex<N>>) -> std::sync::MutexGuard<'_, N> {
    node.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A bound well above a number.
fn grown(number: u32) -> u32 {
    number.saturating_add(number / 2).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use rusc_game::tree_game::TreeGame;
    use rusc_game::{Game, Rng, Seat};

    use super::super::{Plain, Settings};
    use super::*;
    use crate::Control;

    #[test]
    fn a_thread_gives_up_what_another_has_decided() {
        let start = TreeGame::random_to_the_end(&mut Rng::new(1), 6, 4);
        let search = Dfpn::<TreeGame, Plain>::new(Settings::default());
        let (control, nodes) = (Control::unlimited(), AtomicU64::new(0));
        let mut prover = Plain { seat: Seat::FIRST, least: 0 };
        let mut look = |_: &Sight<_>| ();
        let mut worker = Worker::new(&search, &mut prover, Meter::new(&control, &nodes, 1, None), &mut look);
        let mut position = start;
        for _ in 0..2 {
            let Expansion::Open(node) = worker.prover.expand(&position, None) else { panic!("no game ends so soon") };
            let mv = worker.prover.moves(&node)[0];
            worker.path.push((position.key(), search.table.open(position.key(), node)));
            worker.line.push(mv);
            position.play(mv);
        }
        worker.needed = 2;
        worker.look_back();
        assert_eq!(worker.needed, 2, "nothing is decided");

        let (line, path) = (worker.line.clone(), worker.path.clone());
        worker.prover.refute(&mut lock(&path[1].1), line[1], &());
        worker.look_back();
        assert_eq!(worker.needed, 2, "one thread alone has nothing to hear from others");
        search.workers.store(2, Ordering::Relaxed);
        worker.look_back();
        assert_eq!(worker.needed, 1, "the second move is refuted");
        search.table.prove(path[0].0, &Proven { is_won: true, proof: () }, 1);
        worker.look_back();
        assert_eq!(worker.needed, 0, "the first position is proven");
    }
}
