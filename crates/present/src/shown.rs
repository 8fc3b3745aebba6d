//! How a game shows itself.

use rusc_game::Game;
use serde::Serialize;

use crate::{Eyes, Reason, SetUp, SetUpError};

/// What a game shows of a position.
pub trait Shown: Game<Illegal: Reason> {
    /// The board as some eyes may see it: plain data, all that a drawing needs.
    type Board: Serialize + Send + Sync + 'static;
    /// What the game can find out about a position beyond its rules, at a cost: in Hex the virtual connections and currents.
    type Insight: Serialize + Send + Sync + 'static;

    /// Whether seats know different things, so that what is shown to one must be kept from another.
    const HIDES_HANDS: bool = false;

    /// The board as these eyes may see it.
    fn board(&self, eyes: Eyes) -> Self::Board;
    /// The board as plain text for these eyes.
    fn text(&self, eyes: Eyes) -> String;
    /// What the game can find out about this position; nothing by default.
    fn insight(&self) -> Option<Self::Insight> {
        None
    }
    /// The points of each seat; none where the game counts none.
    fn points(&self) -> Option<Vec<i64>> {
        None
    }
    /// The same game with other stones on the board.
    ///
    /// # Errors
    /// Says what cannot be set up; by default nothing can.
    fn set_up(&self, _: &SetUp) -> Result<Self, SetUpError> {
        Err(SetUpError::NotInThisGame)
    }
    /// Whether the move reveals hidden information, so that it cannot be taken back.
    fn reveals(&self, _: Self::Move) -> bool {
        Self::HIDES_HANDS
    }
}
