//! An open position: the moves still to be searched, and why all others lose.

use super::theorem::{Theorem, joined};
use crate::inferior::{Dominated, FilledIn};
use crate::{Cells, Move, Position};

/// An open position: filled in, with the threats that the side to move must answer.
pub struct Node<const WORDS: usize> {
    pub(super) filled: FilledIn<WORDS>,
    pub(super) before: Position<WORDS>,
    /// The move that led here, if it is known.
    pub(super) last: Option<Move>,
    pub(super) moves: Vec<Move>,
    /// Number of theorems that existed when the position was last looked at.
    pub(super) seen: usize,
    /// The rival wins with each of these if it is the rival's turn.
    pub(super) threats: Vec<Theorem<WORDS>>,
    /// The cells that meet every threat.
    pub(super) common: Cells<WORDS>,
    /// Cells that meet every threat, but which the rival can make useless.
    vulnerable: Cells<WORDS>,
    /// Moves left out because another is at least as good.
    dominated: Vec<Dominated<WORDS>>,
}

impl<const WORDS: usize> Node<WORDS> {
    /// A node without moves yet.
    pub(super) fn new(filled: FilledIn<WORDS>, before: Position<WORDS>, last: Option<Move>) -> Self {
        let common = filled.position.empty();
        let (moves, threats, vulnerable, dominated) = (Vec::new(), Vec::new(), Cells::EMPTY, Vec::new());
        Node { filled, before, last, moves, seen: 0, threats, common, vulnerable, dominated }
    }

    /// Whether no stone lies on the board.
    pub(super) fn is_opening(&self) -> bool {
        self.before.empty() == self.before.board().all()
    }

    /// Adds a threat of the rival, unless it says nothing new.
    pub(super) fn add(&mut self, threat: Theorem<WORDS>) {
        if !self.common.is_within(threat.carrier) {
            self.common &= threat.carrier;
            self.threats.push(threat);
        }
    }

    /// The moves still to be searched.
    pub(super) fn live(&self) -> Cells<WORDS> {
        self.dominated.iter().fold(self.common & !self.vulnerable, |cells, dominated| cells.without(dominated.cell))
    }

    /// Leaves out moves that need not be searched.
    pub(super) fn leave_out_inferior(&mut self) {
        let vulnerable = self.filled.vulnerable(self.before.mover());
        // If no threat is known, the mover may have won already; then vulnerable moves win like all others.
        if !self.threats.is_empty() || !self.common.is_within(vulnerable) {
            self.vulnerable = vulnerable;
        }
        let mut live = self.live();
        for dominated in self.filled.dominated() {
            // The better move is searched, or known to lose. A vulnerable one would be neither.
            let is_decided = live.contains(dominated.by) || !self.common.contains(dominated.by);
            if live.contains(dominated.cell) && is_decided {
                live.remove(dominated.cell);
                self.dominated.push(dominated);
            }
        }
    }

    /// Why the position is lost when no move is left: threats that cannot all be met, with the reasons why the moves that would
    /// meet them are of no use.
    pub(super) fn lost(&self) -> Theorem<WORDS> {
        let position = &self.filled.position;
        let (mover, rival) = (position.mover(), position.mover().rival());
        let joined = joined(&self.threats, position.empty() & !self.common);
        let mut theorem = joined.union;
        for cell in joined.shared.iter() {
            if self.vulnerable.contains(cell) {
                let killer = self.filled.killer(mover, cell).expect("the cell is vulnerable");
                theorem.stones |= self.filled.stones_at(rival, Cells::of(cell) | Cells::of(killer));
                theorem.carrier.insert(killer);
            } else {
                let reason = self.dominated.iter().find(|dominated| dominated.cell == cell);
                let support = reason.expect("every other move was searched").support;
                theorem.stones |= support & position.stones(rival);
                theorem.carrier |= support & position.empty();
            }
        }
        theorem
    }
}
