//! The system's locale, and numbers written in its style.

use std::env;

use rusc_view::Texts;

use crate::output;

/// The locale of the system, such as `ca_ES.UTF-8`; empty if none is set.
pub(crate) fn of_system() -> String {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default()
}

/// A number with thousands separators.
pub(crate) fn grouped(texts: &Texts, number: u64) -> String {
    output::grouped(number).replace(',', &texts.say("thousands"))
}
