//! Marks for the matches that are being thought about: empty files, which outlive a process that is killed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusc_app::MatchId;

/// The folder of the marks. A mark that cannot be written or removed is not worth an error: at worst a match that was being
/// thought about goes on by itself, or waits for a person.
pub(crate) struct Marks(PathBuf);

impl Marks {
    /// The marks in the folder of the database.
    pub(crate) fn open(folder: &Path) -> io::Result<Marks> {
        let marks = Marks(folder.join("thinking"));
        fs::create_dir_all(&marks.0)?;
        Ok(marks)
    }

    /// Sets or removes the mark of a match.
    pub(crate) fn set(&self, id: &MatchId, is_thinking: bool) {
        let path = self.0.join(id.text());
        let _ = if is_thinking { fs::write(path, []) } else { fs::remove_file(path) };
    }

    /// The matches that are marked.
    pub(crate) fn all(&self) -> Vec<MatchId> {
        let files = fs::read_dir(&self.0).into_iter().flatten().flatten();
        files.filter_map(|file| MatchId::read(file.file_name().to_str()?)).collect()
    }
}
