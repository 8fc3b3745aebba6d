//! The position of a block: a game, stones and moves, and what is said about it.

use std::sync::Arc;

use rusc_catalog::{Catalog, Entry, Level};
use rusc_game::Seat;
use rusc_host::AnyPosition;
use rusc_present::SetUp;

use super::Fault;

/// A position with options, as a block describes it.
///
/// After the spec come the moves, if any, then `KEY=VALUE`: `1=c3,d2` and `2=b4` are stones of the seats, `turn=2` is the side to
/// move, `rival=beginner` the level of the bot if the reader plays on; all other keys are up to the block.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Setting {
    /// The spec of the game.
    pub spec: String,
    /// The moves played, separated by commas.
    pub moves: String,
    /// Stones set up before the first move.
    pub set_up: SetUp,
    /// The other options, in their order.
    pub options: Vec<(String, String)>,
}

/// The position that a setting describes.
pub struct Reached {
    /// The game.
    pub entry: Entry,
    /// The position.
    pub position: Arc<dyn AnyPosition>,
    /// The moves played, in their usual notation.
    pub moves: Vec<String>,
}

impl Setting {
    /// Parses the words after the name of a block.
    ///
    /// # Errors
    /// Names the word that cannot be understood.
    pub fn parse(words: &str) -> Result<Setting, Fault> {
        let mut words = words.split_whitespace().peekable();
        let spec = words.next().ok_or_else(|| Fault::new("the block names no game"))?.to_owned();
        let moves = words.next_if(|word| !word.contains('=')).unwrap_or_default().to_owned();
        let mut setting = Setting { spec, moves, ..Setting::default() };
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| Fault::new(format!("{word:?} is not KEY=VALUE")))?;
            match (key, seat(key)) {
                ("turn", _) => {
                    setting.set_up.turn = Some(seat(value).ok_or_else(|| Fault::new(format!("no seat {value:?}")))?);
                }
                (_, Some(seat)) => {
                    setting.set_up.stones.extend(value.split(',').map(|cell| (cell.to_owned(), Some(seat))));
                }
                _ if setting.option(key).is_some() => return Err(Fault::new(format!("{key} is given twice"))),
                _ => setting.options.push((key.to_owned(), value.to_owned())),
            }
        }
        Ok(setting)
    }

    /// The value of an option.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// The items of an option that is a list.
    pub fn list(&self, key: &str) -> Vec<&str> {
        self.option(key).map_or_else(Vec::new, |value| value.split(',').collect())
    }

    /// The level against which the reader plays on, if the block names one.
    pub fn rival(&self) -> Option<Level> {
        self.option("rival").and_then(Level::named)
    }

    /// Sets up the stones and plays the moves.
    ///
    /// # Errors
    /// Says which of them is impossible.
    pub fn reach(&self, catalog: &Catalog) -> Result<Reached, Fault> {
        let (entry, start) = catalog.start(&self.spec).map_err(Fault::new)?;
        let start = if self.set_up.is_empty() { start } else { start.set_up(&self.set_up).map_err(Fault::new)? };
        let line = entry.play(&start, &self.moves).map_err(Fault::new)?;
        let moves = line.iter().map(|played| played.name.clone()).collect();
        let position = line.last().map_or(start, |played| Arc::clone(&played.position));
        Ok(Reached { entry: entry.clone(), position, moves })
    }
}

/// The seat with a number from 1 to 9.
fn seat(number: &str) -> Option<Seat> {
    number.parse().ok().filter(|number: &u8| (1..=9).contains(number)).map(|number| Seat::new(number - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_and_moves_are_put_on_the_board() {
        let catalog = Catalog::builtin();
        let setting = Setting::parse("hex:3 a1,b1 1=b2 2=c3 turn=2 overlay=x").unwrap();
        assert_eq!((setting.option("overlay"), setting.list("none").len()), (Some("x"), 0));
        let reached = setting.reach(&catalog).unwrap();
        assert_eq!(reached.moves, ["a1", "b1"]);
        assert_eq!((reached.position.turn().seat(), reached.position.moves().len()), (Some(Seat::SECOND), 5));
        for fault in ["", "hex:3 a1 b1", "hex:3 turn=x", "hex:3 best=a1 best=a2"] {
            assert!(Setting::parse(fault).is_err(), "{fault}");
        }
        for fault in ["hex:99", "hex:3 a1,a1", "hex:3 1=z9", "nothing"] {
            assert!(Setting::parse(fault).unwrap().reach(&catalog).is_err(), "{fault}");
        }
    }
}
