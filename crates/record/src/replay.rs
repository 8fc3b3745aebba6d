//! A record together with the positions at its nodes.

use std::fmt;
use std::sync::Arc;

use rusc_catalog::Catalog;
use rusc_host::AnyPosition;
use rusc_present::{SpecError, Why};

use crate::{Action, NodeId, Record};

rusc_present::reasons! {
    /// Why a record is not a match of its game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ReplayError {
        /// The number of players is not that of the game.
        #[error("{spec} has {seats} seats, but the number of players is {sitters}")]
        Seats {
            /// The spec of the game.
            spec: String,
            /// The number of seats in the game.
            seats: u8,
            /// The number of players in the record.
            sitters: usize,
        } => "replay-seats",
        /// A node whose move, set-up or ending the rules do not allow.
        #[error("node {node}: {why}")]
        Node {
            /// The number of the node.
            node: u32,
            /// Why the rules do not allow the node.
            why: Why,
        } => "replay-node",
    }
    nested {
        /// The spec is invalid.
        Spec(SpecError),
    }
}

/// A record and the position at every node of its tree. A node without a move shares the position of its parent.
#[derive(Clone)]
pub struct Replay {
    /// The record, with every move in its usual notation.
    pub record: Record,
    /// The positions, in the order of the nodes.
    pub positions: Vec<Arc<dyn AnyPosition>>,
}

impl Replay {
    /// Replays a record by the rules of its game.
    ///
    /// # Errors
    /// Names the node that the rules do not allow.
    pub fn new(catalog: &Catalog, mut record: Record) -> Result<Replay, ReplayError> {
        let start = start(catalog, &record.spec, record.seats.len())?;
        let mut positions: Vec<Arc<dyn AnyPosition>> = Vec::with_capacity(record.tree.len());
        for id in record.tree.ids() {
            let node = record.tree.node(id);
            let before = node.parent.map_or(&start, |parent| &positions[parent.index()]);
            let (name, position) = act(before, &node.action).map_err(|why| ReplayError::Node { node: id.0, why })?;
            positions.push(position);
            if let Some(usual) = name.map(Action::Move).filter(|usual| *usual != node.action) {
                record.tree.node_mut(id).action = usual;
            }
        }
        Ok(Replay { record, positions })
    }

    /// The position at a node.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn position(&self, at: NodeId) -> &Arc<dyn AnyPosition> {
        &self.positions[at.index()]
    }
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("record", &self.record).finish_non_exhaustive()
    }
}

/// The starting position of a game, if it has this number of players.
pub(crate) fn start(catalog: &Catalog, spec: &str, sitters: usize) -> Result<Arc<dyn AnyPosition>, ReplayError> {
    let (_, start) = catalog.start(spec)?;
    if usize::from(start.seats()) != sitters {
        return Err(ReplayError::Seats { spec: spec.to_owned(), seats: start.seats(), sitters });
    }
    Ok(start)
}

/// Applies an action to a position and gives the resulting position, and the usual name of the move if it was one.
pub(crate) fn act(
    position: &Arc<dyn AnyPosition>,
    action: &Action,
) -> Result<(Option<String>, Arc<dyn AnyPosition>), Why> {
    match action {
        Action::Nothing | Action::End(_) => Ok((None, Arc::clone(position))),
        Action::Move(name) => {
            let played = position.play(name).map_err(|error| Why::of(&error))?;
            Ok((Some(played.name), played.position))
        }
        Action::SetUp(set_up) => Ok((None, position.set_up(set_up).map_err(|error| Why::of(&error))?)),
    }
}
