//! Upper bounds from parity on boards of even height, without any search.
//!
//! A side that answers every stone with one on top of it gets every second remaining cell. If that stops all lines of the side to
//! move, its score is bounded; if it also gives the answering side a four, the bound says how late that wins.

use rusc_game::Word;

use super::score::{Score, win_leaving};
use super::settle::Calm;
use crate::lines::{fours, has_four};
use crate::shape::Shape;
use crate::word::NumberWord;

/// The cells of every second row, starting with the second: the upper cell of each pair.
#[inline]
fn upper_cells<S: Shape>(shape: S) -> S::Word {
    let mut rows = S::Word::ZERO;
    let mut row = 1;
    while row < shape.rows() {
        rows |= shape.bottom() << row;
        row += 2;
    }
    rows
}

/// An upper bound on the score of the side to move in a calm position; not always the tightest if it is at least `goal`.
#[inline]
pub(super) fn ceiling<S: Shape>(shape: S, calm: &Calm<S>, goal: Score) -> Score {
    let limit = win_leaving(calm.empty - 3);
    let rows = shape.rows() as i32;
    let is_first_to_move = (shape.area() as i32 - calm.empty) % 2 == 0;
    if rows % 2 == 1 {
        limit
    } else if is_first_to_move {
        // The lowest answer lies in the second row, so no earlier win can be shown.
        if goal > -win_leaving(rows - 2) { answer_above(shape, calm, limit) } else { limit }
    } else if goal > -win_leaving(rows - 3) {
        answer_until_zugzwang(shape, calm, limit, goal)
    } else {
        limit
    }
}

/// The cells of each column below its lowest cell in `cells`; the whole column if it has none.
#[inline]
fn below<S: Shape>(shape: S, cells: S::Word) -> S::Word {
    let stops = cells | shape.bottom() << shape.rows();
    stops.minus(shape.bottom()) & !stops
}

/// The cells at which the answering side completes its fours if the side to move delays them as long as possible; `None` if the
/// side to move may first complete a four with the cells in `reach`.
#[inline]
fn stopped<S: Shape>(shape: S, reach: S::Word, answers: S::Word, empty: S::Word) -> Option<S::Word> {
    let [up, flat, falling, rising] = shape.steps();
    if !fours(reach, up).is_empty() {
        return None;
    }
    let mut deciding = S::Word::ZERO;
    for step in [flat, falling, rising] {
        let theirs = fours(answers, step);
        if !(fours(reach, step) & below(shape, theirs)).is_empty() {
            return None;
        }
        if !theirs.is_empty() {
            // The highest empty cell of a four can be delayed longest.
            let mut lines = if step == falling { theirs >> (3 * step) } else { theirs };
            for _ in 0..4 {
                deciding |= lines & empty;
                lines &= !empty;
                lines = if step == falling { lines << step } else { lines >> step };
            }
        }
    }
    Some(deciding)
}

/// Bound if the second player answers on top of each stone of the first.
///
/// Columns with an odd number of empty cells have no pair to offer: there is an even number of them, and one answers another.
#[inline]
fn answer_above<S: Shape>(shape: S, calm: &Calm<S>, limit: Score) -> Score {
    let taken = calm.own | calm.other;
    let playable = taken.plus(shape.bottom());
    let answers = calm.other | (upper_cells(shape) & !calm.own & !playable);
    // The first player cannot continue in a column where an answer completes a four.
    let reach = shape.board() & !answers & below(shape, calm.danger & answers);
    let empty = shape.board() & !taken;
    let Some(deciding) = stopped(shape, reach, answers, empty) else {
        return limit;
    };
    if deciding.is_empty() {
        return limit.min(0);
    }
    let mut row = 1;
    while (deciding & (shape.bottom() << row)).is_empty() {
        row += 2;
    }
    limit.min(-win_leaving(shape.rows() as i32 - 1 - row as i32))
}

/// Bound if the first player answers on top of each stone of the second, except in a column where the second player would let the
/// first complete a four: in the end (zugzwang) only that column is left.
#[inline]
fn answer_until_zugzwang<S: Shape>(shape: S, calm: &Calm<S>, limit: Score, goal: Score) -> Score {
    let upper = upper_cells(shape);
    // A four in the lowest row would be playable now, and the first player is not to move.
    let mut traps = calm.danger & !upper;
    let taken = calm.own | calm.other;
    let playable = taken.plus(shape.bottom()) & shape.board();
    let empty = shape.board() & !taken;
    let mut best = limit;
    if goal > 0 && !has_four(shape, calm.own | empty) {
        best = best.min(0);
    }
    while !traps.is_empty() {
        let cell = traps.lowest();
        traps = traps.without_lowest();
        let column = cell / shape.stride();
        let row = (cell - column * shape.stride()) as i32;
        let here = shape.column(column);
        let under = (S::Word::ONE << cell).minus(S::Word::ONE) & here & empty;
        let answers = calm.other | (empty & !here & upper & !playable) | (under & !upper & !playable);
        let others = calm.own | (empty & !here & (!upper | playable)) | (under & (upper | playable));
        let reach = others & below(shape, calm.danger & answers);
        if stopped(shape, reach, answers, empty).is_some() {
            best = best.min(-win_leaving(shape.rows() as i32 - 1 - row));
        }
    }
    best
}
