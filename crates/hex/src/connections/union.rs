//! The OR rule: finds all small sets of semi carriers without a common cell.

use super::Connections;
use crate::{Cell, Cells};

/// Buffer: which carriers of a list avoid a cell.
#[derive(Clone, Debug, Default)]
pub(super) struct Union {
    /// For each cell, a bit set of the carriers in the list that do not contain it.
    avoiding: Vec<u128>,
}

/// A set of semi connections between the same ends.
#[derive(Clone, Copy)]
pub(super) struct Joined<const WORDS: usize> {
    pub(super) union: Cells<WORDS>,
    pub(super) common: Cells<WORDS>,
    pub(super) depth: u8,
}

impl Union {
    /// Prepares for sets that contain the carrier at `place` of a list and others before it.
    pub(super) fn reset<const WORDS: usize>(&mut self, connections: &Connections<WORDS>, list: usize, place: usize) {
        let (new, _) = connections.semis.get(list, place);
        self.avoiding.resize(connections.board.area(), 0);
        new.iter().for_each(|cell| self.avoiding[cell.index()] = 0);
        for other in 0..place {
            let missing = new & !connections.semis.get(list, other).0;
            missing.iter().for_each(|cell| self.avoiding[cell.index()] |= 1 << other);
        }
    }

    /// A small union of the carrier at `place` with earlier ones that contain none of the cells `avoided` and share no cells but
    /// captured ones; `None` if there is none.
    pub(super) fn greedy<const WORDS: usize>(
        &self,
        connections: &Connections<WORDS>,
        list: usize,
        place: usize,
        avoided: Cells<WORDS>,
        captured: Cells<WORDS>,
    ) -> Option<(Cells<WORDS>, u8)> {
        let (mut union, mut depth) = connections.semis.get(list, place);
        let mut common = union;
        for earlier in 0..place {
            let carrier = connections.semis.carrier(list, earlier);
            if carrier.meets(avoided) || common.is_within(carrier | captured) {
                continue;
            }
            common &= carrier;
            union |= carrier;
            depth = depth.max(connections.semis.depth(list, earlier));
            if common.is_within(captured) {
                break;
            }
        }
        // Where the carriers share captured cells, the connection needs everything that is captured with them.
        let needed = if common.is_empty() { Cells::EMPTY } else { captured };
        common.is_within(captured).then(|| (union | needed, depth.saturating_add(1)))
    }

    /// Extends a set by the carriers at the places `others` and records each set without a common cell; returns whether all were
    /// found.
    pub(super) fn join<const WORDS: usize>(
        &self,
        connections: &Connections<WORDS>,
        list: usize,
        mut others: u128,
        so_far: Joined<WORDS>,
        room: u8,
        found: &mut Vec<(Cells<WORDS>, u8)>,
    ) -> bool {
        let avoiding = |cell: Cell| self.avoiding[cell.index()] & others;
        // Some carrier must avoid each common cell, so it suffices to try those that avoid the cell with the fewest.
        let fewest = so_far.common.iter().map(avoiding).min_by_key(|places| places.count_ones());
        let mut tried = fewest.unwrap_or(0);
        let mut is_complete = true;
        while tried != 0 {
            let place = tried.trailing_zeros();
            tried &= tried - 1;
            // All sets with this carrier are found here, so later ones leave it out.
            others &= !(1 << place);
            let (carrier, depth) = connections.semis.get(list, place as usize);
            let (union, common) = (so_far.union | carrier, so_far.common & carrier);
            if connections.fulls.has_within(list, union) || found.iter().any(|(known, _)| known.is_within(union)) {
                continue;
            }
            let depth = so_far.depth.max(depth);
            if common.is_empty() {
                found.push((union, depth.saturating_add(1)));
            } else if room > 2 {
                is_complete &= self.join(connections, list, others, Joined { union, common, depth }, room - 1, found);
            } else {
                is_complete = false;
            }
        }
        is_complete
    }
}
