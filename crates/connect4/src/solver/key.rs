//! The key of a position: positions with equal keys have equal scores.

use rusc_game::Word;

use crate::lines::fours;
use crate::shape::Shape;
use crate::word::NumberWord;

/// Whether mirror images share a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symmetry {
    /// A position and its mirror image share a key.
    Folded,
    /// A position and its mirror image have different keys; this is faster, for searches that cannot reach mirror images.
    Ignored,
}

impl Symmetry {
    /// Whether a search from these stones can reach mirror images: not if the mirror image of a stone has the other colour.
    pub(super) fn from<S: Shape>(shape: S, own: S::Word, other: S::Word) -> Self {
        let clash = (own & mirror(shape, other)) | (other & mirror(shape, own));
        if clash.is_empty() { Symmetry::Folded } else { Symmetry::Ignored }
    }
}

/// The key of a position in which neither side has four.
///
/// Its bits are the stones of the side to move plus one bit above each column. Dead stones count as the mover's.
#[inline]
pub(super) fn key<S: Shape>(shape: S, own: S::Word, other: S::Word, symmetry: Symmetry) -> S::Word {
    let taken = own | other;
    let key = own | dead(shape, taken) | taken.plus(shape.bottom());
    match symmetry {
        Symmetry::Folded => key.min(mirror(shape, key)),
        Symmetry::Ignored => key,
    }
}

/// The stones all of whose lines are full, so that their colour no longer matters.
///
/// A stone still matters if its lines have empty cells, even with stones of both colours: two such stones of one colour may be
/// all that blocks a line, and recolouring both would reopen it.
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

/// The mirror image of the cells, including the bit above each column.
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
