//! The stones on the island, whose turn it is and what was captured: all of a position but its past.
//!
//! A board is small and cheap to copy; it knows captures and suicide, but not which boards may not come back.

use rusc_game::Seat;

use crate::cell::Cell;
use crate::island::Island;
use crate::past::Stones;
use crate::word::Word;
use crate::zobrist;

/// The stones and the state of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation<I: Island> {
    stones: Stones<I::Word>,
    /// Rival stones each seat has taken off.
    captures: [u32; 2],
    /// Passes in a row just before this turn.
    passes: u8,
    mover: Seat,
    /// The key of the stones alone.
    stones_key: u64,
}

/// The stone would have no liberty and capture nothing.
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

    /// The seat whose turn it is, or would be if the game were not over.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.mover
    }
    /// How many passes in a row were just made.
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
    /// How many rival stones a seat has taken off.
    #[inline]
    pub fn captures(&self, seat: Seat) -> u32 {
        self.captures[seat.index()]
    }
    /// How many more stones a seat has taken off than its rival.
    #[inline]
    pub fn capture_lead(&self, seat: Seat) -> i32 {
        self.captures(seat) as i32 - self.captures(seat.rival()) as i32
    }
    /// Whether any stone was ever taken off: as long as none was, no board can come back.
    #[inline]
    pub fn has_captures(&self) -> bool {
        self.captures != [0; 2]
    }

    /// The key of the stones alone.
    #[inline]
    pub(crate) fn stones_key(&self) -> u64 {
        self.stones_key
    }
    /// The key of stones, turn and passes, but not of the captures.
    #[inline]
    pub(crate) fn key_without_captures(&self) -> u64 {
        let mover = if self.mover == Seat::SECOND { zobrist::SECOND_TO_MOVE } else { 0 };
        self.stones_key ^ mover ^ zobrist::PASSES[usize::from(self.passes)]
    }
    /// The same board with its key made from nothing.
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

    /// The board after a stone on an empty cell, with the captured stones taken off.
    ///
    /// # Errors
    /// [`Suicide`] where nothing is captured and the stone's group has no liberty.
    #[inline]
    pub fn placed(mut self, cell: Cell) -> Result<Self, Suicide> {
        let stone = I::only(cell);
        let (me, rival) = (self.mover.index(), self.mover.rival().index());
        let own = self.stones[me] | stone;
        let theirs = self.stones[rival];
        let empty = I::LAND & !(own | theirs);
        let around = I::neighbours(stone);
        let shore = I::neighbours(empty);

        // Only a group that touches the new stone can have lost its last liberty, and none whose stone there has one itself.
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

    /// The empty cells where a stone would be no suicide.
    pub fn breathing(&self) -> I::Word {
        let empty = self.empty();
        // A cell beside an empty one is safe without a trial.
        let safe = empty & I::neighbours(empty);
        (empty & !safe).indices().fold(safe, |cells, bit| {
            if self.placed(Cell(bit as u8)).is_ok() { cells | I::Word::ONE << bit } else { cells }
        })
    }

    /// The empty cells that count for each seat: each region goes whole to the seat with more stones around it.
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

    /// How many points a seat is ahead, without komi.
    #[inline]
    pub fn lead(&self, seat: Seat) -> i32 {
        let territory = self.territory();
        let area = |seat: Seat| (self.stones[seat.index()] | territory[seat.index()]).count() as i32;
        area(seat) - area(seat.rival()) + self.capture_lead(seat)
    }

    /// The board with every set of cells changed, where the change keeps neighbours.
    pub(crate) fn map(&self, change: impl Fn(Stones<I::Word>) -> Stones<I::Word>) -> Self {
        let stones = change(self.stones);
        Situation { stones, stones_key: stones_key(stones), ..*self }
    }
}

fn stones_key<W: Word>(stones: Stones<W>) -> u64 {
    let key = |seat: usize| stones[seat].indices().fold(0, |key, bit| key ^ zobrist::stone(seat, bit));
    key(0) ^ key(1)
}
