#![doc = include_str!("../README.md")]

mod external;
mod guest;
mod hex;
mod program;
mod session;

pub use external::{CannotStart, Command, HtpParameters};
pub use guest::Failure;
pub use program::Trouble;
pub use session::{Choices, Environment, Session, Swap};

use rusc_catalog::Entry;
use rusc_host::{BotInfo, Player, PublicView};
use rusc_present::{Item, Parameters, Spec, SpecError};

pub use hex::GAME;

use external::External;

/// The name of the bot that is an external program.
const HTP: &str = "htp";

/// The bots of a game that are external programs.
pub fn bots(entry: &Entry) -> Vec<BotInfo> {
    if entry.name() != hex::GAME {
        return Vec::new();
    }
    vec![BotInfo {
        name: HTP,
        about: "any program that speaks the Hex Text Protocol; put command= last, it takes the rest of the text",
        parameters: HtpParameters::default().list(),
    }]
}

/// The names of all commands of the protocol, in alphabetical order.
pub fn commands() -> Vec<&'static str> {
    session::names()
}

/// Whether a spec names an external program, whose processor time is not measured here.
pub fn is_external(entry: &Entry, spec: &str) -> bool {
    entry.name() == hex::GAME && with_command(spec).is_ok_and(|spec| spec.name == HTP)
}

/// Makes the bot that a spec or a level names, including external programs.
///
/// # Errors
/// Names the unknown bot or the invalid parameter, or the program that does not start.
pub fn bot(entry: &Entry, game: PublicView, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    if entry.name() != hex::GAME {
        return entry.bot(game, spec, seed);
    }
    let read = with_command(spec)?;
    if read.name == HTP {
        return Ok(Box::new(External::start(HtpParameters::default().read(&read)?)?));
    }
    entry.bot(game, spec, seed).map_err(|error| match error {
        SpecError::UnknownBot { name, known } => SpecError::UnknownBot { name, known: format!("{known}, {HTP}") },
        error => error,
    })
}

/// Parses a spec whose last value, that of `command`, may contain commas, colons and spaces.
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
        let read = |text: &str| with_command(text).map(|spec| HtpParameters::default().read(&spec).expect(text));
        let parameters = read("htp:time=5,command=sh -c \"a=1, b:command=2\"").expect("a spec");
        assert_eq!((&*parameters.command.0, parameters.time), ("sh -c \"a=1, b:command=2\"", 5));
        assert_eq!(read("htp:command=mohex").expect("a spec").command.0, "mohex");
        assert_eq!(read("htp:mohex").expect("a spec").command.0, "mohex");
        assert!(with_command("htp:,command=x").is_err());
    }
}
