//! The 187 pieces as they can lie, and sets of them with one bit for each.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, Not};

use crate::piece::{KINDS, Kind, Triangle};
use crate::rules::BlackBesideWhite;

/// How many pieces there are when each rotation that looks different counts.
pub const ORIENTED: usize = 187;

/// A kind of piece turned in one of the ways that look different.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Oriented(u8);

impl Oriented {
    /// The white, which looks the same however it is turned.
    pub const WHITE: Oriented = Oriented(0);
    /// The black, which looks the same however it is turned.
    pub const BLACK: Oriented = Oriented(1);

    /// A kind turned clockwise by so many edges; of equal-looking rotations the smallest.
    pub const fn new(kind: Kind, rotation: usize) -> Oriented {
        Oriented(FIRST[kind.index()] + (rotation % kind.rotations()) as u8)
    }

    /// All oriented pieces: by kind, then by rotation.
    pub fn all() -> impl Iterator<Item = Oriented> {
        (0..ORIENTED as u8).map(Oriented)
    }

    /// A number below [`ORIENTED`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on the piece.
    #[inline]
    pub const fn kind(self) -> Kind {
        KIND[self.0 as usize]
    }

    /// By how many edges it is turned clockwise.
    pub const fn rotation(self) -> usize {
        (self.0 - FIRST[self.kind().index()]) as usize
    }

    /// What it shows at an edge, counted clockwise from the right.
    #[inline]
    pub const fn triangle(self, edge: usize) -> Triangle {
        TRIANGLE[self.0 as usize][edge]
    }
}

impl fmt::Debug for Oriented {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kind(), self.rotation())
    }
}

/// A set of oriented pieces.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Pieces([u64; 3]);

impl Pieces {
    /// No piece.
    pub const NONE: Pieces = Pieces([0; 3]);
    /// Every piece.
    pub const ALL: Pieces = Pieces([u64::MAX, u64::MAX, (1 << (ORIENTED - 128)) - 1]);

    /// Every rotation of a kind.
    #[inline]
    pub const fn of(kind: Kind) -> Pieces {
        OF_KIND[kind.index()]
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether a piece is one of them.
    #[inline]
    pub const fn contains(self, piece: Oriented) -> bool {
        self.0[piece.index() / 64] >> (piece.index() % 64) & 1 == 1
    }

    /// The piece with so many before it.
    pub fn nth(self, mut skip: u32) -> Option<Oriented> {
        for (index, &word) in self.0.iter().enumerate() {
            let count = word.count_ones();
            if skip < count {
                let rest = (0..skip).fold(word, |rest, _| rest & (rest - 1));
                return Some(Oriented(index as u8 * 64 + rest.trailing_zeros() as u8));
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
                return Some(Oriented(self.word as u8 * 64 + bit as u8));
            }
            self.word += 1;
        }
        None
    }
}

/// The pieces that may be played so that their `edge` touches a piece that shows `lying` there.
#[inline]
pub(crate) const fn matching(rule: BlackBesideWhite, edge: usize, lying: Triangle) -> Pieces {
    MATCHING[rule as usize][edge][lying.index()]
}

/// The first rotation of each kind.
static FIRST: [u8; KINDS] = {
    let mut first = [0; KINDS];
    let mut kind = 1;
    while kind < KINDS {
        first[kind] = first[kind - 1] + Kind::new(kind - 1).rotations() as u8;
        kind += 1;
    }
    first
};

static KIND: [Kind; ORIENTED] = {
    let mut of = [Kind::WHITE; ORIENTED];
    let mut kind = 0;
    while kind < KINDS {
        let mut rotation = 0;
        while rotation < Kind::new(kind).rotations() {
            of[FIRST[kind] as usize + rotation] = Kind::new(kind);
            rotation += 1;
        }
        kind += 1;
    }
    of
};

static TRIANGLE: [[Triangle; 6]; ORIENTED] = {
    let mut shown = [[Triangle::White; 6]; ORIENTED];
    let mut index = 0;
    while index < ORIENTED {
        let kind = KIND[index];
        let rotation = index - FIRST[kind.index()] as usize;
        let mut edge = 0;
        while edge < 6 {
            shown[index][(edge + rotation) % 6] = kind.triangle(edge);
            edge += 1;
        }
        index += 1;
    }
    shown
};

static OF_KIND: [Pieces; KINDS] = {
    let mut of = [Pieces::NONE; KINDS];
    let mut index = 0;
    while index < ORIENTED {
        of[KIND[index].index()] = of[KIND[index].index()].with(index);
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
                if may_touch(rule, TRIANGLE[index][edge], Triangle::ALL[lying]) {
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

/// Whether a new piece may show `played` to a triangle that lies on the board.
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
    fn rotations_turn_clockwise() {
        let kind = Kind::of_word("BGR").unwrap();
        let shown =
            |rotation| -> String { (0..6).map(|edge| Oriented::new(kind, rotation).triangle(edge).letter()).collect() };
        assert_eq!((shown(0), shown(1), shown(4)), ("BBGGRR".into(), "RBBGGR".into(), "GGRRBB".into()));
    }

    #[test]
    fn oriented_pieces_all_look_different() {
        let all: Vec<Oriented> = Oriented::all().collect();
        for (index, &piece) in all.iter().enumerate() {
            assert_eq!(Oriented::new(piece.kind(), piece.rotation()), piece);
            assert!(all[..index].iter().all(|&other| TRIANGLE[other.index()] != TRIANGLE[index]));
        }
        assert_eq!(Oriented::new(Kind::WHITE, 5), Oriented::WHITE);
    }

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
