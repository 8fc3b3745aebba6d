//! The first node of a game: the game, its players and the result.

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_present::Why;
use serde::de::DeserializeOwned;

use super::names::{BOTS, PLAYERS, RESULT, SPEC};
use super::result;
use super::syntax::{RawNode, RawText};
use crate::dialect::{self, Dialect, Stated, Word};
use crate::json::OutcomeForm;
use crate::{Outcome, Problem, ReadError, Sitter};

/// The SGF text of one game, with its parsed nodes.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) text: &'a str,
    pub(super) nodes: &'a [RawNode<'a>],
}

impl<'a> Source<'a> {
    /// The single value of a property, if the node has it.
    pub(super) fn single(self, node: &'a RawNode<'a>, name: &str) -> Result<Option<RawText<'a>>, ReadError> {
        let mut values =
            node.properties.iter().filter(|property| property.name == name).flat_map(|property| &property.values);
        let first = values.next().copied();
        match values.next() {
            Some(second) => Err(self.wrong(second.at, Problem::Twice { name: name.to_owned() })),
            None => Ok(first),
        }
    }

    pub(super) fn wrong(self, at: usize, problem: impl Into<Problem>) -> ReadError {
        ReadError::at(self.text, at, problem)
    }

    /// Parses a value that holds JSON.
    pub(super) fn json<T: DeserializeOwned>(self, value: RawText) -> Result<T, ReadError> {
        serde_json::from_str(&value.text()).map_err(|error| self.wrong(value.at, &error))
    }

    /// The next node on the main line.
    pub(super) fn next(self, index: usize) -> Option<usize> {
        // A node's first child comes right after it in the list.
        Some(index + 1).filter(|&next| self.nodes.get(next).is_some_and(|node| node.parent == Some(index)))
    }
}

/// The information about the match in its first node.
pub(super) struct Header {
    pub(super) spec: String,
    /// The byte at which the spec was found, for errors.
    pub(super) spec_at: usize,
    /// The dialect of the game; `None` for games without a number in SGF.
    pub(super) dialect: Option<&'static dyn Dialect>,
    /// Whether White begins in the moves, as on Little Golem, which calls that player Black everywhere else.
    pub(super) white_begins: bool,
    pub(super) seats: Vec<Sitter>,
}

/// Reads the first node of a game.
pub(super) fn read(catalog: &Catalog, source: Source) -> Result<Header, ReadError> {
    let root = &source.nodes[0];
    let single = |name: &str| source.single(root, name);
    let text_of = |name: &str| Ok(single(name)?.map(|value| value.text()).unwrap_or_default());
    if let Some(version) = single("FF")?.filter(|value| !["1", "2", "3", "4"].contains(&value.raw.trim())) {
        return Err(source.wrong(version.at, Problem::SgfVersion { version: version.text() }));
    }
    let (game, spec) = (single("GM")?, single(SPEC)?);
    let dialect = dialect(source, game, spec)?;
    let (spec_at, spec) = match (dialect, spec) {
        (None, Some(spec)) => (spec.at, spec.text()),
        (None, None) => return Err(source.wrong(root.at, Problem::NoNumber { known: dialect::known() })),
        (Some(dialect), Some(spec)) => (spec.at, agreed(catalog, source, dialect, spec)?),
        (Some(dialect), None) => {
            let at = single("SZ")?.map_or(root.at, |value| value.at);
            (at, dialect.spec(Stated { size: size(source, dialect)?, has_swap: swaps(source, dialect) }))
        }
    };
    let mut seats = Vec::new();
    for (player, bot) in PLAYERS.iter().zip(BOTS) {
        seats.push(Sitter { name: text_of(player)?, bot: single(bot)?.map(|value| value.text()) });
    }
    Ok(Header { spec, spec_at, dialect, white_begins: game.is_none(), seats })
}

/// The result, if it is in a form that is understood.
pub(super) fn outcome(source: Source, black: Seat) -> Result<Option<Outcome>, ReadError> {
    let root = &source.nodes[0];
    let stated = source.single(root, "RE")?.and_then(|value| result::read(&value.text(), black));
    match source.single(root, RESULT)? {
        None => Ok(stated.map(|(outcome, _)| outcome)),
        Some(value) => Ok(source.json::<Option<OutcomeForm>>(value)?.map(Outcome::from)),
    }
}

/// The dialect for the game's number and spec.
fn dialect(
    source: Source,
    number: Option<RawText>,
    spec: Option<RawText>,
) -> Result<Option<&'static dyn Dialect>, ReadError> {
    let root = &source.nodes[0];
    let says = |name: &str, word: &str| {
        let mut properties = root.properties.iter().filter(|property| property.name == name);
        properties.any(|property| property.values[0].raw.contains(word))
    };
    let Some(value) = number else {
        let meant = if spec.is_none() { dialect::meant(&says) } else { None };
        let missing = || source.wrong(root.at, Problem::NoNumber { known: dialect::known() });
        return meant.ok_or_else(missing).map(Some);
    };
    let number = value.raw.trim();
    match dialect::numbered(number) {
        None if number == "0" && spec.is_some() => Ok(None),
        None => Err(source.wrong(value.at, Problem::OtherGame { number: number.to_owned(), known: dialect::known() })),
        dialect => Ok(dialect),
    }
}

/// The size of the board, which must be square.
fn size(source: Source, dialect: &dyn Dialect) -> Result<u64, ReadError> {
    let usual = dialect.usual_size();
    let Some(value) = source.single(&source.nodes[0], "SZ")? else { return Ok(usual) };
    let (columns, rows) = value.raw.split_once(':').unwrap_or((value.raw, value.raw));
    match (columns.trim().parse::<u64>(), rows.trim().parse::<u64>()) {
        (Ok(columns), Ok(rows)) if columns == rows => Ok(columns),
        (Ok(columns), Ok(rows)) => Err(source.wrong(value.at, Problem::NotSquare { columns, rows })),
        _ => Err(source.wrong(value.at, Problem::NotASize { size: value.text(), usual })),
    }
}

/// The spec, if it belongs to this dialect's game and agrees with the board size.
fn agreed(catalog: &Catalog, source: Source, dialect: &dyn Dialect, spec: RawText) -> Result<String, ReadError> {
    let size = size(source, dialect)?;
    let text = spec.text();
    let (_, start) = catalog.start(&text).map_err(|error| source.wrong(spec.at, Problem::rules(Why::of(&error))))?;
    if start.game_name() != dialect.game() || dialect.size(&*start) != Some(size) {
        return Err(source.wrong(spec.at, Problem::OtherSize { spec: text, size }));
    }
    Ok(text)
}

/// Whether the game contains a swap, in any variation.
fn swaps(source: Source, dialect: &dyn Dialect) -> bool {
    let is_swap = |value: &RawText| {
        matches!(dialect.word(&value.text().trim().to_ascii_lowercase()), Some(Word::SwapPieces | Word::SwapSides))
    };
    let mut moves =
        source.nodes.iter().flat_map(|node| &node.properties).filter(|property| matches!(&*property.name, "B" | "W"));
    moves.any(|property| property.values.iter().any(is_swap))
}
