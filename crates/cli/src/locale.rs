//! The language of the system, and how words and numbers are said in it.

use std::env;
use std::sync::Arc;

use search::Proof;
use view::{Languages, Texts};

use crate::output;

/// The texts in the language of the system.
pub(crate) fn texts() -> Arc<Texts> {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    texts_of(&["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default())
}

/// The texts in the language of a locale such as `ca_ES.UTF-8`, in English where there are none.
pub(crate) fn texts_of(locale: &str) -> Arc<Texts> {
    Arc::clone(Languages::built_in().negotiate(locale))
}

/// Why a game or a table refuses something; in English they say themselves what would be right.
pub(crate) fn refusal(texts: &Texts, reason: &str) -> String {
    if texts.language() == "en" { reason.to_owned() } else { view::refusal(texts, reason) }
}

/// The word for a proof.
pub(crate) fn proof(texts: &Texts, proof: Proof) -> String {
    texts.say(&format!("worth-{}", proof.word()))
}

/// A value as people read it: what is certain in a word.
pub(crate) fn worth(texts: &Texts, value: f64, certain: Option<Proof>) -> String {
    certain.map_or_else(|| format!("{value:+.2}"), |certain| proof(texts, certain))
}

/// A number with its thousands apart.
pub(crate) fn grouped(texts: &Texts, number: u64) -> String {
    output::grouped(number).replace(',', &texts.say("thousands"))
}
