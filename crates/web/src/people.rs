//! What is kept about visitors besides their matches.

use std::collections::BTreeMap;

use rusc_app::CodeHash;
use serde::{Deserialize, Serialize};

/// What is kept about one visitor.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Person {
    /// The name, and the hash of the code that gives it back.
    pub(crate) name: Option<(String, CodeHash)>,
    /// The public keys of passkeys, by their ids.
    pub(crate) passkeys: BTreeMap<String, Vec<u8>>,
    /// The settings used last, by game.
    pub(crate) habits: BTreeMap<String, String>,
}
