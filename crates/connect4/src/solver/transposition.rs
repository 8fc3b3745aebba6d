//! The transposition table: bounds of scores by key, shared by all threads without locks.
//!
//! Keys are mixed by a bijection; part of the result selects the bucket and the slot stores the rest. So positions are never
//! confused, regardless of the table size, and entries stay valid for later searches.

use super::score::{Bounds, Score};
use super::slot::{Slot, Stored};

/// The bucket of a key, and the remainder that identifies it there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place<W> {
    bucket: usize,
    rest: W,
}

impl<W: Stored> Place<W> {
    /// A hash of the place, never zero.
    pub(super) fn mark(&self) -> u64 {
        (self.bucket as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.rest.fold() | 1 << 63
    }
}

/// The raw content of a bucket.
pub(super) type Raw<W> = [<<W as Stored>::Slot as Slot<W>>::Raw; 2];

/// The transposition table.
#[derive(Debug)]
pub(super) struct TranspositionTable<W: Stored> {
    buckets: Vec<Bucket<W::Slot>>,
    key_bits: u32,
    rest_bits: u32,
}

/// The tables of one thread.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tables<'a, W: Stored> {
    /// The table shared by all threads.
    pub far: &'a TranspositionTable<W>,
    /// The thread's own table for positions near the end, small enough for the processor's cache.
    pub near: &'a TranspositionTable<W>,
    /// Number of empty cells below which a position is near the end.
    pub near_below: i32,
}

impl<'a, W: Stored> Tables<'a, W> {
    /// The table for positions with `empty` empty cells.
    #[inline]
    pub(super) fn of(&self, empty: i32) -> &'a TranspositionTable<W> {
        if empty < self.near_below { self.near } else { self.far }
    }
}

/// Two slots in one cache line.
#[derive(Debug, Default)]
#[repr(align(16))]
struct Bucket<L>([L; 2]);

impl<W: Stored> TranspositionTable<W> {
    /// A table of at most `bytes` for keys of `key_bits` bits, or the smallest possible if that is larger.
    pub(super) fn new(bytes: usize, key_bits: u32) -> Self {
        let wanted = (bytes / size_of::<Bucket<W::Slot>>()).max(1).ilog2();
        let index_bits = wanted.clamp(Self::least_index_bits(key_bits), key_bits);
        let mut buckets = Vec::new();
        buckets.resize_with(1 << index_bits, Bucket::default);
        TranspositionTable { buckets, key_bits, rest_bits: key_bits - index_bits }
    }

    /// Size in bytes of the smallest possible table.
    pub(super) fn least_bytes(key_bits: u32) -> usize {
        size_of::<Bucket<W::Slot>>() << Self::least_index_bits(key_bits)
    }

    /// Removes all entries.
    pub(super) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
    }

    /// The place of a key.
    #[inline]
    pub(super) fn place(&self, key: W) -> Place<W> {
        let mixed = key.mix(self.key_bits);
        let bucket = (mixed >> self.rest_bits).low() as usize;
        Place { bucket, rest: mixed & (W::ONE << self.rest_bits).minus(W::ONE) }
    }

    /// Reads the bucket without decoding it, so that several reads can be in flight.
    #[inline]
    pub(super) fn fetch(&self, place: &Place<W>) -> Raw<W> {
        let Bucket([first, second]) = self.bucket(place);
        [first.load(), second.load()]
    }

    /// The bounds stored for the place.
    #[inline]
    pub(super) fn find(place: &Place<W>, raw: Raw<W>) -> Option<Bounds> {
        let note = W::Slot::note(raw[0], place.rest).or_else(|| W::Slot::note(raw[1], place.rest))?;
        let score = |bits: u64| (bits & ((1 << W::Slot::SCORE_BITS) - 1)) as Score - Self::MIDDLE;
        Some(Bounds { lower: score(note), upper: score(note >> W::Slot::SCORE_BITS) })
    }

    /// Stores bounds found by a search of `nodes` nodes, replacing the entry that cost least.
    #[inline]
    pub(super) fn store(&self, place: &Place<W>, bounds: Bounds, nodes: u64) {
        let code = |score: Score| (score + Self::MIDDLE) as u64;
        let note = code(bounds.lower)
            | code(bounds.upper) << W::Slot::SCORE_BITS
            | u64::from(nodes.ilog2()).min(31) << (2 * W::Slot::SCORE_BITS);
        let raw = self.fetch(place);
        let is_for = |slot: usize| W::Slot::note(raw[slot], place.rest).is_some();
        let effort = |slot: usize| W::Slot::any_note(raw[slot]) >> (2 * W::Slot::SCORE_BITS);
        let second = !is_for(0) && (is_for(1) || effort(1) < effort(0));
        self.bucket(place).0[usize::from(second)].store(place.rest, note);
    }

    /// The stored form of score zero; every score is smaller in absolute value, so a note is never zero.
    const MIDDLE: Score = 1 << (W::Slot::SCORE_BITS - 1);

    fn least_index_bits(key_bits: u32) -> u32 {
        key_bits.saturating_sub(W::Slot::REST_BITS)
    }

    #[inline]
    fn bucket(&self, place: &Place<W>) -> &Bucket<W::Slot> {
        &self.buckets[place.bucket & (self.buckets.len() - 1)]
    }
}
