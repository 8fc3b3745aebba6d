//! The journal of a match in a file: every event is saved before it takes effect.

use std::fs;
use std::future::ready;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use rusc_record::{Property, Record, Replay};
use rusc_table::{Decision, Journal, Keeping, Match, Refusal};

use super::clock;
use crate::failure::Failure;
use crate::saved;
use crate::trouble::Trouble;

/// The property of a record with the time control.
const CLOCK: &str = "OT";

/// The file of a match, if it has one; clones share it.
#[derive(Clone)]
pub(super) struct Keeper(Arc<Mutex<Option<PathBuf>>>);

impl Keeper {
    /// Saves a match in this file from its next event on; without a path, the match is not saved.
    pub(super) fn new(path: Option<PathBuf>) -> Self {
        Keeper(Arc::new(Mutex::new(path)))
    }

    /// The file of the match, if it has one.
    pub(super) fn path(&self) -> Option<PathBuf> {
        self.lock().clone().filter(|path| path.exists())
    }

    /// Saves a match in another file from now on; the file must not contain another match.
    pub(super) fn move_to(&self, path: &Path, game: &Match) -> Result<(), Failure> {
        let mut kept_in = self.lock();
        let is_taken = fs::metadata(path).is_ok_and(|file| file.len() > 0) && kept_in.as_deref() != Some(path);
        if is_taken {
            return Err(Failure::undone(Trouble::Taken { name: path.display().to_string() }));
        }
        saved::keep(path, &kept(game))?;
        *kept_in = Some(path.to_owned());
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Option<PathBuf>> {
        self.0.lock().expect("no thread panics with the lock held")
    }
}

impl Journal for Keeper {
    fn keep<'a>(&'a mut self, before: &'a Match, decision: &'a Decision) -> Keeping<'a> {
        let done = match &*self.lock() {
            Some(path) => saved::keep(path, &kept(&before.after(decision))),
            None => Ok(()),
        };
        Box::pin(ready(done.map_err(|failure| Refusal::NotKept { why: failure.into_why() })))
    }
}

/// A match as it is saved, with the current line as main line so that it continues there when loaded.
fn kept(game: &Match) -> Replay {
    let mut replay = game.to_replay();
    let record = &mut replay.record;
    for step in record.tree.path(game.tip()).windows(2) {
        let children = &mut record.tree.node_mut(step[0]).children;
        children.retain(|&child| child != step[1]);
        children.insert(0, step[1]);
    }
    record.outcome = game.outcome(game.tip());
    record.properties.retain(|property| property.name != CLOCK);
    let clock = clock::print(game.time());
    record.properties.extend(clock.map(|clock| Property { name: CLOCK.to_owned(), values: vec![clock] }));
    replay
}

/// The time control of a saved match; unlimited if it has none that can be read.
pub(super) fn clock_of(record: &Record) -> rusc_table::TimeControl {
    let property = record.properties.iter().find(|property| property.name == CLOCK);
    property.and_then(|property| clock::parse(property.values.first()?).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use rusc_record::Sitter;
    use rusc_table::{Attended, Request};

    use super::*;
    use crate::App;
    use crate::terminal::environment::environment;

    #[test]
    fn what_cannot_be_written_has_not_happened() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("missing/game.json");
        let record = Record::new("connect4", vec![Sitter::default(); 2]);
        let game =
            Match::begin(&App::builtin().catalog, record, rusc_table::TimeControl::None).expect("nothing was played");
        let keeper = Keeper::new(Some(path.clone()));
        let table = Attended::open(game, environment(None, keeper.clone(), channel().0));
        let play = || table.ask(&Request::Play { seat: rusc_game::Seat::FIRST, text: "4".to_owned(), at: None });

        assert!(matches!(play(), Err(Refusal::NotKept { .. })), "there is no folder to write to");
        assert_eq!(table.look(|snapshot| snapshot.game.record().tree.len()), 1);
        assert_eq!(keeper.path(), None);

        fs::create_dir(folder.path().join("missing")).expect("a folder can be made");
        play().expect("it can be written now");
        assert_eq!(table.look(|snapshot| snapshot.game.record().tree.len()), 2);
        assert_eq!(saved::open(&App::builtin(), &path, None).expect("it was written").record.tree.len(), 2);
    }
}
