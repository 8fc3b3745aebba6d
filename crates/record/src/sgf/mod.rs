//! Records in SGF (`FF[4]`): games with an SGF number in the form all programs use, and other two-player games without hidden
//! pieces.
//!
//! Black is the first seat. Files of HexGui, HexWorld, Little Golem and PlayHex can be read: set-ups in any node, moves out of
//! turn (they become a set-up that gives the turn), `pass`, `resign`, `forfeit`, and both ways to swap. `swap-pieces` is the move
//! `swap`. `swap-sides` leaves the stone and swaps the players' colours, so the moves after it are reflected and recoloured;
//! `swap` and `swap-pieces` mean this too if the same colour moves next, as in files of old HexGui versions. Little Golem's files
//! have no `GM`, and `W` begins.
//!
//! SGF has no number for other games: these have `GM[0]`, their spec in `RUSCSPEC`, and moves in the game's own notation. `V` is
//! an estimate of unknown unit, from Black's side; any other score is in `RUSCSCORE`. Data that SGF cannot express goes into
//! properties of our own, `RUSC…`; properties that we do not understand are kept and written back.

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
    /// Why a record cannot be written as SGF.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum WriteError {
        /// A game with hidden pieces, or not for two players.
        #[error("SGF cannot hold {spec}, which hides hands or is not for two: use JSON")]
        Game {
            /// The spec of the game.
            spec: String,
        } => "write-game",
        /// A swap that leaves the stone in its place, which SGF cannot express.
        #[error("SGF cannot hold a swap in place: use JSON")]
        SwapInPlace => "write-swap-in-place",
    }
}

/// Decodes a file as UTF-8 or, if it is not valid UTF-8, as the Latin-1 of older programs.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// Reads all games in a text and replays them by their rules.
///
/// # Errors
/// What is wrong in the text, and where.
pub fn read_all(catalog: &Catalog, text: &str) -> Result<Vec<Replay>, ReadError> {
    let text = without_mark(text);
    syntax::games(text)?.iter().map(|nodes| reading::replay(catalog, text, nodes)).collect()
}

/// Reads the single game in a text and replays it by its rules.
///
/// # Errors
/// What is wrong in the text, and where; a second game is an error too.
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

/// Writes a record as SGF.
///
/// # Errors
/// If SGF cannot hold the record.
pub fn write(replay: &Replay) -> Result<String, WriteError> {
    writing::write(replay)
}
