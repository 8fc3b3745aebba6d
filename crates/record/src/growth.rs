//! A record that grows by the rules of its game.

use game::Seat;
use offer::Position;

use crate::replay::{act, start};
use crate::{Action, NodeId, Record, ReplayError, Sitter, Tree};

/// More nodes than anybody plays: a small text could otherwise ask for any amount of memory.
const MOST_NODES: usize = 200_000;

/// A record being read, with the position at every node.
pub(crate) struct Growth {
    record: Record,
    positions: Vec<Box<dyn Position>>,
    /// Which of the positions each node has: nodes at which nothing is played share their parent's.
    places: Vec<u32>,
}

impl Growth {
    /// A match in which nothing has happened yet.
    pub(crate) fn new(spec: &str, seats: Vec<Sitter>) -> Result<Self, ReplayError> {
        let start = start(spec, seats.len())?;
        Ok(Growth { record: Record::new(spec, seats), positions: vec![start], places: vec![0] })
    }

    pub(crate) fn tree(&mut self) -> &mut Tree {
        &mut self.record.tree
    }

    /// The position at a node.
    pub(crate) fn position(&self, id: NodeId) -> &dyn Position {
        &*self.positions[self.places[id.index()] as usize]
    }

    /// Says what was set up at the start, or why it cannot have been.
    pub(crate) fn begin(&mut self, action: &Action) -> Result<(), String> {
        if matches!(action, Action::Move(_) | Action::End(_)) {
            return Err("the start can be set up, but nothing is played at it".to_owned());
        }
        act(&mut *self.positions[0], NodeId::ROOT, action).map_err(|error| error.reason())?;
        self.record.tree.node_mut(NodeId::ROOT).action = action.clone();
        Ok(())
    }

    /// Adds what came after a node, moves as they are usually written, or says why it cannot have come.
    pub(crate) fn add(&mut self, parent: NodeId, action: &Action) -> Result<NodeId, String> {
        if self.places.len() >= MOST_NODES {
            return Err(format!("there are more than {MOST_NODES} nodes"));
        }
        let mut place = self.places[parent.index()];
        let mut action = action.clone();
        match &action {
            Action::Nothing => {}
            Action::End(ending) => self.check_seats(ending.loser())?,
            Action::Move(_) | Action::SetUp(_) => {
                let mut position = self.positions[place as usize].clone();
                action = act(&mut *position, parent, &action).map_err(|error| error.reason())?;
                place = self.positions.len() as u32;
                self.positions.push(position);
            }
        }
        self.places.push(place);
        Ok(self.record.tree.add(parent, action))
    }

    /// Whether somebody sits in all these seats.
    pub(crate) fn check_seats(&self, seats: impl IntoIterator<Item = Seat>) -> Result<(), String> {
        let count = self.record.seats.len();
        match seats.into_iter().find(|seat| seat.index() >= count) {
            Some(seat) => Err(format!("there is no seat {seat}: seats are 1 to {count}")),
            None => Ok(()),
        }
    }

    /// The record, to write on what has grown.
    pub(crate) fn record(&mut self) -> &mut Record {
        &mut self.record
    }

    pub(crate) fn into_record(self) -> Record {
        self.record
    }
}
