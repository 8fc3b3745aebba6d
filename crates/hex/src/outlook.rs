//! What fill-in and connections show about a position, without a search.

use rusc_game::Seat;

use crate::connections::{Connections, Detail, HSearch};
use crate::inferior::FilledIn;
use crate::{Cells, Position};

/// What one evaluation shows.
#[derive(Clone, Debug)]
pub struct Outlook<const WORDS: usize> {
    /// The winner with best play, if it is proven.
    pub winner: Option<Seat>,
    /// The moves worth trying: all others lose, or do no more than these. Empty if the winner is proven.
    pub moves: Cells<WORDS>,
    /// The position with dead and captured cells filled in.
    pub filled: FilledIn<WORDS>,
}

impl<const WORDS: usize> Outlook<WORDS> {
    /// Evaluates a position that is not over, without regard to the swap rule.
    pub fn new(position: &Position<WORDS>, search: &mut HSearch<WORDS>, detail: Detail) -> Self {
        Outlook::with_connections(position, search, detail).0
    }

    /// Evaluates a position as [`Outlook::new`] does; if its winner stays open, returns the connections on the filled-in board
    /// too, those of the side to move first.
    pub fn with_connections(
        position: &Position<WORDS>,
        search: &mut HSearch<WORDS>,
        detail: Detail,
    ) -> (Self, Option<[Connections<WORDS>; 2]>) {
        let mut filled = FilledIn::new(position);
        let mover = position.mover();
        loop {
            if let Some(winner) = filled.position.winner() {
                return (Outlook::decided(filled, winner), None);
            }
            let chances = search.chances(&filled.position, detail);
            if chances.quickest_win().is_some() {
                return (Outlook::decided(filled, mover), None);
            }
            let threats = search.connections(&filled.position, mover.rival(), detail);
            if threats.is_won() {
                return (Outlook::decided(filled, mover.rival()), None);
            }
            if filled.fill_enclosed(&chances) || filled.fill_enclosed(&threats) {
                continue;
            }
            let mut outlook = Outlook { winner: None, moves: must_play(&threats), filled };
            outlook.leave_out_inferior(!threats.nearly_winning().is_empty());
            let connections = outlook.winner.is_none().then_some([chances, threats]);
            return (outlook, connections);
        }
    }

    fn decided(filled: FilledIn<WORDS>, winner: Seat) -> Self {
        Outlook { winner: Some(winner), moves: Cells::EMPTY, filled }
    }

    /// Leaves out moves that the rival can make useless and moves that are no better than others.
    fn leave_out_inferior(&mut self, is_threatened: bool) {
        let (mover, meeting) = (self.filled.position.mover(), self.moves);
        let left = meeting & !self.filled.vulnerable(mover);
        // Without a threat the mover may have won already; then vulnerable moves win like all others.
        if is_threatened || !left.is_empty() {
            self.moves = left;
        }
        for dominated in self.filled.dominated() {
            // The better move is kept, or known to lose. A vulnerable one would be neither.
            if self.moves.contains(dominated.by) || !meeting.contains(dominated.by) {
                self.moves.remove(dominated.cell);
            }
        }
        if self.moves.is_empty() {
            // Each of the moves is answered by one that makes it useless, and then a threat is carried out.
            self.winner = Some(mover.rival());
        }
    }
}

/// The cells that meet every threat of a player to win at once; none if the player has won.
pub fn must_play<const WORDS: usize>(threats: &Connections<WORDS>) -> Cells<WORDS> {
    if threats.is_won() {
        return Cells::EMPTY;
    }
    threats.nearly_winning().iter().fold(threats.empty(), |common, &carrier| common & carrier)
}
