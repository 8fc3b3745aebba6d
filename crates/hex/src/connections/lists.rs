//! Bounded lists of carriers, one for each pair of ends, all in one block of memory that is copied at once.

use crate::Cells;

/// Lists of carriers, in which no carrier contains another of the same list.
///
/// In each list the carriers that were already combined come first, then those still waiting.
#[derive(Clone, Debug)]
pub(super) struct Lists<const WORDS: usize> {
    heads: Vec<Head>,
    /// For each list, the cells that all its carriers share; all cells if it is empty.
    common: Vec<Cells<WORDS>>,
    carriers: Vec<Cells<WORDS>>,
    /// The depth of each carrier: the maximum number of moves to complete the connection.
    depths: Vec<u8>,
    /// Free blocks of the store, by the logarithm of their capacity.
    free: [Vec<u32>; 8],
    bound: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Head {
    start: u32,
    len: u8,
    done: u8,
    room: u8,
    /// The size of the largest carrier, if the list is full.
    largest: u8,
}

/// The result of offering a carrier to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offered {
    /// The carrier was added.
    Added,
    /// The carrier was not added: the list already has a carrier contained in it.
    Known,
    /// The carrier was not added: the list is full, and its carriers are no larger.
    NoRoom,
    /// The list was full, and the carrier replaced the largest one.
    Displaced,
}

impl<const WORDS: usize> Lists<WORDS> {
    /// `count` empty lists of at most `bound` carriers.
    pub(super) fn new(count: usize, bound: usize) -> Self {
        debug_assert!((1..=128).contains(&bound), "a list has some room, and its length fits a byte");
        Lists {
            heads: vec![Head::default(); count],
            common: vec![!Cells::EMPTY; count],
            carriers: Vec::new(),
            depths: Vec::new(),
            free: Default::default(),
            bound,
        }
    }

    /// The carriers of a list.
    #[inline]
    pub(super) fn all(&self, list: usize) -> &[Cells<WORDS>] {
        let head = self.heads[list];
        &self.carriers[head.start as usize..][..head.len as usize]
    }

    /// The carriers of a list still waiting to be combined.
    #[inline]
    pub(super) fn waiting(&self, list: usize) -> &[Cells<WORDS>] {
        let head = self.heads[list];
        &self.carriers[head.start as usize..][head.done as usize..head.len as usize]
    }

    /// Number of carriers of a list that were already combined.
    #[inline]
    pub(super) fn done_len(&self, list: usize) -> usize {
        self.heads[list].done as usize
    }

    /// Whether a list is empty.
    #[inline]
    pub(super) fn is_empty(&self, list: usize) -> bool {
        self.heads[list].len == 0
    }

    /// Whether the first `count` carriers of a list have a cell in common.
    #[inline]
    pub(super) fn have_common_cell(&self, list: usize, count: usize) -> bool {
        let first = &self.all(list)[..count];
        first.iter().fold(!Cells::EMPTY, |common, &carrier| common & carrier) != Cells::EMPTY
    }

    /// The cells that all carriers of a list share; all cells if it is empty.
    #[inline]
    pub(super) fn common(&self, list: usize) -> Cells<WORDS> {
        self.common[list]
    }

    /// One carrier of a list.
    #[inline]
    pub(super) fn carrier(&self, list: usize, index: usize) -> Cells<WORDS> {
        self.carriers[self.heads[list].start as usize + index]
    }

    /// One carrier of a list and its depth.
    #[inline]
    pub(super) fn get(&self, list: usize, index: usize) -> (Cells<WORDS>, u8) {
        let at = self.heads[list].start as usize + index;
        (self.carriers[at], self.depths[at])
    }

    /// The depth of one carrier of a list.
    #[inline]
    pub(super) fn depth(&self, list: usize, index: usize) -> u8 {
        self.depths[self.heads[list].start as usize + index]
    }

    /// Whether a list has a carrier within `carrier`.
    #[inline]
    pub(super) fn has_within(&self, list: usize, carrier: Cells<WORDS>) -> bool {
        any(self.all(list), |known| known.is_within(carrier))
    }

    /// Whether a list has a carrier around `carrier`.
    #[inline]
    pub(super) fn has_around(&self, list: usize, carrier: Cells<WORDS>) -> bool {
        any(self.all(list), |known| carrier.is_within(known))
    }

    /// Whether a list is full of carriers that are no larger than `carrier`.
    #[inline]
    pub(super) fn has_no_room(&self, list: usize, carrier: Cells<WORDS>) -> bool {
        let head = self.heads[list];
        head.len as usize >= self.bound && size_of_carrier(carrier) >= head.largest
    }

    /// Adds a waiting carrier, unless the list has one within it or no room; carriers that contain it are removed.
    #[inline]
    pub(super) fn offer(&mut self, list: usize, carrier: Cells<WORDS>, depth: u8) -> Offered {
        if self.has_no_room(list, carrier) {
            return Offered::NoRoom;
        }
        if self.has_within(list, carrier) {
            return Offered::Known;
        }
        self.add(list, carrier, depth)
    }

    fn add(&mut self, list: usize, carrier: Cells<WORDS>, depth: u8) -> Offered {
        self.drop_around(list, carrier);
        let is_full = self.heads[list].len as usize >= self.bound;
        if is_full {
            let largest = self.heads[list].largest;
            let index = self.all(list).iter().rposition(|&other| size_of_carrier(other) == largest);
            self.remove(list, index.expect("a full list knows its largest carrier"));
        }
        self.push(list, carrier, depth);
        if self.heads[list].len as usize == self.bound {
            let sizes = self.all(list).iter().map(|&other| size_of_carrier(other));
            self.heads[list].largest = sizes.max().expect("a full list has carriers");
        }
        if is_full { Offered::Displaced } else { Offered::Added }
    }

    /// Removes every carrier of a list that contains `carrier`.
    #[inline]
    pub(super) fn drop_around(&mut self, list: usize, carrier: Cells<WORDS>) {
        if !any(self.all(list), |known| carrier.is_within(known)) {
            return;
        }
        let mut index = 0;
        while index < self.heads[list].len as usize {
            if carrier.is_within(self.get(list, index).0) {
                self.remove(list, index);
            } else {
                index += 1;
            }
        }
    }

    /// Moves a waiting carrier to the combined ones and returns its index; `None` if it was removed meanwhile.
    #[inline]
    pub(super) fn finish(&mut self, list: usize, carrier: Cells<WORDS>) -> Option<usize> {
        let waiting = self.waiting(list);
        let index = waiting.iter().position(|&waiting| waiting == carrier)?;
        let head = &mut self.heads[list];
        let (to, from) = (head.start as usize + head.done as usize, head.start as usize + head.done as usize + index);
        head.done += 1;
        let place = head.done as usize - 1;
        self.carriers.swap(to, from);
        self.depths.swap(to, from);
        Some(place)
    }

    /// Counts all carriers of a list as combined.
    pub(super) fn finish_all(&mut self, list: usize) {
        let head = &mut self.heads[list];
        head.done = head.len;
    }

    /// Removes all carriers of a list.
    pub(super) fn clear(&mut self, list: usize) {
        let head = &mut self.heads[list];
        (head.len, head.done) = (0, 0);
        self.common[list] = !Cells::EMPTY;
    }

    /// Moves every carrier of a list that contains `part` to `out`.
    pub(super) fn extract(&mut self, list: usize, part: Cells<WORDS>, out: &mut Vec<(Cells<WORDS>, u8)>) {
        let mut index = 0;
        while index < self.heads[list].len as usize {
            let (carrier, depth) = self.get(list, index);
            if part.is_within(carrier) {
                out.push((carrier, depth));
                self.remove(list, index);
            } else {
                index += 1;
            }
        }
    }

    fn remove(&mut self, list: usize, index: usize) {
        let head = &mut self.heads[list];
        let start = head.start as usize;
        let mut hole = index;
        if hole < head.done as usize {
            // The last combined carrier fills the gap, so that the combined ones stay in front.
            head.done -= 1;
            let last_done = head.done as usize;
            self.carriers.swap(start + hole, start + last_done);
            self.depths.swap(start + hole, start + last_done);
            hole = last_done;
        }
        head.len -= 1;
        let last = head.len as usize;
        self.carriers.swap(start + hole, start + last);
        self.depths.swap(start + hole, start + last);
        self.common[list] = self.all(list).iter().fold(!Cells::EMPTY, |common, &carrier| common & carrier);
    }

    fn push(&mut self, list: usize, carrier: Cells<WORDS>, depth: u8) {
        if self.heads[list].len == self.heads[list].room {
            self.grow(list);
        }
        let head = &mut self.heads[list];
        let at = head.start as usize + head.len as usize;
        self.carriers[at] = carrier;
        self.depths[at] = depth;
        head.len += 1;
        self.common[list] &= carrier;
    }

    fn grow(&mut self, list: usize) {
        let head = self.heads[list];
        let room = if head.room == 0 { 2 } else { head.room as usize * 2 };
        let start = self.free[room.ilog2() as usize].pop().map_or(self.carriers.len(), |start| start as usize);
        if start == self.carriers.len() {
            self.carriers.resize(start + room, Cells::EMPTY);
            self.depths.resize(start + room, 0);
        }
        let (old, len) = (head.start as usize, head.len as usize);
        self.carriers.copy_within(old..old + len, start);
        self.depths.copy_within(old..old + len, start);
        if head.room > 0 {
            self.free[head.room.ilog2() as usize].push(head.start);
        }
        self.heads[list] = Head { start: start as u32, room: room as u8, ..head };
    }
}

/// Whether a carrier passes a test; without a branch for each, so that the compiler can test several at once.
#[inline]
fn any<const WORDS: usize>(carriers: &[Cells<WORDS>], test: impl Fn(Cells<WORDS>) -> bool) -> bool {
    let (blocks, rest) = carriers.as_chunks::<8>();
    blocks.iter().any(|block| block.iter().fold(false, |any, &carrier| any | test(carrier)))
        || rest.iter().fold(false, |any, &carrier| any | test(carrier))
}

/// The number of cells, at most 255.
fn size_of_carrier<const WORDS: usize>(carrier: Cells<WORDS>) -> u8 {
    carrier.len().min(u8::MAX.into()) as u8
}
