//! The deal of a match with hidden pieces: sealed at the start, opened at the end, so that players can check it.

use hmac_sha256::Hash;
use rusc_catalog::Entry;
use rusc_present::{Item, Seed, Spec, Value};
use rusc_table::Match;
use rusc_view::Deal;

use crate::sight::is_open;

/// The deal of a match, if pieces were dealt. The seal is the SHA-256 of the whole spec, which holds 128 random bits: nobody can
/// find the spec from the seal, nor another spec with the same seal.
pub(crate) fn of(game: &Match) -> Option<Deal> {
    let text = game.start().spec();
    let spec: Spec = text.parse().ok()?;
    let seed = Seed::read(secret_option(game.entry(), &spec)?);
    Some(match seed {
        Some(Seed::Secret(_)) => {
            let opened = is_open(game).then(|| text.to_owned());
            Deal::Sealed { seal: seal(text), opened }
        }
        Some(Seed::Number(_)) | None => Deal::Known,
    })
}

/// The value of the secret option in a spec.
pub(crate) fn secret_option<'s>(entry: &Entry, spec: &'s Spec) -> Option<&'s str> {
    let options = entry.options();
    let is_secret = |key: &str| options.iter().any(|option| option.is_secret && option.name == key);
    spec.items.iter().find_map(|item| match item {
        Item::Pair(key, value) if is_secret(key) => Some(&**value),
        _ => None,
    })
}

fn seal(text: &str) -> String {
    Hash::hash(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `printf %s abc | sha256sum` prints it.
    #[test]
    fn a_seal_is_what_other_programs_compute() {
        assert_eq!(seal("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
