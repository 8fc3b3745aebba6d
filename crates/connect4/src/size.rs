//! The board size as an option: `7x6`.

use std::fmt;
use std::ops::RangeInclusive;

use rusc_present::{Kind, Value};

use crate::shape::{LARGEST, SMALLEST};

/// A valid board size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    columns: u32,
    rows: u32,
}

impl Size {
    /// Seven columns and six rows.
    pub const CLASSIC: Size = Size { columns: 7, rows: 6 };
    /// Eight columns and eight rows, as in the published study.
    pub const STUDY: Size = Size { columns: 8, rows: 8 };

    /// A size; `None` if it is out of range.
    pub fn new(columns: u32, rows: u32) -> Option<Size> {
        let range = SMALLEST..=LARGEST;
        (range.contains(&columns) && range.contains(&rows)).then_some(Size { columns, rows })
    }

    /// Number of columns.
    pub fn columns(self) -> u32 {
        self.columns
    }

    /// Number of rows.
    pub fn rows(self) -> u32 {
        self.rows
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

impl Value for Size {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        let english = "columns x rows, each from 4 to 9, such as 7x6";
        Kind::Text { expected: "expected-connect4-size", english }
    }
    fn read(text: &str) -> Option<Self> {
        let (columns, rows) = text.split_once('x')?;
        Size::new(columns.parse().ok()?, rows.parse().ok()?)
    }
    fn write(&self) -> String {
        self.to_string()
    }
}
