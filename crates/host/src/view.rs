//! What may be known of a position: [`SeatView`] is what a bot sees when it thinks, [`PublicView`] is what it is made from.

use rusc_game::{Seat, Turn};
use rusc_present::{Eyes, Playable, Spec, SpecError};
use rusc_search::Curve;

use crate::position::Held;
use crate::{AnyPosition, Board, BotInfo, PlayError, Player};

/// What is public knowledge about a game. Bots are made from this alone.
#[derive(Clone, Copy)]
pub struct PublicView<'a> {
    position: &'a dyn AnyPosition,
}

impl<'a> PublicView<'a> {
    pub(crate) fn new(position: &'a dyn AnyPosition) -> Self {
        PublicView { position }
    }

    /// The number of players.
    pub fn seats(&self) -> u8 {
        self.position.seats()
    }
    /// The name of the game.
    pub fn game_name(&self) -> &'static str {
        self.position.game_name()
    }
    /// The spec of the game without its secret options.
    pub fn public_spec(&self) -> &'a str {
        self.position.public_spec()
    }
    /// The bots that play the game.
    pub fn bots(&self) -> Vec<BotInfo> {
        self.position.bots()
    }
    /// Makes the bot that a spec describes.
    ///
    /// # Errors
    /// Names the unknown bot or the invalid parameter.
    pub fn bot(&self, spec: &Spec, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        self.position.bot(spec, seed)
    }
    /// The curve that turns estimates of the bot that a spec describes into winning chances.
    ///
    /// # Errors
    /// Names the unknown bot or the invalid parameter.
    pub fn curve(&self, spec: &Spec) -> Result<Curve, SpecError> {
        self.position.curve(spec)
    }
}

/// A position as one seat knows it, without the seed of the deal or the other seats' hands.
#[derive(Clone, Copy)]
pub struct SeatView<'a> {
    position: &'a dyn AnyPosition,
    seat: Seat,
}

impl<'a> SeatView<'a> {
    pub(crate) fn new(position: &'a dyn AnyPosition, seat: Seat) -> Self {
        SeatView { position, seat }
    }

    /// The seat whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// The number of players.
    pub fn seats(&self) -> u8 {
        self.position.seats()
    }
    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }
    /// The name of the game.
    pub fn game_name(&self) -> &'static str {
        self.position.game_name()
    }
    /// The spec of the game without its secret options.
    pub fn public_spec(&self) -> &'a str {
        self.position.public_spec()
    }
    /// The board as the seat sees it.
    pub fn board(&self) -> Board {
        self.position.board(Eyes::Seat(self.seat))
    }
    /// The board as plain text, as the seat sees it.
    pub fn text(&self) -> String {
        self.position.text(Eyes::Seat(self.seat))
    }
    /// The seat's legal moves; empty when it is another seat's turn.
    pub fn moves(&self) -> Vec<String> {
        if self.turn() == Turn::Seat(self.seat) { self.position.moves() } else { Vec::new() }
    }
    /// The usual name of a legal move of this seat; `None` when it is another seat's turn, since its legal moves would reveal its
    /// hand.
    ///
    /// # Errors
    /// If the move is illegal or not a move at all.
    pub fn check(&self, text: &str) -> Option<Result<String, PlayError>> {
        (self.turn() == Turn::Seat(self.seat)).then(|| self.position.check(text))
    }

    /// The typed position, for the adapter that passes its view to a typed bot.
    pub(crate) fn game<G: Playable>(&self) -> Option<&'a G> {
        self.position.as_any().downcast_ref::<Held<G>>().map(Held::game)
    }
}
