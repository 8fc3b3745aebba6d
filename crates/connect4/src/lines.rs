//! Lines of four as bit sets: detects them, and finds the cells that would complete one.

use rusc_game::Word;

use crate::shape::Shape;

/// The cells, empty or not, that would complete a line of four of `stones`; vertically only on top of three.
#[inline]
pub(crate) fn threats<S: Shape>(shape: S, stones: S::Word) -> S::Word {
    let [up, flat, falling, rising] = shape.steps();
    let column = (stones << up) & (stones << (2 * up)) & (stones << (3 * up));
    (column | across(stones, flat) | across(stones, falling) | across(stones, rising)) & shape.board()
}

/// Whether `cells` contain four in a line.
#[inline]
pub(crate) fn has_four<S: Shape>(shape: S, cells: S::Word) -> bool {
    let [up, flat, falling, rising] = shape.steps();
    !(fours(cells, up) | fours(cells, flat) | fours(cells, falling) | fours(cells, rising)).is_empty()
}

/// The last cell of every line of four in `cells` along `step`.
#[inline]
pub(crate) fn fours<W: Word>(cells: W, step: u32) -> W {
    let pairs = cells & (cells << step);
    pairs & (pairs << (2 * step))
}

/// The cells whose three neighbours on some line of four along `step` are all in `cells`.
#[inline]
fn across<W: Word>(cells: W, step: u32) -> W {
    let before = cells << step;
    let after = cells >> step;
    let pairs_before = before & (cells << (2 * step));
    let pairs_after = after & (cells >> (2 * step));
    (pairs_before & (after | cells << (3 * step))) | (pairs_after & (before | cells >> (3 * step)))
}
