//! Records in SGF (FF[4]): games with a number there as all programs write them, and other games for two with nothing hidden.
//!
//! Black is the first seat. Read is what HexGui, HexWorld, Little Golem and PlayHex write: set-ups in any node, moves out of
//! turn (they become a set-up that gives the turn), `pass`, `resign`, `forfeit`, and both ways to swap. `swap-pieces` is the
//! move `swap`. `swap-sides` leaves the stone and changes the players' colours, so what follows is reflected and recoloured;
//! `swap` and `swap-pieces` mean this too where the same colour moves next, as old versions of HexGui write it. Little Golem's
//! files have no `GM`, and `W` begins.
//!
//! SGF has no number for other games. They say `GM[0]` and their spec in `RUSCSPEC`, and name moves as the game does. `V` is
//! an estimate of an unknown unit, from Black's side; any other score stands in `RUSCSCORE`. What SGF has no word for stands
//! in properties of our own, `RUSC…`; what we have no word for is kept and written again.

mod header;
mod names;
mod notes;
mod reading;
mod result;
mod stones;
mod syntax;
mod writing;

use std::borrow::Cow;

use rusc_catalog::Catalog;

use crate::error::without_mark;
use crate::{Problem, ReadError, Replay};

pub use result::Forfeited;

rusc_present::reasons! {
    /// Why a record cannot be written.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum WriteError {
        /// SGF knows two players who see everything.
        #[error("SGF cannot hold {spec}, which hides hands or is not for two: use JSON")]
        Game {
            /// The spec of the game.
            spec: String,
        } => "write-game",
        /// SGF knows no swap that leaves the stone in its place.
        #[error("SGF cannot hold a swap in place: use JSON")]
        SwapInPlace => "write-swap-in-place",
    }
}

/// The text of a file: UTF-8, or else Latin-1, which older programs write.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// All games of a text, played again by the rules.
///
/// # Errors
/// Says where something is wrong, and what.
pub fn read_all(catalog: &Catalog, text: &str) -> Result<Vec<Replay>, ReadError> {
    let text = without_mark(text);
    syntax::games(text)?.iter().map(|nodes| reading::replay(catalog, text, nodes)).collect()
}

/// The one game of a text, played again by the rules.
///
/// # Errors
/// Says where something is wrong, and what; a second game is wrong too.
///
/// ```
/// let games = rusc_catalog::Catalog::builtin();
/// let replay = rusc_record::sgf::read(&games, "(;FF[4]GM[11]SZ[5];B[a3];W[swap-pieces])").expect("this is a game");
/// assert_eq!(replay.record.spec, "hex:5,swap");
/// ```
pub fn read(catalog: &Catalog, text: &str) -> Result<Replay, ReadError> {
    let text = without_mark(text);
    match &syntax::games(text)?[..] {
        [nodes] => reading::replay(catalog, text, nodes),
        games => Err(ReadError::at(text, games[1][0].at, Problem::Games { count: games.len() })),
    }
}

/// A record as SGF.
///
/// # Errors
/// Says what SGF cannot hold.
pub fn write(replay: &Replay) -> Result<String, WriteError> {
    writing::write(replay)
}
