//! The cookies of the app. A browser keeps none that a service worker sets, so they are kept with the matches.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The key under which they are kept.
pub(crate) const KEY: &str = "cookies";

/// Cookies by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Jar(BTreeMap<String, String>);

impl Jar {
    /// Keeps the cookie of a `set-cookie` header; returns whether that changes anything.
    pub(crate) fn set(&mut self, header: &str) -> bool {
        let Some((name, value)) = header.split(';').next().and_then(|pair| pair.split_once('=')) else { return false };
        let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
        self.0.insert(name, value.clone()).is_none_or(|old| old != value)
    }

    /// The value of a cookie.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The value of a `cookie` header.
    pub(crate) fn header(&self) -> String {
        self.0.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_kept_by_name() {
        let mut jar = Jar::default();
        assert!(jar.set("rusc=abc; Path=/; HttpOnly"));
        assert!(jar.set("language=ca"));
        assert!(!jar.set("language=ca; Path=/"));
        assert!(jar.set("language=es"));
        assert!(!jar.set("nonsense"));
        assert_eq!(jar.header(), "language=es; rusc=abc");
    }
}
