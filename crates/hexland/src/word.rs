//! Machine words that hold a set of cells, one bit per cell.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

/// A set of cells in one machine word.
pub trait Word:
    Copy
    + Eq
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
    /// The index of the lowest cell; the set must not be empty.
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
