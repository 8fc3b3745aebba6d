//! A record that is built node by node, checked against the rules of its game.

use std::sync::Arc;

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_host::AnyPosition;
use rusc_present::Why;

use crate::replay::{act, start};
use crate::{Action, MoveTree, NodeId, Problem, Record, Replay, Sitter};

/// The largest number of nodes, so that a small file cannot ask for any amount of memory.
const MOST_NODES: usize = 200_000;

/// A record being read, with the position at every node.
pub(crate) struct Growth {
    replay: Replay,
}

impl Growth {
    /// A record with nothing played yet.
    pub(crate) fn new(catalog: &Catalog, spec: &str, seats: Vec<Sitter>) -> Result<Self, Problem> {
        let start = start(catalog, spec, seats.len()).map_err(|error| Problem::rules(Why::of(&error)))?;
        Ok(Growth { replay: Replay { record: Record::new(spec, seats), positions: vec![start] } })
    }

    pub(crate) fn tree(&mut self) -> &mut MoveTree {
        &mut self.replay.record.tree
    }

    /// The position at a node.
    pub(crate) fn position(&self, id: NodeId) -> &Arc<dyn AnyPosition> {
        self.replay.position(id)
    }

    /// Sets up the start, or says why that is not possible.
    pub(crate) fn begin(&mut self, action: &Action) -> Result<(), Problem> {
        if matches!(action, Action::Move(_) | Action::End(_)) {
            return Err(Problem::PlayedAtStart);
        }
        let (_, position) = act(self.position(NodeId::ROOT), action).map_err(Problem::rules)?;
        self.replay.positions[0] = position;
        self.tree().node_mut(NodeId::ROOT).action = action.clone();
        Ok(())
    }

    /// Adds a node, with its move in the usual notation, or says why it cannot follow.
    pub(crate) fn add(&mut self, parent: NodeId, action: Action) -> Result<NodeId, Problem> {
        if self.replay.positions.len() >= MOST_NODES {
            return Err(Problem::TooLong { most: MOST_NODES });
        }
        if let Action::End(ending) = &action {
            self.check_seats(ending.loser())?;
        }
        let (name, position) = act(self.position(parent), &action).map_err(Problem::rules)?;
        self.replay.positions.push(position);
        Ok(self.tree().add(parent, name.map_or(action, Action::Move)))
    }

    /// Checks that these seats exist.
    pub(crate) fn check_seats(&self, seats: impl IntoIterator<Item = Seat>) -> Result<(), Problem> {
        let count = self.replay.record.seats.len();
        match seats.into_iter().find(|seat| seat.index() >= count) {
            Some(seat) => Err(Problem::NoSeat { seat, count }),
            None => Ok(()),
        }
    }

    /// Mutable access to the record.
    pub(crate) fn record(&mut self) -> &mut Record {
        &mut self.replay.record
    }

    pub(crate) fn into_replay(self) -> Replay {
        self.replay
    }
}
