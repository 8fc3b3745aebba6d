//! A board: stones, turn, passes and captures; a position without its past.
//!
//! It is small and cheap to copy, and implements capture and suicide, but not superko.

use rusc_game::{Seat, Word};

use crate::cell::Cell;
use crate::island::Island;
use crate::past::Stones;
use crate::zobrist;

/// A position without the boards that came before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation<I: Island> {
    stones: Stones<I::Word>,
    /// Rival stones captured by each seat.
    captures: [u32; 2],
    /// Consecutive passes just before this turn.
    passes: u8,
    mover: Seat,
    /// The key of the stones alone.
    stones_key: u64,
}

/// The error for a stone that would have no liberty and capture nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suicide;

impl<I: Island> Default for Situation<I> {
    fn default() -> Self {
        Situation::new([I::Word::ZERO; 2], Seat::FIRST)
    }
}

impl<I: Island> Situation<I> {
    /// A board with these stones and nothing captured.
    pub(crate) fn new(stones: Stones<I::Word>, mover: Seat) -> Self {
        Situation { stones, captures: [0; 2], passes: 0, mover, stones_key: stones_key(stones) }
    }

    /// The side to move, or the side that would be if the game were not over.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.mover
    }
    /// Number of consecutive passes just made.
    #[inline]
    pub fn passes(&self) -> u8 {
        self.passes
    }
    /// The stones of both seats.
    #[inline]
    pub fn stones(&self) -> [I::Word; 2] {
        self.stones
    }
    /// The cells without a stone.
    #[inline]
    pub fn empty(&self) -> I::Word {
        I::LAND & !(self.stones[0] | self.stones[1])
    }
    /// Number of rival stones a seat has captured.
    #[inline]
    pub fn captures(&self, seat: Seat) -> u32 {
        self.captures[seat.index()]
    }
    /// A seat's captures minus its rival's.
    #[inline]
    pub fn capture_lead(&self, seat: Seat) -> i32 {
        self.captures(seat) as i32 - self.captures(seat.rival()) as i32
    }
    /// Whether any stone was ever captured; until then no board can repeat.
    #[inline]
    pub fn has_captures(&self) -> bool {
        self.captures != [0; 2]
    }

    /// The key of the stones alone.
    #[inline]
    pub(crate) fn stones_key(&self) -> u64 {
        self.stones_key
    }
    /// The key of stones, turn and passes, without captures.
    #[inline]
    pub(crate) fn key_without_captures(&self) -> u64 {
        let mover = if self.mover == Seat::SECOND { zobrist::SECOND_TO_MOVE } else { 0 };
        self.stones_key ^ mover ^ zobrist::PASSES[usize::from(self.passes)]
    }
    /// The same board with its key computed from scratch.
    pub(crate) fn rekeyed(&self) -> Self {
        Situation { stones_key: stones_key(self.stones), ..*self }
    }

    /// The board after a pass.
    #[inline]
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.passes += 1;
        self.mover = self.mover.rival();
        self
    }

    /// The board after placing a stone on an empty cell and removing captured stones.
    ///
    /// # Errors
    /// [`Suicide`] if nothing is captured and the stone's group has no liberty.
    #[inline]
    pub fn placed(mut self, cell: Cell) -> Result<Self, Suicide> {
        let stone = I::only(cell);
        let (me, rival) = (self.mover.index(), self.mover.rival().index());
        let own = self.stones[me] | stone;
        let theirs = self.stones[rival];
        let empty = I::LAND & !(own | theirs);
        let around = I::neighbours(stone);
        let shore = I::neighbours(empty);

        // Only groups next to the new stone can have lost their last liberty, and not if that adjacent stone still has one.
        let mut captured = I::Word::ZERO;
        if !(around & theirs & !shore).is_empty() {
            captured = theirs & !I::joined(theirs & shore, theirs);
        }
        if captured.is_empty() {
            let breathes = !(around & empty).is_empty() || !(I::joined(stone, own) & shore).is_empty();
            if !breathes {
                return Err(Suicide);
            }
        } else {
            self.stones[rival] = theirs & !captured;
            self.captures[me] += captured.count();
            self.stones_key ^= captured.indices().fold(0, |key, bit| key ^ zobrist::stone(rival, bit));
        }
        self.stones[me] = own;
        self.stones_key ^= zobrist::stone(me, cell.bit());
        self.passes = 0;
        self.mover = self.mover.rival();
        Ok(self)
    }

    /// The empty cells where a stone would not be suicide.
    pub fn breathing(&self) -> I::Word {
        let empty = self.empty();
        // A cell with an empty neighbour needs no trial.
        let safe = empty & I::neighbours(empty);
        (empty & !safe).indices().fold(safe, |cells, bit| {
            if self.placed(Cell(bit as u8)).is_ok() { cells | I::Word::ONE << bit } else { cells }
        })
    }

    /// The territory of each seat: an empty region belongs to the seat with more stones around it.
    #[inline]
    pub fn territory(&self) -> [I::Word; 2] {
        let mut territory = [I::Word::ZERO; 2];
        let empty = self.empty();
        let mut rest = empty;
        while !rest.is_empty() {
            let region = I::joined(rest.lowest_alone(), empty);
            let border = I::grown(region);
            let [first, second] = self.stones.map(|stones| (border & stones).count());
            if first > second {
                territory[0] |= region;
            } else if second > first {
                territory[1] |= region;
            }
            rest &= !region;
        }
        territory
    }

    /// The lead of a seat in points, without komi.
    #[inline]
    pub fn lead(&self, seat: Seat) -> i32 {
        let territory = self.territory();
        let area = |seat: Seat| (self.stones[seat.index()] | territory[seat.index()]).count() as i32;
        area(seat) - area(seat.rival()) + self.capture_lead(seat)
    }

    /// The board with its stones transformed by a symmetry.
    pub(crate) fn map(&self, change: impl Fn(Stones<I::Word>) -> Stones<I::Word>) -> Self {
        let stones = change(self.stones);
        Situation { stones, stones_key: stones_key(stones), ..*self }
    }
}

fn stones_key<W: Word>(stones: Stones<W>) -> u64 {
    let key = |seat: usize| stones[seat].indices().fold(0, |key, bit| key ^ zobrist::stone(seat, bit));
    key(0) ^ key(1)
}
