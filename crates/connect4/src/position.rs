//! The rules: discs fall into columns, four in a line win, a full board is a draw.

use std::fmt;

use rusc_game::{Duel, Game, ParseMoveError, Rng, Seat, Symmetric, Turn, Word};

use crate::lines::has_four;
use crate::notation;
use crate::shape::{LARGEST, Shape};
use crate::word::NumberWord;

/// A column, counted from 0; users see them numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(pub(crate) u8);

impl Column {
    /// The column with this index, counted from 0.
    pub const fn new(index: u8) -> Self {
        Column(index)
    }

    /// The index, counted from 0.
    pub const fn index(self) -> u32 {
        self.0 as u32
    }
}

/// Writes the number of the column, counted from 1.
impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A position: the discs of the side to move, and all discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<S: Shape> {
    shape: S,
    own: S::Word,
    all: S::Word,
    /// Whether the last disc completed a line of four; cached, since searches check it several times.
    is_won: bool,
}

rusc_present::reasons! {
    /// Why a disc cannot be dropped.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Illegal {
        /// The game has ended.
        #[error("the game is over")]
        Over => "refused-over",
        /// The board has no such column.
        #[error("the board has columns 1 to {columns}")]
        NoSuchColumn {
            /// The number of columns.
            columns: u32,
        } => "connect4-outside",
        /// The column is full.
        #[error("column {column} is full")]
        Full {
            /// The column, counted from 1.
            column: u32,
        } => "connect4-full",
    }
}

rusc_present::reasons! {
    /// Why discs cannot be set up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Impossible {
        /// A disc with nothing below it.
        #[error("the disc in {cell} has nothing below it")]
        Floating {
            /// The name of the cell.
            cell: String,
        } => "connect4-floating",
        /// The number of discs makes it the other player's turn.
        #[error("with this number of discs it is the other player's turn")]
        OtherTurn => "connect4-other-turn",
        /// The player to move has a line of four already.
        #[error("the player to move has four in a line already")]
        LineBefore => "connect4-line-before",
    }
}

impl<S: Shape> Position<S> {
    /// The position with these discs of the first and the second player. Whose turn it is follows from their number; either may
    /// have more.
    ///
    /// # Errors
    /// Why such a position cannot be.
    pub fn set_up(shape: S, discs: [S::Word; 2], turn: Option<Seat>) -> Result<Self, Impossible> {
        let all = discs[0] | discs[1];
        let is_free = |column, row| (all & shape.cell(column, row)).is_empty();
        for column in 0..shape.columns() {
            if let Some(row) = (1..shape.rows()).find(|&row| is_free(column, row - 1) && !is_free(column, row)) {
                return Err(Impossible::Floating { cell: notation::cell_name(column, row) });
            }
        }
        let mover = Seat::new((all.count() % 2) as u8);
        let own = discs[mover.index()];
        if turn.is_some_and(|turn| turn != mover) {
            return Err(Impossible::OtherTurn);
        }
        if has_four(shape, own) {
            return Err(Impossible::LineBefore);
        }
        Ok(Position { shape, own, all, is_won: has_four(shape, discs[mover.rival().index()]) })
    }

    /// The empty board.
    pub fn new(shape: S) -> Self {
        Position { shape, own: S::Word::ZERO, all: S::Word::ZERO, is_won: false }
    }

    /// The size of the board.
    pub fn shape(&self) -> S {
        self.shape
    }

    /// The discs of the side to move.
    pub fn own(&self) -> S::Word {
        self.own
    }

    /// The discs of both sides.
    pub fn all(&self) -> S::Word {
        self.all
    }

    /// Number of discs on the board.
    pub fn discs(&self) -> u32 {
        self.all.count()
    }

    /// Whether a column has room for another disc.
    #[inline]
    pub fn is_open(&self, column: Column) -> bool {
        (self.all & self.shape.top(column.index())).is_empty()
    }

    /// Whether dropping a disc into this open column makes a line of four.
    pub fn wins(&self, column: Column) -> bool {
        has_four(self.shape, self.own | self.landing(column))
    }

    /// The owner of the disc in a cell; the bottom row is row 0.
    pub fn disc(&self, column: u32, row: u32) -> Option<Seat> {
        let cell = self.shape.cell(column, row);
        if (self.all & cell).is_empty() {
            return None;
        }
        let mover = Seat::new((self.discs() % 2) as u8);
        Some(if (self.own & cell).is_empty() { mover.rival() } else { mover })
    }

    /// The cell in which a disc dropped into an open column lands.
    #[inline]
    fn landing(&self, column: Column) -> S::Word {
        self.all.plus(self.shape.foot(column.index())) & self.shape.column(column.index())
    }

    #[inline]
    pub(crate) fn drop(&mut self, column: Column) {
        self.land(self.landing(column));
    }

    /// Places a disc of the side to move in a cell from `landings`.
    #[inline]
    pub(crate) fn land(&mut self, disc: S::Word) {
        let mover = self.own | disc;
        self.own ^= self.all;
        self.all |= disc;
        self.is_won = has_four(self.shape, mover);
    }

    /// All cells in which a disc can land now.
    #[inline]
    pub(crate) fn landings(&self) -> S::Word {
        self.all.plus(self.shape.bottom()) & self.shape.board()
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.all == self.shape.board()
    }

    /// The top cell of every column.
    fn top_row(&self) -> S::Word {
        self.shape.bottom() << (self.shape.rows() - 1)
    }
}

impl<S: Shape> Game for Position<S> {
    type Move = Column;
    type View = Self;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        2
    }
    #[inline]
    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Seat(Seat::new((self.discs() % 2) as u8)) }
    }
    #[inline]
    fn moves(&self, out: &mut Vec<Column>) {
        if !self.is_won {
            out.extend((0..self.shape.columns() as u8).map(Column).filter(|&column| self.is_open(column)));
        }
    }
    fn check(&self, column: Column) -> Result<(), Illegal> {
        let columns = self.shape.columns();
        match column.index() {
            _ if self.is_over() => Err(Illegal::Over),
            index if index >= columns => Err(Illegal::NoSuchColumn { columns }),
            index if !self.is_open(column) => Err(Illegal::Full { column: index + 1 }),
            _ => Ok(()),
        }
    }
    /// Without debug assertions, playing in a full column or after the end leaves an invalid board.
    #[inline]
    fn play(&mut self, column: Column) {
        debug_assert_eq!(self.check(column), Ok(()), "only legal moves are played");
        self.drop(column);
    }
    fn payoff(&self, seat: Seat) -> i32 {
        if !self.is_won {
            return 0;
        }
        // The winner dropped the last disc, so the loser would be to move.
        if seat.index() == self.discs() as usize % 2 { -1 } else { 1 }
    }
    fn view(&self, _: Seat) -> Self {
        *self
    }
    fn name(&self, column: Column) -> String {
        notation::column_name(column)
    }
    fn parse(&self, text: &str) -> Result<Column, ParseMoveError> {
        notation::column_named(text, self.shape.columns())
    }
    #[inline]
    fn count_moves(&self) -> usize {
        if self.is_won { 0 } else { (self.top_row() & !self.all).count() as usize }
    }
    fn random_move(&self, rng: &mut Rng, _: &mut Vec<Column>) -> Option<Column> {
        if self.is_over() {
            return None;
        }
        // Most columns are open most of the time: retrying is faster than listing them.
        loop {
            let column = Column(rng.below(self.shape.columns()) as u8);
            if self.is_open(column) {
                return Some(column);
            }
        }
    }
    #[inline]
    fn is_over(&self) -> bool {
        self.is_won || self.is_full()
    }
}

impl<S: Shape> Duel for Position<S> {
    const CODES: usize = LARGEST as usize;

    #[inline]
    fn key(&self) -> u64 {
        // `all + bottom` has one bit above the discs of each column, and adding `own` marks the mover's discs below it.
        let unique = self.own.plus(self.all).plus(self.shape.bottom()).fold();
        let mixed = (unique ^ (unique >> 32)).wrapping_mul(0x9fb2_1c65_1e98_df25);
        (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }
    #[inline]
    fn code(&self, column: Column) -> u16 {
        u16::from(column.0)
    }
}

impl<S: Shape> Symmetric for Position<S> {
    fn symmetries(&self) -> usize {
        2
    }
    fn transformed(&self, symmetry: usize) -> Self {
        let mirror = |discs: S::Word| {
            (0..self.shape.columns()).fold(S::Word::ZERO, |image, column| {
                let discs = (discs & self.shape.column(column)) >> (column * self.shape.stride());
                image | discs << ((self.shape.columns() - 1 - column) * self.shape.stride())
            })
        };
        if symmetry == 0 { *self } else { Position { own: mirror(self.own), all: mirror(self.all), ..*self } }
    }
    fn transformed_move(&self, column: Column, symmetry: usize) -> Column {
        if symmetry == 0 { column } else { Column((self.shape.columns() - 1 - column.index()) as u8) }
    }
}
