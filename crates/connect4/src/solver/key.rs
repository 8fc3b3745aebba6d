//! The key of a position: positions with equal keys play on alike.

use crate::lines::fours;
use crate::shape::Shape;
use crate::word::Word;

/// What positions share a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symmetry {
    /// A position and its mirror image.
    Folded,
    /// The image has a key of its own; for searches that cannot meet images, as it saves time.
    Ignored,
}

impl Symmetry {
    /// Whether a search from these stones can meet mirror images: not if some stone's image has the other colour.
    pub(super) fn from<S: Shape>(shape: S, own: S::Word, other: S::Word) -> Self {
        let clash = (own & mirror(shape, other)) | (other & mirror(shape, own));
        if clash.is_empty() { Symmetry::Folded } else { Symmetry::Ignored }
    }
}

/// The key of a position in which nobody has four.
///
/// The bits are the stones of the side to move and one bit on top of each column. A dead stone counts as one of the side to
/// move.
#[inline]
pub(super) fn key<S: Shape>(shape: S, own: S::Word, other: S::Word, symmetry: Symmetry) -> S::Word {
    let taken = own | other;
    let key = own | dead(shape, taken) | taken.plus(shape.bottom());
    match symmetry {
        Symmetry::Folded => key.min(mirror(shape, key)),
        Symmetry::Ignored => key,
    }
}

/// The stones all of whose lines are full, so that their colour has ceased to matter.
///
/// A stone whose lines have empty cells but stones of both colours matters still: two such stones of one colour may be all
/// that stops a line, and turning both would make it look open.
#[inline]
fn dead<S: Shape>(shape: S, taken: S::Word) -> S::Word {
    let mut live = S::Word::ZERO;
    for step in shape.steps() {
        let open = fours(shape.board(), step) & !fours(taken, step);
        let halves = open | (open >> step);
        live |= halves | (halves >> (2 * step));
    }
    taken & !live
}

/// The cells seen in a mirror, with the bit on top of each column.
#[inline]
pub(super) fn mirror<S: Shape>(shape: S, cells: S::Word) -> S::Word {
    let first = (S::Word::ONE << shape.stride()).minus(S::Word::ONE);
    let mut image = S::Word::ZERO;
    for column in 0..shape.columns() {
        let content = (cells >> (column * shape.stride())) & first;
        image |= content << ((shape.columns() - 1 - column) * shape.stride());
    }
    image
}
