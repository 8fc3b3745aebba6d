//! Marks the positions that search threads are working on, so that each thread can defer what another has started.
//!
//! This is a hint, not a lock: if two marks collide, some work is duplicated or delayed, but the result stays correct.

use std::sync::atomic::{AtomicU64, Ordering};

/// The marks of all threads.
pub(crate) struct Busy(Box<[AtomicU64]>);

const MARKS: usize = 1 << 12;

impl Busy {
    pub(crate) fn new() -> Self {
        Busy((0..MARKS).map(|_| AtomicU64::new(0)).collect())
    }

    /// Whether a thread is searching this position to this depth.
    pub(crate) fn is_marked(&self, key: u64, depth: u32) -> bool {
        let mark = mark(key, depth);
        self.place(mark).load(Ordering::Relaxed) == mark
    }

    /// Marks a position while `work` runs.
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
