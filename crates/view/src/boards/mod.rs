//! The one list of drawings: a game is drawn by one file, named on one line.

mod connect4;
mod hex;
mod hexadom;
mod hexland;

use maud::Markup;

use crate::{Drawing, Picture};

/// How a game is drawn.
pub struct Art {
    /// The game's name in specs.
    pub name: &'static str,
    /// Draws its board.
    pub draw: fn(&Drawing) -> Picture,
    /// The moves that are no place on the board, and are buttons.
    pub buttons: &'static [&'static str],
    /// What stands beside the board: at its left, and at its right.
    pub beside: Option<fn(&Drawing) -> [Markup; 2]>,
    /// What can be laid over the board, by name.
    pub overlays: &'static [&'static str],
}

/// Every game that can be drawn.
pub const ART: &[Art] = &[connect4::ART, hex::ART, hexadom::ART, hexland::ART];

/// How a game is drawn.
pub fn art(game: &str) -> Option<&'static Art> {
    ART.iter().find(|art| art.name == game)
}
