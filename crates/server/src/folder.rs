//! The folder of the saved matches, which one program at a time may change.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusc_present::Why;

use crate::StorageError;

/// The file that is locked; it stays empty, since a locked file cannot be read everywhere.
const LOCK: &str = "server.lock";
/// The file with the address of the server.
const ADDRESS: &str = "server.address";
/// The database.
const DATABASE: &str = "matches.sqlite";
/// How long to wait for a program that is about to end or to write down its address.
const PATIENCE: Duration = Duration::from_secs(3);

/// The folder of the saved matches, locked for this program until it is dropped.
pub(crate) struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Creates the folder if necessary, and locks it.
    ///
    /// # Errors
    /// If another program has locked it, or it cannot be used.
    pub(crate) fn lock(path: &Path) -> Result<Folder, StorageError> {
        let folder = path.display().to_string();
        let problem = |error: std::io::Error| StorageError::Folder {
            folder: folder.clone(),
            why: Why::quoted(error.to_string()),
        };
        create(path).map_err(problem)?;
        let file = File::create(path.join(LOCK)).map_err(problem)?;
        let began = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::Error(error)) => return Err(problem(error)),
                Err(TryLockError::WouldBlock) => {}
            }
            if let Some(address) = address(path) {
                return Err(StorageError::Served { folder, address });
            }
            if began.elapsed() > PATIENCE {
                return Err(StorageError::InUse { folder });
            }
            sleep(Duration::from_millis(20));
        }
        let folder = Folder { path: path.to_owned(), _lock: file };
        // The last server may have been killed.
        folder.conceal();
        Ok(folder)
    }

    /// Announces the address of the server to other programs.
    pub(crate) fn announce(&self, address: &str) -> std::io::Result<()> {
        let beside = self.path.join(format!("{ADDRESS}.new"));
        fs::write(&beside, address)?;
        fs::rename(beside, self.path.join(ADDRESS))
    }

    /// Removes the address, since the server ends.
    pub(crate) fn conceal(&self) {
        // It may not exist.
        let _ = fs::remove_file(self.path.join(ADDRESS));
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        self.conceal();
    }
}

/// The database in a folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// The address of the server that has locked the folder, if it has written it down.
fn address(folder: &Path) -> Option<String> {
    fs::read_to_string(folder.join(ADDRESS)).ok()
}

/// Creates a folder that other users of the machine cannot read, since it will contain visitors' secrets.
fn create(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_program_at_a_time() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("new");
        let folder = Folder::lock(&path).unwrap();
        folder.announce("http://127.0.0.1:7680").unwrap();
        let error = Folder::lock(&path).err().unwrap();
        assert!(
            matches!(&error, StorageError::Served { address, .. } if address == "http://127.0.0.1:7680"),
            "{error}"
        );
        folder.conceal();
        let ending = std::thread::spawn(move || {
            sleep(Duration::from_millis(100));
            drop(folder);
        });
        assert!(Folder::lock(&path).is_ok(), "it waits for a program that is about to end");
        ending.join().unwrap();
    }
}
