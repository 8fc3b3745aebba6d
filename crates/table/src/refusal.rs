//! Why a table does not do what it is asked.

use rusc_game::Seat;
use rusc_host::PlayError;
use rusc_present::{SpecError, Why};

rusc_present::reasons! {
    /// Why something was not done; the match is as it was.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The match has ended.
        #[error("the match is over")]
        Over => "refused-over",
        /// Another seat is to move.
        #[error("it is the turn of player {seat}")]
        NotYourTurn {
            /// Who is to move.
            seat: Seat,
        } => "refused-turn",
        /// A bot sits there.
        #[error("a bot plays for player {seat}")]
        BotSitsThere {
            /// Where.
            seat: Seat,
        } => "refused-bot",
        /// The game has no such seat.
        #[error("there is no player {seat}")]
        NoSeat {
            /// Which.
            seat: Seat,
        } => "refused-no-seat",
        /// The table has moved on since the person looked.
        #[error("the match has gone on since: look again")]
        Moved => "refused-late",
        /// The tree has no such node.
        #[error("there is no move number {node} in this match")]
        NoNode {
            /// Which.
            node: u32,
        } => "refused-no-node",
        /// Nothing was played that could be taken back.
        #[error("there is nothing to take back")]
        NothingToUndo => "refused-undo",
        /// Nothing was taken back.
        #[error("there is nothing to play again")]
        NothingToRedo => "refused-redo",
        /// Going back would forget what somebody has seen.
        #[error("{name} cannot be taken back: it showed what was hidden")]
        Revealed {
            /// The move that showed it.
            name: String,
        } => "refused-revealed",
        /// The future of the position is known.
        #[error("no other move can be tried here: what followed has shown what was hidden")]
        FutureIsKnown => "refused-future",
        /// Thoughts would tell what a seat may not know.
        #[error("this would tell what is hidden; it can be asked for when the match is over")]
        Hidden => "refused-hidden",
        /// It is nobody's turn that could be thought about.
        #[error("there is no bot to move")]
        NoBotToMove => "refused-no-bot",
        /// The number is out of range.
        #[error("a move takes 0 to 60 seconds, not {seconds}")]
        Pace {
            /// What was asked for.
            seconds: String,
        } => "refused-pace",
        /// A comment has a limit.
        #[error("a comment has at most {most} characters")]
        LongComment {
            /// How many it may have.
            most: usize,
        } => "refused-long-comment",
        /// The event could not be stored.
        #[error("the move could not be saved: {why}")]
        NotKept {
            /// Why not.
            why: Why,
        } => "refused-not-kept",
        /// Another program has gone on with the match.
        #[error("another program goes on with this match: load it again")]
        Elsewhere => "refused-elsewhere",
    }
    nested {
        /// The move cannot be played.
        Play(PlayError),
        /// The bot does not exist or does not take that.
        Bot(SpecError),
    }
}
