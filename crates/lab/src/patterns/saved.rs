//! Saved games to learn from, or to measure something on.

use rusc_catalog::Catalog;
use rusc_game::Game;
use rusc_hex::{Move, OnAnySize, Position, SeenBoard, SwapRule, on_any_size};
use rusc_present::{Eyes, Why};
use rusc_record::{Action, Format, NodeId, ReadError, Replay};

use super::Played;
use crate::{Lab, LabError};

rusc_present::reasons! {
    /// Why saved games cannot be used.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoGames {
        /// A file cannot be read.
        #[error("{file}: line {line}, column {column}: {why}")]
        Unreadable {
            /// The name of the file.
            file: String,
            /// The line of the mistake.
            line: usize,
            /// The column of the mistake.
            column: usize,
            /// The mistake.
            why: Why,
        } => "games-unreadable",
        /// A file has a game that is not Hex from an empty board.
        #[error("{file}: game {number} is not a game of Hex from an empty board")]
        OtherGame {
            /// The name of the file.
            file: String,
            /// The number of the game, counted from 1.
            number: usize,
        } => "games-other",
    }
}

/// Reads the games of some files; the format of each is known by its ending, and is lines of JSON without a known one.
pub(crate) fn read(lab: &Lab, names: &[String]) -> Result<Vec<Played>, LabError> {
    let catalog = Catalog::builtin();
    let mut games = Vec::new();
    for name in names {
        let text = lab.files.read(name).map_err(LabError::Wrong)?;
        let format = Format::of_file(name).unwrap_or(Format::JsonLines);
        let replays =
            format.read(&catalog, text.as_bytes()).map_err(|ReadError { line, column, problem, .. }| {
                LabError::wrong(NoGames::Unreadable { file: name.clone(), line, column, why: Why::of(&problem) })
            })?;
        for (index, replay) in replays.iter().enumerate() {
            let other = || LabError::wrong(NoGames::OtherGame { file: name.clone(), number: index + 1 });
            games.push(played(replay).ok_or_else(other)?);
        }
    }
    Ok(games)
}

/// The moves of the main line. Those before the first with a score were not chosen by a player, if any move has one.
fn played(replay: &Replay) -> Option<Played> {
    let tree = &replay.record.tree;
    let size = replay.position(NodeId::ROOT).board(Eyes::All).get::<SeenBoard>()?.size;
    let (mut names, mut random) = (Vec::new(), 0);
    for node in tree.main_line(NodeId::ROOT).map(|id| tree.node(id)) {
        match &node.action {
            Action::Move(name) => {
                if node.score.is_none() && random == names.len() {
                    random += 1;
                }
                names.push(&**name);
            }
            Action::SetUp(_) => return None,
            Action::Nothing | Action::End(_) => {}
        }
    }
    let random = if random == names.len() { 0 } else { random };
    let moves = on_any_size(size, SwapRule::Off, Stones { names: &names })?;
    Some(Played { size, random, moves })
}

/// Reads the names of moves, up to a swap.
struct Stones<'a> {
    names: &'a [&'a str],
}

impl OnAnySize for Stones<'_> {
    type Output = Vec<Move>;

    fn run<const WORDS: usize>(self, start: Position<WORDS>) -> Vec<Move> {
        let mut position = start;
        let mut moves = Vec::new();
        for name in self.names {
            let Ok(mv) = position.parse(name) else { break };
            position.play(mv);
            moves.push(mv);
        }
        moves
    }
}
