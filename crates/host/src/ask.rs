//! The one place where a player is asked for a move, its answer checked, and a forfeit decided.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rusc_game::Seat;
use rusc_present::Why;
use rusc_search::Control;

use crate::{AnyPosition, GivenUp, Played, Player, Thought};

rusc_present::reasons! {
    /// Why a bot forfeits a game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Forfeit {
        /// It gave no move.
        #[error("played nothing")]
        Nothing => "forfeit-nothing",
        /// It gave a move that cannot be played.
        #[error("played {text:?}: {why}")]
        Illegal {
            /// What it gave.
            text: String,
            /// Why not.
            why: Why,
        } => "forfeit-illegal",
    }
}

/// What came of asking a player for a move.
pub enum Answer {
    /// A move that can be played.
    Move {
        /// The move and the position after it.
        played: Played,
        /// What the player thought.
        thought: Thought,
    },
    /// It loses the game.
    GaveUp(GivenUp),
    /// It thought longer than it had time left.
    OutOfTime,
    /// It was stopped before it had a move.
    Stopped,
}

/// Asks a player for the move of the seat to move, which has `left` on its clock, if there is one.
///
/// # Panics
/// If the game is over.
pub fn ask(
    player: &mut dyn Player,
    position: &Arc<dyn AnyPosition>,
    left: Option<Duration>,
    control: &Control,
    progress: &mut dyn FnMut(&Thought),
) -> Answer {
    let seat: Seat = position.turn().seat().expect("a player is asked where a seat has the turn");
    let thought = player.think(&position.seen_by(seat), control, progress);
    let failed = |forfeit: Forfeit| Answer::GaveUp(GivenUp::Failed(Why::of(&forfeit)));
    if let Some(given_up) = thought.given_up {
        return Answer::GaveUp(given_up);
    }
    if left.is_some_and(|left| control.elapsed() > left) {
        return Answer::OutOfTime;
    }
    match &thought.best {
        Some(text) => match position.play(text) {
            Ok(played) => Answer::Move { played, thought },
            Err(error) => failed(Forfeit::Illegal { text: text.clone(), why: Why::of(&error) }),
        },
        // Not everything that thinks has a move at any moment.
        None if control.stop.load(Ordering::Relaxed) => Answer::Stopped,
        None => failed(Forfeit::Nothing),
    }
}
