//! The layout of a board in a machine word.
//!
//! Each column takes `rows + 1` bits from the bottom up; the top bit stays empty, so that lines do not wrap from one column into
//! the next. The size of the two published boards is known at compile time, that of all others at run time.

use rusc_game::Word;

use crate::word::NumberWord;

/// Minimum number of columns and of rows.
pub const SMALLEST: u32 = 4;
/// Maximum number of columns and of rows.
pub const LARGEST: u32 = 9;

/// The size of a board and the machine word that holds it.
pub trait Shape: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The machine word that holds the cells.
    type Word: NumberWord;

    /// Number of columns.
    fn columns(self) -> u32;
    /// Number of rows.
    fn rows(self) -> u32;
    /// The lowest cell of every column.
    fn bottom(self) -> Self::Word;

    /// Number of bits per column.
    #[inline]
    fn stride(self) -> u32 {
        self.rows() + 1
    }
    /// Number of cells.
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
    /// The bit offsets to the next cell of a line: up, right, and the two diagonals.
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
    /// A board of `columns` by `rows`; `None` if the size is out of range or does not fit the word.
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

impl<W: NumberWord> Shape for Free<W> {
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
