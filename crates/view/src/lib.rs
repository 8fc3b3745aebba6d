//! Pages and pictures: boards as SVG, pages as HTML, texts in several languages.
//!
//! Everything here is a pure function of values: no clock, no input or output. A board is drawn from the typed board of its game,
//! by one file per game; a page of a match is drawn from a [`Scene`]. A game in another crate brings its own [`Art`] and texts.

mod art;
mod boards;
mod drawing;
mod drawings;
pub mod fragment;
pub mod page;
pub mod palette;
mod picture;
mod scene;
mod style;
mod svg;
mod texts;

pub use art::{Art, Lesson, Needs, Overlay};
pub use drawing::{Drawing, Marks, Subject};
pub use drawings::{AnyArt, Drawings};
pub use maud;
pub use picture::Picture;
pub use scene::{May, Scene};
pub use style::{ICON, script, style};
pub use svg::{Cell, Point, outline, point, short};
pub use texts::{File, Languages, Texts, TextsError, bot_name, files, seat_name, short_score};
