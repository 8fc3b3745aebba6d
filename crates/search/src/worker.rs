//! One thread of the alpha-beta search: the recursion itself.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rusc_game::Duel;

use crate::busy::Busy;
use crate::node::{Best, Place, Verdict, Window};
use crate::order::Order;
use crate::transposition::{Bound, Entry, TranspositionTable};
use crate::value::{INFINITY, doubted, from_here, from_root, proof};
use crate::{Control, Evaluation, Meter, Proof};

/// The best move at the root and its value.
#[derive(Clone, Copy)]
pub(crate) struct Found<M> {
    pub(crate) best: M,
    pub(crate) value: i32,
    /// Whether all root moves were searched.
    pub(crate) is_finished: bool,
    /// Whether a deeper search would change nothing.
    pub(crate) is_complete: bool,
}

/// One iteration of the deepening, shared by all threads.
pub(crate) struct Round<'a, G: Duel> {
    pub(crate) game: &'a G,
    /// The moves at the root, the most promising first.
    pub(crate) moves: &'a [G::Move],
    pub(crate) depth: u32,
    pub(crate) window: Window,
    pub(crate) table: &'a TranspositionTable,
    /// The positions that threads are searching; `None` with a single thread.
    pub(crate) busy: Option<&'a Busy>,
    pub(crate) control: &'a Control<'a>,
    pub(crate) nodes: &'a AtomicU64,
}

/// What one thread keeps between iterations.
pub(crate) struct Worker<G: Duel, E> {
    evaluation: E,
    order: Order,
    moves: Vec<G::Move>,
    scores: Vec<u32>,
}

impl<G: Duel, E: Evaluation<G>> Worker<G, E> {
    pub(crate) fn new(evaluation: E) -> Self {
        Worker { evaluation, order: Order::new::<G>(), moves: Vec::new(), scores: Vec::new() }
    }

    /// The moves at the root, the most promising first.
    pub(crate) fn root_moves(&mut self, game: &G) -> Vec<G::Move> {
        let node = self.evaluation.root(game);
        let mut moves = Vec::new();
        self.evaluation.moves(&node, game, &mut moves);
        moves
    }

    /// Searches the root moves in order and reports each improvement. Threads do not divide the root moves, so the same first
    /// best move is found with any number of them. `None` if stopped before the first move is finished.
    pub(crate) fn play(
        &mut self,
        round: &Round<G>,
        done: &AtomicBool,
        better: &mut dyn FnMut(Found<G::Move>),
    ) -> Option<Found<G::Move>> {
        self.order.fade();
        self.moves.clear();
        let place = Place { seat: round.game.turn().seat()?, depth: round.depth, ply: 0 };
        let node = self.evaluation.root(round.game);
        let meter = Meter::new(round.control, round.nodes, E::NODES_PER_LOOK, Some(done));
        let mut path = Path { worker: self, table: round.table, busy: round.busy, meter };
        let mut found: Option<Found<G::Move>> = None;
        let mut is_complete = true;
        for &mv in round.moves {
            let after = round.game.after(mv);
            let window = round.window.above(found.map_or(-INFINITY, |found| found.value));
            let verdict = path.scout(&node, Candidate { mv, after: &after, is_first: found.is_none() }, place, window);
            if path.meter.is_stopped() {
                break;
            }
            is_complete &= verdict.complete;
            if found.is_none_or(|found| verdict.value > found.value) {
                found = Some(Found { best: mv, value: verdict.value, is_finished: false, is_complete: false });
                found.into_iter().for_each(&mut *better);
            }
            if verdict.value >= window.beta {
                is_complete = verdict.complete;
                break;
            }
        }
        if let Some(found) = &mut found
            && proof(found.value) == Some(Proof::Loss)
            && path.worker.evaluation.leaves_out(&node, round.game)
        {
            found.value = doubted(found.value);
            is_complete = false;
        }
        path.meter.tell();
        let is_finished = !path.meter.is_stopped();
        if is_finished {
            done.store(true, Ordering::Relaxed);
        }
        found.map(|found| Found { is_finished, is_complete: is_finished && is_complete, ..found })
    }
}

/// The state of a worker during the recursion.
struct Path<'a, G: Duel, E> {
    worker: &'a mut Worker<G, E>,
    table: &'a TranspositionTable,
    busy: Option<&'a Busy>,
    meter: Meter<'a>,
}

/// A move to search.
struct Candidate<'a, G: Duel> {
    mv: G::Move,
    /// The position that the move leads to.
    after: &'a G,
    /// Whether the move is the first one searched at its node.
    is_first: bool,
}

impl<G: Duel, E: Evaluation<G>> Path<'_, G, E> {
    /// The value of a move for the seat that plays it (principal variation search): the first move gets the full window, the
    /// others a null window and a second search if they improve on alpha.
    fn scout(
        &mut self,
        parent: &E::Node,
        Candidate { mv, after, is_first }: Candidate<G>,
        place: Place,
        window: Window,
    ) -> Verdict {
        self.meter.count();
        if after.is_over() {
            return Verdict { value: self.worker.evaluation.end(after, place.seat, place.ply + 1), complete: true };
        }
        if self.meter.is_stopped() {
            return Verdict { value: 0, complete: false };
        }
        let node = self.worker.evaluation.child(parent, after, mv);
        if !is_first {
            let verdict = self.node(after, &node, place.below(), window.closed().turned()).turned();
            if verdict.value <= window.alpha || verdict.value >= window.beta || self.meter.is_stopped() {
                return verdict;
            }
        }
        self.node(after, &node, place.below(), window.turned()).turned()
    }

    /// The value of a position for the side to move. The recursion is at most 255 plies deep, which fits any stack.
    fn node(&mut self, game: &G, node: &E::Node, place: Place, window: Window) -> Verdict {
        let key = if place.depth >= E::TABLE_FROM { Some(game.key()) } else { None };
        let banked = self.worker.evaluation.banked(game, place.seat);
        let entry = key.and_then(|key| self.table.get(key));
        if let Some(verdict) = entry.and_then(|entry| settled(entry, place, window.less(banked))) {
            return verdict.plus(banked);
        }
        let (least, greatest) = self.worker.evaluation.bounds(node, game);
        if least >= window.beta || greatest <= window.alpha {
            return Verdict { value: if least >= window.beta { least } else { greatest }, complete: true };
        }
        let proven = self.worker.evaluation.proven(node, game, place.ply);
        if place.depth == 0 || proven.is_some() {
            let verdict = leaf(&mut self.worker.evaluation, game, node, proven);
            if E::NODES_PER_LOOK == 1 {
                // An evaluation this slow may have been interrupted; then its value is not worth storing.
                self.meter.heed();
                if self.meter.is_stopped() {
                    return verdict;
                }
            }
            // A proven value holds at any depth.
            let place = Place { depth: 0, ..place };
            self.remember(key, verdict.plus(-banked), Bound::Exact, place, Entry::NO_CODE);
            return verdict;
        }
        let table_code = entry.map_or(Entry::NO_CODE, |entry| entry.code);
        let first = self.list_moves(game, node, place, table_code);
        let best = if place.depth == 1 && E::TABLE_FROM > 0 {
            self.leaves(game, node, place, window, first)
        } else {
            self.children(game, node, place, window, first)
        };
        self.worker.moves.truncate(first);
        if self.meter.is_stopped() {
            return best.verdict;
        }

        let mut verdict = best.verdict;
        let mut is_complete = best.all_complete;
        if proof(verdict.value) == Some(Proof::Loss) && self.worker.evaluation.leaves_out(node, game) {
            verdict = Verdict { value: doubted(verdict.value), complete: false };
            is_complete = false;
        }
        let bound = if verdict.value >= window.beta {
            if place.depth > 1 {
                self.worker.order.reward(place.seat, place.ply, best.code, place.depth);
            }
            Bound::Lower
        } else {
            // All moves were searched, so the value is complete only if all of them are.
            verdict.complete = is_complete;
            if verdict.value > window.alpha { Bound::Exact } else { Bound::Upper }
        };
        self.remember(key, verdict.plus(-banked), bound, place, best.code);
        verdict
    }

    /// The best of the listed moves, searching each.
    fn children(&mut self, game: &G, node: &E::Node, place: Place, window: Window, first: usize) -> Best {
        let last = self.worker.moves.len();
        let mut best = Best::none();
        let mut at = first;
        while at < self.worker.moves.len() && best.verdict.value < window.beta {
            let mv = self.worker.moves[at];
            let (is_first, is_second_round) = (at == first, at >= last);
            at += 1;
            let after = game.after(mv);
            let window = window.above(best.verdict.value);
            let candidate = Candidate { mv, after: &after, is_first };
            let verdict = match self.busy {
                Some(busy) if place.depth >= E::SHARED_FROM => {
                    let key = after.key();
                    if !is_first && !is_second_round && busy.is_marked(key, place.depth) {
                        // Another thread is searching it; by the second pass the table has its value.
                        self.worker.moves.push(mv);
                        continue;
                    }
                    busy.during(key, place.depth, || self.scout(node, candidate, place, window))
                }
                _ => self.scout(node, candidate, place, window),
            };
            if self.meter.is_stopped() {
                break;
            }
            best.take(verdict, game.code(mv));
        }
        best
    }

    /// The best of the listed moves at depth 1, where each leads to a leaf.
    fn leaves(&mut self, game: &G, node: &E::Node, place: Place, window: Window, first: usize) -> Best {
        let Worker { evaluation, moves, .. } = &mut *self.worker;
        let mut best = Best::none();
        for &mv in &moves[first..] {
            self.meter.count();
            if self.meter.is_stopped() {
                break;
            }
            let after = game.after(mv);
            let verdict = if after.is_over() {
                Verdict { value: evaluation.end(&after, place.seat, place.ply + 1), complete: true }
            } else {
                let child = evaluation.child(node, &after, mv);
                let proven = evaluation.proven(&child, &after, place.ply + 1);
                leaf(evaluation, &after, &child, proven).turned()
            };
            best.take(verdict, game.code(mv));
            if best.verdict.value >= window.beta {
                break;
            }
        }
        best
    }

    /// Pushes the moves of a position in search order; returns the index of the first.
    fn list_moves(&mut self, game: &G, node: &E::Node, place: Place, table_code: u16) -> usize {
        let Worker { evaluation, order, moves, scores } = &mut *self.worker;
        let first = moves.len();
        evaluation.moves(node, game, moves);
        let listed = &mut moves[first..];
        if place.depth > 1 && !E::ORDERED {
            scores.clear();
            scores.extend(listed.iter().map(|&mv| order.score(place.seat, place.ply, game.code(mv))));
            sort_by_score(listed, scores);
        }
        if table_code != Entry::NO_CODE
            && let Some(at) = listed.iter().position(|&mv| game.code(mv) == table_code)
        {
            listed[..=at].rotate_right(1);
        }
        first
    }

    fn remember(&self, key: Option<u64>, verdict: Verdict, bound: Bound, place: Place, code: u16) {
        if let Some(key) = key {
            let Verdict { value, complete } = verdict;
            let depth = u8::try_from(place.depth).unwrap_or(u8::MAX);
            self.table.put(key, Entry { value: from_here(value, place.ply), bound, depth, complete, code });
        }
    }
}

/// The proven or heuristic value of a leaf.
#[inline]
fn leaf<G: Duel, E: Evaluation<G>>(evaluation: &mut E, game: &G, node: &E::Node, proven: Option<i32>) -> Verdict {
    let value = proven.unwrap_or_else(|| evaluation.value(node, game));
    Verdict { value, complete: proven.is_some() }
}

/// The result of a table entry, if it makes a search unnecessary. The depth must be the same, or the entry complete, so
/// that the value is that of plain minimax.
fn settled(entry: Entry, place: Place, window: Window) -> Option<Verdict> {
    let depth = u32::from(entry.depth);
    let is_as_deep = depth == place.depth || entry.complete && depth <= place.depth;
    let value = from_root(entry.value, place.ply);
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= window.beta,
        Bound::Upper => value <= window.alpha,
    };
    (is_as_deep && decides).then_some(Verdict { value, complete: entry.complete })
}

/// Sorts by descending score, stably. The lists are short and nearly sorted, so insertion sort is fastest.
fn sort_by_score<M>(moves: &mut [M], scores: &mut [u32]) {
    for end in 1..moves.len() {
        let mut at = end;
        while at > 0 && scores[at - 1] < scores[at] {
            scores.swap(at - 1, at);
            moves.swap(at - 1, at);
            at -= 1;
        }
    }
}
