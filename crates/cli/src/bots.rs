//! The bots of the command line: those of the catalog and programs of others, as far as this machine has room for them.

use catalog::{Entry, Level};
use host::{Player, Position};
use present::{Item, Spec, SpecError, Why};

use crate::machine;
use crate::trouble::Trouble;

/// What bots call the megabytes they take.
const MEGABYTES: [&str; 2] = ["table", "memory"];

/// The bot that a spec or a level names, for games that begin as `start` does.
pub(crate) fn bot(entry: &Entry, start: &dyn Position, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    check_room(start, spec, 1)?;
    engine::bot(entry, start, spec, seed)
}

/// That this machine has room for so many of a bot at once. What else is wrong with the spec is said when the bot is made.
pub(crate) fn check_room(start: &dyn Position, spec: &str, copies: usize) -> Result<(), SpecError> {
    let Ok(spec) = spec.parse::<Spec>() else { return Ok(()) };
    // A program of others takes what it takes.
    if Level::named(&spec.name).is_some() || start.bots().iter().all(|bot| bot.name != spec.name) {
        return Ok(());
    }
    for item in &spec.items {
        if let Item::Pair(key, value) = item
            && MEGABYTES.contains(&&**key)
            && let Ok(megabytes) = value.parse::<u64>()
            && !machine::can_give(megabytes.saturating_mul(copies as u64))
        {
            return Err(SpecError::BadValue {
                name: spec.name.clone(),
                key: key.clone(),
                value: value.clone(),
                expected: Why::of(&Trouble::Room),
            });
        }
    }
    Ok(())
}
