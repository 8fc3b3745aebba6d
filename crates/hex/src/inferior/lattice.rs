//! Small sets of cells on an endless board, without edges.

/// Column and row, relative to some cell.
pub(super) type Offset = (i8, i8);

const DIRECTIONS: [Offset; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// Number of ways to turn and mirror the lattice.
pub(super) const SYMMETRIES: usize = 12;

/// The neighbours of a cell.
pub(super) fn neighbours((column, row): Offset) -> impl Iterator<Item = Offset> {
    DIRECTIONS.into_iter().map(move |(across, down)| (column + across, row + down))
}

/// The image of a cell under one of the symmetries, which leave the cell (0, 0) in place.
pub(super) fn turned((mut column, mut row): Offset, symmetry: usize) -> Offset {
    for _ in 0..symmetry % 6 {
        (column, row) = (-row, column + row);
    }
    if symmetry < 6 { (column, row) } else { (row, column) }
}

/// The cell moved by an offset.
pub(super) fn moved((column, row): Offset, (across, down): Offset) -> Offset {
    (column + across, row + down)
}

/// The offset that moves `from` to `to`.
pub(super) fn between(from: Offset, to: Offset) -> Offset {
    (to.0 - from.0, to.1 - from.1)
}

/// The cells around a region.
pub(super) fn ring(region: &[Offset]) -> Vec<Offset> {
    let mut ring: Vec<Offset> = region.iter().flat_map(|&cell| neighbours(cell)).collect();
    ring.sort_unstable();
    ring.dedup();
    ring.retain(|cell| !region.contains(cell));
    ring
}

/// All connected regions of `size` cells, one for each class of symmetric ones.
pub(super) fn regions(size: usize) -> Vec<Vec<Offset>> {
    let mut found = vec![vec![(0, 0)]];
    for _ in 1..size {
        let wider = found.iter().flat_map(|region| {
            ring(region).into_iter().map(|cell| [&region[..], &[cell]].concat()).collect::<Vec<_>>()
        });
        found = wider.map(|region| canonical(&region)).collect();
        found.sort_unstable();
        found.dedup();
    }
    found
}

/// The first of all symmetric images of a region whose first cell is (0, 0).
fn canonical(region: &[Offset]) -> Vec<Offset> {
    let images = (0..SYMMETRIES).map(|symmetry| {
        let mut image: Vec<Offset> = region.iter().map(|&cell| turned(cell, symmetry)).collect();
        image.sort_unstable();
        let first = image[0];
        image.iter_mut().for_each(|cell| *cell = between(first, *cell));
        image
    });
    images.min().expect("there are symmetries")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_are_the_known_polyhexes() {
        let counts: Vec<usize> = (1..=5).map(|size| regions(size).len()).collect();
        assert_eq!(counts, [1, 1, 3, 7, 22]);
    }

    #[test]
    fn symmetries_are_different_and_keep_neighbours() {
        let mut images: Vec<[Offset; 2]> = (0..SYMMETRIES).map(|at| [turned((1, 0), at), turned((3, 1), at)]).collect();
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), SYMMETRIES);
        for symmetry in 0..SYMMETRIES {
            for cell in neighbours((0, 0)) {
                assert!(neighbours((0, 0)).any(|other| other == turned(cell, symmetry)));
            }
        }
    }
}
