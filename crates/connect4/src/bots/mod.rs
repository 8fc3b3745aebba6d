//! The bots of the published study, and stronger ones.

mod deep;
mod perfect;
mod study;

pub use deep::{Deep, DeepParameters};
pub use perfect::{Perfect, PerfectParameters};
pub use study::{Method, Order, Study, StudyParameters};

use crate::position::Column;
use crate::shape::Shape;

/// The columns from the middle outwards; of two middle columns the left one comes first.
pub(crate) fn from_the_centre<S: Shape>(shape: S) -> impl Iterator<Item = Column> {
    let middle = (shape.columns() as i32 - 1) / 2;
    (0..shape.columns() as i32).map(move |index| {
        let distance = (index + 1) / 2;
        Column((middle + if index % 2 == 0 { -distance } else { distance }) as u8)
    })
}
