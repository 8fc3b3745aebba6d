//! Games from files, put on the board of a session.

use record::{Action, NodeId, positions, sgf};

use super::Session;
use super::asked::Refusal;

impl Session<'_> {
    /// Puts the main line of a file on the board, at most so many moves of it; the swap rule stays as it was chosen.
    pub(super) fn load(&mut self, file: &str, most: usize) -> Result<(), Refusal> {
        let text = self.world.files.read(file).map_err(|error| Refusal::Load(error.to_string()))?;
        let record = sgf::read(&text).map_err(|error| Refusal::Load(error.to_string()))?;
        let positions = positions(&record).map_err(|error| Refusal::Load(error.to_string()))?;
        if record.spec.split(':').next() != Some("hex") {
            return Err(Refusal::Load(format!("{file:?} holds a game of {}, not of Hex", record.spec)));
        }
        let size = positions[NodeId::ROOT.index()].board(None)["size"].as_u64().expect("a board of Hex has a size");
        self.restart(size as u32)?;
        let mut moves = 0;
        for id in record.tree.main_line(NodeId::ROOT) {
            match record.tree.node(id).action {
                Action::Move(_) if moves == most => break,
                Action::Move(_) => moves += 1,
                Action::SetUp(_) => {}
                Action::Nothing | Action::End(_) => continue,
            }
            self.history.push(positions[id.index()].clone());
        }
        self.set_swap(self.choices.swap)
    }
}
