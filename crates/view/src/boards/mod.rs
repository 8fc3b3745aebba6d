//! The list of built-in drawings: each game has one file or folder here, with its texts.

mod connect4;
mod hex;
mod hexadom;
mod hexland;

use crate::Drawings;
use crate::texts::File;

/// The drawings of all built-in games.
pub(crate) fn all() -> Drawings {
    Drawings::none().with(connect4::Frame).with(hex::Rhombus).with(hexadom::Plane).with(hexland::Isle)
}

/// The texts of all built-in games.
pub(crate) const TEXTS: &[&[File]] = &[connect4::TEXTS, hex::TEXTS, hexadom::TEXTS, hexland::TEXTS];

/// The texts of a game in every language.
macro_rules! texts {
    ($file:literal) => {
        &[
            ("en", $file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/texts/en/", $file))),
            ("ca", $file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/texts/ca/", $file))),
            ("es", $file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/texts/es/", $file))),
        ]
    };
}
use texts;
