//! The bot `hexodus`: alpha-beta on the electric resistance of virtual connections.

mod knowledge;
mod openings;

use rusc_game::Seat;
use rusc_present::NumberOr;
use rusc_search::{AlphaBeta, Bot, Control, Limits, MOST_THREADS, Report};

pub use knowledge::Knowledge;
pub use openings::opening;
pub(super) use openings::opening_report;

use crate::connections::Detail;
use crate::{LARGEST, Move, Position};

rusc_present::parameters! {
    /// Parameters of the bot `hexodus`.
    pub struct Strength {
        /// how many moves it looks ahead: 2 is the advanced level
        depth: u32 = 2, 1..=20, plies;
        /// how many moves it tries in a position
        width: NumberOr<Width> = NumberOr::Word(Width::Auto), 1..=(LARGEST * LARGEST) as i64;
        /// how many connections it keeps
        detail: Detail = Detail::NORMAL;
        /// number of threads; auto: one up to 4x4, otherwise one per core
        threads: NumberOr<Auto> = NumberOr::Word(Auto), 1..=MOST_THREADS as i64, threads;
    }
}

impl Strength {
    /// A strength with this depth and otherwise the defaults.
    pub fn depth(depth: u32) -> Self {
        Strength { depth, ..Strength::default() }
    }

    /// The same parameters with another number of threads.
    #[must_use]
    pub fn with_threads(self, threads: u32) -> Self {
        Strength { threads: NumberOr::Number(threads), ..self }
    }
}

/// The number of moves tried if no number is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// The number of moves depends on the size of the board.
    Auto,
    /// The bot tries all moves.
    All,
}

/// A number of threads that suits the board and the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Auto;

rusc_present::words! { Width { Width::Auto => "auto", Width::All => "all" } }
rusc_present::words! { Auto { Auto => "auto" } }
rusc_present::words! { Detail { Detail::COARSE => "coarse", Detail::NORMAL => "normal", Detail::FINE => "fine", Detail::SHARP => "sharp" } }

/// Hexodus, the published bot.
pub struct Hexodus<const WORDS: usize> {
    search: AlphaBeta<Knowledge<'static, WORDS>>,
    strength: Strength,
}

/// Size of the transposition table in bytes: few entries, since each position takes long.
const TABLE_BYTES: usize = 1 << 20;

/// The smallest board on which threads are worth their cost.
const SMALLEST_SHARED: usize = 5;

impl<const WORDS: usize> Hexodus<WORDS> {
    /// A bot for boards of this size.
    pub fn new(size: usize, strength: Strength) -> Self {
        let width = match strength.width {
            NumberOr::Number(width) => width as usize,
            NumberOr::Word(Width::Auto) => usual_width(size),
            NumberOr::Word(Width::All) => size * size,
        };
        Hexodus { search: AlphaBeta::new(Knowledge::new(strength.detail, width), TABLE_BYTES), strength }
    }
}

impl<const WORDS: usize> Bot<Position<WORDS>> for Hexodus<WORDS> {
    fn think(
        &mut self,
        position: &Position<WORDS>,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let board = position.board();
        if let Some(opening) = opening_report(position) {
            return opening;
        }
        let limits = Limits { depth: control.limits.depth.or(Some(self.strength.depth)), ..control.limits };
        let usual_threads = if board.size() < SMALLEST_SHARED { 1 } else { control.threads.max(control.cores) };
        let threads = match self.strength.threads {
            NumberOr::Number(threads) => threads as usize,
            NumberOr::Word(Auto) => usual_threads,
        };
        let knowledge = self.search.evaluation_mut().until(control.stop);
        self.search.search_with(&knowledge, position, &Control { limits, threads, ..*control }, progress)
    }
}

/// Default number of moves tried: all on small boards, fewer on larger ones.
fn usual_width(size: usize) -> usize {
    match size {
        ..=8 => size * size,
        9..=11 => 20,
        12..=13 => 16,
        _ => 10,
    }
}
