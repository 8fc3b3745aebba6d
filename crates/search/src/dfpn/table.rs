//! The results of a proof-number search by position, in a bounded amount of memory.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Numbers, Proven};

/// An open node, shared by the threads at work on it.
pub(super) type Open<N> = Arc<Mutex<N>>;

/// What the table has on a position.
pub(super) enum Known<P, N> {
    Proven(Proven<P>),
    Open(Open<N>),
}

/// A table of fixed size; what took the least work is replaced first.
pub(super) struct Table<P, N> {
    buckets: Box<[Mutex<Bucket<P, N>>]>,
}

type Bucket<P, N> = [Option<Slot<P, N>>; WAYS];

/// Number of positions a bucket has room for.
const WAYS: usize = 4;

struct Slot<P, N> {
    key: u64,
    work: u64,
    /// Number of threads at work in the position.
    threads: u32,
    numbers: Numbers,
    known: Known<P, N>,
}

impl<P: Clone, N> Table<P, N> {
    /// An empty table of about `bytes`, if a node takes `node_bytes`.
    pub(super) fn new(bytes: usize, node_bytes: usize) -> Self {
        let count = (bytes / (WAYS * (size_of::<Slot<P, N>>() + node_bytes))).max(64);
        Table { buckets: (0..count).map(|_| Mutex::new([const { None }; WAYS])).collect() }
    }

    /// What is known of a position. If it is open, the thread is counted as at work in it until it leaves.
    pub(super) fn enter(&self, key: u64) -> Option<Known<P, N>> {
        let mut bucket = self.bucket(key);
        let slot = find(&mut bucket, key)?;
        if matches!(slot.known, Known::Open(_)) {
            slot.threads += 1;
        }
        Some(slot.known.share())
    }

    /// What is known of a position, without entering it.
    pub(super) fn peek(&self, key: u64) -> Option<Known<P, N>> {
        find(&mut self.bucket(key), key).map(|slot| slot.known.share())
    }

    /// Whether the result of a position is proven.
    pub(super) fn is_proven(&self, key: u64) -> bool {
        find(&mut self.bucket(key), key).is_some_and(|slot| matches!(slot.known, Known::Proven(_)))
    }

    /// Stores a node just opened and enters it; if another thread was faster, enters its node.
    pub(super) fn open(&self, key: u64, node: N) -> Open<N> {
        let mut bucket = self.bucket(key);
        if let Some(slot) = find(&mut bucket, key)
            && let Known::Open(open) = &slot.known
        {
            slot.threads += 1;
            return Arc::clone(open);
        }
        let open = Arc::new(Mutex::new(node));
        let known = Known::Open(Arc::clone(&open));
        *poorest(&mut bucket, key) = Some(Slot { key, work: 1, threads: 1, numbers: Numbers::UNKNOWN, known });
        open
    }

    /// Ends a thread's work in an open position.
    pub(super) fn leave(&self, key: u64, work: u64) {
        if let Some(slot) = find(&mut self.bucket(key), key) {
            slot.threads = slot.threads.saturating_sub(1);
            slot.work += work;
        }
    }

    /// Stores a proven result.
    pub(super) fn prove(&self, key: u64, proven: &Proven<P>, work: u64) {
        let mut bucket = self.bucket(key);
        let before = find(&mut bucket, key).map_or(0, |slot| slot.work);
        let known = Known::Proven(proven.clone());
        let slot = Slot { key, work: before + work, threads: 0, numbers: Numbers::UNKNOWN, known };
        *poorest(&mut bucket, key) = Some(slot);
    }

    /// Sets the numbers of an open position.
    pub(super) fn update(&self, key: u64, numbers: Numbers) {
        if let Some(slot) = find(&mut self.bucket(key), key) {
            slot.numbers = numbers;
        }
    }

    /// The numbers of an open position.
    pub(super) fn numbers(&self, key: u64) -> Option<Numbers> {
        find(&mut self.bucket(key), key).map(|slot| slot.numbers)
    }

    /// The proven result of a position, or else its numbers and how many threads are at work in it.
    pub(super) fn seen(&self, key: u64) -> Option<Result<(Numbers, u32), Proven<P>>> {
        find(&mut self.bucket(key), key).map(|slot| match &slot.known {
            Known::Proven(proven) => Err(proven.clone()),
            Known::Open(_) => Ok((slot.numbers, slot.threads)),
        })
    }

    fn bucket(&self, key: u64) -> MutexGuard<'_, Bucket<P, N>> {
        // The high half of the product spreads keys evenly over any number of buckets.
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        self.buckets[at as usize].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<P: Clone, N> Known<P, N> {
    fn share(&self) -> Self {
        match self {
            Known::Proven(proven) => Known::Proven(proven.clone()),
            Known::Open(open) => Known::Open(Arc::clone(open)),
        }
    }
}

fn find<P, N>(bucket: &mut Bucket<P, N>, key: u64) -> Option<&mut Slot<P, N>> {
    bucket.iter_mut().flatten().find(|slot| slot.key == key)
}

/// The slot of a position, or else the one to replace.
fn poorest<P, N>(bucket: &mut Bucket<P, N>, key: u64) -> &mut Option<Slot<P, N>> {
    let worth = |slot: &Option<Slot<P, N>>| match slot {
        Some(slot) if slot.key == key => (0, 0),
        None => (1, 0),
        Some(slot) => (2 + u32::from(slot.threads > 0), slot.work),
    };
    bucket.iter_mut().min_by_key(|slot| worth(slot)).expect("a bucket has slots")
}
