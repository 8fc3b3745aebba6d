//! When a search must end: its limits, its clock and its stop flag.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// How far a search may go; what is not given does not limit it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How many moves to look ahead.
    pub depth: Option<u32>,
    /// How many positions to look at.
    pub nodes: Option<u64>,
    /// How long to think.
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

    /// Whether a search might be cut off before it has reached its depth.
    pub fn may_interrupt(&self) -> bool {
        self.nodes.is_some() || self.time.is_some()
    }
}

/// What a search is given from outside.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// How far to go.
    pub limits: Limits,
    /// How many threads to use.
    pub threads: usize,
    /// How many threads could run at once: a bot that chooses its number by what pays may use so many.
    pub cores: usize,
    /// Fixes all random choices.
    pub seed: u64,
    /// Set by others to end the search at once.
    pub stop: &'a AtomicBool,
    /// The time since the search began; without a clock a limit on time is reached at once, since nothing could keep it.
    pub clock: Option<&'a (dyn Fn() -> Duration + Sync)>,
}

impl<'a> Control<'a> {
    /// One thread without a clock, looking so many moves ahead.
    pub fn depth(depth: u32) -> Control<'static> {
        Control { limits: Limits::depth(depth), ..Control::unlimited() }
    }

    /// One thread without a clock, looking at so many positions.
    pub fn nodes(nodes: u64) -> Control<'static> {
        Control { limits: Limits::nodes(nodes), ..Control::unlimited() }
    }

    /// One thread without a clock or a limit: a search goes on until it knows all, or as far as it goes by itself.
    pub fn unlimited() -> Control<'static> {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Control { limits: Limits::default(), threads: 1, cores: 1, seed: 0, stop: &NEVER, clock: None }
    }

    /// One thread with a clock, which tells the time since the search began.
    pub fn timed(limits: Limits, clock: &'a (dyn Fn() -> Duration + Sync)) -> Self {
        Control { limits, clock: Some(clock), ..Control::unlimited() }
    }

    /// The limit on time, or else a bot's own if there is a clock to keep it by.
    pub fn time_or(&self, own: Duration) -> Option<Duration> {
        self.limits.time.or(self.clock.map(|_| own))
    }

    /// The time since the search began; none passes without a clock.
    pub fn elapsed(&self) -> Duration {
        self.clock.map_or(Duration::ZERO, |clock| clock())
    }

    /// Whether so much time has passed; true without a clock, which could never say so.
    pub fn has_passed(&self, time: Duration) -> bool {
        self.clock.is_none_or(|clock| clock() >= time)
    }

    /// Whether the limit on time is reached.
    pub fn is_late(&self) -> bool {
        self.limits.time.is_some_and(|most| self.has_passed(most))
    }
}

/// Counts the nodes of one thread and says when to stop.
pub struct Meter<'a> {
    control: &'a Control<'a>,
    /// The nodes of all threads, as far as they have told.
    total: &'a AtomicU64,
    /// Set when another thread has finished the same work.
    done: Option<&'a AtomicBool>,
    nodes_per_look: u64,
    nodes: u64,
    told: u64,
    until_look: u64,
    stopped: bool,
}

impl<'a> Meter<'a> {
    /// A meter that looks at the clock once in `nodes_per_look` nodes; the threads of one search share `total` and `done`.
    pub fn new(
        control: &'a Control<'a>,
        total: &'a AtomicU64,
        nodes_per_look: u64,
        done: Option<&'a AtomicBool>,
    ) -> Self {
        Meter { control, total, done, nodes_per_look, nodes: 0, told: 0, until_look: 0, stopped: false }
    }

    /// Counts one node.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        self.pass();
    }

    /// Counts several nodes, at most as many as may pass before the next look.
    #[inline]
    pub fn count_all(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.until_look = self.until_look.saturating_sub(nodes - 1);
        self.pass();
    }

    /// How many nodes this thread has counted.
    pub fn counted(&self) -> u64 {
        self.nodes
    }

    /// How many nodes may be counted before the next look at the clock; at least one.
    pub fn until_look(&self) -> u64 {
        self.until_look.max(1)
    }

    /// Passes a position that is not counted, but takes time.
    #[inline]
    pub fn pass(&mut self) {
        if self.until_look <= 1 {
            self.look();
        } else {
            self.until_look -= 1;
        }
    }

    /// Looks whether somebody wants the search to end, without a look at its limits.
    #[inline]
    pub fn heed(&mut self) {
        self.stopped |= self.control.stop.load(Ordering::Relaxed);
    }

    /// Whether the search must end; once true it stays true.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// The nodes of all threads so far, this one's included.
    pub fn tell(&mut self) -> u64 {
        let news = self.nodes - self.told;
        self.told = self.nodes;
        self.total.fetch_add(news, Ordering::Relaxed) + news
    }

    #[cold]
    fn look(&mut self) {
        let limits = self.control.limits;
        let total = self.tell();
        let left = limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(total));
        self.stopped |= left == 0
            || self.control.stop.load(Ordering::Relaxed)
            || self.done.is_some_and(|done| done.load(Ordering::Relaxed))
            || self.control.is_late();
        self.until_look = self.nodes_per_look.min(left);
    }
}
