//! What a page of a match is drawn from: the match at a moment, and who looks at it in which way.

use game::Seat;
use host::Insight;
use present::{Eyes, Why};
use record::NodeId;
use table::Snapshot;

use crate::{Drawings, Overlay};

/// A match at a moment, as one person looks at it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// How the games are drawn.
    pub drawings: &'a Drawings,
    /// The id of the match in addresses.
    pub id: &'a str,
    /// The match, and what is being thought about it.
    pub snapshot: &'a Snapshot,
    /// Who looks; all eyes where nothing is hidden, or nothing any more.
    pub eyes: Eyes,
    /// The seats of the person who looks.
    pub own: &'a [Seat],
    /// The node that is shown.
    pub node: NodeId,
    /// Whether the table itself is looked at, not a position apart from it.
    pub is_live: bool,
    /// What is laid over the board.
    pub overlay: Option<Overlay>,
    /// What the game has found out about the position, where the overlay needs it.
    pub insight: Option<&'a Insight>,
    /// Why what the overlay needs is not looked for.
    pub refusal: Option<&'a Why>,
    /// What the person may do.
    pub may: May,
    /// The addresses that claim seats, of those nobody has claimed yet, for whoever may hand them on.
    pub links: &'a [(Seat, String)],
    /// What is said to this person; by default what troubles the table.
    pub message: Option<&'a Why>,
    /// The address of its events, with `?as=` where the person has said which seat; none where the table is not looked at.
    pub events: Option<&'a str>,
    /// The seat whose hand is shown to whoever says to sit there: several share this device.
    pub hand_of: Option<Seat>,
    /// The id of the rematch, if there is one.
    pub rematch: Option<&'a str>,
    /// The seat that may begin the rematch, where the rules leave that open.
    pub beginner: Option<Seat>,
    /// A number of this match that chooses what does not matter, such as the ground of an island.
    pub number: u64,
}

/// What a person may do at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct May {
    /// Play a move, and see the hint for it.
    pub play: bool,
    /// Take moves back.
    pub undo: bool,
    /// Play them again.
    pub redo: bool,
    /// Ask for a hint.
    pub hint: bool,
    /// Give up.
    pub resign: bool,
    /// Tell a bot to move at once.
    pub hurry: bool,
    /// Change names, levels and the analysis, and go to other nodes.
    pub manage: bool,
    /// Start a rematch.
    pub again: bool,
}
