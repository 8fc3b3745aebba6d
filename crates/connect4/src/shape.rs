//! How a board of some columns and rows lies in a machine word.
//!
//! Each column takes `rows + 1` bits from the bottom up; the bit on top stays empty, so that a line cannot run from the top of
//! one column into the bottom of the next. The two published boards are known at compile time, all others at run time.

use crate::word::Word;

/// The narrowest and lowest board.
pub const SMALLEST: u32 = 4;
/// The widest and highest board.
pub const LARGEST: u32 = 9;

/// The size of a board and the word that holds it.
pub trait Shape: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The word that holds the cells.
    type Word: Word;

    /// How many columns the board has.
    fn columns(self) -> u32;
    /// How many rows the board has.
    fn rows(self) -> u32;
    /// The lowest cell of every column.
    fn bottom(self) -> Self::Word;

    /// How many bits a column takes.
    #[inline]
    fn stride(self) -> u32 {
        self.rows() + 1
    }
    /// How many cells the board has.
    #[inline]
    fn area(self) -> u32 {
        self.columns() * self.rows()
    }
    /// Every cell of the board.
    #[inline]
    fn board(self) -> Self::Word {
        (self.bottom() << self.rows()).minus(self.bottom())
    }
    /// The lowest cell of a column.
    #[inline]
    fn foot(self, column: u32) -> Self::Word {
        Self::Word::ONE << (column * self.stride())
    }
    /// The highest cell of a column.
    #[inline]
    fn top(self, column: u32) -> Self::Word {
        Self::Word::ONE << (column * self.stride() + self.rows() - 1)
    }
    /// Every cell of a column.
    #[inline]
    fn column(self, column: u32) -> Self::Word {
        (self.foot(column) << self.rows()).minus(self.foot(column))
    }
    /// One cell; the bottom row is row 0.
    #[inline]
    fn cell(self, column: u32, row: u32) -> Self::Word {
        Self::Word::ONE << (column * self.stride() + row)
    }
    /// The steps to the next cell of a line: upwards, to the right, and the two diagonals.
    #[inline]
    fn steps(self) -> [u32; 4] {
        [1, self.stride(), self.stride() - 1, self.stride() + 1]
    }
}

/// A board whose size is part of the type, so that every shift is a constant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fixed<const COLUMNS: u32, const ROWS: u32>;

/// A board whose size is known at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Free<W> {
    columns: u8,
    rows: u8,
    bottom: W,
}

impl<W: Word> Free<W> {
    /// A board of `columns` by `rows`, or nothing where the size is out of range or does not fit the word.
    pub fn new(columns: u32, rows: u32) -> Option<Self> {
        let sizes = SMALLEST..=LARGEST;
        let fits = sizes.contains(&columns) && sizes.contains(&rows) && columns * (rows + 1) <= W::BITS;
        fits.then(|| Free {
            columns: columns as u8,
            rows: rows as u8,
            bottom: (0..columns).fold(W::ZERO, |feet, column| feet | W::ONE << (column * (rows + 1))),
        })
    }
}

impl<W: Word> Shape for Free<W> {
    type Word = W;

    #[inline]
    fn columns(self) -> u32 {
        u32::from(self.columns)
    }
    #[inline]
    fn rows(self) -> u32 {
        u32::from(self.rows)
    }
    #[inline]
    fn bottom(self) -> W {
        self.bottom
    }
}

macro_rules! fixed {
    ($columns:literal, $rows:literal, $word:ty) => {
        impl Shape for Fixed<$columns, $rows> {
            type Word = $word;

            #[inline]
            fn columns(self) -> u32 {
                $columns
            }
            #[inline]
            fn rows(self) -> u32 {
                $rows
            }
            #[inline]
            fn bottom(self) -> $word {
                const {
                    let mut feet: $word = 0;
                    let mut column = 0;
                    while column < $columns {
                        feet |= 1 << (column * ($rows + 1));
                        column += 1;
                    }
                    feet
                }
            }
        }
    };
}

fixed!(7, 6, u64);
fixed!(8, 8, u128);
