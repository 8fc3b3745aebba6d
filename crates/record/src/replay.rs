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

/// The position at every node, in the order of the nodes.
///
/// # Errors
/// Names the node at which something is against the rules.
pub fn positions(record: &Record) -> Result<Vec<Box<dyn Position>>, ReplayError> {
    let (_, start) = catalog::start(&record.spec)?;
    if usize::from(start.seats()) != record.seats.len() {
        let (spec, seats, sitters) = (record.spec.clone(), start.seats(), record.seats.len());
        return Err(ReplayError::Seats { spec, seats, sitters });
    }
    let mut positions: Vec<Box<dyn Position>> = Vec::with_capacity(record.tree.len());
    for id in record.tree.ids() {
        let node = record.tree.node(id);
        let mut position = node.parent.map_or_else(|| start.clone(), |parent| positions[parent.index()].clone());
        match &node.action {
            Action::Nothing | Action::End(_) => {}
            Action::Move(name) => {
                position.play(name).map_err(|reason| ReplayError::Move { node: id, reason })?;
            }
            Action::SetUp(set_up) => {
                position.set_up(set_up).map_err(|reason| ReplayError::SetUp { node: id, reason })?;
            }
        }
        positions.push(position);
    }
    Ok(positions)
}
