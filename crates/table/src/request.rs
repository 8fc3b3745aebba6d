//! What can be asked of a match.

use rusc_game::Seat;
use rusc_record::{NodeId, Sitter};

/// Something a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// To play a move for a seat.
    Play {
        /// For whom.
        seat: Seat,
        /// The move.
        text: String,
        /// The node the person was looking at; any where it is not said.
        at: Option<NodeId>,
    },
    /// To give up.
    Resign {
        /// Who gives up.
        seat: Seat,
    },
    /// To go back to the last turn of a seat, or by one move where none is named.
    Undo {
        /// Whose turn to go back to.
        seat: Option<Seat>,
    },
    /// To go on again along the line that was gone back on.
    Redo {
        /// Whose turn to go on to.
        seat: Option<Seat>,
    },
    /// To go to any node.
    GoTo {
        /// Where.
        node: NodeId,
    },
    /// To seat somebody else, or a bot of another level.
    Seat {
        /// Where.
        seat: Seat,
        /// Whom.
        sitter: Sitter,
    },
    /// To say something about a node.
    Comment {
        /// About which.
        node: NodeId,
        /// What.
        comment: String,
    },
    /// To let bots and clocks wait.
    Pause,
    /// To let them go on.
    Resume,
    /// To let bots among themselves take so long for a move at least.
    Pace {
        /// The least time for a move.
        seconds: f64,
    },
}
