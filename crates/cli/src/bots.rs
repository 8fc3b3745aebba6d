//! The bots of the command line: those of the catalog and external programs, as long as the machine has memory for them.

use rusc_catalog::Entry;
use rusc_host::{Player, PublicView};
use rusc_present::{Spec, SpecError};

use crate::machine;

/// Makes the bot that a spec or a level names.
pub(crate) fn bot(entry: &Entry, game: PublicView, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    check_room(entry, spec, 1)?;
    rusc_engine::bot(entry, game, spec, seed)
}

/// Checks that the machine has memory for this number of copies of a bot. Other errors in the spec appear when the bot is made.
pub(crate) fn check_room(entry: &Entry, spec: &str, copies: usize) -> Result<(), SpecError> {
    let Ok(spec) = spec.parse::<Spec>() else { return Ok(()) };
    let Some(bot) = entry.bots().into_iter().find(|bot| bot.name == spec.name) else { return Ok(()) };
    spec.check_room(&bot.parameters, &|megabytes| machine::can_give(megabytes.saturating_mul(copies as u64)))
}
