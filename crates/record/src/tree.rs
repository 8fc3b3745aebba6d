//! The move tree: the main line and all variations from one starting position. Nodes are added but never removed.

use std::iter::successors;
use std::sync::Arc;

use rusc_present::SetUp;
use rusc_search::Score;
use serde::{Deserialize, Serialize};

use crate::Ending;

/// The number of a node in the tree; 0 is the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The start of the game.
    pub const ROOT: NodeId = NodeId(0);

    /// The node's index in a list of all nodes.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The action of a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Action {
    /// No action: the node is the start, or has only a comment.
    #[default]
    Nothing,
    /// A move in its usual notation.
    Move(String),
    /// Stones were put on the board.
    SetUp(SetUp),
    /// The end of the match although the game was not over.
    End(Ending),
}

/// A property from another format that is not understood here; kept unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Property {
    /// The property's name.
    pub name: String,
    /// The property's values.
    pub values: Vec<String>,
}

/// One node: an action, and the notes on it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// The move, set-up or ending of this node.
    pub action: Action,
    /// The node before this one; `None` for the start.
    pub parent: Option<NodeId>,
    /// The nodes after this one, the main line first.
    pub children: Vec<NodeId>,
    /// How long the player thought, in seconds.
    pub seconds: Option<f64>,
    /// The score of the move for the player who made it, if known.
    pub score: Option<Score>,
    /// The comment on this node.
    pub comment: String,
    /// Properties from other formats, kept unchanged.
    pub properties: Vec<Property>,
}

/// The main line and all variations. A clone shares its nodes with the original until one of them is changed.
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
    /// The number of nodes, at least one.
    #[expect(clippy::len_without_is_empty, reason = "a tree has its start at least")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes in the order they were added, parents before children.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// Whether the tree has this node.
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

    /// Mutable access to a node.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        Arc::make_mut(&mut self.nodes[id.index()])
    }

    /// Adds a node after another: the first child is the main line, the others are variations.
    pub fn add(&mut self, parent: NodeId, action: Action) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.node_mut(parent).children.push(id);
        self.nodes.push(Arc::new(Node { action, parent: Some(parent), ..Node::default() }));
        id
    }

    /// The child of a node with this action.
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

    /// The last common ancestor of two nodes, which may be one of them.
    pub fn meeting(&self, mut one: NodeId, mut other: NodeId) -> NodeId {
        // Parents come before their children, so the later of two different nodes cannot be an ancestor of the earlier.
        while one != other {
            let later = if one > other { &mut one } else { &mut other };
            *later = self.node(*later).parent.unwrap_or(NodeId::ROOT);
        }
        one
    }

    /// The nodes of the main line from this one on, itself included.
    pub fn main_line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        successors(Some(from), |&id| self.node(id).children.first().copied())
    }

    /// The last node of the main line from this one on.
    pub fn end(&self, from: NodeId) -> NodeId {
        self.main_line(from).last().unwrap_or(from)
    }
}
