//! Bounded lists of carriers, one list for each pair of ends, all in one store that is copied as a block.

use crate::Cells;

/// A set of lists of carriers in which no carrier of a list contains another.
///
/// Each list holds first the carriers that were already combined with others, then those that still wait.
#[derive(Clone, Debug)]
pub(super) struct Lists<const WORDS: usize> {
    heads: Vec<Head>,
    carriers: Vec<Cells<WORDS>>,
    /// The moves at most needed to complete the connection, beside each carrier.
    depths: Vec<u8>,
    /// Blocks of the store that no list uses any more, by the logarithm of their room.
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

/// What became of a carrier that was offered to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offered {
    /// It was added.
    Added,
    /// The list knows a carrier within it.
    Known,
    /// The list is full of carriers that are no larger.
    NoRoom,
    /// It was added in place of the largest one, as the list was full.
    Displaced,
}

impl<const WORDS: usize> Lists<WORDS> {
    /// Empty lists of at most `bound` carriers.
    pub(super) fn new(count: usize, bound: usize) -> Self {
        debug_assert!((1..=128).contains(&bound), "a list has some room, and its length fits a byte");
        Lists {
            heads: vec![Head::default(); count],
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

    /// The carriers of a list that still wait to be combined.
    #[inline]
    pub(super) fn waiting(&self, list: usize) -> &[Cells<WORDS>] {
        let head = self.heads[list];
        &self.carriers[head.start as usize..][head.done as usize..head.len as usize]
    }

    /// How many carriers of a list were already combined with others.
    #[inline]
    pub(super) fn done_len(&self, list: usize) -> usize {
        self.heads[list].done as usize
    }

    /// Whether a list has no carrier.
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

    /// The moves at most needed for one carrier of a list.
    #[inline]
    pub(super) fn depth(&self, list: usize, index: usize) -> u8 {
        self.depths[self.heads[list].start as usize + index]
    }

    /// Whether some carrier of a list lies within `carrier`.
    #[inline]
    pub(super) fn has_within(&self, list: usize, carrier: Cells<WORDS>) -> bool {
        self.all(list).iter().any(|known| known.is_within(carrier))
    }

    /// Adds a carrier that waits, unless the list knows better; carriers that contain it are dropped.
    #[inline]
    pub(super) fn offer(&mut self, list: usize, carrier: Cells<WORDS>, depth: u8) -> Offered {
        let head = self.heads[list];
        if head.len as usize >= self.bound && size_of_carrier(carrier) >= head.largest {
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

    /// Drops every carrier of a list that contains `carrier`.
    #[inline]
    pub(super) fn drop_around(&mut self, list: usize, carrier: Cells<WORDS>) {
        let mut index = 0;
        while index < self.heads[list].len as usize {
            if carrier.is_within(self.get(list, index).0) {
                self.remove(list, index);
            } else {
                index += 1;
            }
        }
    }

    /// Moves a waiting carrier to those that are done and says where it is, if it has not been dropped meanwhile.
    #[inline]
    pub(super) fn finish(&mut self, list: usize, carrier: Cells<WORDS>) -> Option<usize> {
        let index = self.waiting(list).iter().position(|&waiting| waiting == carrier)?;
        let head = &mut self.heads[list];
        let (to, from) = (head.start as usize + head.done as usize, head.start as usize + head.done as usize + index);
        head.done += 1;
        let place = head.done as usize - 1;
        self.carriers.swap(to, from);
        self.depths.swap(to, from);
        Some(place)
    }

    /// Drops every carrier of a list.
    pub(super) fn clear(&mut self, list: usize) {
        let head = &mut self.heads[list];
        (head.len, head.done) = (0, 0);
    }

    /// Takes out every carrier of a list that has the cells of `part`, and appends them to `out`.
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
            // The last of the done ones fills the hole, so that they stay in front.
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

/// The number of cells, as far as a byte can count.
fn size_of_carrier<const WORDS: usize>(carrier: Cells<WORDS>) -> u8 {
    carrier.len().min(u8::MAX.into()) as u8
}
