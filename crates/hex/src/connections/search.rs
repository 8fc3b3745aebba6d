//! H-Search: combines connections into larger ones until nothing new appears.
//!
//! Carriers are combined in order of size. A combination is larger than its parts, so a processed carrier is never replaced by a
//! smaller one later, and no work is wasted.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};

use rusc_game::Seat;

use super::union::{self, Joined, Union};
use super::{Connections, Detail, End, pair};
use crate::{Cell, Cells, Position};

/// The search for connections; buffers are reused between positions.
#[derive(Clone, Debug)]
pub struct HSearch<'s, const WORDS: usize> {
    /// Set from outside to end the search at once.
    stop: &'s AtomicBool,
    /// Connections waiting to be combined, by size of the carrier.
    waiting: Vec<Vec<Waiting<WORDS>>>,
    smallest: usize,
    pub(super) found: Vec<(Cells<WORDS>, u8)>,
    union: Union,
    /// Pairs whose semi connections wait to be joined, for selective details.
    to_join: VecDeque<(End, End)>,
    is_to_join: Vec<bool>,
}

#[derive(Clone, Copy, Debug)]
struct Waiting<const WORDS: usize> {
    carrier: Cells<WORDS>,
    from: End,
    to: End,
    is_full: bool,
}

/// One half of a combination.
struct Part<const WORDS: usize> {
    /// The end shared with the other half, and the outer end of this half.
    between: End,
    outer: End,
    carrier: Cells<WORDS>,
    /// The cells that stones on these two ends would capture.
    captured: [Cells<WORDS>; 2],
    /// The cell of the outer end, if it is empty: the other half must not need it.
    outer_cell: Cells<WORDS>,
    /// The cell that both halves share, if it is empty.
    middle: Cells<WORDS>,
    depth: u8,
}

impl<const WORDS: usize> HSearch<'static, WORDS> {
    /// A new search.
    pub fn new() -> Self {
        static NEVER: AtomicBool = AtomicBool::new(false);
        HSearch {
            stop: &NEVER,
            waiting: Vec::new(),
            smallest: 0,
            found: Vec::new(),
            union: Union::default(),
            to_join: VecDeque::new(),
            is_to_join: Vec::new(),
        }
    }
}

impl<const WORDS: usize> Default for HSearch<'static, WORDS> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const WORDS: usize> HSearch<'_, WORDS> {
    /// A search that can be stopped; what it has found by then is correct but incomplete.
    pub fn until(stop: &AtomicBool) -> HSearch<'_, WORDS> {
        HSearch { stop, ..HSearch::new() }
    }

    /// The connections of a seat in a position, computed from scratch.
    pub fn connections(&mut self, position: &Position<WORDS>, seat: Seat, detail: Detail) -> Connections<WORDS> {
        let mut connections = self.neighbours(position, seat, detail);
        self.complete(&mut connections);
        connections
    }

    /// The connections of the side to move, computed from scratch; the search ends as soon as that side wins by moving.
    pub fn chances(&mut self, position: &Position<WORDS>, detail: Detail) -> Connections<WORDS> {
        let mut connections = self.neighbours(position, position.mover(), detail);
        self.combine_until(&mut connections, |connections| {
            connections.is_won() || !connections.nearly_winning().is_empty()
        });
        connections
    }

    /// The connections between neighbours, which wait to be combined.
    fn neighbours(&mut self, position: &Position<WORDS>, seat: Seat, detail: Detail) -> Connections<WORDS> {
        let mut connections = Connections::unconnected(position, seat, detail);
        for cell in (connections.empty | connections.own).iter() {
            self.join_neighbours(&mut connections, cell);
        }
        connections
    }

    /// Combines the waiting connections until nothing new appears or the edges are joined.
    pub(super) fn complete(&mut self, connections: &mut Connections<WORDS>) {
        self.combine_until(connections, Connections::is_won);
    }

    fn combine_until(&mut self, connections: &mut Connections<WORDS>, is_enough: impl Fn(&Connections<WORDS>) -> bool) {
        connections.unfinished = is_enough(connections) || self.is_stopped();
        while !connections.unfinished {
            match self.next() {
                Some(next) if next.is_full => self.combine_full(connections, next),
                Some(next) => self.combine_semi(connections, next),
                None => {
                    let Some((from, to)) = self.to_join.pop_front() else { break };
                    self.is_to_join[pair(from, to)] = false;
                    self.join_selectively(connections, from, to);
                }
            }
            connections.unfinished = is_enough(connections) || self.is_stopped();
        }
        self.waiting.iter_mut().for_each(Vec::clear);
        self.smallest = 0;
        self.to_join.drain(..).for_each(|(from, to)| self.is_to_join[pair(from, to)] = false);
    }

    /// Adds a full connection, unless a better one is known.
    pub(super) fn add_full(
        &mut self,
        connections: &mut Connections<WORDS>,
        from: End,
        to: End,
        carrier: Cells<WORDS>,
        depth: u8,
    ) {
        let list = pair(from, to);
        if connections.detail.selective
            && connections.adds_nothing(list, carrier)
            && !connections.fulls.has_around(list, carrier)
        {
            connections.bounded = true;
            return;
        }
        let offered = connections.fulls.offer(list, carrier, depth);
        if !connections.takes(offered) {
            return;
        }
        // What leads only to connections that would not be kept is of no use.
        let useless = if connections.detail.selective { connections.fulls.common(list) } else { carrier };
        connections.semis.drop_around(list, useless);
        for (end, other) in [(from, to), (to, from)] {
            if !connections.is_edge(other) {
                connections.partners[end.index()].insert(Cell::new(other.index()));
                if carrier.is_empty() {
                    connections.touching[end.index()].insert(Cell::new(other.index()));
                }
            }
        }
        self.wait(Waiting { carrier, from, to, is_full: true });
    }

    /// Adds a semi connection, unless a better one is known.
    pub(super) fn add_semi(
        &mut self,
        connections: &mut Connections<WORDS>,
        from: End,
        to: End,
        carrier: Cells<WORDS>,
        depth: u8,
    ) {
        let list = pair(from, to);
        if connections.semis.has_no_room(list, carrier) {
            connections.bounded = true;
            return;
        }
        let is_useless = if connections.detail.selective {
            connections.adds_nothing(list, carrier)
        } else {
            connections.fulls.has_within(list, carrier)
        };
        if is_useless {
            return;
        }
        let offered = connections.semis.offer(list, carrier, depth);
        if !connections.takes(offered) {
            return;
        }
        if connections.detail.selective {
            self.wait_to_join(connections, from, to);
        } else {
            self.wait(Waiting { carrier, from, to, is_full: false });
        }
    }

    /// Puts every waiting connection back into the queue.
    pub(super) fn requeue(&mut self, connections: &Connections<WORDS>) {
        for (from, to) in connections.pairs() {
            let list = pair(from, to);
            for (lists, is_full) in [(&connections.fulls, true), (&connections.semis, false)] {
                if !is_full && connections.detail.selective {
                    self.wait_to_join(connections, from, to);
                    continue;
                }
                for &carrier in lists.waiting(list) {
                    self.wait(Waiting { carrier, from, to, is_full });
                }
            }
        }
    }

    /// Connects an empty cell or the player's stone to adjacent ends.
    fn join_neighbours(&mut self, connections: &mut Connections<WORDS>, cell: Cell) {
        let (board, seat, end) = (connections.board, connections.seat, connections.captain(cell));
        let neighbours = board.touching(cell) & (connections.empty | connections.own);
        for neighbour in neighbours.iter() {
            let other = connections.captain(neighbour);
            if other != end {
                self.add_full(connections, end, other, Cells::EMPTY, 0);
            }
        }
        for (edge, cells) in [(connections.near(), board.near(seat)), (connections.far(), board.far(seat))] {
            if cells.contains(cell) {
                self.add_full(connections, end, edge, Cells::EMPTY, 0);
            }
        }
    }

    /// The AND rule: two full connections that share an end and no carrier cell join their outer ends; fully if the shared end is
    /// a stone or an edge of the player, otherwise as a semi connection.
    fn combine_full(&mut self, connections: &mut Connections<WORDS>, new: Waiting<WORDS>) {
        let list = pair(new.from, new.to);
        let Some(place) = connections.fulls.finish(list, new.carrier) else { return };
        let depth = connections.fulls.depth(list, place);
        for (between, outer) in [(new.from, new.to), (new.to, new.from)] {
            if connections.is_edge(between) && !connections.detail.over_edges {
                continue;
            }
            let part = Part {
                between,
                outer,
                carrier: new.carrier,
                captured: [between, outer].map(|end| connections.captured_at(end)),
                outer_cell: connections.mark(outer),
                middle: connections.mark(between),
                depth,
            };
            // What touches the outer end needs no connection to it, and a cell of the carrier cannot be an end.
            let others = connections.partners[between.index()]
                & !connections.touching[outer.index()]
                & !(new.carrier | connections.mark(outer));
            for cell in others.iter().filter(|&cell| outer != cell.into()) {
                self.combine_at(connections, &part, cell.into());
            }
            for edge in [connections.near(), connections.far()] {
                if edge != outer && edge != between {
                    self.combine_at(connections, &part, edge);
                }
            }
        }
    }

    /// Combines a connection with all those from the shared end to another end.
    #[inline]
    fn combine_at(&mut self, connections: &mut Connections<WORDS>, part: &Part<WORDS>, other: End) {
        let list = pair(part.between, other);
        let captured = part.captured[0] | part.captured[1] | connections.captured_at(other);
        // What all of them need cannot be shared by the other half, unless it is captured.
        if !(connections.fulls.common(list) & part.carrier).is_within(captured) {
            return;
        }
        if connections.detail.selective && connections.adds_nothing(pair(part.outer, other), part.carrier | part.middle)
        {
            // Nothing that contains this half would be kept.
            return;
        }
        let other_cell = connections.mark(other);
        for index in 0..connections.fulls.done_len(list) {
            let second = connections.fulls.carrier(list, index);
            // Neither outer end may lie in the other half's carrier. The combination would still hold, but its carrier would
            // contain a cell it does not need, which would block the OR rule.
            if part.outer_cell.meets(second) {
                continue;
            }
            let mut union = part.carrier | second | part.middle;
            let shared = part.carrier & second;
            if !shared.is_empty() {
                if !connections.detail.captured {
                    continue;
                }
                // Both halves may need cells that a stone on one of the ends captures, as if they were stones. Then they need
                // everything that is captured together with them.
                let sets = [part.captured[0], part.captured[1], connections.captured_at(other)];
                let captured =
                    sets.into_iter().filter(|set| set.meets(shared)).fold(Cells::EMPTY, |all, set| all | set);
                if !shared.is_within(captured) || captured.meets(part.outer_cell | other_cell | part.middle) {
                    continue;
                }
                union |= captured;
            }
            let moves = part.depth.saturating_add(connections.fulls.depth(list, index));
            if part.middle.is_empty() {
                self.add_full(connections, part.outer, other, union, moves);
            } else {
                self.add_semi(connections, part.outer, other, union, moves.saturating_add(1));
            }
        }
    }

    /// The OR rule: semi connections between the same ends with no cell common to all of them form a full connection, since the
    /// rival cannot break all of them with one move.
    fn combine_semi(&mut self, connections: &mut Connections<WORDS>, new: Waiting<WORDS>) {
        let list = pair(new.from, new.to);
        let Some(place) = connections.semis.finish(list, new.carrier) else { return };
        // If all carriers share a cell, so does every subset.
        if !connections.semis.common(list).is_empty() || connections.semis.have_common_cell(list, place + 1) {
            return;
        }
        self.union.reset(connections, list, place);
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        let start = Joined { union: new.carrier, common: new.carrier, depth: connections.semis.depth(list, place) };
        let others = (1_u128 << place) - 1;
        if !self.union.join(connections, list, others, start, connections.detail.joined, &mut found) {
            connections.bounded = true;
        }
        for &(carrier, depth) in &found {
            self.add_full(connections, new.from, new.to, carrier, depth);
        }
        self.found = found;
    }

    /// Lets a pair wait until its semi connections are joined, if they may give a full connection.
    fn wait_to_join(&mut self, connections: &Connections<WORDS>, from: End, to: End) {
        let list = pair(from, to);
        if self.is_to_join.len() <= list {
            self.is_to_join.resize(list + 1, false);
        }
        let captured = connections.captured_at(from) | connections.captured_at(to);
        if !self.is_to_join[list] && connections.semis.common(list).is_within(captured) {
            self.is_to_join[list] = true;
            self.to_join.push_back((from, to));
        }
    }

    /// The OR rule for selective details: joins semi connections of a pair into full connections that do without some cell
    /// which all known ones need.
    fn join_selectively(&mut self, connections: &mut Connections<WORDS>, from: End, to: End) {
        let list = pair(from, to);
        // Joining was tried before without the new ones, so a cell that all of these need stays needed.
        let new = connections.semis.waiting(list).iter().fold(!Cells::EMPTY, |common, &carrier| common & carrier);
        connections.semis.finish_all(list);
        let captured = [connections.captured_at(from), connections.captured_at(to)];
        let mut wanted = connections.fulls.common(list) & !new;
        let mut avoided = Cells::EMPTY;
        if !connections.fulls.is_empty(list) {
            let Some(cell) = wanted.lowest() else { return };
            avoided = Cells::of(cell);
        }
        loop {
            match union::joined(connections, list, avoided, captured) {
                Some((union, depth)) => {
                    wanted &= union;
                    self.add_full(connections, from, to, union, depth);
                }
                None if avoided.is_empty() => return,
                None => wanted &= !avoided,
            }
            let Some(cell) = wanted.lowest() else { return };
            avoided = Cells::of(cell);
        }
    }

    #[inline]
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    #[inline]
    fn wait(&mut self, waiting: Waiting<WORDS>) {
        let size = waiting.carrier.len();
        if self.waiting.len() <= size {
            self.waiting.resize_with(size + 1, Vec::new);
        }
        self.waiting[size].push(waiting);
        self.smallest = self.smallest.min(size);
    }

    fn next(&mut self) -> Option<Waiting<WORDS>> {
        while self.smallest < self.waiting.len() {
            if let Some(next) = self.waiting[self.smallest].pop() {
                return Some(next);
            }
            self.smallest += 1;
        }
        self.smallest = 0;
        None
    }
}
