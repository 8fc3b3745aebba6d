//! Machine words that hold a set of cells with one bit per cell: `u64` where it fits, otherwise `u128`.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// A set of cells in one machine word.
///
/// ```
/// use rusc_game::Word;
///
/// let cells = 0b1010_0100_u64;
/// assert_eq!((cells.count(), cells.lowest(), cells.lowest_alone()), (3, 2, 0b100));
/// assert!(cells.indices().eq([2, 5, 7]));
/// assert!(u128::ZERO.is_empty());
/// ```
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
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Number of bits in the word.
    const BITS: u32;
    /// The empty set.
    const ZERO: Self;
    /// The set of the lowest cell alone.
    const ONE: Self;

    /// Number of cells in the set.
    fn count(self) -> u32;
    /// The index of the lowest cell; `BITS` for the empty set.
    fn lowest(self) -> u32;
    /// The set without its lowest cell.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// The set of the lowest cell; empty for the empty set.
    #[must_use]
    fn lowest_alone(self) -> Self;

    /// Whether the set is empty.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }
    /// The indices of the cells, lowest first.
    #[inline]
    fn indices(mut self) -> impl Iterator<Item = u32> {
        std::iter::from_fn(move || {
            (!self.is_empty()).then(|| {
                let index = self.lowest();
                self = self.without_lowest();
                index
            })
        })
    }
}

macro_rules! word {
    ($type:ty) => {
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
            fn lowest_alone(self) -> Self {
                self & self.wrapping_neg()
            }
        }
    };
}

word!(u64);
word!(u128);
