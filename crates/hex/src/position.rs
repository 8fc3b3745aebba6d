//! The rules: stones, legal moves, and who has connected their edges.

use std::fmt;

use rusc_game::{Duel, Game, ParseMoveError, Rng, Seat, Symmetric, Turn, splitmix64};

use crate::{Cell, Cells, Rhombus};

/// Whether and how the second player may take over the first stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SwapRule {
    /// The second player may not swap.
    #[default]
    Off,
    /// The first stone is taken over at its mirror cell, so that the players keep their edges.
    Reflected,
    /// The first stone is taken over where it lies.
    InPlace,
}

/// A move of Hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Places a stone on an empty cell.
    Stone(Cell),
    /// Takes over the first stone.
    Swap,
}

rusc_present::reasons! {
    /// Why a move is illegal.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Illegal {
        /// A player has connected their edges.
        #[error("the game is over")]
        Over => "refused-over",
        /// The cell holds a stone.
        #[error("{cell} is occupied")]
        Occupied {
            /// The name of the cell.
            cell: String,
        } => "hex-occupied",
        /// The cell is on a larger board.
        #[error("the cell is not on the board")]
        OffBoard => "hex-outside",
        /// The game has no swap rule.
        #[error("this game is played without the swap rule")]
        NoSwapRule => "hex-no-swap",
        /// Only the first stone may be swapped, and only at once.
        #[error("swap is only possible as the answer to the first stone")]
        TooLateToSwap => "hex-swap",
    }
}

rusc_present::reasons! {
    /// Why stones cannot be set up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SetUpError {
        /// A cell holds a stone of each colour.
        #[error("{cell} holds a stone of each colour")]
        Overlap {
            /// The name of the cell.
            cell: String,
        } => "hex-overlap",
        /// A stone lies outside the board.
        #[error("a stone lies outside the board")]
        OffBoard => "hex-stone-outside",
    }
}

/// A position of Hex. The first seat is Black and connects top to bottom, the second is White and connects left to right.
#[derive(Clone, Copy)]
pub struct Position<const WORDS: usize> {
    board: &'static Rhombus<WORDS>,
    stones: [Cells<WORDS>; 2],
    /// The stones of each seat that are connected to its near edge.
    anchored: [Cells<WORDS>; 2],
    key: u64,
    mover: Seat,
    winner: Option<Seat>,
    swap: SwapRule,
}

impl<const WORDS: usize> Position<WORDS> {
    /// The empty board of a size; `None` if the size is out of range or does not fit the words.
    pub fn new(size: usize, swap: SwapRule) -> Option<Self> {
        Rhombus::of(size).map(|board| Position {
            board,
            stones: [Cells::EMPTY; 2],
            anchored: [Cells::EMPTY; 2],
            key: 0,
            mover: Seat::FIRST,
            winner: None,
            swap,
        })
    }

    /// The same game with these stones on the board.
    ///
    /// # Errors
    /// [`SetUpError`] if two stones share a cell or one lies outside the board.
    pub fn set_up(&self, stones: [Cells<WORDS>; 2], mover: Seat) -> Result<Self, SetUpError> {
        if let Some(cell) = (stones[0] & stones[1]).lowest() {
            return Err(SetUpError::Overlap { cell: self.board.name(cell) });
        }
        if !(stones[0] | stones[1]).is_within(self.board.all()) {
            return Err(SetUpError::OffBoard);
        }
        let anchored = [Seat::FIRST, Seat::SECOND].map(|seat| {
            let own = stones[seat.index()];
            self.board.flood(own & self.board.near(seat), own)
        });
        let winner = Seat::all(2).find(|&seat| anchored[seat.index()].meets(self.board.far(seat)));
        let mut position = Position { stones, anchored, mover, winner, ..*self };
        position.key = position.fresh_key();
        Ok(position)
    }

    /// The board the position is on.
    #[inline]
    pub fn board(&self) -> &'static Rhombus<WORDS> {
        self.board
    }

    /// The stones of a seat.
    #[inline]
    pub fn stones(&self, seat: Seat) -> Cells<WORDS> {
        self.stones[seat.index()]
    }

    /// Whether a cell holds a stone of the seat.
    #[inline]
    pub fn holds(&self, seat: Seat, cell: Cell) -> bool {
        let [first, second] = &self.stones;
        if seat == Seat::FIRST { first.contains(cell) } else { second.contains(cell) }
    }

    /// The owner of the stone on a cell.
    pub fn stone(&self, cell: Cell) -> Option<Seat> {
        Seat::all(2).find(|&seat| self.holds(seat, cell))
    }

    /// The cells without a stone.
    #[inline]
    pub fn empty(&self) -> Cells<WORDS> {
        self.board.all() & !(self.stones[0] | self.stones[1])
    }

    /// The seat to move, if the game is not over.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The seat that has connected its edges.
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// A shortest chain of stones that connects the winner's edges, from near to far; empty while the game lasts.
    pub fn winning_chain(&self) -> Vec<Cell> {
        let Some(seat) = self.winner else { return Vec::new() };
        let own = self.stones(seat);
        let mut layers = vec![own & self.board.near(seat)];
        let mut reached = layers[0];
        while !reached.meets(self.board.far(seat)) {
            let next = self.board.around(reached) & own & !reached;
            debug_assert!(!next.is_empty(), "the stones of the winner lead from edge to edge");
            reached |= next;
            layers.push(next);
        }
        let mut chain: Vec<Cell> = Vec::with_capacity(layers.len());
        let mut open = self.board.far(seat);
        for layer in layers.iter().rev() {
            let cell = (*layer & open).lowest().expect("every layer touches the one before it");
            chain.push(cell);
            open = self.board.touching(cell);
        }
        chain.reverse();
        chain
    }

    /// The swap rule of this game.
    pub fn swap_rule(&self) -> SwapRule {
        self.swap
    }

    /// Whether the player to move may take over the first stone.
    #[inline]
    pub fn may_swap(&self) -> bool {
        self.swap != SwapRule::Off
            && self.mover == Seat::SECOND
            && self.stones[1].is_empty()
            && self.stones[0].len() == 1
            && self.winner.is_none()
    }

    #[inline]
    fn place(&mut self, seat: Seat, cell: Cell) {
        let at = seat.index();
        self.stones[at].insert(cell);
        self.key ^= stone_key(seat, cell);
        let touched = self.board.touching(cell);
        if self.board.near(seat).contains(cell) || touched.meets(self.anchored[at]) {
            self.anchored[at].insert(cell);
            // Most stones touch no loose group, and then no flood fill is needed.
            if touched.meets(self.stones[at] & !self.anchored[at]) {
                self.anchored[at] = self.board.flood(self.anchored[at], self.stones[at]);
            }
            if self.anchored[at].meets(self.board.far(seat)) {
                self.winner = Some(seat);
            }
        }
    }

    fn take_over_first_stone(&mut self) {
        let stone = self.stones[0].lowest().expect("swap is played when there is one stone");
        self.key ^= stone_key(Seat::FIRST, stone);
        self.stones[0] = Cells::EMPTY;
        self.anchored[0] = Cells::EMPTY;
        let lands = if self.swap == SwapRule::Reflected { self.board.reflected(stone) } else { stone };
        self.place(Seat::SECOND, lands);
    }
}

impl<const WORDS: usize> PartialEq for Position<WORDS> {
    fn eq(&self, other: &Self) -> bool {
        self.board.size() == other.board.size()
            && (self.stones, self.mover, self.winner, self.swap)
                == (other.stones, other.mover, other.winner, other.swap)
    }
}

impl<const WORDS: usize> Game for Position<WORDS> {
    type Move = Move;
    type View = Self;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.winner.is_some() { Turn::Over } else { Turn::Seat(self.mover) }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.winner.is_none() {
            out.extend(self.empty().iter().map(Move::Stone));
            if self.may_swap() {
                out.push(Move::Swap);
            }
        }
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.winner.is_some() {
            return Err(Illegal::Over);
        }
        match mv {
            Move::Stone(cell) if cell.index() >= self.board.area() => Err(Illegal::OffBoard),
            Move::Stone(cell) if !self.empty().contains(cell) => Err(Illegal::Occupied { cell: self.board.name(cell) }),
            Move::Swap if self.swap == SwapRule::Off => Err(Illegal::NoSwapRule),
            Move::Swap if !self.may_swap() => Err(Illegal::TooLateToSwap),
            Move::Stone(_) | Move::Swap => Ok(()),
        }
    }

    /// Without debug assertions an illegal stone is added to what lies there, and an illegal swap takes over a stone of the first
    /// player, or panics if there is none.
    #[inline]
    fn play(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "only legal moves are played");
        match mv {
            Move::Stone(cell) => self.place(self.mover, cell),
            Move::Swap => self.take_over_first_stone(),
        }
        self.mover = self.mover.rival();
        self.key ^= WHITE_TO_MOVE;
    }

    fn payoff(&self, seat: Seat) -> i32 {
        self.winner.map_or(0, |winner| if winner == seat { 1 } else { -1 })
    }

    fn view(&self, _: Seat) -> Self {
        *self
    }

    fn name(&self, mv: Move) -> String {
        match mv {
            Move::Stone(cell) => self.board.name(cell),
            Move::Swap => "swap".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<Move, ParseMoveError> {
        if text.eq_ignore_ascii_case("swap") {
            return Ok(Move::Swap);
        }
        let last = self.board.cell(self.board.size() - 1, self.board.size() - 1);
        let expected = || format!("a cell from a1 to {} or \"swap\"", self.board.name(last));
        self.board.parse(text).map(Move::Stone).ok_or_else(|| ParseMoveError::new(text, expected()))
    }

    fn count_moves(&self) -> usize {
        if self.winner.is_some() { 0 } else { self.empty().len() + usize::from(self.may_swap()) }
    }

    fn random_move(&self, rng: &mut Rng, _: &mut Vec<Move>) -> Option<Move> {
        let count = self.count_moves();
        if count == 0 {
            return None;
        }
        Some(self.empty().nth(rng.below(count as u32) as usize).map_or(Move::Swap, Move::Stone))
    }
}

impl<const WORDS: usize> Duel for Position<WORDS> {
    const CODES: usize = 64 * WORDS + 1;

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        let stones = Seat::all(2).flat_map(|seat| self.stones(seat).iter().map(move |cell| stone_key(seat, cell)));
        let turn = if self.mover == Seat::SECOND { WHITE_TO_MOVE } else { 0 };
        stones.fold(turn, |key, stone| key ^ stone)
    }

    #[inline]
    fn code(&self, mv: Move) -> u16 {
        match mv {
            Move::Stone(cell) => cell.index() as u16,
            Move::Swap => 64 * WORDS as u16,
        }
    }
}

impl<const WORDS: usize> Symmetric for Position<WORDS> {
    fn symmetries(&self) -> usize {
        2
    }

    fn transformed(&self, symmetry: usize) -> Self {
        if symmetry == 0 {
            return *self;
        }
        let turned = self.stones.map(|stones| stones.reversed(self.board.area()));
        self.set_up(turned, self.mover).expect("turned stones lie where stones may lie")
    }

    fn transformed_move(&self, mv: Move, symmetry: usize) -> Move {
        match mv {
            Move::Stone(cell) if symmetry > 0 => Move::Stone(self.board.rotated(cell)),
            Move::Stone(_) | Move::Swap => mv,
        }
    }
}

impl<const WORDS: usize> fmt::Debug for Position<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hex {}x{0}, {:?} to move, swap {:?}\n{self}", self.board.size(), self.mover, self.swap)
    }
}

/// XORed into the key if White is to move.
const WHITE_TO_MOVE: u64 = 0x8f5c_28f5_c28f_5c29;

/// The key of a stone: a hash of its number, which needs no table.
#[inline]
fn stone_key(seat: Seat, cell: Cell) -> u64 {
    splitmix64(0, (2 * cell.index() + seat.index()) as u64)
}
