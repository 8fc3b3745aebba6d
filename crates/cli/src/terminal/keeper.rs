//! Keeps a match in a file: every event is there before it counts.

use std::fs;
use std::path::{Path, PathBuf};

use record::{Property, Record};
use table::{Event, Match};

use super::clock;
use crate::saved;

/// The property of a record that says which clock was used.
const CLOCK: &str = "OT";

/// A copy of a match and the file it is kept in.
pub(super) struct Keeper {
    game: Match,
    path: Option<PathBuf>,
}

impl Keeper {
    /// Keeps a match from its next event on; without a path nowhere.
    pub(super) fn new(game: Match, path: Option<PathBuf>) -> Self {
        Keeper { game, path }
    }

    /// Where the match is kept, once it is.
    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref().filter(|path| path.exists())
    }

    /// Keeps an event.
    pub(super) fn keep(&mut self, event: &Event) -> Result<(), String> {
        let mut after = self.game.clone();
        after.apply(event).map_err(|refusal| refusal.to_string())?;
        if let Some(path) = &self.path {
            saved::keep(path, &kept(&after)).map_err(|failure| failure.to_string())?;
        }
        self.game = after;
        Ok(())
    }

    /// Keeps the match in another file from now on, in which no other match may be.
    pub(super) fn move_to(&mut self, path: PathBuf) -> Result<(), String> {
        let is_taken = fs::metadata(&path).is_ok_and(|file| file.len() > 0) && self.path.as_ref() != Some(&path);
        if is_taken {
            return Err(format!("{} holds something already: load goes on with a saved game", path.display()));
        }
        saved::keep(&path, &kept(&self.game)).map_err(|failure| failure.to_string())?;
        self.path = Some(path);
        Ok(())
    }
}

/// The record of a match, the line the table is on first: there it goes on when it is loaded.
fn kept(game: &Match) -> Record {
    let mut record = game.record().clone();
    for step in record.tree.path(game.tip()).windows(2) {
        let children = &mut record.tree.node_mut(step[0]).children;
        children.retain(|&child| child != step[1]);
        children.insert(0, step[1]);
    }
    record.outcome = game.outcome(game.tip());
    record.properties.retain(|property| property.name != CLOCK);
    let clock = clock::print(game.time());
    record.properties.extend(clock.map(|clock| Property { name: CLOCK.to_owned(), values: vec![clock] }));
    record
}

/// The clock that a kept match was played with, if one can be read there.
pub(super) fn clock_of(record: &Record) -> table::TimeControl {
    let property = record.properties.iter().find(|property| property.name == CLOCK);
    property.and_then(|property| clock::parse(property.values.first()?).ok()).unwrap_or_default()
}
