//! Reads and writes saved games.

use std::io::{self, Read, stdin};
use std::path::Path;
use std::{fs, process};

use rusc_present::Why;
use rusc_record::{Format, ReadError, Replay};

use crate::App;
use crate::failure::Failure;
use crate::trouble::Trouble;

/// Reads a file with a single game.
pub(crate) fn load(app: &App, name: &str, format: Format) -> Result<Replay, Failure> {
    let mut games = load_all(app, name, format)?;
    match (games.pop(), games.len()) {
        (Some(game), 0) => Ok(game),
        (_, others) => Err(Failure::wrong(Trouble::SeveralGames { name: name.to_owned(), games: others + 1 })),
    }
}

/// Reads a file with a single game, in the format of its extension.
pub(crate) fn open(app: &App, path: &Path) -> Result<Replay, Failure> {
    load(app, &path.to_string_lossy(), format_of(path)?)
}

/// Saves a game in the format of the file's extension.
pub(crate) fn keep(path: &Path, game: &Replay) -> Result<(), Failure> {
    store(path, format_of(path)?.write(game).map_err(Failure::undone)?.as_bytes())
}

fn format_of(path: &Path) -> Result<Format, Failure> {
    let name = path.to_string_lossy();
    Format::of_file(&name).ok_or_else(|| Failure::wrong(Trouble::NoFormat { name: name.into_owned() }))
}

/// Reads all games of a file; `-` is standard input.
pub(crate) fn load_all(app: &App, name: &str, format: Format) -> Result<Vec<Replay>, Failure> {
    let mut bytes = Vec::new();
    let done = if name == "-" {
        stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::read(name).map(|content| bytes = content)
    };
    done.map_err(|error| Failure::wrong(Trouble::CannotRead { name: name.to_owned(), why: why(&error) }))?;
    format.read(&app.catalog, &bytes).map_err(|error| unreadable(name, &error))
}

fn unreadable(name: &str, error: &ReadError) -> Failure {
    let ReadError { line, column, problem } = error;
    Failure::wrong(Trouble::Unreadable { name: name.to_owned(), line: *line, column: *column, why: Why::of(problem) })
}

/// Creates a folder for the games of a match; it must be new or empty.
pub(crate) fn prepare(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    let mut files = fs::read_dir(folder).map_err(|error| cannot_write(folder, &error))?;
    if files.next().is_some() {
        return Err(Failure::wrong(Trouble::NotEmpty { name: folder.display().to_string() }));
    }
    Ok(())
}

/// Writes a file atomically: the old content stays until the new one is complete.
pub(crate) fn store(path: &Path, content: &[u8]) -> Result<(), Failure> {
    replace(path, content).map_err(|error| cannot_write(path, &error))
}

/// Like [`store`], with the error of the system.
pub(crate) fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let is_special = fs::metadata(path).is_ok_and(|found| !found.is_file());
    if is_special {
        return fs::write(path, content);
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.tmp", process::id()));
    let done = fs::write(&beside, content).and_then(|()| fs::rename(&beside, path));
    done.inspect_err(|_| {
        // It may not exist.
        let _ = fs::remove_file(&beside);
    })
}

/// The failure to write a file or folder.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::undone(Trouble::CannotWrite { name: path.display().to_string(), why: why(error) })
}

/// The system's error message.
pub(crate) fn why(error: &io::Error) -> Why {
    Why::quoted(error.to_string())
}
