//! Machine words that hold a board with one bit per cell: `u64` where it fits, otherwise `u128`.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// A set of cells in one machine word.
pub trait Word:
    Copy
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitOrAssign
    + BitXorAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Number of bits.
    const BITS: u32;
    /// The empty set.
    const ZERO: Self;
    /// The lowest cell.
    const ONE: Self;

    /// Number of cells in the set.
    fn count(self) -> u32;
    /// The index of the lowest cell; `BITS` for the empty set.
    fn lowest(self) -> u32;
    /// The set without its lowest cell.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// The sum as numbers: adding the bottom cell of a column to its discs gives the cell on top of them.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The difference as numbers.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The low 64 bits.
    fn low(self) -> u64;
    /// Both halves folded into 64 bits so that every bit counts; a 64-bit word is unchanged.
    fn fold(self) -> u64;

    /// A bijection of the low `bits` bits after which the highest ones depend on all of them.
    #[must_use]
    fn mix(self, bits: u32) -> Self;

    /// Whether the set is empty.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }
}

macro_rules! word {
    ($type:ty, $odd:literal, $fold:expr) => {
        impl Word for $type {
            const BITS: u32 = <$type>::BITS;
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
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
            fn mix(self, bits: u32) -> Self {
                self.wrapping_mul($odd) & (<$type>::MAX >> (<$type>::BITS - bits))
            }
            #[inline]
            fn fold(self) -> u64 {
                $fold(self)
            }
        }
    };
}

word!(u64, 0x9e37_79b9_7f4a_7c15, |word| word);
// The odd factor spreads the high half, so that boards differing only there rarely collide.
word!(u128, 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835, |word: u128| (word as u64)
    ^ ((word >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
