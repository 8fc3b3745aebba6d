//! The positions of a record, by the rules of its game.

use offer::{PlayError, Position, SetUpError, SpecError};

use crate::{Action, NodeId, Record};

/// Why a record is not a match of its game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The game does not exist.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// A move cannot be played.
    #[error("node {}: {reason}", node.0)]
    Move {
        /// Where it stands.
        node: NodeId,
        /// Why not.
        reason: PlayError,
    },
    /// Stones cannot be put there.
    #[error("node {}: {reason}", node.0)]
    SetUp {
        /// Where it stands.
        node: NodeId,
        /// Why not.
        reason: SetUpError,
    },
    /// Every seat needs somebody.
    #[error("{spec} has {seats} seats, but {sitters} are named")]
    Seats {
        /// The game.
        spec: String,
        /// How many play it.
        seats: u8,
        /// How many are named.
        sitters: usize,
    },
}

impl ReplayError {
    /// What is wrong, without where.
    pub(crate) fn reason(&self) -> String {
        match self {
            ReplayError::Move { reason, .. } => reason.to_string(),
            ReplayError::SetUp { reason, .. } => reason.to_string(),
            ReplayError::Spec(_) | ReplayError::Seats { .. } => self.to_string(),
        }
    }
}

/// The position at every node, in the order of the nodes.
///
/// # Errors
/// Names the node at which something is against the rules.
pub fn positions(record: &Record) -> Result<Vec<Box<dyn Position>>, ReplayError> {
    let start = start(&record.spec, record.seats.len())?;
    let mut positions: Vec<Box<dyn Position>> = Vec::with_capacity(record.tree.len());
    for id in record.tree.ids() {
        let node = record.tree.node(id);
        let mut position = node.parent.map_or_else(|| start.clone(), |parent| positions[parent.index()].clone());
        act(&mut *position, id, &node.action)?;
        positions.push(position);
    }
    Ok(positions)
}

/// The position a game begins with, if so many play it.
pub(crate) fn start(spec: &str, sitters: usize) -> Result<Box<dyn Position>, ReplayError> {
    let (_, start) = catalog::start(spec)?;
    if usize::from(start.seats()) != sitters {
        return Err(ReplayError::Seats { spec: spec.to_owned(), seats: start.seats(), sitters });
    }
    Ok(start)
}

/// Lets something happen in a position, and gives it with the move as it is usually written.
pub(crate) fn act(position: &mut dyn Position, node: NodeId, action: &Action) -> Result<Action, ReplayError> {
    match action {
        Action::Nothing | Action::End(_) => Ok(action.clone()),
        Action::Move(name) => {
            position.play(name).map(Action::Move).map_err(|reason| ReplayError::Move { node, reason })
        }
        Action::SetUp(set_up) => match position.set_up(set_up) {
            Ok(()) => Ok(action.clone()),
            Err(reason) => Err(ReplayError::SetUp { node, reason }),
        },
    }
}
