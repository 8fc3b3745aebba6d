//! The traits of a game: `Game` is required, the others are optional abilities that a search names in its bounds.

use std::fmt;
use std::hash::Hash;

use crate::{ParseMoveError, Rng, Seat, Turn};

/// The state of one game: which moves are legal, and what they lead to.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// A move of the game.
    type Move: Copy + Eq + Hash + fmt::Debug + Send + Sync;
    /// Everything one seat knows; `Self` where nothing is hidden.
    type View: Clone + PartialEq + fmt::Debug + Send;
    /// Why a move is illegal.
    type Illegal: std::error::Error;

    /// Number of players.
    fn seats(&self) -> u8;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// Appends the legal moves, always in the same order; there are none exactly when the game is over.
    fn moves(&self, out: &mut Vec<Self::Move>);
    /// Whether a move is legal now.
    ///
    /// # Errors
    /// The reason why the move is illegal.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;
    /// Plays a move. It must be legal: call `check` first for a move that comes from outside.
    ///
    /// # Panics
    /// With debug assertions, if the move is illegal. Without them it may panic or leave the state unspecified.
    fn play(&mut self, mv: Self::Move);
    /// The payoff of `seat` once the game is over; a positive payoff is a win. Payoffs sum to zero in a [`Duel`].
    fn payoff(&self, seat: Seat) -> i32;
    /// What `seat` knows.
    fn view(&self, seat: Seat) -> Self::View;
    /// The move in the game's notation.
    fn name(&self, mv: Self::Move) -> String;
    /// Parses a move, legal or not.
    ///
    /// # Errors
    /// [`ParseMoveError`] says what a valid move looks like.
    fn parse(&self, text: &str) -> Result<Self::Move, ParseMoveError>;

    /// Number of legal moves; games override it where counting is faster than listing.
    fn count_moves(&self) -> usize {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.len()
    }
    /// A uniformly random legal move; games override it where listing all moves is slow.
    fn random_move(&self, rng: &mut Rng, scratch: &mut Vec<Self::Move>) -> Option<Self::Move> {
        scratch.clear();
        self.moves(scratch);
        rng.choose(scratch).copied()
    }
    /// The state after a legal move.
    ///
    /// # Panics
    /// Like [`play`](Game::play).
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

/// A two-player zero-sum game with alternating turns, no hidden information and no chance.
pub trait Duel: Game<View = Self> {
    /// Upper bound, exclusive, of all move codes.
    const CODES: usize;

    /// A hash of the state, well mixed in all bits and kept up to date by `play`.
    fn key(&self) -> u64;
    /// The key computed from scratch, to test an incremental key against; the default is right for games without an incremental
    /// key.
    fn fresh_key(&self) -> u64 {
        self.key()
    }
    /// A small number that identifies a move among those of its seat; transposition tables store it instead of the move.
    fn code(&self, mv: Self::Move) -> u16;
}

/// A game in which seats know different things.
pub trait Hidden: Game {
    /// Draws a random complete state that is consistent with `view`.
    fn deal(view: &Self::View, rng: &mut Rng) -> Self;
}

/// A game that can be played to its end quickly, uniformly at random unless the game overrides it.
pub trait Playout: Game {
    /// Whether a move is worth about the same now and later, so that playouts in which it came later are evidence for it (RAVE).
    const COMMUTES: bool = false;

    /// The final state of a random game from here.
    #[must_use]
    fn playout(mut self, rng: &mut Rng) -> Self {
        let mut scratch = Vec::new();
        while let Some(mv) = self.random_move(rng, &mut scratch) {
            self.play(mv);
        }
        self
    }
    /// The final state of a game in which both sides play moves the game considers better, and otherwise at random.
    #[must_use]
    fn skilled_playout(self, rng: &mut Rng) -> Self {
        self.playout(rng)
    }
    /// Whether `seat` played the move on the way to this final state; called only if [`COMMUTES`](Playout::COMMUTES).
    fn played(&self, seat: Seat, mv: Self::Move) -> bool {
        let _ = (seat, mv);
        false
    }
}

/// A game whose board looks the same when rotated or reflected.
pub trait Symmetric: Game {
    /// Number of symmetries; number 0 is the identity.
    fn symmetries(&self) -> usize;
    /// The state mapped by a symmetry.
    #[must_use]
    fn transformed(&self, symmetry: usize) -> Self;
    /// The move mapped by a symmetry.
    fn transformed_move(&self, mv: Self::Move, symmetry: usize) -> Self::Move;
}
