//! A record together with its positions, by the rules of its game.

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
        /// Every seat needs somebody.
        #[error("{spec} has {seats} seats, but {sitters} are named")]
        Seats {
            /// The game.
            spec: String,
            /// How many play it.
            seats: u8,
            /// How many are named.
            sitters: usize,
        } => "replay-seats",
        /// What happened at a node cannot have happened there.
        #[error("node {node}: {why}")]
        Node {
            /// Which.
            node: u32,
            /// Why not.
            why: Why,
        } => "replay-node",
    }
    nested {
        /// The game does not exist.
        Spec(SpecError),
    }
}

/// A record and the position at every node of its tree. A node at which nothing is played shares that of its parent.
#[derive(Clone)]
pub struct Replay {
    /// What was played, each move as it is usually written.
    pub record: Record,
    /// The positions in the order of the nodes.
    pub positions: Vec<Arc<dyn AnyPosition>>,
}

impl Replay {
    /// Plays a record again.
    ///
    /// # Errors
    /// Names the node at which something is against the rules.
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

/// The position a game begins with, if so many play it.
pub(crate) fn start(catalog: &Catalog, spec: &str, sitters: usize) -> Result<Arc<dyn AnyPosition>, ReplayError> {
    let (_, start) = catalog.start(spec)?;
    if usize::from(start.seats()) != sitters {
        return Err(ReplayError::Seats { spec: spec.to_owned(), seats: start.seats(), sitters });
    }
    Ok(start)
}

/// What follows from something that happens in a position: the usual name of a move that was played, and the position.
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
