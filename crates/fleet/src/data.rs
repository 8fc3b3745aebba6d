//! The files that jobs need, known by their content.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hmac_sha256::Hash;
use rusc_arena::{DataFile, Files};
use rusc_present::Why;

use crate::FleetError;

/// The SHA-256 of a file, in hexadecimal digits.
///
/// # Errors
/// If it cannot be read.
pub fn hash_of(path: &Path) -> Result<String, FleetError> {
    fs::read(path)
        .map(|bytes| hash(&bytes))
        .map_err(|error| FleetError::NoData { name: path.display().to_string(), why: Why::quoted(error.to_string()) })
}

/// The SHA-256 of a text, in hexadecimal digits.
pub(crate) fn hash(bytes: &[u8]) -> String {
    Hash::hash(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A few letters that distinguish the plan of a study from others.
pub fn fingerprint(plan: &serde_json::Value) -> String {
    hash(plan.to_string().as_bytes())[..10].to_owned()
}

/// Finds files on this machine by their names.
pub fn local_files(files: &[(String, PathBuf)]) -> Files {
    let known: HashMap<String, PathBuf> = files.iter().cloned().collect();
    Arc::new(move |file: &DataFile| {
        let missing = || FleetError::NoData { name: file.name.clone(), why: Why::quoted("no such file is named") };
        known.get(&file.name).cloned().ok_or_else(|| Why::of(&missing()))
    })
}
