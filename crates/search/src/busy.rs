//! Which positions the threads of a search are at work on, so that each can leave to the others what they have begun.
//!
//! This is a hint, not a lock: two marks may fall on one place, and then some work is done twice or later, never wrongly.

use std::sync::atomic::{AtomicU64, Ordering};

/// The marks of all threads.
pub(crate) struct Busy(Box<[AtomicU64]>);

const MARKS: usize = 1 << 12;

impl Busy {
    pub(crate) fn new() -> Self {
        Busy((0..MARKS).map(|_| AtomicU64::new(0)).collect())
    }

    /// Whether some thread searches this position to this depth.
    pub(crate) fn is_marked(&self, key: u64, depth: u32) -> bool {
        let mark = mark(key, depth);
        self.place(mark).load(Ordering::Relaxed) == mark
    }

    /// Marks a position for as long as `work` lasts.
    pub(crate) fn during<T>(&self, key: u64, depth: u32, work: impl FnOnce() -> T) -> T {
        let mark = mark(key, depth);
        self.place(mark).store(mark, Ordering::Relaxed);
        let result = work();
        self.place(mark).store(0, Ordering::Relaxed);
        result
    }

    fn place(&self, mark: u64) -> &AtomicU64 {
        &self.0[mark as usize % MARKS]
    }
}

fn mark(key: u64, depth: u32) -> u64 {
    key ^ u64::from(depth + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
