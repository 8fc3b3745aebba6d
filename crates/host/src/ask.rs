//! Asks a player for a move, checks the answer and decides forfeits. No other code does this.

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
        /// The bot returned no move.
        #[error("played nothing")]
        Nothing => "forfeit-nothing",
        /// The bot returned a move that cannot be played.
        #[error("played {text:?}: {why}")]
        Illegal {
            /// The text the bot returned as its move.
            text: String,
            /// Why that move cannot be played.
            why: Why,
        } => "forfeit-illegal",
    }
}

/// The result of asking a player for a move.
pub enum Answer {
    /// A move that can be played.
    Move {
        /// The move and the position after it.
        played: Played,
        /// What the player thought of the position before the move.
        thought: Thought,
    },
    /// The player resigned or forfeited, and loses the game.
    GaveUp(GivenUp),
    /// The player used more time than was left on its clock.
    OutOfTime,
    /// The player was stopped before it had a move.
    Stopped,
}

/// Asks a player to move for the seat whose turn it is; `left` is the time left on its clock, if the game has clocks.
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
        // A search that is stopped early may have no move yet.
        None if control.stop.load(Ordering::Relaxed) => Answer::Stopped,
        None => failed(Forfeit::Nothing),
    }
}
