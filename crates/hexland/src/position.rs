//! A position of Hexland: the board, its past and the komi.

use rusc_game::{Duel, Game, ParseMoveError, Seat, Turn, Word};
use rusc_search::Unit;

use crate::cell::{self, Cell, Move};
use crate::island::Island;
use crate::past::Past;
use crate::score::Score;
use crate::situation::Situation;
use crate::zobrist;

/// A position of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Position<I: Island> {
    pub(crate) board: Situation<I>,
    pub(crate) past: Past<I::Word>,
    pub(crate) komi: i16,
}

rusc_present::reasons! {
    /// Why a move is illegal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Illegal {
        /// The game is over, since both players have passed.
        #[error("the game is over")]
        Over => "refused-over",
        /// The cell is not on this island.
        #[error("there is no such cell on this island")]
        NoCell => "hexland-outside",
        /// The cell holds a stone.
        #[error("the cell is occupied")]
        Occupied => "hexland-occupied",
        /// The stone would have no liberty and capture nothing.
        #[error("suicide: the stone would have no liberty and captures nothing")]
        Suicide => "hexland-suicide",
        /// The move would repeat an earlier board (superko).
        #[error("repeats the position after move {after}")]
        Repeats {
            /// The number of the move after which the board first occurred; 0 is the start.
            after: u32,
        } => "hexland-repeats",
    }
}

impl<I: Island> Clone for Position<I> {
    fn clone(&self) -> Self {
        Position { past: self.past.clone(), ..*self }
    }
    fn clone_from(&mut self, other: &Self) {
        (self.board, self.komi) = (other.board, other.komi);
        self.past.clone_from(&other.past);
    }
}

impl<I: Island> Default for Position<I> {
    fn default() -> Self {
        Position::new(0)
    }
}

impl<I: Island> Position<I> {
    /// The empty island with this komi for the second player.
    pub fn new(komi: i16) -> Self {
        let board = Situation::default();
        Position { board, past: Past::new(board.stones()), komi }
    }

    /// The board without its past.
    pub fn board(&self) -> &Situation<I> {
        &self.board
    }
    /// The points given to the second player in advance.
    pub fn komi(&self) -> i16 {
        self.komi
    }
    /// The effect of komi on a seat's lead.
    pub(crate) fn komi_of(&self, seat: Seat) -> i32 {
        if seat == Seat::SECOND { i32::from(self.komi) } else { -i32::from(self.komi) }
    }
    /// Adds komi to a score for the side to move found on the board alone.
    pub(crate) fn with_komi(&self, found: rusc_search::Score) -> rusc_search::Score {
        let komi = self.komi_of(self.board.mover());
        match found {
            rusc_search::Score::Proven { margin: Some(margin), .. } => rusc_search::Score::by_points(margin + komi),
            rusc_search::Score::Estimate { value, unit: Unit::POINTS } => {
                rusc_search::Score::estimate(value + f64::from(komi), Unit::POINTS)
            }
            other => other,
        }
    }
    /// The last move, if one was played.
    pub fn last_move(&self) -> Option<Move> {
        let &[.., before, after] = self.past.boards() else { return None };
        let mover = self.board.mover().rival().index();
        let stone = after[mover] & !before[mover];
        Some(if stone.is_empty() { Move::Pass } else { Move::Place(Cell(stone.lowest() as u8)) })
    }
    /// Number of moves played, including passes.
    pub fn moves_played(&self) -> u32 {
        self.past.moves_played()
    }
    /// The owner of the stone on a cell.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        Seat::all(2).find(|seat| I::contains(self.board.stones()[seat.index()], cell))
    }

    /// The current points of a seat.
    pub fn score(&self, seat: Seat) -> Score {
        Score {
            stones: self.board.stones()[seat.index()].count(),
            territory: self.board.territory()[seat.index()].count(),
            captures: self.board.captures(seat),
            komi: if seat == Seat::SECOND { i32::from(self.komi) } else { 0 },
        }
    }

    /// The board after a move.
    ///
    /// # Errors
    /// The reason why the move is illegal.
    pub fn board_after(&self, mv: Move) -> Result<Situation<I>, Illegal> {
        let next = self.board.played(mv)?;
        if mv == Move::Pass {
            return Ok(next);
        }
        match self.board.has_captures().then(|| self.past.find(next.stones())).flatten() {
            Some(after) => Err(Illegal::Repeats { after }),
            None => Ok(next),
        }
    }

    /// A key for the lead in captures, which the key of the board leaves out.
    fn captures_key(&self) -> u64 {
        zobrist::lead(self.board.capture_lead(Seat::FIRST))
    }

    /// The cells where a stone may be placed now.
    fn open(&self) -> I::Word {
        if self.board.is_over() {
            return I::Word::ZERO;
        }
        self.board.empty().indices().fold(I::Word::ZERO, |cells, bit| {
            if self.board_after(Move::Place(Cell(bit as u8))).is_ok() { cells | I::Word::ONE << bit } else { cells }
        })
    }
}

impl<I: Island> Game for Position<I> {
    type Move = Move;
    type View = Self;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        self.board.turn()
    }
    fn moves(&self, out: &mut Vec<Move>) {
        if !self.board.is_over() {
            out.extend(self.open().indices().map(|bit| Move::Place(Cell(bit as u8))));
            out.push(Move::Pass);
        }
    }
    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.board_after(mv).map(|_| ())
    }
    /// Plays a move. Without debug assertions, a suicide panics and any other illegal move leaves an invalid position.
    fn play(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "only legal moves are played");
        self.board.play(mv);
        self.past.push(self.board.stones());
    }
    fn payoff(&self, seat: Seat) -> i32 {
        self.score(seat).total() - self.score(seat.rival()).total()
    }
    fn view(&self, _: Seat) -> Self {
        self.clone()
    }
    fn name(&self, mv: Move) -> String {
        cell::name::<I>(mv)
    }
    fn parse(&self, text: &str) -> Result<Move, ParseMoveError> {
        cell::parse::<I>(text)
    }
    fn count_moves(&self) -> usize {
        if self.board.is_over() { 0 } else { self.open().count() as usize + 1 }
    }
}

impl<I: Island> Duel for Position<I> {
    const CODES: usize = Situation::<I>::CODES;

    fn key(&self) -> u64 {
        self.board.key() ^ self.captures_key()
    }
    fn fresh_key(&self) -> u64 {
        self.board.fresh_key() ^ self.captures_key()
    }
    fn code(&self, mv: Move) -> u16 {
        self.board.code(mv)
    }
}
