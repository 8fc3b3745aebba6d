//! Saved games on this machine: files in, files out.

use std::io::{Read, stdin};
use std::path::Path;
use std::{fs, process};

use catalog::Entry;
use offer::Position;
use record::{Ending, Format, NodeId, Outcome, Record, positions};

use crate::failure::Failure;

/// The one game of a file.
pub(crate) fn load(name: &str, format: Format) -> Result<Record, Failure> {
    let mut records = load_all(name, format)?;
    match (records.pop(), records.len()) {
        (Some(record), 0) => Ok(record),
        (_, others) => {
            let games = others + 1;
            Err(Failure::wrong(format!(
                "{name} holds {games} games: take one out with rusc convert --game 1 to {games}"
            )))
        }
    }
}

/// The one game of a file whose name tells the format.
pub(crate) fn open(path: &Path) -> Result<Record, Failure> {
    load(&path.to_string_lossy(), format_of(path)?)
}

/// Keeps a game in a file whose name tells the format.
pub(crate) fn keep(path: &Path, record: &Record) -> Result<(), Failure> {
    store(path, format_of(path)?.write(record).map_err(Failure::undone)?.as_bytes())
}

fn format_of(path: &Path) -> Result<Format, Failure> {
    let name = path.to_string_lossy();
    Format::of_file(&name).ok_or_else(|| Failure::wrong(format!("the name {name:?} ends neither in .json nor in .sgf")))
}

/// All games of a file; `-` is what is typed.
pub(crate) fn load_all(name: &str, format: Format) -> Result<Vec<Record>, Failure> {
    let mut bytes = Vec::new();
    let done = if name == "-" {
        stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::read(name).map(|content| bytes = content)
    };
    done.map_err(|error| Failure::wrong(format!("cannot read {name:?}: {error}")))?;
    format.read(&bytes).map_err(|error| Failure::wrong(format!("{name}: {error}")))
}

/// The game of a record and the last position of its main line.
pub(crate) fn last(record: &Record) -> Result<(&'static Entry, Box<dyn Position>), Failure> {
    let (entry, _) = catalog::start(&record.spec).map_err(Failure::wrong)?;
    let mut positions = positions(record).map_err(Failure::wrong)?;
    let last = record.tree.main_line(NodeId::ROOT).last().unwrap_or_default();
    Ok((entry, positions.swap_remove(last.index())))
}

/// How a match ended, on a line.
pub(crate) fn ended(outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|seat| format!("player {seat}")).collect();
    let result = if winners.is_empty() { "a draw".to_owned() } else { format!("won by {}", winners.join(", ")) };
    let why = match &outcome.ending {
        Ending::Played => String::new(),
        Ending::Resigned(seat) => format!(": player {seat} resigned"),
        Ending::OutOfTime(seat) => format!(": player {seat} ran out of time"),
        Ending::Failed(seat, why) => format!(": player {seat} failed ({why})"),
    };
    format!("the match was {result}{why}\n")
}

/// Makes a folder for the games of a match, which holds none yet.
pub(crate) fn prepare(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    let mut files = fs::read_dir(folder).map_err(|error| cannot_write(folder, &error))?;
    if files.next().is_some() {
        return Err(Failure::wrong(format!(
            "{} is not empty: games are saved in a folder of their own",
            folder.display()
        )));
    }
    Ok(())
}

/// Writes a file whole or not at all: what stood there is kept until the new one is complete.
pub(crate) fn store(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let is_special = fs::metadata(path).is_ok_and(|found| !found.is_file());
    if is_special {
        return fs::write(path, content).map_err(|error| cannot_write(path, &error));
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.tmp", process::id()));
    let done = fs::write(&beside, content).and_then(|()| fs::rename(&beside, path));
    done.map_err(|error| {
        // It may never have been created.
        let _ = fs::remove_file(&beside);
        cannot_write(path, &error)
    })
}

/// That a file or folder could not be written, and why.
pub(crate) fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure::undone(format!("cannot write {:?}: {error}", path.display().to_string()))
}
