//! The words of alpha-beta: where a node stands, which values matter there, and what was found.

use rusc_game::Seat;

use crate::transposition::Entry;
use crate::value::INFINITY;

/// What a search of one node says.
#[derive(Clone, Copy)]
pub(crate) struct Verdict {
    pub(crate) value: i32,
    /// Whether the value no longer depends on the depth.
    pub(crate) complete: bool,
}

impl Verdict {
    /// The same seen by the rival.
    pub(crate) fn turned(self) -> Self {
        Verdict { value: -self.value, ..self }
    }

    /// The same with some points more.
    pub(crate) fn plus(self, points: i32) -> Self {
        Verdict { value: self.value + points, ..self }
    }
}

/// Where a node stands: who is to move, how many moves there are to go, and how many led there.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
    pub(crate) depth: u32,
    pub(crate) ply: u32,
}

impl Place {
    /// The place after one more move.
    pub(crate) fn below(self) -> Self {
        Place { seat: self.seat.rival(), depth: self.depth - 1, ply: self.ply + 1 }
    }
}

/// The values that matter: those that do not lie between the two need not be known exactly.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// The same seen by the rival.
    pub(crate) fn turned(self) -> Self {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// What matters once a move of this value is known.
    pub(crate) fn above(self, value: i32) -> Self {
        Window { alpha: self.alpha.max(value), ..self }
    }

    /// The same without some points that are already won.
    pub(crate) fn less(self, points: i32) -> Self {
        Window { alpha: self.alpha - points, beta: self.beta - points }
    }

    /// Asks only whether a value is above alpha.
    pub(crate) fn closed(self) -> Self {
        Window { beta: self.alpha + 1, ..self }
    }
}

/// The best move of a node so far.
#[derive(Clone, Copy)]
pub(crate) struct Best {
    pub(crate) verdict: Verdict,
    pub(crate) code: u16,
    /// Whether all verdicts so far were complete.
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
