//! What is kept, wherever it is: every match with the log of what happened in it, who sits where, and the results.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use rusc_game::Seat;
use rusc_present::Why;
use rusc_record::Record;
use rusc_table::{Journal, Match, TimeControl};

use crate::{MatchId, Secret, Shell};

rusc_present::reasons! {
    /// Why something could not be kept or found.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum StoreError {
        /// A saved match cannot be read.
        #[error("saved match {id} cannot be read: {why}")]
        Broken {
            /// Which.
            id: String,
            /// Why not.
            why: Why,
        } => "problem-broken",
        /// What keeps the matches has failed.
        #[error("the saved matches cannot be reached: {why}")]
        Failed {
            /// What it says.
            why: Why,
        } => "problem-store",
    }
}

/// What a store answers, at some time.
pub type Stored<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Keeps matches. Dates are seconds since 1970.
pub trait Store: Send + Sync {
    /// Keeps a match that begins, and gives its name: after a match that of its rematch, where there is one already.
    fn begin<'a>(&'a self, beginning: &'a Beginning, after: Option<&'a MatchId>) -> Stored<'a, MatchId>;
    /// A match with all that happened in it, if there is one.
    fn load<'a>(&'a self, id: &'a MatchId) -> Stored<'a, Option<Kept>>;
    /// The journal of a match in which so many events were kept. It writes behind them alone, and dates what it keeps: where
    /// another has written there meanwhile, it refuses ([`rusc_table::Refusal::Elsewhere`]).
    fn journal(&self, id: &MatchId, events: usize, shell: &Arc<dyn Shell>) -> Box<dyn Journal>;
    /// Gives a place to somebody, unless it has been taken; whether it is theirs now.
    fn claim<'a>(&'a self, id: &'a MatchId, seat: Seat, visitor: &'a Secret) -> Stored<'a, bool>;
    /// Keeps that a match has ended. Only its first end counts: what is tried out afterwards does not.
    fn end<'a>(&'a self, id: &'a MatchId, at: i64, results: &'a [Standing]) -> Stored<'a, ()>;
    /// The results of a visitor, by game and bot.
    fn results<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<Scored>>;
    /// The matches of a visitor that have not ended, the latest first.
    fn unfinished<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<MatchId>>;
    /// All matches that have not ended in which something happened or began since a date.
    fn going_on(&self, since: i64) -> Stored<'_, Vec<MatchId>>;
}

/// A person's place in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which seat it is.
    pub seat: Seat,
    /// The secret of the link that leads to it; none for those who sit with the host.
    pub link: Option<Secret>,
    /// Who sits there; nobody until the link is opened.
    pub owner: Option<Secret>,
}

/// A match as it begins.
pub struct Beginning {
    /// Its name.
    pub id: MatchId,
    /// Who set it up.
    pub host: Secret,
    /// When it begins.
    pub at: i64,
    /// What was played before.
    pub record: Record,
    /// The time the players have.
    pub time: TimeControl,
    /// The places of people.
    pub places: Vec<Place>,
    /// Chooses what does not matter, such as how a board is decorated.
    pub number: u32,
}

/// A match as it was kept.
pub struct Kept {
    /// The match.
    pub game: Match,
    /// How many events made it.
    pub events: usize,
    /// Who set it up.
    pub host: Secret,
    /// The places of people.
    pub places: Vec<Place>,
    /// Chooses what does not matter.
    pub number: u32,
    /// The rematch, if there is one.
    pub next: Option<MatchId>,
}

/// How a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fared {
    /// Better than the bot.
    Won,
    /// Worse.
    Lost,
    /// Neither.
    Drawn,
}

impl Fared {
    /// The word under which it is kept.
    pub fn word(self) -> &'static str {
        match self {
            Fared::Won => "won",
            Fared::Lost => "lost",
            Fared::Drawn => "drawn",
        }
    }
}

/// How a person did against one bot in one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Where the person sat.
    pub seat: Seat,
    /// Where the bot sat.
    pub rival: Seat,
    /// Who the person is.
    pub owner: Secret,
    /// The name of the game.
    pub game: String,
    /// The spec or level of the bot.
    pub bot: String,
    /// How the person did.
    pub fared: Fared,
}

/// How a person did against one bot of one game, in all matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scored {
    /// The name of the game.
    pub game: String,
    /// The spec or level of the bot.
    pub bot: String,
    /// Matches won.
    pub won: u32,
    /// Matches drawn or shared.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
}
