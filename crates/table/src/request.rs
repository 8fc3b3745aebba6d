//! The requests that a person can make of a match.

use rusc_game::Seat;
use rusc_record::{NodeId, Sitter};

use crate::Mark;

/// A person's request.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Play a move.
    Play {
        /// The seat that moves.
        seat: Seat,
        /// The move as text.
        text: String,
        /// The node the person was looking at; if not given, the current one.
        at: Option<NodeId>,
    },
    /// Resign.
    Resign {
        /// The seat that resigns.
        seat: Seat,
    },
    /// Go back to the previous turn of a seat, or by one move if no seat is given.
    Undo {
        /// The seat whose turn to go back to.
        seat: Option<Seat>,
    },
    /// Go forward on the line after going back.
    Redo {
        /// The seat whose turn to go forward to.
        seat: Option<Seat>,
    },
    /// Go to any node.
    GoTo {
        /// The node to go to.
        node: NodeId,
    },
    /// Put another person or bot in a seat.
    Seat {
        /// The seat to fill.
        seat: Seat,
        /// The new player.
        sitter: Sitter,
    },
    /// Comment on a node.
    Comment {
        /// The node to comment on.
        node: NodeId,
        /// The text of the comment.
        comment: String,
    },
    /// Put a mark or an arrow on the board at a node, or take it away if it is there.
    Mark {
        /// The node.
        node: NodeId,
        /// The kind of mark.
        mark: Mark,
        /// The cell, or the cells from and to which an arrow points, with a colon between them.
        cells: String,
    },
    /// Pause bots and clocks.
    Pause,
    /// Resume bots and clocks.
    Resume,
    /// Set the minimum time for moves in a match between bots.
    Pace {
        /// The minimum time for a move, in seconds.
        seconds: f64,
    },
}
