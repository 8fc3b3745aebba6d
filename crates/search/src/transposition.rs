//! The transposition table: search results by position, in a fixed amount of memory, shared by threads without a lock.

use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored value relates to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true value is at most the stored one.
    Upper,
    /// The true value is at least the stored one.
    Lower,
    /// The stored value is exact.
    Exact,
}

/// What the table stores for one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value, with wins counted from this position instead of the root.
    pub value: i32,
    /// How the stored value relates to the true value.
    pub bound: Bound,
    /// Search depth in plies.
    pub depth: u8,
    /// Whether the value no longer depends on the depth, because every line that matters was played to its end.
    pub complete: bool,
    /// The code of the best move, or [`Entry::NO_CODE`].
    pub code: u16,
}

impl Entry {
    /// The code for no move.
    pub const NO_CODE: u16 = (1 << 12) - 1;

    /// Packs the entry: value 32 bits, code 12, depth 8, bound 2, complete 1; the remaining bits hold the generation.
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        u64::from(self.value as u32)
            | u64::from(self.code) << 32
            | u64::from(self.depth) << 44
            | bound << 52
            | u64::from(self.complete) << 54
    }

    fn unpack(bits: u64) -> Option<Entry> {
        let bound = match bits >> 52 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Entry {
            value: bits as u32 as i32,
            bound,
            depth: (bits >> 44) as u8,
            complete: bits >> 54 & 1 == 1,
            code: (bits >> 32) as u16 & 0xfff,
        })
    }
}

/// Four slots in one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// One entry. The key is stored XORed with the bits, so that halves written by different threads do not match.
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    bits: AtomicU64,
}

/// A transposition table of fixed size; old and shallow entries are replaced first.
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: u64,
}

const GENERATION_SHIFT: u32 = 55;
const GENERATIONS: u64 = 1 << (64 - GENERATION_SHIFT);

impl TranspositionTable {
    /// An empty table of at most `bytes`, but at least one bucket.
    pub fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).max(1);
        TranspositionTable { buckets: (0..count).map(|_| Bucket::default()).collect(), generation: 0 }
    }

    /// Marks all entries as old: still usable, but replaced first.
    pub fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// The entry of the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let bits = slot.bits.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ bits == key { Entry::unpack(bits) } else { None }
        })
    }

    /// Stores an entry, replacing that of the same position or the least valuable one in its bucket.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
        let mut poorest = (u64::MAX, &self.bucket(key).0[0]);
        for slot in &self.bucket(key).0 {
            let bits = slot.bits.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ bits == key {
                poorest.1 = slot;
                break;
            }
            let worth = self.worth(bits);
            if worth < poorest.0 {
                poorest = (worth, slot);
            }
        }
        let bits = entry.pack() | self.generation << GENERATION_SHIFT;
        poorest.1.bits.store(bits, Ordering::Relaxed);
        poorest.1.check.store(key ^ bits, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &Bucket {
        // The high half of the product spreads keys evenly over any number of buckets.
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize]
    }

    /// Replacement priority: deep entries of this search are worth most, empty slots nothing.
    fn worth(&self, bits: u64) -> u64 {
        let is_current = bits >> GENERATION_SHIFT == self.generation;
        (bits >> 44 & 0xff) + if is_current && bits != 0 { 256 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry { value: -7, bound: Bound::Lower, depth: 9, complete: true, code: 361 };

    #[test]
    fn keeps_what_it_is_given() {
        let table = TranspositionTable::new(1 << 12);
        for value in [-1_000_000, -1, 0, 1, 1_000_000] {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                let entry = Entry { value, bound, code: Entry::NO_CODE, ..ENTRY };
                table.put(42, entry);
                assert_eq!(table.get(42), Some(entry));
            }
        }
        assert_eq!(table.get(43), None);
        assert_eq!(TranspositionTable::new(0).get(0), None, "an empty slot is no entry, even for the key 0");
    }

    #[test]
    fn shallow_and_old_entries_make_room() {
        let mut table = TranspositionTable::new(64);
        (1..=4).for_each(|key| table.put(key, Entry { depth: key as u8, ..ENTRY }));
        table.put(5, ENTRY);
        assert_eq!(table.get(1), None, "the shallowest went");
        assert!((2..=5).all(|key| table.get(key).is_some()));
        table.age();
        table.put(6, Entry { depth: 1, ..ENTRY });
        table.put(7, Entry { depth: 1, ..ENTRY });
        assert!(table.get(6).is_some(), "old entries go before new ones, however deep");
    }
}
