//! The memory layout of a table entry: one machine word if the board fits in one, otherwise two.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::word::NumberWord;

/// A board word that can be stored in the table.
pub trait Stored: NumberWord {
    /// The slot type for this word.
    type Slot: Slot<Self>;
}

/// A slot for one entry, read and written by all threads without locks.
pub trait Slot<W>: Default + std::fmt::Debug + Send + Sync {
    /// The raw content of a slot.
    type Raw: Copy + Default;
    /// Number of bits per score; a note packs the two bounds and [`EFFORT_BITS`] bits of search effort.
    const SCORE_BITS: u32;
    /// Number of key bits that fit beside the note.
    const REST_BITS: u32;

    /// Reads the slot.
    fn load(&self) -> Self::Raw;
    /// Writes the slot; a note must not be zero.
    fn store(&self, rest: W, note: u64);
    /// The note, if it was stored with this remainder of a key.
    fn note(raw: Self::Raw, rest: W) -> Option<u64>;
    /// The stored note for any key; zero in an empty slot.
    fn any_note(raw: Self::Raw) -> u64;
}

/// Number of bits for the search effort behind an entry.
pub(super) const EFFORT_BITS: u32 = 5;

/// The slot for 64-bit boards, whose scores are below 32: the remainder of the key above the note.
#[derive(Debug, Default)]
pub struct Narrow(AtomicU64);

/// The slot for 128-bit boards: the high part of the remainder above the note, and the low part XORed with both, so that halves
/// written by different threads do not match.
#[derive(Debug, Default)]
pub struct Wide([AtomicU64; 2]);

impl Stored for u64 {
    type Slot = Narrow;
}

impl Stored for u128 {
    type Slot = Wide;
}

const NARROW_NOTE: u32 = 2 * <Narrow as Slot<u64>>::SCORE_BITS + EFFORT_BITS;
const WIDE_NOTE: u32 = 2 * <Wide as Slot<u128>>::SCORE_BITS + EFFORT_BITS;

impl Slot<u64> for Narrow {
    type Raw = u64;
    const SCORE_BITS: u32 = 6;
    const REST_BITS: u32 = u64::BITS - NARROW_NOTE;

    #[inline]
    fn load(&self) -> u64 {
        self.0.load(Relaxed)
    }
    #[inline]
    fn store(&self, rest: u64, note: u64) {
        self.0.store(rest << NARROW_NOTE | note, Relaxed);
    }
    #[inline]
    fn note(raw: u64, rest: u64) -> Option<u64> {
        let note = Self::any_note(raw);
        (raw >> NARROW_NOTE == rest && note != 0).then_some(note)
    }
    #[inline]
    fn any_note(raw: u64) -> u64 {
        raw & ((1 << NARROW_NOTE) - 1)
    }
}

impl Slot<u128> for Wide {
    type Raw = [u64; 2];
    const SCORE_BITS: u32 = 7;
    const REST_BITS: u32 = u128::BITS - WIDE_NOTE;

    #[inline]
    fn load(&self) -> [u64; 2] {
        [self.0[0].load(Relaxed), self.0[1].load(Relaxed)]
    }
    #[inline]
    fn store(&self, rest: u128, note: u64) {
        let high = ((rest >> u64::BITS) as u64) << WIDE_NOTE | note;
        self.0[0].store(high, Relaxed);
        self.0[1].store(rest as u64 ^ high, Relaxed);
    }
    #[inline]
    fn note(raw: [u64; 2], rest: u128) -> Option<u64> {
        let [high, low] = raw;
        let note = Self::any_note(raw);
        let is_same = low ^ high == rest as u64 && high >> WIDE_NOTE == (rest >> u64::BITS) as u64;
        (is_same && note != 0).then_some(note)
    }
    #[inline]
    fn any_note([high, _]: [u64; 2]) -> u64 {
        high & ((1 << WIDE_NOTE) - 1)
    }
}
