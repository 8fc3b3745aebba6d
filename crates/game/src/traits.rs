//! What a game must tell, and what more it may tell; a search asks for the abilities it needs in its bounds.

use std::fmt;
use std::hash::Hash;

use crate::{ParseMoveError, Rng, Seat, Turn};

/// The state of one game: what may be played, and what follows.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// One choice at a turn.
    type Move: Copy + Eq + Hash + fmt::Debug + Send + Sync;
    /// All that one seat may know; `Self` where nothing is hidden.
    type View: Clone + PartialEq + fmt::Debug + Send;
    /// Why a move may not be played.
    type Illegal: std::error::Error;

    /// How many play.
    fn seats(&self) -> u8;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// Appends the choices at this turn, always in the same order: none exactly when the game is over.
    fn moves(&self, out: &mut Vec<Self::Move>);
    /// Whether a move may be played now.
    ///
    /// # Errors
    /// The reason why it may not.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;
    /// Plays a move that `check` allows; a move from outside is checked first.
    ///
    /// # Panics
    /// With debug assertions, if `check` refuses the move. Without them it may panic as well, or else leave a state that the
    /// rules do not know, of which nothing more is promised.
    fn play(&mut self, mv: Self::Move);
    /// What the game pays `seat` once it is over; sums to zero in a duel. Who is paid more than nothing has won.
    fn payoff(&self, seat: Seat) -> i32;
    /// What `seat` may know.
    fn view(&self, seat: Seat) -> Self::View;
    /// How a move is written.
    fn name(&self, mv: Self::Move) -> String;
    /// The move a text names, legal or not.
    ///
    /// # Errors
    /// Says what a move looks like.
    fn parse(&self, text: &str) -> Result<Self::Move, ParseMoveError>;

    /// How many choices there are; games override it where counting is quicker than listing.
    fn count_moves(&self) -> usize {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.len()
    }
    /// A uniformly random choice; games override it where listing all moves is slow.
    fn random_move(&self, rng: &mut Rng, scratch: &mut Vec<Self::Move>) -> Option<Self::Move> {
        scratch.clear();
        self.moves(scratch);
        rng.choose(scratch).copied()
    }
    /// The state after a move that `check` allows.
    ///
    /// # Panics
    /// As `play` does.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play(mv);
        next
    }
    /// Whether the game has ended.
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }
}

/// Two seats that move in turn, nothing hidden, no chance, one seat's gain the other's loss.
pub trait Duel: Game<View = Self> {
    /// All codes are below this.
    const CODES: usize;

    /// A number that tells states apart, well mixed in all its bits; kept up to date by `play`.
    fn key(&self) -> u64;
    /// The key made from nothing, to hold the kept one against; games without a kept one need not say more.
    fn fresh_key(&self) -> u64 {
        self.key()
    }
    /// A small number that tells the moves of one seat apart: what tables keep in place of a move.
    fn code(&self, mv: Self::Move) -> u16;
}

/// Seats know different things.
pub trait Hidden: Game {
    /// Draws a whole state that `view` cannot tell from the true one.
    fn deal(view: &Self::View, rng: &mut Rng) -> Self;
}

/// Plays to the end quickly: uniformly unless the game knows better.
pub trait Playout: Game {
    /// Whether a move is worth about the same now and later, so that games in which it came later tell of it.
    const COMMUTES: bool = false;

    /// The end of one random game from here.
    #[must_use]
    fn playout(mut self, rng: &mut Rng) -> Self {
        let mut scratch = Vec::new();
        while let Some(mv) = self.random_move(rng, &mut scratch) {
            self.play(mv);
        }
        self
    }
    /// The end of one game in which both sides do what they know to be better, and else play at random.
    #[must_use]
    fn skilled_playout(self, rng: &mut Rng) -> Self {
        self.playout(rng)
    }
    /// Whether `seat` has played a move on the way to this end; asked only where moves commute.
    fn played(&self, seat: Seat, mv: Self::Move) -> bool {
        let _ = (seat, mv);
        false
    }
}

/// Boards that look the same when turned or reflected.
pub trait Symmetric: Game {
    /// How many symmetries there are; number 0 changes nothing.
    fn symmetries(&self) -> usize;
    /// The state seen through a symmetry.
    #[must_use]
    fn transformed(&self, symmetry: usize) -> Self;
    /// The move seen through a symmetry.
    fn transformed_move(&self, mv: Self::Move, symmetry: usize) -> Self::Move;
}
