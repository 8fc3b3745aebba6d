//! Visitors whom the operator of the server has banned or muted.

use std::collections::HashSet;

use crate::{App, Secret};

/// The visitors who are banned or muted, by their [tags](Secret::tag).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sanctions {
    /// Those who may do nothing.
    pub banned: HashSet<String>,
    /// Those who may write neither names nor comments.
    pub muted: HashSet<String>,
}

impl App {
    /// Replaces the sanctions.
    pub fn sanction(&self, sanctions: Sanctions) {
        *self.sanctions.write().expect("nothing panics with the lock held") = sanctions;
    }

    pub(crate) fn is_banned(&self, visitor: &Secret) -> bool {
        let sanctions = self.sanctions.read().expect("nothing panics with the lock held");
        !sanctions.banned.is_empty() && sanctions.banned.contains(&visitor.tag())
    }

    pub(crate) fn is_muted(&self, visitor: &Secret) -> bool {
        let sanctions = self.sanctions.read().expect("nothing panics with the lock held");
        !sanctions.muted.is_empty() && sanctions.muted.contains(&visitor.tag())
    }
}
