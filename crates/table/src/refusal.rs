//! Why a table refuses a request.

use rusc_game::Seat;
use rusc_host::PlayError;
use rusc_present::{SpecError, Why};

rusc_present::reasons! {
    /// Why a request was refused; the match is unchanged.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The match is over.
        #[error("the match is over")]
        Over => "refused-over",
        /// It is another seat's turn.
        #[error("it is the turn of player {seat}")]
        NotYourTurn {
            /// The seat to move.
            seat: Seat,
        } => "refused-turn",
        /// A bot has the seat.
        #[error("a bot plays for player {seat}")]
        BotSitsThere {
            /// The seat that was named.
            seat: Seat,
        } => "refused-bot",
        /// There is no such seat.
        #[error("there is no player {seat}")]
        NoSeat {
            /// The seat that was named.
            seat: Seat,
        } => "refused-no-seat",
        /// The match has moved on since the person looked at it.
        #[error("the match has moved on: look at the board again")]
        Moved => "refused-late",
        /// There is no such node.
        #[error("there is no move number {node} in this match")]
        NoNode {
            /// The number of the node.
            node: u32,
        } => "refused-no-node",
        /// There is no move to take back.
        #[error("there is nothing to take back")]
        NothingToUndo => "refused-undo",
        /// There is no move to play again.
        #[error("there is nothing to play again")]
        NothingToRedo => "refused-redo",
        /// The move revealed something hidden, so it cannot be taken back.
        #[error("{name} cannot be taken back: it revealed something hidden")]
        Revealed {
            /// The move that revealed something.
            name: String,
        } => "refused-revealed",
        /// Later moves from this position have revealed something hidden.
        #[error("no other move can be tried here, since later moves revealed something hidden")]
        FutureIsKnown => "refused-future",
        /// The answer would reveal hidden information.
        #[error("this would reveal hidden information; try again when the match is over")]
        Hidden => "refused-hidden",
        /// It is not a bot's turn.
        #[error("there is no bot to move")]
        NoBotToMove => "refused-no-bot",
        /// The minimum time for a move is out of range.
        #[error("a move takes 0 to 60 seconds, not {seconds}")]
        Pace {
            /// The number of seconds requested.
            seconds: String,
        } => "refused-pace",
        /// The comment is too long.
        #[error("a comment has at most {most} characters")]
        LongComment {
            /// The largest number of characters.
            most: usize,
        } => "refused-long-comment",
        /// A mark that is not on a cell, or an arrow that does not join two.
        #[error("{cells:?} cannot be marked on this board")]
        NoMark {
            /// The cells that were given.
            cells: String,
        } => "refused-no-mark",
        /// Too many marks.
        #[error("a position has at most {most} marks")]
        ManyMarks {
            /// The largest number of marks.
            most: usize,
        } => "refused-many-marks",
        /// The event could not be stored.
        #[error("the move could not be saved: {why}")]
        NotKept {
            /// Why the event could not be saved.
            why: Why,
        } => "refused-not-kept",
        /// Another program has continued the match.
        #[error("another program has continued this match: load it again")]
        Elsewhere => "refused-elsewhere",
    }
    nested {
        /// The move is not legal.
        Play(PlayError),
        /// The bot or its parameters are invalid.
        Bot(SpecError),
    }
}
