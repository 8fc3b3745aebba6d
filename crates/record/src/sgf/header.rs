//! The first node of a game: which game it is, who plays it, who won.

use game::Seat;
use serde::de::DeserializeOwned;

use super::names::{BOTS, PLAYERS, RESULT, SPEC};
use super::result;
use super::syntax::{RawNode, RawText};
use crate::json::OutcomeForm;
use crate::{Outcome, ReadError, Sitter};

/// The text of one game, with its nodes.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) text: &'a str,
    pub(super) nodes: &'a [RawNode<'a>],
}

impl<'a> Source<'a> {
    /// The one value of a property, if the node has it.
    pub(super) fn single(self, node: &'a RawNode<'a>, name: &str) -> Result<Option<RawText<'a>>, ReadError> {
        let mut values =
            node.properties.iter().filter(|property| property.name == name).flat_map(|property| &property.values);
        let first = values.next().copied();
        match values.next() {
            Some(second) => Err(self.wrong(second.at, format!("{name} is said twice here"))),
            None => Ok(first),
        }
    }

    pub(super) fn wrong(self, at: usize, problem: impl ToString) -> ReadError {
        ReadError::at(self.text, at, problem)
    }

    /// A value that is written as JSON.
    pub(super) fn json<T: DeserializeOwned>(self, value: RawText) -> Result<T, ReadError> {
        serde_json::from_str(&value.text()).map_err(|error| self.wrong(value.at, error))
    }

    /// The node after a node on its main line.
    pub(super) fn next(self, index: usize) -> Option<usize> {
        // A node's first child stands right behind it.
        Some(index + 1).filter(|&next| self.nodes.get(next).is_some_and(|node| node.parent == Some(index)))
    }
}

/// What the first node says of the match.
pub(super) struct Header {
    pub(super) spec: String,
    /// Where the spec can be read off.
    pub(super) spec_at: usize,
    pub(super) is_hex: bool,
    /// Little Golem calls the player who begins White in the moves, but Black everywhere else.
    pub(super) white_begins: bool,
    pub(super) seats: Vec<Sitter>,
}

/// Reads the first node of a game.
pub(super) fn read(source: Source) -> Result<Header, ReadError> {
    let root = &source.nodes[0];
    let single = |name: &str| source.single(root, name);
    let told = |name: &str| Ok(single(name)?.map(|value| value.text()).unwrap_or_default());
    if let Some(version) = single("FF")?.filter(|value| !["1", "2", "3", "4"].contains(&value.raw.trim())) {
        return Err(source.wrong(version.at, format!("{:?} is not a version of SGF: it is 1 to 4", version.text())));
    }
    let game = single("GM")?;
    let spec = single(SPEC)?;
    let says = |name: &str, word: &str| {
        let mut properties = root.properties.iter().filter(|property| property.name == name);
        properties.any(|property| property.values[0].raw.contains(word))
    };
    let is_golem = says("SO", "littlegolem") || says("EV", "hex.");
    let is_hex = match (game, spec) {
        (Some(number), _) if number.raw.trim() == "11" => true,
        (Some(number), Some(_)) if number.raw.trim() == "0" => false,
        (None, None) if is_golem => true,
        (Some(number), _) => {
            let problem = format!("GM[{}] is another game: Hex is GM[11]", number.raw.trim());
            return Err(source.wrong(number.at, problem));
        }
        (None, _) => return Err(source.wrong(root.at, "GM is missing: Hex is GM[11]")),
    };
    let size = if is_hex { Some(size(source, single("SZ")?)?) } else { None };
    let (spec_at, spec) = match (spec, size) {
        (Some(spec), None) => (spec.at, spec.text()),
        (Some(spec), Some(size)) => (spec.at, agreed(source, spec, size)?),
        (None, size) => {
            let at = single("SZ")?.map_or(root.at, |value| value.at);
            (at, HexBoard { size: size.unwrap_or(DEFAULT_SIZE), has_swap: swaps(source) }.spec())
        }
    };
    let mut seats = Vec::new();
    for (player, bot) in PLAYERS.iter().zip(BOTS) {
        seats.push(Sitter { name: told(player)?, bot: single(bot)?.map(|value| value.text()) });
    }
    Ok(Header { spec, spec_at, is_hex, white_begins: game.is_none(), seats })
}

/// What the board and the moves tell of the game.
pub(super) struct HexBoard {
    pub(super) size: u64,
    pub(super) has_swap: bool,
}

impl HexBoard {
    pub(super) fn spec(&self) -> String {
        format!("hex:{}{}", self.size, if self.has_swap { ",swap" } else { "" })
    }
}

/// The result, if it is told in a way that is understood.
pub(super) fn outcome(source: Source, black: Seat) -> Result<Option<Outcome>, ReadError> {
    let root = &source.nodes[0];
    let told = source.single(root, "RE")?.and_then(|value| result::read(&value.text(), black));
    match source.single(root, RESULT)? {
        None => Ok(told.map(|(outcome, _)| outcome)),
        Some(value) => Ok(source.json::<Option<OutcomeForm>>(value)?.map(Outcome::from)),
    }
}

const DEFAULT_SIZE: u64 = 11;

/// The size of a square board.
fn size(source: Source, value: Option<RawText>) -> Result<u64, ReadError> {
    let Some(value) = value else { return Ok(DEFAULT_SIZE) };
    let (columns, rows) = value.raw.split_once(':').unwrap_or((value.raw, value.raw));
    match (columns.trim().parse::<u64>(), rows.trim().parse::<u64>()) {
        (Ok(columns), Ok(rows)) if columns == rows => Ok(columns),
        (Ok(_), Ok(_)) => {
            Err(source.wrong(value.at, format!("the board is {columns}x{rows}, but only square ones are known")))
        }
        _ => Err(source.wrong(value.at, format!("{:?} is not a size: write SZ[11]", value.text()))),
    }
}

/// The spec, if it is one of Hex on a board of this size.
fn agreed(source: Source, spec: RawText, size: u64) -> Result<String, ReadError> {
    let text = spec.text();
    let (entry, start) = catalog::start(&text).map_err(|error| source.wrong(spec.at, error))?;
    if entry.offer.name() != "hex" || start.board(None)["size"] != size {
        return Err(
            source.wrong(spec.at, format!("{text} is not played on the Hex board of size {size} that SZ tells"))
        );
    }
    Ok(text)
}

/// Whether somebody swaps anywhere.
fn swaps(source: Source) -> bool {
    let is_swap = |value: &RawText| value.raw.trim().to_ascii_lowercase().starts_with("swap");
    let mut moves =
        source.nodes.iter().flat_map(|node| &node.properties).filter(|property| matches!(&*property.name, "B" | "W"));
    moves.any(|property| property.values.iter().any(is_swap))
}
