//! A board as a game to search: all rules except superko, which needs the past.

use rusc_game::{Duel, Game, ParseMoveError, Seat, Turn, Word};

use crate::cell::{self, Cell, Move};
use crate::island::Island;
use crate::position::Illegal;
use crate::situation::{Situation, Suicide};

impl<I: Island> Game for Situation<I> {
    type Move = Move;
    type View = Self;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        2
    }
    #[inline]
    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Seat(self.mover()) }
    }
    fn moves(&self, out: &mut Vec<Move>) {
        if !self.is_over() {
            out.extend(self.breathing().indices().map(|bit| Move::Place(Cell(bit as u8))));
            out.push(Move::Pass);
        }
    }
    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.played(mv).map(|_| ())
    }
    /// Plays a move. Without debug assertions, a suicide panics and any other illegal move leaves an invalid board.
    #[inline]
    fn play(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "only legal moves are played");
        *self = match mv {
            Move::Pass => self.passed(),
            Move::Place(cell) => self.placed(cell).expect("a legal move is no suicide"),
        };
    }
    /// The lead in points, without komi.
    fn payoff(&self, seat: Seat) -> i32 {
        self.lead(seat)
    }
    fn view(&self, _: Seat) -> Self {
        *self
    }
    fn name(&self, mv: Move) -> String {
        cell::name::<I>(mv)
    }
    fn parse(&self, text: &str) -> Result<Move, ParseMoveError> {
        cell::parse::<I>(text)
    }
    #[inline]
    fn is_over(&self) -> bool {
        self.passes() == 2
    }
}

impl<I: Island> Duel for Situation<I> {
    const CODES: usize = 128;

    /// The key leaves captures out, since they affect only the score.
    #[inline]
    fn key(&self) -> u64 {
        self.key_without_captures()
    }
    fn fresh_key(&self) -> u64 {
        self.rekeyed().key()
    }
    #[inline]
    fn code(&self, mv: Move) -> u16 {
        match mv {
            Move::Place(cell) => cell.bit() as u16,
            // No island uses the last bit.
            Move::Pass => 127,
        }
    }
}

impl<I: Island> Situation<I> {
    /// The board after a move.
    ///
    /// # Errors
    /// The reason why the move is illegal; repetition is not checked.
    pub fn played(self, mv: Move) -> Result<Self, Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        let Move::Place(cell) = mv else { return Ok(self.passed()) };
        if !I::has(cell) {
            return Err(Illegal::NoCell);
        }
        if (self.empty() & I::only(cell)).is_empty() {
            return Err(Illegal::Occupied);
        }
        self.placed(cell).map_err(|Suicide| Illegal::Suicide)
    }
}
