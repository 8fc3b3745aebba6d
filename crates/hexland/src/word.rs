//! Machine words that hold a set of cells, one bit a cell.

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
    /// How many cells fit.
    const BITS: u32;
    /// No cell.
    const ZERO: Self;
    /// The lowest cell alone.
    const ONE: Self;

    /// How many cells the set has.
    fn count(self) -> u32;
    /// The index of the lowest cell of a set that is not empty.
    fn lowest(self) -> u32;
    /// The set without its lowest cell.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// The lowest cell alone; nothing of the empty set.
    #[must_use]
    fn lowest_alone(self) -> Self;

    /// Whether no cell is in the set.
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
