//! Sets of oriented pieces, one bit each, and those that match a neighbour.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, Not};

use crate::oriented::{ORIENTED, Oriented};
use crate::piece::{KINDS, Kind, Triangle};
use crate::rules::BlackBesideWhite;

/// A set of oriented pieces.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Pieces([u64; 3]);

impl Pieces {
    /// The empty set.
    pub const NONE: Pieces = Pieces([0; 3]);
    /// All oriented pieces.
    pub const ALL: Pieces = Pieces([u64::MAX, u64::MAX, (1 << (ORIENTED - 128)) - 1]);

    /// All rotations of a kind.
    #[inline]
    pub const fn of(kind: Kind) -> Pieces {
        OF_KIND[kind.index()]
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Number of oriented pieces in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether the set contains a piece.
    #[inline]
    pub const fn contains(self, piece: Oriented) -> bool {
        self.0[piece.index() / 64] >> (piece.index() % 64) & 1 == 1
    }

    /// The piece with exactly `skip` pieces of the set before it.
    pub fn nth(self, mut skip: u32) -> Option<Oriented> {
        for (index, &word) in self.0.iter().enumerate() {
            let count = word.count_ones();
            if skip < count {
                let rest = (0..skip).fold(word, |rest, _| rest & (rest - 1));
                return Some(Oriented::of_index(index * 64 + rest.trailing_zeros() as usize));
            }
            skip -= count;
        }
        None
    }

    const fn with(mut self, index: usize) -> Pieces {
        self.0[index / 64] |= 1 << (index % 64);
        self
    }
}

impl BitAnd for Pieces {
    type Output = Pieces;
    #[inline]
    fn bitand(self, other: Pieces) -> Pieces {
        Pieces([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitAndAssign for Pieces {
    #[inline]
    fn bitand_assign(&mut self, other: Pieces) {
        *self = *self & other;
    }
}

impl BitOr for Pieces {
    type Output = Pieces;
    #[inline]
    fn bitor(self, other: Pieces) -> Pieces {
        Pieces([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl Not for Pieces {
    type Output = Pieces;
    #[inline]
    fn not(self) -> Pieces {
        Pieces([!self.0[0], !self.0[1], !self.0[2]]) & Pieces::ALL
    }
}

impl IntoIterator for Pieces {
    type Item = Oriented;
    type IntoIter = Iter;
    #[inline]
    fn into_iter(self) -> Iter {
        Iter { words: self.0, word: 0 }
    }
}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The pieces of a set, by kind and then by rotation.
#[derive(Clone, Debug)]
pub struct Iter {
    words: [u64; 3],
    word: usize,
}

impl Iterator for Iter {
    type Item = Oriented;
    #[inline]
    fn next(&mut self) -> Option<Oriented> {
        while self.word < 3 {
            let word = &mut self.words[self.word];
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some(Oriented::of_index(self.word * 64 + bit as usize));
            }
            self.word += 1;
        }
        None
    }
}

/// The pieces that may be played with their `edge` against a triangle that shows `lying`.
#[inline]
pub(crate) const fn matching(rule: BlackBesideWhite, edge: usize, lying: Triangle) -> Pieces {
    MATCHING[rule as usize][edge][lying.index()]
}

static OF_KIND: [Pieces; KINDS] = {
    let mut of = [Pieces::NONE; KINDS];
    let mut index = 0;
    while index < ORIENTED {
        let kind = Oriented::of_index(index).kind().index();
        of[kind] = of[kind].with(index);
        index += 1;
    }
    of
};

static MATCHING: [[[Pieces; 7]; 6]; 2] =
    [pieces_that_match(BlackBesideWhite::Forbidden), pieces_that_match(BlackBesideWhite::Allowed)];

const fn pieces_that_match(rule: BlackBesideWhite) -> [[Pieces; 7]; 6] {
    let mut matching = [[Pieces::NONE; 7]; 6];
    let mut edge = 0;
    while edge < 6 {
        let mut index = 0;
        while index < ORIENTED {
            let mut lying = 0;
            while lying < 7 {
                if may_touch(rule, Oriented::of_index(index).triangle(edge), Triangle::ALL[lying]) {
                    matching[edge][lying] = matching[edge][lying].with(index);
                }
                lying += 1;
            }
            index += 1;
        }
        edge += 1;
    }
    matching
}

/// Whether a new piece may show `played` against `lying` on the board.
const fn may_touch(rule: BlackBesideWhite, played: Triangle, lying: Triangle) -> bool {
    match (played, lying) {
        (_, Triangle::Black) => false,
        (Triangle::Black, Triangle::White) => matches!(rule, BlackBesideWhite::Allowed),
        (Triangle::White | Triangle::Black, _) | (_, Triangle::White) => true,
        (played, lying) => played as u8 == lying as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_count_and_find_their_pieces() {
        let set = Pieces::of(Kind::of_word("GR").unwrap()) | Pieces::of(Kind::BLACK) | Pieces::of(Kind::new(36));
        let listed: Vec<Oriented> = set.into_iter().collect();
        assert_eq!(listed.len() as u32, set.len());
        assert!(Oriented::all().all(|piece| set.contains(piece) == listed.contains(&piece)));
        assert!((0..15).all(|index| set.nth(index) == listed.get(index as usize).copied()));
        assert_eq!((!set & set, Pieces::ALL.len()), (Pieces::NONE, 187));
    }
}
