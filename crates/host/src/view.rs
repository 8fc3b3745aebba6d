//! What may be known of a position: by one seat, all that a bot is handed; by everybody, all that it is made from.

use rusc_game::{Seat, Turn};
use rusc_present::{Eyes, Playable, Spec, SpecError};

use crate::position::Held;
use crate::{AnyPosition, Board, BotInfo, PlayError, Player};

/// What everybody may know of a game, whatever its position: whoever makes a bot is given no more.
#[derive(Clone, Copy)]
pub struct PublicView<'a> {
    position: &'a dyn AnyPosition,
}

impl<'a> PublicView<'a> {
    pub(crate) fn new(position: &'a dyn AnyPosition) -> Self {
        PublicView { position }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.position.seats()
    }
    /// The name of the game.
    pub fn game_name(&self) -> &'static str {
        self.position.game_name()
    }
    /// The spec of the game without what a seat may not know.
    pub fn public_spec(&self) -> &'a str {
        self.position.public_spec()
    }
    /// The bots that play the game.
    pub fn bots(&self) -> Vec<BotInfo> {
        self.position.bots()
    }
    /// The bot that a spec asks for.
    ///
    /// # Errors
    /// Names the bot or the parameter that is refused.
    pub fn bot(&self, spec: &Spec, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        self.position.bot(spec, seed)
    }
}

/// A position as one seat may know it. It shows neither the seed of a deal nor anything else that the seat does not see.
#[derive(Clone, Copy)]
pub struct SeatView<'a> {
    position: &'a dyn AnyPosition,
    seat: Seat,
}

impl<'a> SeatView<'a> {
    pub(crate) fn new(position: &'a dyn AnyPosition, seat: Seat) -> Self {
        SeatView { position, seat }
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.position.seats()
    }
    /// Who acts next.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }
    /// The name of the game.
    pub fn game_name(&self) -> &'static str {
        self.position.game_name()
    }
    /// The spec of the game without what a seat may not know.
    pub fn public_spec(&self) -> &'a str {
        self.position.public_spec()
    }
    /// The board as the seat sees it.
    pub fn board(&self) -> Board {
        self.position.board(Eyes::Seat(self.seat))
    }
    /// The board as text, as the seat sees it.
    pub fn text(&self) -> String {
        self.position.text(Eyes::Seat(self.seat))
    }
    /// The moves of the seat; none while another has the turn.
    pub fn moves(&self) -> Vec<String> {
        if self.turn() == Turn::Seat(self.seat) { self.position.moves() } else { Vec::new() }
    }
    /// The usual name of a move that the seat may play now; none while another has the turn, whose moves would tell its hand.
    ///
    /// # Errors
    /// Says why it cannot be played.
    pub fn check(&self, text: &str) -> Option<Result<String, PlayError>> {
        (self.turn() == Turn::Seat(self.seat)).then(|| self.position.check(text))
    }

    /// The game, for the adapter that hands its view to a typed bot.
    pub(crate) fn game<G: Playable>(&self) -> Option<&'a G> {
        self.position.as_any().downcast_ref::<Held<G>>().map(Held::game)
    }
}
