#![doc = include_str!("../README.md")]

mod art;
mod boards;
pub mod book;
pub mod crosstable;
mod date;
mod drawing;
mod drawings;
pub mod fragment;
mod icon;
mod notes;
pub mod page;
pub mod palette;
mod picture;
mod qr;
mod scene;
mod style;
mod svg;
mod taste;
mod texts;

pub use art::{Art, Lesson, Needs, Overlay};
pub use date::iso_date;
pub use drawing::{Drawing, Marks, Subject};
pub use drawings::{AnyArt, Drawings};
pub use icon::{icon_png, masked_icon, masked_icon_png};
pub use maud;
pub use picture::Picture;
pub use rusc_host::Board;
pub use scene::{Deal, May, Scene, Talk};
pub use style::{ICON, learn_script, passkey_script, script, site_style, style};
pub use svg::{Cell, Point, outline, point, short};
pub use taste::{Colours, Coordinates, Pieces, Screen, Stance, Taste};
pub use texts::{File, Languages, Texts, TextsError, bot_about, bot_name, files, seat_name, short_bounds, short_score};
