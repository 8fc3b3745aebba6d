//! A match as a page shows it to one person: plain values, gathered by whoever keeps the match.

use offer::Thought;
use search::Proof;
use serde_json::Value;

use crate::{Overlay, Worth};

/// A match, seen by one person.
pub struct Match<'a> {
    /// Its id in addresses.
    pub id: &'a str,
    /// The game's name in specs.
    pub game: &'a str,
    /// The spec of the game without what a seat may not know.
    pub spec: &'a str,
    /// The seats, in order.
    pub seats: Vec<SeatShown>,
    /// The board as the person may see it.
    pub board: Value,
    /// The moves the person may play now; empty when it is not their turn.
    pub legal: Vec<String>,
    /// The seat to move, counted from 1; none when the game is over.
    pub turn: Option<u8>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// The node of the history that is shown; 0 is the start.
    pub node: usize,
    /// The moves of the history with all variations, each after its parent, the main line first.
    pub moves: Vec<MoveShown>,
    /// What was last said to this person, such as why a move was refused.
    pub message: Option<String>,
    /// The move that a hint suggests.
    pub hint: Option<String>,
    /// The seat whose bot is thinking, counted from 1; 0 while a hint is being found.
    pub thinking: Option<u8>,
    /// What a bot thinks, where it may be told: of the move it is about to make, or of the position under analysis.
    pub thought: Option<Thought>,
    /// Whether the analysis runs.
    pub is_analysed: bool,
    /// What the moves are worth, the best first; all are seen where `values` are laid over the board.
    pub values: Vec<Worth>,
    /// What is laid over the board.
    pub overlay: Overlay<'a>,
    /// The name of what is laid over the board, empty if nothing is.
    pub overlay_name: &'a str,
    /// The controls of a match between bots only.
    pub demonstration: Option<Demonstration>,
    /// Whether the match can be written as SGF, which knows no hidden hands.
    pub has_sgf: bool,
    /// What the person may do.
    pub may: May,
    /// The address of its events; none for a position that is looked at apart from the match.
    pub events: Option<String>,
    /// The seat, counted from 1, whose hand is shown to who says to sit there: several share this device.
    pub hand_of: Option<u8>,
    /// The id of the rematch, if there is one.
    pub rematch: Option<String>,
    /// A number of this match that chooses what does not matter, such as the ground of an island.
    pub number: u64,
}

/// A seat and who sits there.
pub struct SeatShown {
    /// Who sits there.
    pub sitter: Sitter,
    /// What the sitter is called; empty if nobody has said.
    pub name: String,
    /// Whether the person who looks sits here.
    pub is_own: bool,
    /// The time left, if there is a clock.
    pub clock: Option<ClockShown>,
    /// What people count.
    pub points: Option<i64>,
}

/// Who sits on a seat.
pub enum Sitter {
    /// A person at this device.
    Person,
    /// A bot, by its spec or level.
    Bot(String),
    /// A person through a link: the address that claims the seat, for those who may hand it on, until it is claimed.
    Guest(Option<String>),
}

/// A clock at one moment.
pub struct ClockShown {
    /// Milliseconds left.
    pub milliseconds: u64,
    /// Whether it runs.
    pub is_running: bool,
}

/// How a game ended.
pub struct Outcome {
    /// The seats that won, counted from 1; empty for a draw.
    pub winners: Vec<u8>,
    /// Why it ended.
    pub reason: Reason,
    /// The seat that may begin the rematch, where the rules leave that open.
    pub loser: Option<u8>,
}

/// Why a game ended.
pub enum Reason {
    /// By the rules.
    Rules,
    /// A seat, counted from 1, gave up.
    Resigned(u8),
    /// A seat, counted from 1, had no time left.
    Time(u8),
    /// The program on a seat, counted from 1, could not go on, and why.
    Failed(u8, String),
}

/// A move of the history.
pub struct MoveShown {
    /// Its number in addresses, from 1.
    pub node: usize,
    /// The node it was played from; 0 is the start.
    pub parent: usize,
    /// How many moves led here, this one counted.
    pub ply: usize,
    /// The seat that played it, counted from 1.
    pub seat: u8,
    /// The move.
    pub name: String,
    /// The value after it for the first seat, where it is known and may be told.
    pub value: Option<(f64, Option<Proof>)>,
}

/// The controls of a match between bots.
pub struct Demonstration {
    /// Whether it stands still.
    pub is_paused: bool,
    /// Seconds between moves.
    pub seconds: f64,
}

/// What a person may do at this moment.
#[derive(Clone, Copy, Default)]
pub struct May {
    /// Take moves back.
    pub undo: bool,
    /// Play them again.
    pub redo: bool,
    /// Ask for a hint.
    pub hint: bool,
    /// Give up.
    pub resign: bool,
    /// Tell a bot to move at once.
    pub hurry: bool,
    /// Change names, levels and the analysis, and go to other nodes.
    pub manage: bool,
    /// Start a rematch.
    pub again: bool,
}
