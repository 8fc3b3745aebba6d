//! Everything that was played from one start: the main line and the variations, as a tree that only grows.

use std::iter::successors;
use std::sync::Arc;

use rusc_present::SetUp;
use rusc_search::Score;
use serde::{Deserialize, Serialize};

use crate::Ending;

/// A place in the tree; 0 is the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The start of the game.
    pub const ROOT: NodeId = NodeId(0);

    /// Its place in a list of all nodes.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What happened at a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Action {
    /// Nothing: a node for a comment, or the start.
    #[default]
    Nothing,
    /// A move, as it is usually written.
    Move(String),
    /// Stones were put on the board.
    SetUp(SetUp),
    /// The match ended here although the game had not.
    End(Ending),
}

/// Something said in a format that knows more than we do; kept as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Property {
    /// What it is called.
    pub name: String,
    /// What was said, one text for each value.
    pub values: Vec<String>,
}

/// One thing that happened, and what was said about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// What happened.
    pub action: Action,
    /// What it came after; none for the start.
    pub parent: Option<NodeId>,
    /// What came after it, the main line first.
    pub children: Vec<NodeId>,
    /// How long the player thought.
    pub seconds: Option<f64>,
    /// What the move was worth to the player who made it, if it said so.
    pub score: Option<Score>,
    /// What was said about it.
    pub comment: String,
    /// What else was said, in words that have no place here.
    pub properties: Vec<Property>,
}

/// The main line and all variations. A copy shares its nodes with the original until one of them is written on.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveTree {
    nodes: Vec<Arc<Node>>,
}

impl Default for MoveTree {
    fn default() -> Self {
        MoveTree { nodes: vec![Arc::default()] }
    }
}

impl MoveTree {
    /// How many nodes there are; the start is always one.
    #[expect(clippy::len_without_is_empty, reason = "a tree has its start at least")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes in the order in which they were added: a parent before its children.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// Whether there is such a node.
    pub fn contains(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len()
    }

    /// A node.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A node, to write on it.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        Arc::make_mut(&mut self.nodes[id.index()])
    }

    /// Adds what came after a node: the first is the main line, the others are variations.
    pub fn add(&mut self, parent: NodeId, action: Action) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.node_mut(parent).children.push(id);
        self.nodes.push(Arc::new(Node { action, parent: Some(parent), ..Node::default() }));
        id
    }

    /// The child of a node at which this happened.
    pub fn child(&self, parent: NodeId, action: &Action) -> Option<NodeId> {
        self.node(parent).children.iter().copied().find(|&child| self.node(child).action == *action)
    }

    /// The nodes from the start to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.upward(id).collect();
        path.reverse();
        path
    }

    /// The nodes from this one back to the start, both included.
    pub fn upward(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        successors(Some(id), |&id| self.node(id).parent)
    }

    /// The last node that two nodes come after, one of them where the other comes after it.
    pub fn meeting(&self, mut one: NodeId, mut other: NodeId) -> NodeId {
        // A parent stands before its children, so the later of two different nodes is not above the earlier.
        while one != other {
            let later = if one > other { &mut one } else { &mut other };
            *later = self.node(*later).parent.unwrap_or(NodeId::ROOT);
        }
        one
    }

    /// The nodes from this one on to the end of its main line, itself included.
    pub fn main_line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        successors(Some(from), |&id| self.node(id).children.first().copied())
    }

    /// The last node of the main line that leads on from this one.
    pub fn end(&self, from: NodeId) -> NodeId {
        self.main_line(from).last().unwrap_or(from)
    }
}
