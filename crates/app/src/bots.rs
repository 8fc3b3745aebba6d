//! The bots that visitors may play against: those of the catalog, within reason.

use catalog::{Entry, Level};
use host::{Player, PublicView};
use present::{Item, Kind, Parameter, Spec, SpecError};

/// What a bot may take at most, by the name of its parameter: visitors share the memory and the time of one machine.
const MOST: [(&str, i64); 4] = [("table", 256), ("memory", 256), ("seconds", 60), ("threads", 64)];

/// The bot that a spec or a level names.
///
/// # Errors
/// Names the bot or the parameter that is not taken.
pub(crate) fn bot(entry: &Entry, game: PublicView, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    if Level::named(spec).is_none() {
        stay_within_reason(game, &spec.parse()?)?;
    }
    entry.bot(game, spec, seed)
}

fn stay_within_reason(game: PublicView, spec: &Spec) -> Result<(), SpecError> {
    // What does not exist is refused by the catalog.
    let Some(bot) = game.bots().into_iter().find(|bot| bot.name == spec.name) else { return Ok(()) };
    for item in &spec.items {
        let (key, value) = match item {
            Item::Pair(key, value) => (key.as_str(), value),
            Item::Word(word) => (bot.parameters.first().map_or("", |first| first.name), word),
        };
        let parameter = bot.parameters.iter().find(|parameter| parameter.name == key);
        if let Some((parameter, (_, most))) = parameter.zip(MOST.into_iter().find(|(name, _)| *name == key))
            && value.parse().is_ok_and(|number: i64| number > most)
        {
            return Err(too_much(&spec.name, parameter, value, most));
        }
    }
    Ok(())
}

/// That a parameter may not be as large as this here.
fn too_much(name: &str, parameter: &Parameter, value: &str, most: i64) -> SpecError {
    let kind = match &parameter.kind {
        Kind::Number { least, words, .. } => Kind::Number { least: *least, most, words },
        other => other.clone(),
    };
    let expected = Parameter { kind, ..parameter.clone() }.expected();
    SpecError::BadValue { name: name.to_owned(), key: parameter.name.to_owned(), value: value.to_owned(), expected }
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;

    use super::*;

    #[test]
    fn bots_stay_within_reason() {
        let catalog = Catalog::builtin();
        let (entry, start) = catalog.start("connect4").unwrap();
        let refusal = |spec: &str| bot(entry, start.in_public(), spec, 0).err().map(|error| error.to_string());
        for fine in ["beginner", "normal", "expert", "alphabeta:depth=4", "perfect:table=64,seconds=5"] {
            assert_eq!(refusal(fine), None, "{fine}");
        }
        for (spec, reason) in [
            ("perfect:table=65536", "to 256"),
            ("perfect:seconds=86400", "to 60"),
            ("/bin/sh", "no bot"),
            ("htp:command=sh", "no bot"),
            ("", "name is missing"),
        ] {
            assert!(refusal(spec).is_some_and(|refusal| refusal.contains(reason)), "{spec}: {:?}", refusal(spec));
        }
    }
}
