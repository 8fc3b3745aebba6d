//! A game as people paste it: JSON, SGF, or what other sites call a game, such as a link.

use rusc_catalog::Catalog;

use crate::error::without_mark;
use crate::{Problem, ReadError, Replay, dialect, json, sgf};

/// Reads the game in a text, whatever its form, and replays it by its rules.
///
/// # Errors
/// What is wrong in the text, and where.
///
/// ```
/// let games = rusc_catalog::Catalog::builtin();
/// let replay = rusc_record::pasted::read(&games, "https://hexworld.org/board/#5c1,a3:sb4").expect("this is a game");
/// assert_eq!((&*replay.record.spec, replay.record.tree.len()), ("hex:5,swap", 4));
/// ```
pub fn read(catalog: &Catalog, text: &str) -> Result<Replay, ReadError> {
    let text = without_mark(text);
    match text.trim_start().chars().next() {
        Some('{') => json::read(catalog, text),
        Some('(') => sgf::read(catalog, text),
        _ => match dialect::foreign(text) {
            Some(foreign) => sgf::read(catalog, &foreign.sgf).map_err(|error| {
                // The SGF is on one line, so that the column is the place in it.
                ReadError::at(text, foreign.source(error.column.saturating_sub(1)), error.problem)
            }),
            None if ["http://", "https://"].iter().any(|start| text.trim_start().starts_with(start)) => {
                Err(ReadError::at(text, 0, Problem::Address))
            }
            None => sgf::read(catalog, text),
        },
    }
}
