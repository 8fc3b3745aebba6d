//! The vocabulary of alpha-beta: the place of a node, its window, and its result.

use rusc_game::Seat;

use crate::transposition::Entry;
use crate::value::INFINITY;

/// The result of searching one node.
#[derive(Clone, Copy)]
pub(crate) struct Verdict {
    pub(crate) value: i32,
    /// Whether the value no longer depends on the depth.
    pub(crate) complete: bool,
}

impl Verdict {
    /// The result from the rival's point of view.
    pub(crate) fn turned(self) -> Self {
        Verdict { value: -self.value, ..self }
    }

    /// The result with points added to its value.
    pub(crate) fn plus(self, points: i32) -> Self {
        Verdict { value: self.value + points, ..self }
    }
}

/// The place of a node: side to move, remaining depth and ply.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
    pub(crate) depth: u32,
    pub(crate) ply: u32,
}

impl Place {
    /// The place one move further down.
    pub(crate) fn below(self) -> Self {
        Place { seat: self.seat.rival(), depth: self.depth - 1, ply: self.ply + 1 }
    }
}

/// The alpha-beta window: values outside it need not be exact.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// The window from the rival's point of view.
    pub(crate) fn turned(self) -> Self {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window once a move of this value is known.
    pub(crate) fn above(self, value: i32) -> Self {
        Window { alpha: self.alpha.max(value), ..self }
    }

    /// The window without points that are already secured.
    pub(crate) fn less(self, points: i32) -> Self {
        Window { alpha: self.alpha - points, beta: self.beta - points }
    }

    /// The null window at alpha, which asks only whether a value is above alpha.
    pub(crate) fn closed(self) -> Self {
        Window { beta: self.alpha + 1, ..self }
    }
}

/// The best move of a node so far.
#[derive(Clone, Copy)]
pub(crate) struct Best {
    pub(crate) verdict: Verdict,
    pub(crate) code: u16,
    /// Whether all results so far were complete.
    pub(crate) all_complete: bool,
}

impl Best {
    pub(crate) fn none() -> Self {
        Best { verdict: Verdict { value: -INFINITY, complete: false }, code: Entry::NO_CODE, all_complete: true }
    }

    #[inline]
    pub(crate) fn take(&mut self, verdict: Verdict, code: u16) {
        self.all_complete &= verdict.complete;
        if verdict.value > self.verdict.value {
            self.verdict = verdict;
            self.code = code;
        }
    }
}
