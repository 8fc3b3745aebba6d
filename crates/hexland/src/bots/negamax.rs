//! The published player: alpha-beta with a table on the difference of points, deeper as the island fills.

use std::time::Duration;

use game::{Game, Seat};
use search::{AlphaBeta, Bot, Control, Limits, Proof, Report};

use crate::cell::Move;
use crate::island::Island;
use crate::lead::Lead;
use crate::position::Position;
use crate::word::Word;

/// How many moves the player looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// 4 while more than 10 cells are empty, 6 while more than 5 are, then 8.
    ByEmptyCells,
    /// As many as said.
    Fixed(u32),
    /// As many as its time or its nodes allow; where nothing limits them, it goes by the empty cells.
    Unlimited,
}

impl Ply {
    /// The limit on an island with so many empty cells.
    pub fn limit(self, empty_cells: u32) -> Option<u32> {
        match self {
            Ply::ByEmptyCells if empty_cells > 10 => Some(4),
            Ply::ByEmptyCells if empty_cells > 5 => Some(6),
            Ply::ByEmptyCells => Some(8),
            Ply::Fixed(ply) => Some(ply),
            Ply::Unlimited => None,
        }
    }
}

/// Looks ahead to its ply, or as far as its time allows if that is less.
pub struct Negamax {
    search: AlphaBeta<Lead>,
    ply: Ply,
    time: Duration,
}

impl Negamax {
    /// A player that thinks at most `time` about a move unless it is told otherwise, with a table of so many bytes.
    pub fn new(ply: Ply, time: Duration, table_bytes: usize) -> Self {
        Negamax { search: AlphaBeta::new(Lead::default(), table_bytes), ply, time }
    }
}

impl<I: Island> Bot<Position<I>> for Negamax {
    fn think(
        &mut self,
        position: &Position<I>,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let empty_cells = position.board().empty().count();
        let mut limits = Limits {
            depth: control.limits.depth.or(self.ply.limit(empty_cells)),
            time: control.time_or(self.time),
            ..control.limits
        };
        if limits == Limits::default() {
            limits.depth = Ply::ByEmptyCells.limit(empty_cells);
        }
        *self.search.evaluation_mut() = Lead::new(position);
        let control = Control { limits, ..*control };
        let report =
            self.search.search(position.board(), &control, &mut |report| progress(&finished(position, report)));
        finished(position, &report)
    }
}

/// The report with what a board alone does not know: the komi, and which boards may not come back.
fn finished<I: Island>(position: &Position<I>, report: &Report<Move>) -> Report<Move> {
    let value = report.value + position.komi_of(position.board().mover());
    let proof = report.proof.map(|_| match value.signum() {
        1 => Proof::Win,
        -1 => Proof::Loss,
        _ => Proof::Draw,
    });
    let mut game = position.clone();
    let mut line = report.line.clone();
    let legal = line.iter().take_while(|&&mv| game.check(mv).map(|()| game.play(mv)).is_ok()).count();
    line.truncate(legal);
    Report { value, proof, line, ..report.clone() }
}
