//! The 37 kinds of piece, their colours and their names.

use std::fmt;

/// What a triangle of a piece shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Triangle {
    /// The first colour in the order in which set-up looks for a shared colour.
    Blue,
    /// The second colour.
    Green,
    /// The third colour.
    Red,
    /// The fourth colour.
    Yellow,
    /// The fifth colour.
    Purple,
    /// The joker that matches every colour.
    White,
    /// The joker next to which nothing may be played.
    Black,
}

impl Triangle {
    /// The five colours, in the order in which set-up looks for a shared one.
    pub const COLOURS: [Triangle; 5] =
        [Triangle::Blue, Triangle::Green, Triangle::Red, Triangle::Yellow, Triangle::Purple];
    /// The colours and the two jokers.
    pub const ALL: [Triangle; 7] = [
        Triangle::Blue,
        Triangle::Green,
        Triangle::Red,
        Triangle::Yellow,
        Triangle::Purple,
        Triangle::White,
        Triangle::Black,
    ];

    /// The number of what the triangle shows, below 7; the colours come before the jokers.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the triangle in the notation; black is `K`.
    pub const fn letter(self) -> char {
        match self {
            Triangle::Blue => 'B',
            Triangle::Green => 'G',
            Triangle::Red => 'R',
            Triangle::Yellow => 'Y',
            Triangle::Purple => 'P',
            Triangle::White => 'W',
            Triangle::Black => 'K',
        }
    }

    const fn of_letter(letter: u8) -> Triangle {
        match letter {
            b'B' => Triangle::Blue,
            b'G' => Triangle::Green,
            b'R' => Triangle::Red,
            b'Y' => Triangle::Yellow,
            b'P' => Triangle::Purple,
            b'W' => Triangle::White,
            b'K' => Triangle::Black,
            _ => panic!("a letter of a piece's word"),
        }
    }
}

/// Number of pieces in the game.
pub const PIECES: usize = 82;
/// Number of kinds of pieces.
pub const KINDS: usize = 37;

/// The words of the kinds: colours clockwise, starting so that the word is first in alphabetical order.
const WORDS: [&str; KINDS] = [
    "W", "K", "B", "G", "R", "Y", "P", // whole pieces
    "BG", "BP", "BR", "BY", "GP", "GR", "GY", "PR", "PY", "RY", // halves
    "BGP", "BGR", "BGY", "BPG", "BPR", "BPY", "BRG", "BRP", "BRY", "BYG", "BYP", "BYR", // thirds with blue
    "GPR", "GPY", "GRP", "GRY", "GYP", "GYR", "PRY", "PYR", // thirds without blue
];

/// A kind of piece; pieces of one kind are indistinguishable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(u8);

impl Kind {
    /// The joker that may touch anything but a black.
    pub const WHITE: Kind = Kind(0);
    /// The joker that makes the players with the fewest pieces draw.
    pub const BLACK: Kind = Kind(1);

    /// The kind with this index.
    ///
    /// # Panics
    /// If `index` is not below [`KINDS`].
    pub const fn new(index: usize) -> Kind {
        assert!(index < KINDS, "there are 37 kinds");
        Kind(index as u8)
    }

    /// All kinds, by index.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// The number of this kind, below [`KINDS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Number of pieces of this kind.
    pub const fn copies(self) -> u8 {
        if self.is_joker() { 6 } else { 2 }
    }

    /// Whether this is a white or a black.
    pub const fn is_joker(self) -> bool {
        self.0 <= Kind::BLACK.0
    }

    /// Number of colours on the piece; 1 for a joker.
    pub const fn colours(self) -> usize {
        WORDS[self.0 as usize].len()
    }

    /// What the unrotated piece shows at an edge; edges are counted clockwise from the right.
    pub const fn triangle(self, edge: usize) -> Triangle {
        let word = WORDS[self.0 as usize].as_bytes();
        Triangle::of_letter(word[edge * word.len() / 6])
    }

    /// The colours of the piece's sectors, clockwise, each once.
    pub fn sectors(self) -> impl Iterator<Item = Triangle> {
        self.word().bytes().map(Triangle::of_letter)
    }

    /// Number of distinct rotations of the piece.
    pub const fn rotations(self) -> usize {
        if self.colours() == 1 { 1 } else { 6 }
    }

    /// The word for the kind in the notation.
    pub const fn word(self) -> &'static str {
        WORDS[self.0 as usize]
    }

    /// The kind with this word, in upper or lower case.
    pub fn of_word(word: &str) -> Option<Kind> {
        Kind::all().find(|kind| kind.word().eq_ignore_ascii_case(word))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_are_82_pieces_of_37_kinds() {
        let by_colours = |count: usize| {
            let kinds: Vec<Kind> = Kind::all().filter(|kind| !kind.is_joker() && kind.colours() == count).collect();
            (kinds.len(), kinds.iter().map(|kind| u32::from(kind.copies())).sum::<u32>())
        };
        assert_eq!((by_colours(1), by_colours(2), by_colours(3)), ((5, 10), (10, 20), (20, 40)));
        assert_eq!(Kind::all().map(|kind| usize::from(kind.copies())).sum::<usize>(), PIECES);
    }

    #[test]
    fn no_word_is_a_turn_of_another_and_each_is_the_first_of_its_turns() {
        let mut seen = HashSet::new();
        for kind in Kind::all() {
            let word = kind.word();
            assert_eq!(word.chars().collect::<HashSet<_>>().len(), word.len(), "{word}");
            let turns = (0..word.len()).map(|by| word[by..].to_owned() + &word[..by]);
            assert_eq!(turns.clone().min().as_deref(), Some(word));
            assert!(turns.into_iter().all(|turn| seen.insert(turn)), "{word}");
        }
    }

    #[test]
    fn sectors_are_equal_and_clockwise() {
        let shown = |word: &str| -> String {
            let kind = Kind::of_word(word).unwrap();
            (0..6).map(|edge| kind.triangle(edge).letter()).collect()
        };
        assert_eq!(shown("K"), "KKKKKK");
        assert_eq!(shown("PY"), "PPPYYY");
        assert_eq!(shown("brg"), "BBRRGG");
    }
}
