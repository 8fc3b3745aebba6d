//! The insights into the positions of a match: each is computed once and shared by all visitors.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusc_host::{AnyPosition, Insight};
use rusc_record::NodeId;
use rusc_search::{Control, Limits};

/// The number of positions remembered.
const MOST: usize = 16;
/// The longest time for an insight.
pub(crate) const LONGEST: Duration = Duration::from_secs(60);
/// How long an insight into a position where the match is not is computed after it was last asked for.
const PATIENCE: Duration = Duration::from_secs(10);

/// The insights that are known or being computed, the latest last.
#[derive(Default)]
pub(crate) struct Insights(Vec<Place>);

/// The insight into the position at a node.
struct Place {
    node: NodeId,
    /// What is known so far; `None` also if the game has no insight into this position.
    found: Option<Insight>,
    state: State,
    /// When it was last asked for.
    asked: Duration,
}

enum State {
    /// It is being computed, until the flag is set.
    Awaited(Arc<AtomicBool>),
    /// Its computation was interrupted, and begins again when it is asked for.
    Interrupted,
    Whole,
}

/// The computation of an insight.
pub(crate) struct Study {
    pub(crate) node: NodeId,
    position: Arc<dyn AnyPosition>,
    /// Interrupts it.
    pub(crate) stop: Arc<AtomicBool>,
    /// The number of threads it may use.
    pub(crate) cores: usize,
    /// Whether it was interrupted before; it must not interrupt others in turn.
    pub(crate) is_repeated: bool,
}

impl Study {
    pub(crate) fn new(node: NodeId, position: Arc<dyn AnyPosition>) -> Study {
        Study { node, position, stop: Arc::default(), cores: 1, is_repeated: false }
    }

    /// Computes the insight within a time and reports what is known so far. A position that panics has none.
    pub(crate) fn run(
        &self,
        time: Duration,
        clock: &(dyn Fn() -> Duration + Sync),
        progress: &mut (dyn FnMut(Insight) + Send),
    ) -> Option<Insight> {
        let began = clock();
        let since = || clock().saturating_sub(began);
        let control = Control {
            limits: Limits::time(time),
            threads: self.cores,
            cores: self.cores,
            seed: 0,
            stop: &self.stop,
            clock: Some(&since),
        };
        catch_unwind(AssertUnwindSafe(|| self.position.insight(&control, progress))).unwrap_or_default()
    }

    /// Whether it was interrupted.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl Insights {
    /// What is known about the position at a node.
    pub(crate) fn of(&self, node: NodeId) -> Option<&Insight> {
        self.0.iter().find(|place| place.node == node)?.found.as_ref()
    }

    /// Requests the insight at a node; returns its computation if that has to be started.
    pub(crate) fn ask(&mut self, node: NodeId, position: &Arc<dyn AnyPosition>, now: Duration) -> Option<Study> {
        let known = self.0.iter_mut().find(|place| place.node == node);
        let study = Study::new(node, Arc::clone(position));
        let state = State::Awaited(Arc::clone(&study.stop));
        match known {
            Some(place) => {
                place.asked = now;
                if !matches!(place.state, State::Interrupted) {
                    return None;
                }
                place.state = state;
                Some(Study { is_repeated: true, ..study })
            }
            None => {
                if self.0.len() >= MOST {
                    self.0.remove(0).stop();
                }
                self.0.push(Place { node, found: None, state, asked: now });
                Some(study)
            }
        }
    }

    /// Notes that a request could not be carried out.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.set(node, |place| place.state = State::Interrupted);
    }

    /// Stores what is known so far. With the match at another node, it is given up once nobody asks for it any more.
    pub(crate) fn grow(&mut self, node: NodeId, insight: Insight, here: NodeId, now: Duration) {
        self.set(node, |place| {
            place.found = Some(insight);
            if node != here && now.saturating_sub(place.asked) >= PATIENCE {
                place.stop();
            }
        });
    }

    /// Stores the result of a computation, which was interrupted or complete.
    pub(crate) fn keep(&mut self, node: NodeId, insight: Option<Insight>, is_whole: bool) {
        self.set(node, |place| {
            place.found = insight.or(place.found.take());
            place.state = if is_whole { State::Whole } else { State::Interrupted };
        });
    }

    fn set(&mut self, node: NodeId, change: impl FnOnce(&mut Place)) {
        self.0.iter_mut().find(|place| place.node == node).map(change);
    }
}

impl Place {
    fn stop(&self) {
        if let State::Awaited(stop) = &self.state {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Drop for Insights {
    /// Nobody reads the insights of a match that is closed.
    fn drop(&mut self) {
        self.0.iter().for_each(Place::stop);
    }
}
