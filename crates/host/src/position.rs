//! A position whose game is not known at compile time: a value that many can hold.

use std::any::Any;
use std::sync::Arc;

use rusc_game::{ParseMoveError, Rng, Seat, Turn, perft};
use rusc_present::{
    Argument, Eyes, Parameter, Playable, SetUp, SetUpError, Shown, Solution, Spec, SpecError, Unsolved, Wanted, Why,
};
use rusc_search::{Control, Curve};

use crate::player::Seated;
use crate::{Board, Insight, Player, PublicView, SeatView};

rusc_present::reasons! {
    /// Why a move that was written down was not played.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PlayError {
        /// It names no move.
        #[error("{text:?} is not a move: {expected}")]
        Unknown {
            /// What was written.
            text: String,
            /// What a move looks like.
            expected: Why,
        } => "refused-unknown",
        /// The rules do not allow it.
        #[error("{name} may not be played: {why}")]
        Illegal {
            /// The move.
            name: String,
            /// Why not.
            why: Why,
        } => "refused-illegal",
    }
}

/// A bot that plays a game, as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct BotInfo {
    /// What it is called.
    pub name: &'static str,
    /// One line on how it thinks.
    pub about: &'static str,
    /// What it can be told.
    pub parameters: Vec<Parameter>,
    /// How its estimates become chances to win.
    pub curve: Curve,
}

/// A move that was played, and the position after it.
#[derive(Clone)]
pub struct Played {
    /// The move as it is usually written.
    pub name: String,
    /// The position after it.
    pub position: Arc<dyn AnyPosition>,
}

/// A position of any game. It does not change: what follows a move is another position.
pub trait AnyPosition: Send + Sync {
    /// The name of the game in specs.
    fn game_name(&self) -> &'static str;
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
    /// The usual name of a move that may be played.
    ///
    /// # Errors
    /// Says why it cannot be played.
    fn check(&self, text: &str) -> Result<String, PlayError>;
    /// Plays a move.
    ///
    /// # Errors
    /// Says why it cannot be played.
    fn play(&self, text: &str) -> Result<Played, PlayError>;
    /// The position with other stones on the board.
    ///
    /// # Errors
    /// Says what cannot be set up.
    fn set_up(&self, set_up: &SetUp) -> Result<Arc<dyn AnyPosition>, SetUpError>;
    /// Whether the move reveals hidden information, so that it cannot be taken back.
    fn reveals(&self, text: &str) -> bool;
    /// The name of a random move, each equally likely.
    fn random_move(&self, rng: &mut Rng) -> Option<String>;
    /// Who has won; empty for a draw and while the game lasts.
    fn winners(&self) -> Vec<Seat>;
    /// The points of each seat; none where the game counts none.
    fn points(&self) -> Option<Vec<i64>>;
    /// The board as plain text for these eyes.
    fn text(&self, eyes: Eyes) -> String;
    /// The board as these eyes may see it.
    fn board(&self, eyes: Eyes) -> Board;
    /// What the game can find out about the position, at a cost.
    fn insight(&self) -> Option<Insight>;
    /// Whether what is shown to one seat must be kept from another.
    fn hides_hands(&self) -> bool;
    /// The number of positions exactly `depth` moves on.
    fn perft(&self, depth: u32) -> u64;
    /// The bots that play the game.
    fn bots(&self) -> Vec<BotInfo>;
    /// The bot that a spec asks for, made from the rules of the game alone.
    ///
    /// # Errors
    /// Names the bot or the parameter that is refused.
    fn bot(&self, spec: &Spec, seed: u64) -> Result<Box<dyn Player>, SpecError>;
    /// The exact value; none where the game has no solver.
    fn solve(
        &self,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Option<Result<Solution<String>, Unsolved>>;
    /// The position as what it is, for those who know its type.
    fn as_any(&self) -> &dyn Any;
}

impl dyn AnyPosition + '_ {
    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }
}

impl dyn AnyPosition {
    /// What everybody may know of the game.
    pub fn in_public(&self) -> PublicView<'_> {
        PublicView::new(self)
    }

    /// What a seat may know of it.
    pub fn seen_by(&self, seat: Seat) -> SeatView<'_> {
        SeatView::new(self, seat)
    }
}

/// A game together with the spec that began it.
pub(crate) struct Held<G> {
    name: &'static str,
    spec: Arc<str>,
    public_spec: Arc<str>,
    game: G,
}

impl<G: Playable> Held<G> {
    pub(crate) fn shared(name: &'static str, spec: &Spec, public_spec: &Spec, game: G) -> Arc<dyn AnyPosition> {
        let (spec, public_spec) = (spec.to_string().into(), public_spec.to_string().into());
        Arc::new(Held { name, spec, public_spec, game })
    }

    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// The same match with another position.
    fn with(&self, game: G) -> Arc<dyn AnyPosition> {
        let (spec, public_spec) = (Arc::clone(&self.spec), Arc::clone(&self.public_spec));
        Arc::new(Held { name: self.name, spec, public_spec, game })
    }

    /// The move that a text names, and its usual name, if it may be played.
    fn read(&self, text: &str) -> Result<(G::Move, String), PlayError> {
        let mv = self.game.parse(text).map_err(|error| self.unknown(&error))?;
        let name = self.game.name(mv);
        match self.game.check(mv) {
            Ok(()) => Ok((mv, name)),
            Err(reason) => Err(PlayError::Illegal { name, why: Why::of(&reason) }),
        }
    }

    /// That a text names no move; what a move of this game looks like is a message of the game.
    fn unknown(&self, error: &ParseMoveError) -> PlayError {
        let expected = Why {
            key: format!("notation-{}", self.name),
            arguments: vec![("spec".to_owned(), Argument::Text(self.public_spec.to_string()))],
            english: format!("expected {}", error.expected()),
        };
        PlayError::Unknown { text: error.text().to_owned(), expected }
    }
}

impl<G: Playable> AnyPosition for Held<G> {
    fn game_name(&self) -> &'static str {
        self.name
    }
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
    fn check(&self, text: &str) -> Result<String, PlayError> {
        self.read(text).map(|(_, name)| name)
    }
    fn play(&self, text: &str) -> Result<Played, PlayError> {
        let (mv, name) = self.read(text)?;
        Ok(Played { name, position: self.with(self.game.after(mv)) })
    }
    fn set_up(&self, set_up: &SetUp) -> Result<Arc<dyn AnyPosition>, SetUpError> {
        Ok(self.with(self.game.set_up(set_up)?))
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
    fn text(&self, eyes: Eyes) -> String {
        self.game.text(eyes)
    }
    fn board(&self, eyes: Eyes) -> Board {
        Board::new(Shown::board(&self.game, eyes))
    }
    fn insight(&self) -> Option<Insight> {
        self.game.insight().map(Insight::new)
    }
    fn hides_hands(&self) -> bool {
        G::HIDES_HANDS
    }
    fn perft(&self, depth: u32) -> u64 {
        perft(&self.game, depth)
    }
    fn bots(&self) -> Vec<BotInfo> {
        let info = |bot: rusc_present::BotOffer<G>| BotInfo {
            name: bot.name,
            about: bot.about,
            parameters: bot.parameters,
            curve: bot.curve,
        };
        G::bots().into_iter().map(info).collect()
    }
    fn bot(&self, spec: &Spec, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        let bots = G::bots();
        let offer = bots.iter().find(|bot| bot.name == spec.name).ok_or_else(|| SpecError::UnknownBot {
            name: spec.name.clone(),
            known: bots.iter().map(|bot| bot.name).collect::<Vec<_>>().join(", "),
        })?;
        Ok(Box::new(Seated::<G>::new(offer.make(spec, &self.game.rules(), seed)?, offer.curve)))
    }
    fn solve(
        &self,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Option<Result<Solution<String>, Unsolved>> {
        let solved = G::solver()?.solve(&self.game, wanted, control, progress);
        Some(solved.map(|solution| solution.map(|mv| self.game.name(mv))))
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
