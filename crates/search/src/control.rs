//! When a search must end: limits, clock and stop flag.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// The limits of a search; `None` means unlimited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The greatest depth, in plies.
    pub depth: Option<u32>,
    /// The largest number of nodes.
    pub nodes: Option<u64>,
    /// The longest thinking time.
    pub time: Option<Duration>,
}

impl Limits {
    /// A limit on depth alone.
    pub fn depth(depth: u32) -> Self {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// A limit on nodes alone.
    pub fn nodes(nodes: u64) -> Self {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// A limit on time alone.
    pub fn time(time: Duration) -> Self {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// Whether a search might be cut off before it reaches its depth.
    pub fn may_interrupt(&self) -> bool {
        self.nodes.is_some() || self.time.is_some()
    }
}

/// The largest number of threads that anything here lets a person ask for.
pub const MOST_THREADS: usize = 256;

/// The limits and resources of one search.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// The limits at which the search stops.
    pub limits: Limits,
    /// Number of threads to use.
    pub threads: usize,
    /// Number of threads that can run at once; an upper bound for bots that choose their own number.
    pub cores: usize,
    /// Seed of all random choices.
    pub seed: u64,
    /// Set from outside to end the search at once.
    pub stop: &'a AtomicBool,
    /// The time since the search began. Without a clock a time limit counts as reached at once.
    pub clock: Option<&'a (dyn Fn() -> Duration + Sync)>,
}

impl<'a> Control<'a> {
    /// The control of a search with one thread and no clock, limited to `depth` plies.
    pub fn depth(depth: u32) -> Control<'static> {
        Control { limits: Limits::depth(depth), ..Control::unlimited() }
    }

    /// The control of a search with one thread and no clock, limited to `nodes` nodes.
    pub fn nodes(nodes: u64) -> Control<'static> {
        Control { limits: Limits::nodes(nodes), ..Control::unlimited() }
    }

    /// The control of a search with one thread, no clock and no limit, which ends when the result is proven or by its own settings.
    pub fn unlimited() -> Control<'static> {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Control { limits: Limits::default(), threads: 1, cores: 1, seed: 0, stop: &NEVER, clock: None }
    }

    /// The control of a search with one thread and a clock, which returns the time since the search began.
    pub fn timed(limits: Limits, clock: &'a (dyn Fn() -> Duration + Sync)) -> Self {
        Control { limits, clock: Some(clock), ..Control::unlimited() }
    }

    /// The time limit; if there is none but a clock, the bot's own time `own`.
    pub fn time_or(&self, own: Duration) -> Option<Duration> {
        self.limits.time.or(self.clock.map(|_| own))
    }

    /// The time since the search began; zero without a clock.
    pub fn elapsed(&self) -> Duration {
        self.clock.map_or(Duration::ZERO, |clock| clock())
    }

    /// Whether `time` has passed since the search began; always true without a clock.
    pub fn has_passed(&self, time: Duration) -> bool {
        self.clock.is_none_or(|clock| clock() >= time)
    }

    /// Whether the time limit is reached.
    pub fn is_late(&self) -> bool {
        self.limits.time.is_some_and(|most| self.has_passed(most))
    }
}

/// Counts the nodes of one thread and checks the limits.
pub struct Meter<'a> {
    control: &'a Control<'a>,
    /// The nodes of all threads, as last reported by each.
    total: &'a AtomicU64,
    /// Set when another thread has finished the same work.
    done: Option<&'a AtomicBool>,
    nodes_per_look: u64,
    nodes: u64,
    reported: u64,
    until_look: u64,
    stopped: bool,
}

impl<'a> Meter<'a> {
    /// A meter that checks the limits every `nodes_per_look` nodes; the threads of one search share `total` and `done`.
    pub fn new(
        control: &'a Control<'a>,
        total: &'a AtomicU64,
        nodes_per_look: u64,
        done: Option<&'a AtomicBool>,
    ) -> Self {
        Meter { control, total, done, nodes_per_look, nodes: 0, reported: 0, until_look: 0, stopped: false }
    }

    /// Counts one node.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        self.pass();
    }

    /// Counts several nodes, at most [`until_look`](Meter::until_look) of them.
    #[inline]
    pub fn count_all(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.until_look = self.until_look.saturating_sub(nodes - 1);
        self.pass();
    }

    /// Nodes counted by this thread.
    pub fn counted(&self) -> u64 {
        self.nodes
    }

    /// Nodes until the next check of the limits; at least one.
    pub fn until_look(&self) -> u64 {
        self.until_look.max(1)
    }

    /// Advances to the next check without counting a node, for work that takes time.
    #[inline]
    pub fn pass(&mut self) {
        if self.until_look <= 1 {
            self.look();
        } else {
            self.until_look -= 1;
        }
    }

    /// Checks the stop flag only, not the limits.
    #[inline]
    pub fn heed(&mut self) {
        self.stopped |= self.control.stop.load(Ordering::Relaxed);
    }

    /// Whether the search must end; once true it stays true.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Reports this thread's nodes and returns the total of all threads.
    pub fn tell(&mut self) -> u64 {
        let news = self.nodes - self.reported;
        self.reported = self.nodes;
        self.total.fetch_add(news, Ordering::Relaxed) + news
    }

    #[cold]
    fn look(&mut self) {
        let limits = self.control.limits;
        let total = self.tell();
        // Where nothing else runs during a search, the clock sets the stop flag; so it is read also without a time limit.
        let time = self.control.elapsed();
        let is_late = limits.time.is_some_and(|most| self.control.clock.is_none() || time >= most);
        let left = limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(total));
        self.stopped |= left == 0
            || self.control.stop.load(Ordering::Relaxed)
            || self.done.is_some_and(|done| done.load(Ordering::Relaxed))
            || is_late;
        self.until_look = self.nodes_per_look.min(left);
    }
}
