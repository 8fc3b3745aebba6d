#![doc = include_str!("../README.md")]

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
pub use scene::{Deal, May, Scene};
pub use style::{ICON, passkey_script, script, style};
pub use svg::{Cell, Point, outline, point, short};
pub use texts::{File, Languages, Texts, TextsError, bot_name, files, seat_name, short_bounds, short_score};
