//! The store: every match with its log, its players and the results.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use rusc_game::Seat;
use rusc_present::Why;
use rusc_record::{NodeId, Record};
use rusc_table::{Journal, Match, TimeControl};
use rusc_view::crosstable::CrossTable;

use crate::{Filed, Filter, Glance, MatchId, Row, Secret, Shell};

rusc_present::reasons! {
    /// Why something could not be saved or loaded.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum StoreError {
        /// A saved match cannot be read.
        #[error("saved match {id} cannot be read: {why}")]
        Broken {
            /// The id of the match.
            id: String,
            /// Why the match cannot be read.
            why: Why,
        } => "problem-broken",
        /// The storage failed.
        #[error("the saved matches cannot be reached: {why}")]
        Failed {
            /// The error message of the storage.
            why: Why,
        } => "problem-store",
    }
}

/// The pending answer of a store.
pub type Stored<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Saves and loads matches. Dates are seconds since 1970.
pub trait Store: Send + Sync {
    /// Saves a new match and returns its id. If it is the rematch of `after` and there is one already, returns the id of that
    /// one.
    fn begin<'a>(&'a self, beginning: &'a Beginning, after: Option<&'a MatchId>) -> Stored<'a, MatchId>;
    /// A match with its log, if it exists.
    fn load<'a>(&'a self, id: &'a MatchId) -> Stored<'a, Option<Kept>>;
    /// Deletes a match with everything that belongs to it, if this visitor set it up; returns whether it did.
    fn delete<'a>(&'a self, id: &'a MatchId, host: &'a Secret) -> Stored<'a, bool>;
    /// The journal of a match with this number of saved events. It appends to them and dates each event; if another program has
    /// appended meanwhile, it refuses with [`rusc_table::Refusal::Elsewhere`].
    fn journal(&self, id: &MatchId, events: usize, shell: &Arc<dyn Shell>) -> Box<dyn Journal>;
    /// Gives a place to a visitor, unless it is taken; returns whether it is theirs now.
    fn claim<'a>(&'a self, id: &'a MatchId, seat: Seat, visitor: &'a Secret) -> Stored<'a, bool>;
    /// Replaces the link to a place, or gives the place to its host if `link` is `None`, unless it is taken; returns whether it was
    /// free.
    fn invite<'a>(&'a self, id: &'a MatchId, seat: Seat, link: Option<&'a Secret>) -> Stored<'a, bool>;
    /// Saves the results of a match that has ended, and how each of its people finds it again. Only the first end counts, not what
    /// is tried out afterwards.
    fn end<'a>(&'a self, id: &'a MatchId, at: i64, results: &'a [Standing], filed: &'a [Filed]) -> Stored<'a, ()>;
    /// Saves how the people of a match find it again, and the match at a glance, if it is given; the first end of a match stays.
    fn file<'a>(&'a self, id: &'a MatchId, glance: Option<&'a Glance>, filed: &'a [Filed]) -> Stored<'a, ()>;
    /// The matches of a visitor that pass a filter, those that began last first.
    fn list<'a>(&'a self, visitor: &'a Secret, filter: &'a Filter, most: u32) -> Stored<'a, Vec<Row>>;
    /// The number of matches that a visitor can list.
    fn count<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, usize>;
    /// The matches after this one, in the order of ids, that an earlier version saved without a glance.
    fn unseen<'a>(&'a self, after: Option<&'a MatchId>, most: u32) -> Stored<'a, Vec<MatchId>>;
    /// The results of a visitor, by game and bot.
    fn results<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<Scored>>;
    /// The unfinished matches of a visitor, the latest first.
    fn unfinished<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<Row>>;
    /// The matches of a visitor that have a review, the latest first.
    fn reviewed<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<MatchId>>;
    /// Whether a visitor has set up a match or has a place in one.
    fn owns<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, bool>;
    /// The name that a visitor keeps.
    fn name<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Option<String>>;
    /// Saves a visitor's name, and the hash of the code that gives it back; they replace earlier ones.
    fn keep_name<'a>(&'a self, visitor: &'a Secret, name: &'a str, code: CodeHash) -> Stored<'a, ()>;
    /// The visitor who has the code with this hash.
    fn recover(&self, code: CodeHash) -> Stored<'_, Option<Secret>>;
    /// Saves the public key of a visitor's passkey, under its id.
    fn keep_passkey<'a>(&'a self, visitor: &'a Secret, id: &'a str, key: &'a [u8]) -> Stored<'a, ()>;
    /// The visitor with the passkey that has this id, and its public key.
    fn passkey<'a>(&'a self, id: &'a str) -> Stored<'a, Option<(Secret, Vec<u8>)>>;
    /// The settings that a visitor used last, as URL-encoded forms, by game.
    fn habits<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<(String, String)>>;
    /// Saves the settings that a visitor has used; they replace earlier ones for the same game.
    fn keep_habit<'a>(&'a self, visitor: &'a Secret, game: &'a str, form: &'a str, at: i64) -> Stored<'a, ()>;
    /// The places of a visitor in matches that others have set up.
    fn places<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<(MatchId, Seat)>>;
    /// Deletes the name, the passkeys, the habits and the results of a visitor and every match that they have set up, gives their places in other matches
    /// to `nobody`, and returns the matches that are deleted.
    fn drop_visitor<'a>(&'a self, visitor: &'a Secret, nobody: &'a Secret) -> Stored<'a, Vec<MatchId>>;
    /// What is kept for a visitor and for all.
    fn usage<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Usage>;
    /// Saves a line of the chat.
    fn say<'a>(&'a self, id: &'a MatchId, seat: Seat, text: &'a str, at: i64) -> Stored<'a, ()>;
    /// Saves whether a player has switched the chat off.
    fn hush<'a>(&'a self, id: &'a MatchId, seat: Seat, is_quiet: bool) -> Stored<'a, ()>;
    /// Saves which seat asks to take a move back, and the number of events then; `None` if no seat does.
    fn ask_back<'a>(&'a self, id: &'a MatchId, asks: Option<(Seat, usize)>) -> Stored<'a, ()>;
    /// Saves the clocks that are running, so that a match goes on with them after the process has been killed. It is called
    /// every moment.
    fn keep_clocks<'a>(&'a self, clocks: &'a [Clock]) -> Stored<'a, ()>;
    /// Notes whether a match is being thought about. The note must outlive the process, but not the machine, and cost little.
    fn mark(&self, id: &MatchId, is_thinking: bool);
    /// The matches that are marked: they were being thought about when the process died.
    fn interrupted(&self) -> Vec<MatchId>;
    /// The tournaments of bots that this machine plays or has played, the latest first.
    fn tournaments(&self) -> Stored<'_, Vec<CrossTable>> {
        Box::pin(async { Ok(Vec::new()) })
    }
    /// The unfinished matches with activity since a date in which [`goes_on_alone`](crate::goes_on_alone) holds, or might hold.
    fn going_on(&self, since: i64) -> Stored<'_, Vec<MatchId>>;
}

/// The SHA-256 of a recovery code.
pub type CodeHash = [u8; 32];

/// What is kept for a visitor and for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// The number of matches that the visitor has set up.
    pub matches: usize,
    /// The size of everything that is saved, in megabytes.
    pub megabytes: u64,
}

/// A person's place in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The seat that the person plays for.
    pub seat: Seat,
    /// The secret of the link to the seat; `None` for players at the host's device.
    pub link: Option<Secret>,
    /// The visitor who has the seat; `None` until the link is opened.
    pub owner: Option<Secret>,
}

/// A match at its start.
pub struct Beginning {
    /// The id of the match.
    pub id: MatchId,
    /// The visitor who set the match up.
    pub host: Secret,
    /// The date of the start.
    pub at: i64,
    /// The moves played before, if any.
    pub record: Record,
    /// The time control.
    pub time: TimeControl,
    /// The places for people.
    pub places: Vec<Place>,
    /// A random number for cosmetic choices, such as the decoration of a board.
    pub number: u32,
    /// The match at a glance.
    pub glance: Glance,
    /// How its people find it again.
    pub filed: Vec<Filed>,
}

/// A match loaded from the store.
pub struct Kept {
    /// The match as replayed from its log.
    pub game: Match,
    /// The number of events in its log.
    pub events: usize,
    /// The time used for the next move, according to the last [`Clock`] at this node.
    pub used: Duration,
    /// The visitor who set the match up.
    pub host: Secret,
    /// The places for people.
    pub places: Vec<Place>,
    /// A random number for cosmetic choices.
    pub number: u32,
    /// The rematch, if there is one.
    pub next: Option<MatchId>,
    /// What the players have said to each other.
    pub chat: Chat,
}

/// What the players of a match have said to each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chat {
    /// The lines, the oldest first, each with the seat of the person who wrote it.
    pub lines: Vec<(Seat, String)>,
    /// The seats of the people who have switched the chat off.
    pub quiet: Vec<Seat>,
    /// The seat that asked to take a move back, and the number of events then.
    pub asks: Option<(Seat, usize)>,
}

/// The clock of a match, while it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The id of the match.
    pub id: MatchId,
    /// The node that the match is at.
    pub node: NodeId,
    /// The time used for the next move.
    pub used: Duration,
}

/// The result of a person against a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fared {
    /// The person did better than the bot.
    Won,
    /// The person did worse than the bot.
    Lost,
    /// The person did as well as the bot.
    Drawn,
}

impl Fared {
    /// The word that the store uses for this result.
    pub fn word(self) -> &'static str {
        match self {
            Fared::Won => "won",
            Fared::Lost => "lost",
            Fared::Drawn => "drawn",
        }
    }
}

/// The result of a person against one bot in one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The person's seat.
    pub seat: Seat,
    /// The bot's seat.
    pub rival: Seat,
    /// The secret of the person.
    pub owner: Secret,
    /// The name of the game.
    pub game: String,
    /// The spec or level of the bot.
    pub bot: String,
    /// The person's result against the bot.
    pub fared: Fared,
}

/// The results of a person against one bot of one game, over all matches.
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
