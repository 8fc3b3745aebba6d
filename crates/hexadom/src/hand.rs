//! A hand of pieces: the number of each kind, and all their rotations.

use std::fmt;

use crate::piece::{KINDS, Kind};
use crate::pieces::Pieces;

/// A multiset of pieces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    held: Pieces,
    counts: [u8; KINDS],
    size: u8,
}

impl Hand {
    /// The empty hand.
    pub const EMPTY: Hand = Hand { held: Pieces::NONE, counts: [0; KINDS], size: 0 };

    /// All 82 pieces.
    pub fn full() -> Hand {
        Kind::all().flat_map(|kind| std::iter::repeat_n(kind, usize::from(kind.copies()))).collect()
    }

    /// Number of pieces in the hand.
    #[inline]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Whether the hand is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// Number of pieces of a kind.
    #[inline]
    pub fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// All rotations of all pieces in the hand.
    #[inline]
    pub fn held(&self) -> Pieces {
        self.held
    }

    /// The kinds of the pieces in the hand, each repeated for every piece of its kind.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        Kind::all().flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// Adds a piece.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.counts[kind.index()] += 1;
        self.size += 1;
        self.held = self.held | Pieces::of(kind);
    }

    /// Removes a piece.
    ///
    /// # Panics
    /// If there is no piece of that kind.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        let count = &mut self.counts[kind.index()];
        *count = count.checked_sub(1).expect("a piece that is given away was held");
        if *count == 0 {
            self.held &= !Pieces::of(kind);
        }
        self.size -= 1;
    }

    /// Number of pieces, not counting those of ignored kinds.
    pub fn size_without(&self, ignored: impl Fn(Kind) -> bool) -> u8 {
        Kind::all().filter(|&kind| !ignored(kind)).map(|kind| self.count(kind)).sum()
    }
}

impl FromIterator<Kind> for Hand {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Hand {
        let mut hand = Hand::EMPTY;
        kinds.into_iter().for_each(|kind| hand.add(kind));
        hand
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.kinds().map(Kind::word).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_come_and_go() {
        let (bg, white) = (Kind::of_word("BG").unwrap(), Kind::WHITE);
        let mut hand: Hand = [bg, white, bg].into_iter().collect();
        assert_eq!((hand.size(), hand.count(bg), hand.held().len()), (3, 2, 7));
        hand.remove(bg);
        assert_eq!(hand.held().len(), 7);
        hand.remove(bg);
        assert_eq!((hand.to_string(), hand.held().len()), ("W".to_owned(), 1));
        assert_eq!(hand, Hand::from_iter([white]));
        assert_eq!((Hand::full().size(), Hand::full().held()), (82, Pieces::ALL));
    }

    #[test]
    fn some_kinds_may_not_count() {
        let hand: Hand = [Kind::WHITE, Kind::BLACK, Kind::BLACK, Kind::new(9)].into_iter().collect();
        assert_eq!(hand.size_without(|kind| kind == Kind::BLACK), 2);
        assert_eq!(hand.size_without(Kind::is_joker), 1);
    }
}
