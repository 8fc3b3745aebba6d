//! What a game has found out about the positions that somebody wants to see through: once for each, shared by all.

use rusc_host::Insight;
use rusc_record::NodeId;

/// So many positions are remembered.
const MOST: usize = 16;

/// What is known about positions, the latest last.
#[derive(Default)]
pub(crate) struct Insights(Vec<(NodeId, State)>);

enum State {
    /// Somebody looks for it.
    Awaited,
    /// It was found, or there is nothing to find.
    Found(Option<Insight>),
}

impl Insights {
    /// What is known about the position at a node, if anything is.
    pub(crate) fn of(&self, node: NodeId) -> Option<&Insight> {
        match self.0.iter().find(|(other, _)| *other == node)? {
            (_, State::Found(insight)) => insight.as_ref(),
            (_, State::Awaited) => None,
        }
    }

    /// Asks for the position at a node; whether nobody has asked before.
    pub(crate) fn ask(&mut self, node: NodeId) -> bool {
        if self.0.iter().any(|(other, _)| *other == node) {
            return false;
        }
        if self.0.len() >= MOST {
            self.0.remove(0);
        }
        self.0.push((node, State::Awaited));
        true
    }

    /// Keeps what was found.
    pub(crate) fn keep(&mut self, node: NodeId, insight: Option<Insight>) {
        for (_, state) in self.0.iter_mut().filter(|(other, _)| *other == node) {
            *state = State::Found(insight.clone());
        }
    }
}
