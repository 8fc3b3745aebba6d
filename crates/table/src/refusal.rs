//! Why a table does not do what it is asked.

use game::Seat;
use offer::{PlayError, SpecError};
use record::NodeId;

/// Why something was not done; the match is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// Another seat is to move.
    #[error("it is the turn of player {0}")]
    NotYourTurn(Seat),
    /// A bot sits there.
    #[error("a bot plays for player {0}")]
    BotSitsThere(Seat),
    /// The game has no such seat.
    #[error("there is no player {0}")]
    NoSeat(Seat),
    /// The move cannot be played.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The table has moved on since the person looked.
    #[error("the match has gone on since: look again")]
    Moved,
    /// The tree has no such node.
    #[error("there is no move number {} in this match", .0.0)]
    NoNode(NodeId),
    /// Nothing was played that could be taken back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing was taken back.
    #[error("there is nothing to play again")]
    NothingToRedo,
    /// Going back would forget what somebody has seen.
    #[error("{0} cannot be taken back: it showed what was hidden")]
    Revealed(String),
    /// The future of the position is known.
    #[error("no other move can be tried here: what followed has shown what was hidden")]
    FutureIsKnown,
    /// Thoughts would tell what a seat may not know.
    #[error("this would tell what is hidden; it can be asked for when the match is over")]
    Hidden,
    /// The bot does not exist or does not take that.
    #[error(transparent)]
    Bot(#[from] SpecError),
    /// It is nobody's turn that could be thought about.
    #[error("there is no bot to move")]
    NoBotToMove,
    /// The number is out of range.
    #[error("a move takes 0 to 60 seconds, not {0}")]
    Pace(String),
    /// A comment has a limit.
    #[error("a comment has at most {0} characters")]
    LongComment(usize),
    /// The event could not be stored.
    #[error("the move could not be saved: {0}")]
    NotKept(String),
}
