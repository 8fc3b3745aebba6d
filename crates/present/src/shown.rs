//! How a game shows its positions.

use rusc_game::{Game, Seat};
use rusc_search::Control;
use serde::Serialize;

use crate::{Eyes, Reason, SetUp, SetUpError};

/// A game whose positions can be shown.
pub trait Shown: Game<Illegal: Reason> {
    /// The board for one viewer, as plain data: everything a drawing needs.
    type Board: Serialize + Send + Sync + 'static;
    /// Analysis beyond the rules that takes time to compute: in Hex virtual connections and currents, in Connect Four exact scores.
    type Insight: Serialize + Send + Sync + 'static;

    /// Whether the game has hidden information, so that viewers see different boards.
    const HIDES_HANDS: bool = false;

    /// The board for a viewer.
    fn board(&self, eyes: Eyes) -> Self::Board;
    /// The board for a viewer as plain text.
    fn text(&self, eyes: Eyes) -> String;
    /// The board as plain text with a sign at the cell of each move; `None` if moves have no cells of their own.
    fn marked(&self, _: &[(Self::Move, char)]) -> Option<String> {
        None
    }
    /// The analysis of this position, with reports of what is known so far; `None` by default, and if it needs a search that is
    /// stopped before it has begun.
    fn insight(&self, _: &Control, _: &mut (dyn FnMut(Self::Insight) + Send)) -> Option<Self::Insight> {
        None
    }
    /// The points of each seat; `None` if the game does not count points.
    fn points(&self) -> Option<Vec<i64>> {
        None
    }
    /// The same game with stones placed or removed, or with the turn changed.
    ///
    /// # Errors
    /// Says why the position cannot be set up; by default none can.
    fn set_up(&self, _: &SetUp) -> Result<Self, SetUpError> {
        Err(SetUpError::NotInThisGame)
    }
    /// The cells on which stones can be set up, with the owners of those that lie there; none by default.
    fn cells(&self) -> Vec<(String, Option<Seat>)> {
        Vec::new()
    }
    /// Whether the move reveals hidden information, so that it cannot be taken back.
    fn reveals(&self, _: Self::Move) -> bool {
        Self::HIDES_HANDS
    }
}
