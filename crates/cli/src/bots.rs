//! The bots of the command line: those of the catalog and programs of others, as far as this machine has room for them.

use rusc_catalog::Entry;
use rusc_host::{Player, PublicView};
use rusc_present::{Spec, SpecError};

use crate::machine;

/// The bot that a spec or a level names, for a game of which this is known to all.
pub(crate) fn bot(entry: &Entry, game: PublicView, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    check_room(entry, spec, 1)?;
    rusc_engine::bot(entry, game, spec, seed)
}

/// That this machine has room for so many of a bot at once. What else is wrong with the spec is said when the bot is made.
pub(crate) fn check_room(entry: &Entry, spec: &str, copies: usize) -> Result<(), SpecError> {
    let Ok(spec) = spec.parse::<Spec>() else { return Ok(()) };
    let Some(bot) = entry.bots().into_iter().find(|bot| bot.name == spec.name) else { return Ok(()) };
    spec.check_room(&bot.parameters, |megabytes| machine::can_give(megabytes.saturating_mul(copies as u64)))
}
