//! The Hex Text Protocol spoken, from both sides: [`Session`] is Rusc as a program that others drive, and the bot `htp`
//! is any other program at a board of ours.
//!
//! [`bot`] starts processes. Who serves strangers asks the catalog for bots instead.

mod external;
mod guest;
mod program;
mod session;

pub use session::{Choices, Session, Swap, World};

use catalog::Entry;
use offer::{BotOffer, Item, Kind, Parameter, Player, Position, Settings, Spec, SpecError};

use external::External;

const HTP: &[BotOffer] = &[BotOffer {
    name: "htp",
    about: "any program that speaks the Hex Text Protocol; command= comes last and takes all that follows",
    parameters: &[
        Parameter::new(
            "command",
            Kind::Text { expected: "a program and its arguments; \"…\" keeps blanks", default: "" },
            "what starts it",
        ),
        Parameter::new(
            "time",
            Kind::Number { least: 1, most: 1_000_000, words: &[], default: "60" },
            "seconds it has for a move where nothing else limits them",
        ),
        Parameter::new(
            "grace",
            Kind::Number { least: 0, most: 1_000_000, words: &[], default: "2" },
            "seconds beyond its time until it has lost the game",
        ),
    ],
}];

/// The bots of a game that are programs of their own.
pub fn bots(entry: &Entry) -> &'static [BotOffer] {
    if entry.offer.name() == "hex" { HTP } else { &[] }
}

/// The bot a spec or a level names, programs of their own included, for games that begin as `start` does.
///
/// # Errors
/// Names the bot or the parameter that does not exist, or the program that does not start.
pub fn bot(entry: &Entry, start: &dyn Position, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    for offer in bots(entry) {
        let spec = with_command(spec)?;
        if spec.name == offer.name {
            return Ok(Box::new(External::start(&Settings::read(&spec, offer.parameters)?)?));
        }
    }
    entry.bot(start, spec, seed).map_err(|error| match error {
        SpecError::UnknownName { what, name, known } => {
            let known = bots(entry).iter().fold(known, |known, bot| format!("{known}, {}", bot.name));
            SpecError::UnknownName { what, name, known }
        }
        error => error,
    })
}

/// Reads a spec whose last value, that of `command`, may hold commas, colons and blanks.
fn with_command(text: &str) -> Result<Spec, SpecError> {
    const KEY: &str = "command=";
    let place = [":", ","].iter().filter_map(|before| text.find(&format!("{before}{KEY}"))).min();
    let Some(place) = place else { return text.parse() };
    let mut spec: Spec = text[..place].parse()?;
    spec.items.push(Item::Pair("command".to_owned(), text[place + 1 + KEY.len()..].trim().to_owned()));
    Ok(spec)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_the_rest_of_its_spec() {
        let read = |text: &str| with_command(text).map(|spec| Settings::read(&spec, HTP[0].parameters).expect(text));
        let settings = read("htp:time=5,command=sh -c \"a=1, b:command=2\"").expect("a spec");
        assert_eq!(settings.text("command"), "sh -c \"a=1, b:command=2\"");
        assert_eq!(settings.number("time"), Some(5));
        assert_eq!(read("htp:command=mohex").expect("a spec").text("command"), "mohex");
        assert_eq!(read("htp:mohex").expect("a spec").text("command"), "mohex");
        assert!(with_command("htp:,command=x").is_err());
    }
}
