//! Records in SGF (FF[4]): Hex as all Hex programs write it, and other games for two with nothing hidden.
//!
//! Hex is `GM[11]`: Black, the first seat, joins top and bottom. Read is what HexGui, HexWorld, Little Golem and PlayHex write:
//! cells as `c2` or `cb`, set-ups in any node, moves out of turn (they become a set-up that gives the turn), `pass`, `resign`,
//! `forfeit`, and both ways to swap. `swap-pieces` is the move `swap`. `swap-sides` leaves the stone and changes the players'
//! colours, so what follows is reflected and recoloured; `swap` and `swap-pieces` mean this too where the same colour
//! moves next, as old versions of HexGui write it. Little Golem's files have no `GM`, and `W` begins.
//!
//! SGF has no number for other games. They say `GM[0]` and their spec in `RUSCSPEC`, and name moves as the game does.
//! `V` is the value from Black's side. What SGF has no word for stands in properties of our own, `RUSC…`; what we
//! have no word for is kept and written again.

mod cell;
mod header;
mod names;
mod notes;
mod reading;
mod result;
mod syntax;
mod writing;

use std::borrow::Cow;

use crate::error::without_mark;
use crate::{ReadError, Record, ReplayError};

/// Why a record cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// SGF knows two players who see everything.
    #[error("SGF cannot hold {0}, which hides hands or is not for two: use JSON")]
    Game(String),
    /// SGF knows no swap that leaves the stone in its place.
    #[error("SGF cannot hold a swap in place: use JSON")]
    SwapInPlace,
    /// The record is not a match of its game.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// The text of a file: UTF-8, or else Latin-1, which older programs write.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// All games of a text, held against the rules.
///
/// # Errors
/// Says where something is wrong, and what.
pub fn read_all(text: &str) -> Result<Vec<Record>, ReadError> {
    let text = without_mark(text);
    syntax::games(text)?.iter().map(|nodes| reading::record(text, nodes)).collect()
}

/// The one game of a text, held against the rules.
///
/// # Errors
/// Says where something is wrong, and what; a second game is wrong too.
///
/// ```
/// let record = record::sgf::read("(;FF[4]GM[11]SZ[5];B[a3];W[swap-pieces])").expect("this is a game");
/// assert_eq!(record.spec, "hex:5,swap");
/// ```
pub fn read(text: &str) -> Result<Record, ReadError> {
    let text = without_mark(text);
    match &syntax::games(text)?[..] {
        [nodes] => reading::record(text, nodes),
        games => {
            let problem = format!("one game was expected, but there are {}: the second begins here", games.len());
            Err(ReadError::at(text, games[1][0].at, problem))
        }
    }
}

/// A record as SGF.
///
/// # Errors
/// Says what SGF cannot hold.
pub fn write(record: &Record) -> Result<String, WriteError> {
    writing::write(record)
}
