//! The bots that visitors may play against: those of the catalog, with limits on memory and time.

use rusc_catalog::{Entry, Level};
use rusc_host::{Player, PublicView};
use rusc_present::{Kind, Parameter, Quantity, Spec, SpecError};

/// The largest value allowed for a quantity, since visitors share the memory and time of one machine.
fn most(quantity: Quantity) -> Option<i64> {
    match quantity {
        Quantity::Megabytes => Some(256),
        Quantity::Seconds => Some(60),
        Quantity::Threads => Some(64),
        Quantity::Plies => Some(100),
        Quantity::Simulations => Some(10_000_000),
        Quantity::Other => None,
    }
}

/// Makes the bot that a spec or a level names.
///
/// # Errors
/// Names the unknown bot or the invalid parameter.
pub(crate) fn bot(entry: &Entry, game: PublicView, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    if Level::named(spec).is_none() {
        stay_within_reason(game, &spec.parse()?)?;
    }
    entry.bot(game, spec, seed)
}

/// The memory that a bot needs, in megabytes: what its parameters say, and at least one.
pub(crate) fn megabytes(entry: &Entry, game: PublicView, spec: &str) -> u64 {
    let needed = || -> Option<u64> {
        let spec: Spec = Level::named(spec).map_or(spec, |level| entry.level(level)).parse().ok()?;
        let bot = game.bots().into_iter().find(|bot| bot.name == spec.name)?;
        let asked = spec.asked(&bot.parameters).ok()?;
        let size = |parameter: &Parameter| {
            let value = asked.iter().find(|(other, _)| other.name == parameter.name);
            value.map_or(&*parameter.default, |(_, value)| value).parse::<u64>().ok()
        };
        Some(bot.parameters.iter().filter(|parameter| parameter.quantity == Quantity::Megabytes).filter_map(size).sum())
    };
    needed().unwrap_or_default().max(1)
}

fn stay_within_reason(game: PublicView, spec: &Spec) -> Result<(), SpecError> {
    // Unknown bots are refused by the catalog.
    let Some(bot) = game.bots().into_iter().find(|bot| bot.name == spec.name) else { return Ok(()) };
    for (parameter, value) in spec.asked(&bot.parameters)? {
        if let (Some(most), Kind::Number { least, words, .. }) = (most(parameter.quantity), &parameter.kind)
            && value.parse().is_ok_and(|number: i64| number > most)
        {
            return Err(SpecError::BadValue {
                name: spec.name.clone(),
                key: parameter.name.to_owned(),
                value: value.to_owned(),
                expected: Kind::Number { least: *least, most, words }.expected(),
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rusc_catalog::Catalog;

    use super::*;

    #[test]
    fn bots_stay_within_reason() {
        let catalog = Catalog::builtin();
        let (entry, start) = catalog.start("connect4").unwrap();
        let refusal = |spec: &str| bot(entry, start.in_public(), spec, 0).err().map(|error| error.to_string());
        for fine in ["beginner", "normal", "advanced", "expert", "alphabeta:depth=4", "perfect:table=64,seconds=5"] {
            assert_eq!(refusal(fine), None, "{fine}");
        }
        for (spec, reason) in [
            ("perfect:table=65536", "to 256"),
            ("perfect:seconds=86400", "to 60"),
            ("perfect:86400", "to 60"),
            ("/bin/sh", "no bot"),
            ("htp:command=sh", "no bot"),
            ("", "name is missing"),
        ] {
            assert!(refusal(spec).is_some_and(|refusal| refusal.contains(reason)), "{spec}: {:?}", refusal(spec));
        }
    }
}
