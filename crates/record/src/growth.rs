//! A record that grows by the rules of its game.

use offer::Position;

use crate::replay::{act, start};
use crate::{Action, NodeId, Record, ReplayError, Sitter, Tree};

/// A record being read, with the position at every node.
pub(crate) struct Growth {
    record: Record,
    positions: Vec<Box<dyn Position>>,
}

impl Growth {
    /// A match in which nothing has happened yet.
    pub(crate) fn new(spec: &str, seats: Vec<Sitter>) -> Result<Self, ReplayError> {
        let start = start(spec, seats.len())?;
        Ok(Growth { record: Record::new(spec, seats), positions: vec![start] })
    }

    pub(crate) fn tree(&mut self) -> &mut Tree {
        &mut self.record.tree
    }

    /// Says what happened at the start.
    pub(crate) fn begin(&mut self, action: &Action) -> Result<(), ReplayError> {
        let mut position = self.positions[0].clone();
        self.record.tree.node_mut(NodeId::ROOT).action = act(&mut *position, NodeId::ROOT, action)?;
        self.positions[0] = position;
        Ok(())
    }

    /// Adds what came after a node; moves are written as they usually are.
    pub(crate) fn add(&mut self, parent: NodeId, action: &Action) -> Result<NodeId, ReplayError> {
        let mut position = self.positions[parent.index()].clone();
        let next = NodeId(self.positions.len() as u32);
        let action = act(&mut *position, next, action)?;
        self.positions.push(position);
        Ok(self.record.tree.add(parent, action))
    }

    pub(crate) fn into_record(self) -> Record {
        self.record
    }
}
