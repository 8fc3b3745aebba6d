//! Access to files, passed in as a value.

use crate::Why;

/// Reads and writes files by name, for crates that do not access the file system themselves.
pub trait Files {
    /// The text of a file.
    ///
    /// # Errors
    /// Says which file cannot be read, and why.
    fn read(&self, name: &str) -> Result<String, Why>;
    /// Writes a file, replacing an older one.
    ///
    /// # Errors
    /// Says which file cannot be written, and why.
    fn write(&self, name: &str, text: &str) -> Result<(), Why>;
}

crate::reasons! {
    /// The error of [`NoFiles`], which has no files.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoFile {
        /// No file can be read.
        #[error("cannot read {name:?}: there are no files")]
        Read {
            /// The name of the file.
            name: String,
        } => "no-file-to-read",
        /// No file can be written.
        #[error("cannot write {name:?}: there are no files")]
        Write {
            /// The name of the file.
            name: String,
        } => "no-file-to-write",
    }
}

/// An implementation of [`Files`] without any files: every access fails.
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, name: &str) -> Result<String, Why> {
        Err(Why::of(&NoFile::Read { name: name.to_owned() }))
    }
    fn write(&self, name: &str, _: &str) -> Result<(), Why> {
        Err(Why::of(&NoFile::Write { name: name.to_owned() }))
    }
}
