//! Loads games from files onto the board of a session.

use std::sync::Arc;

use rusc_present::Eyes;
use rusc_record::{Action, NodeId, sgf};

use super::Session;
use super::asked::Refusal;
use crate::hex::{GAME, size};

impl Session<'_> {
    /// Plays the main line of a file, at most `most` moves of it; the swap rule is not changed.
    pub(super) fn load(&mut self, file: &str, most: usize) -> Result<(), Refusal> {
        let text = self.environment.files.read(file).map_err(|error| Refusal::Load(error.to_string()))?;
        let replay = sgf::read(self.environment.games, &text).map_err(|error| Refusal::Load(error.to_string()))?;
        let (record, start) = (&replay.record, replay.position(NodeId::ROOT));
        if start.game_name() != GAME {
            return Err(Refusal::Load(format!("{file:?} holds a game of {}, not of Hex", record.spec)));
        }
        self.restart(size(&start.board(Eyes::All)) as u32)?;
        let mut moves = 0;
        for id in record.tree.main_line(NodeId::ROOT) {
            match record.tree.node(id).action {
                Action::Move(_) if moves == most => break,
                Action::Move(_) => moves += 1,
                Action::SetUp(_) => {}
                Action::Nothing | Action::End(_) => continue,
            }
            self.history.push(Arc::clone(replay.position(id)));
        }
        self.set_swap(self.choices.swap)
    }
}
