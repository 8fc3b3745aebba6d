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
        let filled = FilledIn::new(position);
        let mover = position.mover();
        let mut outlook = Outlook { winner: filled.position.winner(), moves: Cells::EMPTY, filled };
        if outlook.winner.is_none() {
            let position = &outlook.filled.position;
            if search.connections(position, mover, detail).quickest_win().is_some() {
                outlook.winner = Some(mover);
            } else {
                let threats = search.connections(position, mover.rival(), detail);
                outlook.moves = must_play(&threats);
                if outlook.moves.is_empty() {
                    outlook.winner = Some(mover.rival());
                } else {
                    outlook.leave_out_vulnerable(!threats.nearly_winning().is_empty());
                }
            }
        }
        outlook
    }

    /// Leaves out moves that the rival can make useless, unless nothing else is left.
    fn leave_out_vulnerable(&mut self, is_threatened: bool) {
        let mover = self.filled.position.mover();
        let left = self.moves & !self.filled.vulnerable(mover);
        if !left.is_empty() {
            self.moves = left;
        } else if is_threatened {
            // Each of the moves is answered by one that makes it useless, and then the threat is carried out.
            self.winner = Some(mover.rival());
            self.moves = Cells::EMPTY;
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
