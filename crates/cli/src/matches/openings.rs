//! How the rounds of a match open.

use std::fs;
use std::sync::Arc;

use rusc_arena::{Openings, openings};
use rusc_catalog::{Catalog, Entry, MovesError};
use rusc_host::AnyPosition;
use rusc_present::Spec;

use crate::failure::Failure;
use crate::saved;
use crate::trouble::Trouble;

/// The random moves that open the rounds of a duel in a game without a list of openings.
const USUAL: u32 = 2;

/// The openings that are asked for in a game that begins with these moves: a number of random moves, the name of a file, or the usual ones.
pub(crate) fn choose(
    catalog: &Catalog,
    game: &str,
    moves: &str,
    asked: Option<&str>,
    (entry, start): (&Entry, &Arc<dyn AnyPosition>),
) -> Result<Openings, Failure> {
    if let Some(text) = asked {
        return match text.parse() {
            Ok(moves) => Ok(Openings::Random(moves)),
            Err(_) => listed(entry, start, moves, text),
        };
    }
    // Deals differ from round to round, so games with hidden hands need no openings.
    let is_duel = start.seats() == 2 && !start.hides_hands();
    if !is_duel || !moves.is_empty() {
        return Ok(Openings::Random(0));
    }
    let spec: Spec = game.parse().map_err(Failure::wrong)?;
    let list = openings(catalog.entry(&spec.name).and_then(|entry| entry.openings(&spec)).map_err(Failure::wrong)?);
    Ok(if list.is_empty() { Openings::Random(USUAL) } else { Openings::Listed(list) })
}

/// The openings of a file, each of which must be playable after the moves that every game begins with.
fn listed(entry: &Entry, start: &Arc<dyn AnyPosition>, moves: &str, name: &str) -> Result<Openings, Failure> {
    let text = fs::read_to_string(name)
        .map_err(|error| Failure::wrong(Trouble::CannotRead { name: name.to_owned(), why: saved::why(&error) }))?;
    // Wrong moves at the start of every game are reported by the plan.
    let begun = entry.play(start, moves).unwrap_or_default();
    let position = begun.last().map_or(start, |played| &played.position);
    for (index, line) in text.lines().enumerate() {
        let indent = line.chars().take_while(|sign| sign.is_whitespace()).count();
        for opening in openings(line) {
            entry.play(position, &opening).map_err(|error| match error {
                MovesError::Move { place, why, .. } => {
                    let (line, column) = (index + 1, indent + place);
                    Failure::wrong(Trouble::Unreadable { name: name.to_owned(), line, column, why })
                }
                error => Failure::wrong(error),
            })?;
        }
    }
    Ok(Openings::Listed(openings(&text)))
}
