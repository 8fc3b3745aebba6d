//! Incremental update of connections after a move.
//!
//! If no list was full, the result equals a search from scratch.

use rusc_game::Seat;

use super::lists::Lists;
use super::{Connections, End, HSearch, pair};
use crate::{Cell, Cells};

impl<const WORDS: usize> HSearch<'_, WORDS> {
    /// Updates the connections for a stone of `seat` on an empty cell.
    pub fn play(&mut self, connections: &mut Connections<WORDS>, seat: Seat, cell: Cell) {
        connections.empty.remove(cell);
        for captured in &mut connections.captured {
            // The partner of the cell is no longer captured, and it is not known which one it is.
            if captured.contains(cell) {
                *captured = Cells::EMPTY;
            }
        }
        if connections.unfinished {
            self.requeue(connections);
        }
        if seat == connections.seat {
            self.play_own(connections, cell);
        } else {
            self.play_rivals(connections, cell);
        }
        self.complete(connections);
    }

    /// Updates for a rival stone: it breaks every connection that needs its cell, but a full connection becomes a semi connection
    /// without that cell.
    fn play_rivals(&mut self, connections: &mut Connections<WORDS>, cell: Cell) {
        connections.forget_partners(cell.into());
        let mut cut = std::mem::take(&mut self.found);
        for (from, to) in connections.pairs() {
            let list = pair(from, to);
            if connections.has_none(list) {
                continue;
            }
            if from == cell.into() || to == cell.into() {
                connections.fulls.clear(list);
                connections.semis.clear(list);
                continue;
            }
            connections.semis.extract(list, Cells::of(cell), &mut cut);
            cut.clear();
            connections.fulls.extract(list, Cells::of(cell), &mut cut);
            if !cut.is_empty() && connections.fulls.is_empty(list) {
                connections.part(from, to);
            }
            for (carrier, depth) in cut.drain(..) {
                self.add_semi(connections, from, to, carrier.without(cell), depth.saturating_sub(1));
            }
        }
        self.found = cut;
    }

    /// Updates for a stone of the player: its cell leaves all carriers, and it merges with the groups it touches into one end.
    fn play_own(&mut self, connections: &mut Connections<WORDS>, cell: Cell) {
        let captain = connections.unite(cell);
        let mut freed = std::mem::take(&mut self.found);
        for (from, to) in connections.pairs() {
            let list = pair(from, to);
            if connections.has_none(list) {
                continue;
            }
            let (new_from, new_to) = (connections.captains[from.index()], connections.captains[to.index()]);
            // Ends that have merged need no connection. A connection whose end has changed, or is now a stone instead of an empty
            // cell, must be combined again.
            let is_moved =
                new_from != from || new_to != to || captain == cell.into() && (from == captain || to == captain);
            let taken_out = if is_moved { Cells::EMPTY } else { Cells::of(cell) };
            for is_full in [true, false] {
                freed.clear();
                connections.lists(is_full).extract(list, taken_out, &mut freed);
                if new_from == new_to {
                    continue;
                }
                for &(carrier, depth) in &freed {
                    let carrier = carrier.without(cell);
                    if is_full {
                        self.add_full(connections, new_from, new_to, carrier, depth);
                    } else {
                        self.add_semi(connections, new_from, new_to, carrier, depth);
                    }
                }
            }
        }
        freed.clear();
        self.found = freed;
    }
}

impl<const WORDS: usize> Connections<WORDS> {
    /// Every pair of ends, including those without connections.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (End, End)> + use<WORDS> {
        let ends = self.captains.len() as u16;
        (1..ends).flat_map(|to| (0..to).map(move |from| (End(from), End(to))))
    }

    fn has_none(&self, list: usize) -> bool {
        self.fulls.is_empty(list) && self.semis.is_empty(list)
    }

    fn lists(&mut self, is_full: bool) -> &mut Lists<WORDS> {
        if is_full { &mut self.fulls } else { &mut self.semis }
    }

    /// Places a stone of the player, merges it with adjacent groups into one end, and returns that end.
    fn unite(&mut self, stone: Cell) -> End {
        self.own.insert(stone);
        let group = self.board.flood(Cells::of(stone), self.own);
        let captain = group.lowest().expect("the stone is in its group").into();
        for member in group.iter() {
            if self.captains[member.index()] == member.into() && captain != member.into() {
                self.forget_partners(member.into());
            }
            self.captains[member.index()] = captain;
        }
        captain
    }

    /// Removes a former end from all sets of partners.
    fn forget_partners(&mut self, end: End) {
        let cell = Cell::new(end.index());
        let near = self.near().index();
        for sets in [&mut self.partners, &mut self.touching] {
            for other in std::mem::take(&mut sets[end.index()]).iter() {
                sets[other.index()].remove(cell);
            }
            sets[near..].iter_mut().for_each(|ends| ends.remove(cell));
        }
    }

    /// Removes two ends from each other's partners when their last full connection is gone.
    fn part(&mut self, from: End, to: End) {
        for (end, other) in [(from, to), (to, from)] {
            if !self.is_edge(other) {
                self.partners[end.index()].remove(Cell::new(other.index()));
            }
        }
    }
}
