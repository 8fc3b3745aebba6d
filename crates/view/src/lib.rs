//! Pages and pictures: boards as SVG, pages as HTML, the languages they speak.
//!
//! Everything here is a function of values: no game by its type, no clock, no input or output. A board is drawn from the
//! data that a position gives of itself, a page from plain structs.

pub mod boards;
mod drawing;
pub mod fragment;
pub mod page;
pub mod palette;
mod picture;
mod refusal;
pub mod shown;
mod style;
mod svg;
mod texts;

pub use drawing::{Drawing, Overlay, Worth};
pub use picture::Picture;
pub use refusal::refusal;
pub use style::{ICON, script, style};
pub use texts::{FILES, Languages, Texts, TextsError};
