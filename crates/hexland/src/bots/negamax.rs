//! The published player: alpha-beta with a table on the difference of points, deeper as the island fills.

use std::time::Duration;

use rusc_game::{Game, Seat};
use rusc_present::NumberOr;
use rusc_search::{AlphaBeta, Bot, Control, Limits, Report};

use crate::cell::Move;
use crate::island::Island;
use crate::lead::Lead;
use crate::position::Position;
use crate::word::Word;

/// How many moves the player looks ahead, where that is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// 4 while more than 10 cells are empty, 6 while more than 5 are, then 8.
    ByEmptyCells,
    /// As many as its time or its nodes allow; where nothing limits them, it goes by the empty cells.
    Unlimited,
}

rusc_present::words! {
    Ply { Ply::ByEmptyCells => "rule", Ply::Unlimited => "unlimited" }
}

rusc_present::parameters! {
    /// What the published player can be told.
    pub struct NegamaxParameters {
        /// how many moves it looks ahead; by rule 4, 6 with 10 empty cells, 8 with 5
        ply: NumberOr<Ply> = NumberOr::Word(Ply::ByEmptyCells), 1..=255, plies;
        /// how long it thinks at most, where no other time is given
        seconds: u64 = 5, 1..=3_600, seconds;
        /// megabytes for what it remembers
        table: usize = 16, 0..=65_536, megabytes;
    }
}

impl NegamaxParameters {
    /// How many moves to look ahead on an island with so many empty cells.
    pub fn depth(&self, empty_cells: u32) -> Option<u32> {
        match self.ply {
            NumberOr::Number(ply) => Some(ply),
            NumberOr::Word(Ply::ByEmptyCells) => Some(by_rule(empty_cells)),
            NumberOr::Word(Ply::Unlimited) => None,
        }
    }
}

/// The published rule: deeper as the island fills.
fn by_rule(empty_cells: u32) -> u32 {
    match empty_cells {
        11.. => 4,
        6..=10 => 6,
        ..=5 => 8,
    }
}

/// Looks ahead to its ply, or as far as its time allows if that is less.
pub struct Negamax {
    search: AlphaBeta<Lead>,
    told: NegamaxParameters,
}

impl Negamax {
    /// The player as it is told to be.
    pub fn new(told: NegamaxParameters) -> Self {
        Negamax { search: AlphaBeta::new(Lead::default(), told.table << 20), told }
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
            depth: control.limits.depth.or(self.told.depth(empty_cells)),
            time: control.time_or(Duration::from_secs(self.told.seconds)),
            ..control.limits
        };
        if limits == Limits::default() {
            limits.depth = Some(by_rule(empty_cells));
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
    let mut game = position.clone();
    let mut line = report.line.clone();
    let legal = line.iter().take_while(|&&mv| game.check(mv).map(|()| game.play(mv)).is_ok()).count();
    line.truncate(legal);
    Report { score: report.score.map(|score| position.with_komi(score)), line, ..report.clone() }
}
