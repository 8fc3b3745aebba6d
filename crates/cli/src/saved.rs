//! Reads and writes saved games.

use std::io::{self, Read, stdin};
use std::path::Path;
use std::{fs, process};

use rusc_present::Why;
use rusc_record::{Format, ReadError, Replay};

use crate::App;
use crate::failure::Failure;
use crate::trouble::Trouble;

/// Reads a game from a file: the one with this number, counted from 1; without a number, the only one.
pub(crate) fn load(app: &App, name: &str, format: Format, number: Option<usize>) -> Result<Replay, Failure> {
    let mut games = load_all(app, name, format)?;
    let (name, count) = (name.to_owned(), games.len());
    let index = match number {
        None if count == 1 => 0,
        None => return Err(Failure::wrong(Trouble::SeveralGames { name, games: count })),
        Some(number) => {
            let missing = || Failure::wrong(Trouble::NoGame { name, games: count, number });
            number.checked_sub(1).filter(|&index| index < count).ok_or_else(missing)?
        }
    };
    Ok(games.swap_remove(index))
}

/// The same in the format of the file's extension.
pub(crate) fn open(app: &App, path: &Path, number: Option<usize>) -> Result<Replay, Failure> {
    load(app, &path.to_string_lossy(), format_of(path)?, number)
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
    let ReadError { line, column, problem, .. } = error;
    Failure::wrong(Trouble::Unreadable { name: name.to_owned(), line: *line, column: *column, why: Why::of(problem) })
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
