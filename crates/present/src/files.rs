//! Access to files, passed in from outside.

use crate::Why;

/// Files by name, for those who may not open them themselves.
pub trait Files {
    /// The text of a file.
    ///
    /// # Errors
    /// Which file cannot be read, and why.
    fn read(&self, name: &str) -> Result<String, Why>;
    /// Writes a file, replacing an older one.
    ///
    /// # Errors
    /// Which file cannot be written, and why.
    fn write(&self, name: &str, text: &str) -> Result<(), Why>;
}

crate::reasons! {
    /// There are no files here.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoFile {
        /// No file can be read.
        #[error("cannot read {name:?}: there are no files")]
        Read {
            /// Which.
            name: String,
        } => "no-file-to-read",
        /// No file can be written.
        #[error("cannot write {name:?}: there are no files")]
        Write {
            /// Which.
            name: String,
        } => "no-file-to-write",
    }
}

/// No files at all.
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, name: &str) -> Result<String, Why> {
        Err(Why::of(&NoFile::Read { name: name.to_owned() }))
    }
    fn write(&self, name: &str, _: &str) -> Result<(), Why> {
        Err(Why::of(&NoFile::Write { name: name.to_owned() }))
    }
}
