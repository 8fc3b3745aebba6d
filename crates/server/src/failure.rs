//! Why the saved matches cannot be opened.

use rusc_present::Why;

rusc_present::reasons! {
    /// Why the saved matches cannot be opened.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum StorageError {
        /// An error of the database.
        #[error("the database: {why}")]
        Database {
            /// The error message.
            why: Why,
        } => "problem-database",
        /// The folder cannot be created.
        #[error("{folder}: {why}")]
        Folder {
            /// The path of the folder.
            folder: String,
            /// Why it cannot be created.
            why: Why,
        } => "problem-folder",
        /// The database was written by a newer version.
        #[error("the saved games were written by a newer version of Rusc (schema {version}; the newest known is {known})")]
        Newer {
            /// The schema version of the database.
            version: usize,
            /// The newest version supported here.
            known: usize,
        } => "problem-newer",
    }
}

impl From<rusqlite::Error> for StorageError {
    fn from(error: rusqlite::Error) -> Self {
        StorageError::Database { why: Why::quoted(error.to_string()) }
    }
}

#[cfg(test)]
mod tests {
    use rusc_present::{Reason, Why};
    use rusc_view::Languages;

    use super::StorageError;

    #[test]
    fn what_cannot_be_opened_is_told_in_every_language() {
        let languages = Languages::built_in();
        for error in StorageError::samples() {
            let told = ["en", "ca", "es"].map(|tag| languages.texts(tag).unwrap().why(&Why::of(&error)));
            assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
        }
    }
}
