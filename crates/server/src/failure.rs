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
        /// A server uses the folder.
        #[error("the Rusc at {address} is using {folder}: stop it, or choose another folder with --data")]
        Served {
            /// The folder.
            folder: String,
            /// The address of the server.
            address: String,
        } => "problem-served",
        /// Another program uses the folder.
        #[error("another Rusc is using {folder}: wait until it ends, or choose another folder with --data")]
        InUse {
            /// The folder.
            folder: String,
        } => "problem-in-use",
        /// There are no saved matches.
        #[error("there are no saved games: {file} does not exist")]
        Missing {
            /// The database or backup.
            file: String,
        } => "problem-missing",
        /// A backup does not replace a file.
        #[error("{file} exists already: choose another name")]
        Exists {
            /// The file.
            file: String,
        } => "problem-exists",
        /// A file cannot be read or written.
        #[error("{file} cannot be used: {why}")]
        File {
            /// The file.
            file: String,
            /// The error message.
            why: Why,
        } => "problem-file",
        /// A backup that is damaged, or not a backup at all.
        #[error("{file} is not a sound backup: {why}")]
        Unsound {
            /// The file.
            file: String,
            /// What is wrong with it.
            why: Why,
        } => "problem-unsound",
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
    fn every_storage_error_has_a_text_in_every_language() {
        let languages = Languages::built_in();
        for error in StorageError::samples() {
            let texts = ["en", "ca", "es"].map(|tag| languages.texts(tag).unwrap().why(&Why::of(&error)));
            assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
        }
    }
}
