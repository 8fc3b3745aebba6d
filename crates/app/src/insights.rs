//! The insights into the positions of a match: each is computed once and shared by all visitors.

use rusc_host::Insight;
use rusc_record::NodeId;

/// The number of positions remembered.
const MOST: usize = 16;

/// The insights that are known or being computed, the latest last.
#[derive(Default)]
pub(crate) struct Insights(Vec<(NodeId, State)>);

enum State {
    /// The insight is being computed.
    Awaited,
    /// The insight has been computed; it is `None` if the game has none for this position.
    Found(Option<Insight>),
}

impl Insights {
    /// The insight into the position at a node, if it is known.
    pub(crate) fn of(&self, node: NodeId) -> Option<&Insight> {
        match self.0.iter().find(|(other, _)| *other == node)? {
            (_, State::Found(insight)) => insight.as_ref(),
            (_, State::Awaited) => None,
        }
    }

    /// Requests the insight at a node; returns whether this is the first request.
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

    /// Forgets a request that could not be carried out.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.0.retain(|(other, _)| *other != node);
    }

    /// Stores an insight.
    pub(crate) fn keep(&mut self, node: NodeId, insight: Option<Insight>) {
        for (_, state) in self.0.iter_mut().filter(|(other, _)| *other == node) {
            *state = State::Found(insight.clone());
        }
    }
}
