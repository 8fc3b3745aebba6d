//! The language of the system, and how numbers are written in it.

use std::env;

use rusc_view::Texts;

use crate::output;

/// The locale of the system, such as `ca_ES.UTF-8`; empty where none is set.
pub(crate) fn of_system() -> String {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default()
}

/// A number with its thousands apart.
pub(crate) fn grouped(texts: &Texts, number: u64) -> String {
    output::grouped(number).replace(',', &texts.say("thousands"))
}
