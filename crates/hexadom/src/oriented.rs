//! The 187 oriented pieces.

use std::fmt;

use crate::piece::{KINDS, Kind, Triangle};

/// Number of pieces, counting each distinct rotation.
pub const ORIENTED: usize = 187;

/// A kind of piece in one of its distinct rotations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Oriented(u8);

impl Oriented {
    /// The white, which looks the same in every rotation.
    pub const WHITE: Oriented = Oriented(0);
    /// The black, which looks the same in every rotation.
    pub const BLACK: Oriented = Oriented(1);

    /// A kind rotated clockwise by `rotation` edges; of rotations that look the same, the smallest.
    pub const fn new(kind: Kind, rotation: usize) -> Oriented {
        Oriented(FIRST[kind.index()] + (rotation % kind.rotations()) as u8)
    }

    /// The oriented piece with this index.
    pub(crate) const fn of_index(index: usize) -> Oriented {
        assert!(index < ORIENTED, "there are 187 oriented pieces");
        Oriented(index as u8)
    }

    /// All oriented pieces: by kind, then by rotation.
    pub fn all() -> impl Iterator<Item = Oriented> {
        (0..ORIENTED as u8).map(Oriented)
    }

    /// The number of this oriented piece, below [`ORIENTED`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind of the piece.
    #[inline]
    pub const fn kind(self) -> Kind {
        KIND[self.0 as usize]
    }

    /// The clockwise rotation in edges.
    pub const fn rotation(self) -> usize {
        (self.0 - FIRST[self.kind().index()]) as usize
    }

    /// What the piece shows at an edge; edges are counted clockwise from the right.
    #[inline]
    pub const fn triangle(self, edge: usize) -> Triangle {
        TRIANGLE[self.0 as usize][edge]
    }

    /// What the piece shows at its six edges, clockwise from the right.
    pub const fn triangles(self) -> [Triangle; 6] {
        TRIANGLE[self.0 as usize]
    }
}

impl fmt::Debug for Oriented {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kind(), self.rotation())
    }
}

/// The index of the first rotation of each kind.
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
}
