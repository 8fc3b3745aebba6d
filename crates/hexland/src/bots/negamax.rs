//! The published bot `negamax`: alpha-beta on the lead in points, deeper as the island fills.

use std::time::Duration;

use rusc_game::{Game, Seat, Word};
use rusc_present::NumberOr;
use rusc_search::{AlphaBeta, Bot, Control, Limits, Report};

use crate::cell::Move;
use crate::island::Island;
use crate::lead::Lead;
use crate::position::Position;

/// The search depth, where it is given as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// A depth of 4 while more than 10 cells are empty, 6 while more than 5 are, then 8.
    ByEmptyCells,
    /// A depth limited only by time or nodes; without such a limit, the same as `ByEmptyCells`.
    Unlimited,
}

rusc_present::words! {
    Ply { Ply::ByEmptyCells => "rule", Ply::Unlimited => "unlimited" }
}

rusc_present::parameters! {
    /// Parameters of the bot `negamax`.
    pub struct NegamaxParameters {
        /// depth in moves; rule: 4, from 10 empty cells down 6, from 5 down 8
        ply: NumberOr<Ply> = NumberOr::Word(Ply::ByEmptyCells), 1..=255, plies;
        /// maximum thinking time if no time limit is given
        seconds: u64 = 5, 1..=3_600, seconds;
        /// transposition table in megabytes
        table: usize = 16, 0..=65_536, megabytes;
    }
}

impl NegamaxParameters {
    /// The depth for an island with this many empty cells; `None` if unlimited.
    pub fn depth(&self, empty_cells: u32) -> Option<u32> {
        match self.ply {
            NumberOr::Number(ply) => Some(ply),
            NumberOr::Word(Ply::ByEmptyCells) => Some(by_rule(empty_cells)),
            NumberOr::Word(Ply::Unlimited) => None,
        }
    }
}

/// The search depth by the published rule: deeper as the island fills up.
fn by_rule(empty_cells: u32) -> u32 {
    match empty_cells {
        11.. => 4,
        6..=10 => 6,
        ..=5 => 8,
    }
}

/// The bot `negamax`: searches to its depth, or less deep if the time runs out.
pub struct Negamax {
    search: AlphaBeta<Lead>,
    parameters: NegamaxParameters,
}

impl Negamax {
    /// A bot with these parameters.
    pub fn new(parameters: NegamaxParameters) -> Self {
        Negamax { search: AlphaBeta::new(Lead::default(), parameters.table << 20), parameters }
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
            depth: control.limits.depth.or(self.parameters.depth(empty_cells)),
            time: control.time_or(Duration::from_secs(self.parameters.seconds)),
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

/// Adds to a report what the board alone does not know: komi, and superko, which may shorten the line.
fn finished<I: Island>(position: &Position<I>, report: &Report<Move>) -> Report<Move> {
    let mut game = position.clone();
    let mut line = report.line.clone();
    let legal = line.iter().take_while(|&&mv| game.check(mv).map(|()| game.play(mv)).is_ok()).count();
    line.truncate(legal);
    Report { score: report.score.map(|score| position.with_komi(score)), line, ..report.clone() }
}
