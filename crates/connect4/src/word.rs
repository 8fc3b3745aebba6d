//! Machine words that hold a board and can also be used as numbers.

use rusc_game::Word;

/// A set of cells that can also be added, subtracted and hashed as a number.
pub trait NumberWord: Word {
    /// Adds the words as numbers: adding the bottom cell of a column to its discs gives the cell on top of them.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// Subtracts a word as a number.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The low 64 bits of the word.
    fn low(self) -> u64;
    /// Both halves folded into 64 bits so that every bit counts; a 64-bit word is unchanged.
    fn fold(self) -> u64;
    /// A bijection of the low `bits` bits, in whose result the highest bits depend on all input bits.
    #[must_use]
    fn mix(self, bits: u32) -> Self;
}

macro_rules! number_word {
    ($type:ty, $odd:literal, $fold:expr) => {
        impl NumberWord for $type {
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline]
            fn low(self) -> u64 {
                self as u64
            }
            #[inline]
            fn fold(self) -> u64 {
                $fold(self)
            }
            #[inline]
            fn mix(self, bits: u32) -> Self {
                self.wrapping_mul($odd) & (<$type>::MAX >> (<$type>::BITS - bits))
            }
        }
    };
}

number_word!(u64, 0x9e37_79b9_7f4a_7c15, |word| word);
// The odd factor spreads the high half, so that boards differing only there rarely collide.
number_word!(u128, 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835, |word: u128| (word as u64)
    ^ ((word >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
