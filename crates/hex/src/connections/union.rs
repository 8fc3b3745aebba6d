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

/// A small union of semi carriers that contain none of the cells `avoided` and share no cells but those that stones on the ends
/// capture; `None` if there is none.
pub(super) fn joined<const WORDS: usize>(
    connections: &Connections<WORDS>,
    list: usize,
    avoided: Cells<WORDS>,
    captured: [Cells<WORDS>; 2],
) -> Option<(Cells<WORDS>, u8)> {
    let carriers = connections.semis.all(list);
    let usable = |carrier: Cells<WORDS>| !carrier.meets(avoided);
    let shared =
        carriers.iter().fold(!Cells::EMPTY, |common, &carrier| if usable(carrier) { common & carrier } else { common });
    let [one, other] = captured;
    let mut sets = [Cells::EMPTY, one, other, one | other].into_iter();
    let captured = sets.find(|set| shared.is_within(*set)).filter(|set| !set.meets(avoided))?;
    let (mut union, mut common, mut depth) = (captured, !Cells::EMPTY, 0);
    for (at, &carrier) in carriers.iter().enumerate() {
        if usable(carrier) && !common.is_within(carrier | captured) {
            common &= carrier;
            union |= carrier;
            depth = depth.max(connections.semis.depth(list, at));
            if common.is_within(captured) {
                break;
            }
        }
    }
    Some((union, depth.saturating_add(1)))
}
