//! A position whose game is not known at compile time: an immutable value that can be shared.

use std::any::Any;
use std::sync::Arc;

use rusc_game::{ParseMoveError, Rng, Seat, Turn, perft};
use rusc_present::{
    Argument, BotOffer, Eyes, Parameter, Playable, SetUp, SetUpError, Shown, Solution, Spec, SpecError, Unsolved,
    Unverified, Verified, Wanted, Why,
};
use rusc_search::{Control, Curve};

use crate::player::Seated;
use crate::solver::Solving;
use crate::{AnySolver, Board, Insight, Player, PublicView, SeatView};

rusc_present::reasons! {
    /// Why the text of a move was refused.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PlayError {
        /// The text is not a move of this game.
        #[error("{text:?} is not a move: {expected}")]
        Unknown {
            /// The text that was given.
            text: String,
            /// What a move looks like.
            expected: Why,
        } => "refused-unknown",
        /// The rules do not allow the move.
        #[error("{name} may not be played: {why}")]
        Illegal {
            /// The name of the move.
            name: String,
            /// Why the rules do not allow the move.
            why: Why,
        } => "refused-illegal",
    }
}

/// A bot as it appears in a list of bots.
#[derive(Clone, Debug, PartialEq)]
pub struct BotInfo {
    /// The bot's name in specs.
    pub name: &'static str,
    /// One line on how the bot thinks.
    pub about: &'static str,
    /// The bot's parameters.
    pub parameters: Vec<Parameter>,
}

/// A move that was played, and the position after it.
#[derive(Clone)]
pub struct Played {
    /// The move in its usual notation.
    pub name: String,
    /// The position after the move.
    pub position: Arc<dyn AnyPosition>,
}

/// A position of any game. It is immutable: playing a move gives a new position.
pub trait AnyPosition: Send + Sync {
    /// The name of the game in specs.
    fn game_name(&self) -> &'static str;
    /// The spec that the game was started from.
    fn spec(&self) -> &str;
    /// The spec without its secret options.
    fn public_spec(&self) -> &str;
    /// The number of players.
    fn seats(&self) -> u8;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The names of the legal moves.
    fn moves(&self) -> Vec<String>;
    /// The usual name of a legal move.
    ///
    /// # Errors
    /// If the move is illegal or not a move at all.
    fn check(&self, text: &str) -> Result<String, PlayError>;
    /// Plays a move.
    ///
    /// # Errors
    /// If the move is illegal or not a move at all.
    fn play(&self, text: &str) -> Result<Played, PlayError>;
    /// The position with stones set up on the board.
    ///
    /// # Errors
    /// If the stones or the turn cannot be set up.
    fn set_up(&self, set_up: &SetUp) -> Result<Arc<dyn AnyPosition>, SetUpError>;
    /// The cells on which stones can be set up, with the owners of those that lie there; none if positions cannot be set up.
    fn cells(&self) -> Vec<(String, Option<Seat>)>;
    /// Whether the move reveals hidden information, so that it cannot be taken back.
    fn reveals(&self, text: &str) -> bool;
    /// The name of a legal move chosen uniformly at random; `None` when the game is over.
    fn random_move(&self, rng: &mut Rng) -> Option<String>;
    /// The winners; empty for a draw and before the end.
    fn winners(&self) -> Vec<Seat>;
    /// The points of each seat; `None` if the game has no points.
    fn points(&self) -> Option<Vec<i64>>;
    /// The board as plain text for this viewer.
    fn text(&self, eyes: Eyes) -> String;
    /// A text that is the same for all positions that differ only by a symmetry of the game, and different for all others.
    fn likeness(&self) -> String;
    /// The board as plain text with a sign at the cell of each named move; `None` if moves have no cells of their own.
    fn marked(&self, signs: &[(&str, char)]) -> Option<String>;
    /// The board as this viewer may see it.
    fn board(&self, eyes: Eyes) -> Board;
    /// The game's analysis of the position, with reports of what is known so far; `None` if it has none.
    fn insight(&self, control: &Control, progress: &mut (dyn FnMut(Insight) + Send)) -> Option<Insight>;
    /// Whether the game has hands that the other seats may not see.
    fn hides_hands(&self) -> bool;
    /// A position that looks the same to a seat, with what it cannot see dealt again; `None` if nothing is hidden.
    fn redealt(&self, seat: Seat, rng: &mut Rng) -> Option<Arc<dyn AnyPosition>>;
    /// The number of move sequences of length `depth` from here.
    fn perft(&self, depth: u32) -> u64;
    /// The bots that play the game.
    fn bots(&self) -> Vec<BotInfo>;
    /// Makes the bot that a spec describes; the bot learns only the rules of the game.
    ///
    /// # Errors
    /// Names the unknown bot or the invalid parameter.
    fn bot(&self, spec: &Spec, seed: u64) -> Result<Box<dyn Player>, SpecError>;
    /// The curve that turns estimates of the bot that a spec describes into winning chances.
    ///
    /// # Errors
    /// Names the unknown bot or the invalid parameter.
    fn curve(&self, spec: &Spec) -> Result<Curve, SpecError>;
    /// The solver of the position; `None` if the game has none.
    fn solver(&self) -> Option<Box<dyn AnySolver + '_>>;
    /// Checks a proof on the board of this position, by the rules alone. The position comes back as text.
    ///
    /// # Errors
    /// Says what is wrong with the proof, or that the game has no proofs.
    fn verify(&self, proof: &str) -> Result<Verified<String>, Unverified>;
    /// The position as `Any`, to downcast it to its type.
    fn as_any(&self) -> &dyn Any;
}

impl dyn AnyPosition + '_ {
    /// Solves the position; `None` if the game has no solver.
    pub fn solve(
        &self,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Option<Result<Solution<String>, Unsolved>> {
        self.solver().map(|mut solver| solver.solve(wanted, control, progress))
    }
    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }
}

impl dyn AnyPosition {
    /// What is public knowledge about the game.
    pub fn in_public(&self) -> PublicView<'_> {
        PublicView::new(self)
    }

    /// What a seat knows about the position.
    pub fn seen_by(&self, seat: Seat) -> SeatView<'_> {
        SeatView::new(self, seat)
    }
}

/// A typed position together with the spec its game started from.
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

    /// The same game at another position.
    fn with(&self, game: G) -> Arc<dyn AnyPosition> {
        let (spec, public_spec) = (Arc::clone(&self.spec), Arc::clone(&self.public_spec));
        Arc::new(Held { name: self.name, spec, public_spec, game })
    }

    /// Parses a legal move, and gives its usual name.
    fn read(&self, text: &str) -> Result<(G::Move, String), PlayError> {
        let mv = self.game.parse(text).map_err(|error| unknown(self.name, &self.public_spec, &error))?;
        let name = self.game.name(mv);
        match self.game.check(mv) {
            Ok(()) => Ok((mv, name)),
            Err(reason) => Err(PlayError::Illegal { name, why: Why::of(&reason) }),
        }
    }
}

/// The error for a text that is not a move; it explains the game's notation.
fn unknown(game: &str, public_spec: &str, error: &ParseMoveError) -> PlayError {
    let expected = Why {
        key: format!("notation-{game}"),
        arguments: vec![("spec".to_owned(), Argument::Text(public_spec.to_owned()))],
        english: format!("expected {}", error.expected()),
    };
    PlayError::Unknown { text: error.text().to_owned(), expected }
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
    fn cells(&self) -> Vec<(String, Option<Seat>)> {
        self.game.cells()
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
    fn likeness(&self) -> String {
        let text = |game: &G| format!("{:?}\n{}", game.turn(), game.text(Eyes::All));
        let copies = self.game.copies();
        copies.iter().chain([&self.game]).map(text).min().unwrap_or_default()
    }
    fn marked(&self, signs: &[(&str, char)]) -> Option<String> {
        let parse = |&(name, sign): &(&str, char)| Some((self.game.parse(name).ok()?, sign));
        self.game.marked(&signs.iter().filter_map(parse).collect::<Vec<_>>())
    }
    fn board(&self, eyes: Eyes) -> Board {
        Board::new(Shown::board(&self.game, eyes))
    }
    fn insight(&self, control: &Control, progress: &mut (dyn FnMut(Insight) + Send)) -> Option<Insight> {
        self.game.insight(control, &mut |insight| progress(Insight::new(insight))).map(Insight::new)
    }
    fn hides_hands(&self) -> bool {
        G::HIDES_HANDS
    }
    fn redealt(&self, seat: Seat, rng: &mut Rng) -> Option<Arc<dyn AnyPosition>> {
        self.game.redealt(seat, rng).map(|game| self.with(game))
    }
    fn perft(&self, depth: u32) -> u64 {
        perft(&self.game, depth)
    }
    fn bots(&self) -> Vec<BotInfo> {
        let info = |bot: BotOffer<G>| BotInfo { name: bot.name, about: bot.about, parameters: bot.parameters };
        G::bots().into_iter().map(info).collect()
    }
    fn bot(&self, spec: &Spec, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        let (offer, rules) = (offered::<G>(spec)?, self.game.rules());
        Ok(Box::new(Seated::<G>::new(offer.make(spec, &rules, seed)?, offer.curve(spec, &rules)?)))
    }
    fn curve(&self, spec: &Spec) -> Result<Curve, SpecError> {
        offered::<G>(spec)?.curve(spec, &self.game.rules())
    }
    fn solver(&self) -> Option<Box<dyn AnySolver + '_>> {
        Some(Box::new(Solving { game: &self.game, solver: G::solver()? }))
    }
    fn verify(&self, proof: &str) -> Result<Verified<String>, Unverified> {
        let no_proofs = || Unverified::NoProofs { game: self.game_name().to_owned() };
        let Verified { position, winner, steps } = self.game.verify(proof).ok_or_else(no_proofs)??;
        Ok(Verified { position: Shown::text(&position, Eyes::All), winner, steps })
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The bot named in a spec.
fn offered<G: Playable>(spec: &Spec) -> Result<BotOffer<G>, SpecError> {
    let mut bots = G::bots();
    match bots.iter().position(|bot| bot.name == spec.name) {
        Some(at) => Ok(bots.swap_remove(at)),
        None => Err(unknown_bot(spec, &bots.iter().map(|bot| bot.name).collect::<Vec<_>>())),
    }
}

fn unknown_bot(spec: &Spec, known: &[&str]) -> SpecError {
    SpecError::UnknownBot { name: spec.name.clone(), known: known.join(", ") }
}
