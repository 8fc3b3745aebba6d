//! The positions that threads are looking at for the first time, so that no two of them look at the same.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The keys of the positions being expanded, each with a lock that is free when the expansion is over; at most one for each
/// thread.
#[derive(Default)]
pub(super) struct Expanding {
    keys: Mutex<Vec<(u64, Arc<Mutex<()>>)>>,
}

impl Expanding {
    /// Expands a position; if another thread is at it, waits until that thread has finished and returns `None`.
    pub(super) fn expand<T>(&self, key: u64, expansion: impl FnOnce() -> T) -> Option<T> {
        let mut keys = self.lock();
        if let Some((_, work)) = keys.iter().find(|(known, _)| *known == key) {
            let work = Arc::clone(work);
            drop(keys);
            drop(work.lock());
            return None;
        }
        let work = Arc::new(Mutex::new(()));
        let _working = work.lock();
        keys.push((key, Arc::clone(&work)));
        drop(keys);
        let expanded = expansion();
        self.lock().retain(|(known, _)| *known != key);
        Some(expanded)
    }

    /// Whether a position is being expanded.
    pub(super) fn contains(&self, key: u64) -> bool {
        self.lock().iter().any(|(known, _)| *known == key)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(u64, Arc<Mutex<()>>)>> {
        self.keys.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(all(test, feature = "threads"))]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::together;

    #[test]
    fn a_second_thread_waits_until_the_first_has_finished() {
        let (expanding, has_begun, is_finished) =
            (Expanding::default(), AtomicBool::new(false), AtomicBool::new(false));
        let first = || {
            expanding.expand(7, || {
                has_begun.store(true, Ordering::SeqCst);
                assert!(expanding.contains(7) && !expanding.contains(8));
                assert_eq!(expanding.expand(8, || 1), Some(1), "another position is free");
                is_finished.store(true, Ordering::SeqCst);
            });
            true
        };
        let second = || {
            while !has_begun.load(Ordering::SeqCst) {
                std::hint::spin_loop();
            }
            // Either it waits, or it comes when all is over.
            expanding.expand(7, || ());
            is_finished.load(Ordering::SeqCst)
        };
        for _ in 0..100 {
            has_begun.store(false, Ordering::SeqCst);
            is_finished.store(false, Ordering::SeqCst);
            assert_eq!(together(first, [second]), [true, true], "it did not wait");
        }
        assert!(!expanding.contains(7));
    }
}
