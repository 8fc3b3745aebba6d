//! A position whose game is not known at compile time: moves as text, boards as text and JSON.

use std::any::Any;

use game::{Game, ParseMoveError, Rng, Seat, Turn, perft};
use serde_json::Value;

use crate::{SetUp, SetUpError, Settings};

/// How a game shows itself to people and programs.
pub trait Shown: Game {
    /// Whether seats know different things, so that what is shown to one must be kept from another.
    const HIDES_HANDS: bool = false;

    /// The board as text: all of it, or what one seat may see.
    fn text(&self, seat: Option<Seat>) -> String;
    /// The board as data: all of it, or what one seat may see.
    fn board(&self, seat: Option<Seat>) -> Value;
    /// The board as data, as somebody sees it who sits in no seat.
    fn public_board(&self) -> Value {
        self.board(None)
    }
    /// What people count, by seat; none where the game counts nothing.
    fn points(&self) -> Option<Vec<i64>> {
        None
    }
    /// What holds the stones of each side together, where the game can tell: for Hex its virtual connections and currents.
    fn connections(&self) -> Option<Value> {
        None
    }
    /// The same game with other stones on the board.
    ///
    /// # Errors
    /// Says what cannot be set up; by default nothing can.
    fn set_up(&self, _: &SetUp) -> Result<Self, SetUpError> {
        Err(SetUpError::NotInThisGame)
    }
    /// Whether a move tells somebody something hidden, so that it cannot be taken back.
    fn reveals(&self, _: Self::Move) -> bool {
        Self::HIDES_HANDS
    }
}

/// Why a move that was written down was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// It names no move.
    #[error(transparent)]
    Unknown(#[from] ParseMoveError),
    /// The rules do not allow it.
    #[error("{name} may not be played: {reason}")]
    Illegal {
        /// The move.
        name: String,
        /// Why not.
        reason: String,
    },
}

/// A position of any game.
pub trait Position: Send + Sync {
    /// The spec it was started from.
    fn spec(&self) -> &str;
    /// The spec without what a seat may not know.
    fn public_spec(&self) -> &str;
    /// How many play.
    fn seats(&self) -> u8;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// The moves that may be played, by name.
    fn moves(&self) -> Vec<String>;
    /// Plays a move and gives its name as it is usually written.
    ///
    /// # Errors
    /// Says why it cannot be played; the position is unchanged.
    fn play(&mut self, text: &str) -> Result<String, PlayError>;
    /// Puts stones on the board and says whose turn it is.
    ///
    /// # Errors
    /// Says what cannot be set up; the position is unchanged.
    fn set_up(&mut self, set_up: &SetUp) -> Result<(), SetUpError>;
    /// Whether a move tells somebody something hidden, so that it cannot be taken back.
    fn reveals(&self, text: &str) -> bool;
    /// The name of a random move, each equally likely.
    fn random_move(&self, rng: &mut Rng) -> Option<String>;
    /// Who has won; empty for a draw and while the game lasts.
    fn winners(&self) -> Vec<Seat>;
    /// What people count, by seat.
    fn points(&self) -> Option<Vec<i64>>;
    /// The board as text: all of it, or what one seat may see.
    fn text(&self, seat: Option<Seat>) -> String;
    /// The board as data: all of it, or what one seat may see.
    fn board(&self, seat: Option<Seat>) -> Value;
    /// The board as data, as somebody sees it who sits in no seat.
    fn public_board(&self) -> Value;
    /// Whether what is shown to one seat must be kept from another.
    fn hides_hands(&self) -> bool;
    /// What holds the stones of each side together, where the game can tell.
    fn connections(&self) -> Option<Value>;
    /// The number of positions exactly `depth` moves on.
    fn perft(&self, depth: u32) -> u64;
    /// A copy.
    fn boxed(&self) -> Box<dyn Position>;
    /// The position as what it is, for those who know its type.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

impl dyn Position + '_ {
    /// The game, if it is a `G`.
    pub fn game<G: Shown>(&self) -> Option<&G> {
        self.as_any().downcast_ref::<Held<G>>().map(|held| &held.game)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }
}

/// A game together with the spec that began it.
#[derive(Clone, Debug)]
pub struct Held<G> {
    spec: String,
    public_spec: String,
    game: G,
}

impl<G: Shown> Held<G> {
    /// The game that these settings began.
    pub fn boxed(settings: &Settings, game: G) -> Box<dyn Position> {
        Box::new(Held { spec: settings.spec(), public_spec: settings.public_spec(), game })
    }
}

impl<G: Shown> Position for Held<G> {
    fn spec(&self) -> &str {
        &self.spec
    }
    fn public_spec(&self) -> &str {
        &self.public_spec
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        moves.into_iter().map(|mv| self.game.name(mv)).collect()
    }
    fn play(&mut self, text: &str) -> Result<String, PlayError> {
        let mv = self.game.parse(text)?;
        let name = self.game.name(mv);
        match self.game.check(mv) {
            Err(reason) => Err(PlayError::Illegal { name, reason: reason.to_string() }),
            Ok(()) => {
                self.game.play(mv);
                Ok(name)
            }
        }
    }
    fn set_up(&mut self, set_up: &SetUp) -> Result<(), SetUpError> {
        self.game = self.game.set_up(set_up)?;
        Ok(())
    }
    fn reveals(&self, text: &str) -> bool {
        self.game.parse(text).is_ok_and(|mv| self.game.reveals(mv))
    }
    fn random_move(&self, rng: &mut Rng) -> Option<String> {
        self.game.random_move(rng, &mut Vec::new()).map(|mv| self.game.name(mv))
    }
    fn winners(&self) -> Vec<Seat> {
        let won = |seat: &Seat| self.game.is_over() && self.game.payoff(*seat) > 0;
        Seat::all(self.game.seats()).filter(won).collect()
    }
    fn points(&self) -> Option<Vec<i64>> {
        self.game.points()
    }
    fn text(&self, seat: Option<Seat>) -> String {
        self.game.text(seat)
    }
    fn board(&self, seat: Option<Seat>) -> Value {
        self.game.board(seat)
    }
    fn public_board(&self) -> Value {
        self.game.public_board()
    }
    fn hides_hands(&self) -> bool {
        G::HIDES_HANDS
    }
    fn connections(&self) -> Option<Value> {
        self.game.connections()
    }
    fn perft(&self, depth: u32) -> u64 {
        perft(&self.game, depth)
    }
    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
