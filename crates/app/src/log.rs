//! A match as the texts that a store keeps: the record it began with, its clock, and every event.

use rusc_catalog::Catalog;
use rusc_present::{SpecError, Why};
use rusc_record::{NodeId, ReadError};
use rusc_table::{Event, Match, Refusal, TimeControl};

use crate::{MatchId, StoreError};

/// A match as texts. Stores keep them as they are; nothing in them is ever changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The record it began with.
    pub record: String,
    /// The time the players have.
    pub time: String,
    /// What happened, in order.
    pub events: Vec<String>,
}

rusc_present::reasons! {
    /// Why a log does not make a match.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum BrokenLog {
        /// An event cannot have happened.
        #[error("event {number}: {why}")]
        Event {
            /// Which, counted from 0.
            number: usize,
            /// Why not.
            why: Why,
        } => "problem-event",
        /// A text that is not as it was written.
        #[error("{why}")]
        Text {
            /// What is wrong with it.
            why: Why,
        } => "problem-text",
    }
    nested {
        /// The record it began with cannot be read.
        Record(ReadError),
        /// There is no such game any more.
        Game(SpecError),
    }
}

impl Log {
    /// The match that the log tells of.
    ///
    /// # Errors
    /// Says why it tells of none.
    pub fn replay(&self, catalog: &Catalog, id: &MatchId) -> Result<Match, StoreError> {
        let broken = |reason| StoreError::Broken { id: id.text().to_owned(), why: Why::of(&reason) };
        self.read(catalog).map_err(broken)
    }

    fn read(&self, catalog: &Catalog) -> Result<Match, BrokenLog> {
        let garbled = |error: serde_json::Error| BrokenLog::Text { why: Why::quoted(error.to_string()) };
        let time = serde_json::from_str(&self.time).map_err(garbled)?;
        let replay = rusc_record::json::read(catalog, &self.record)?;
        let entry = catalog.entry(replay.position(NodeId::ROOT).game_name())?.clone();
        let mut game = Match::new(entry, replay, time);
        for (number, text) in self.events.iter().enumerate() {
            let event: Event = serde_json::from_str(text).map_err(garbled)?;
            let impossible = |refusal: Refusal| BrokenLog::Event { number, why: Why::of(&refusal) };
            game.replay(&event).map_err(impossible)?;
        }
        Ok(game)
    }

    /// An event as it is kept.
    pub fn event(event: &Event) -> String {
        serde_json::to_string(event).expect("an event can be written")
    }

    /// A time control as it is kept.
    pub fn time(time: TimeControl) -> String {
        serde_json::to_string(&time).expect("a time control can be written")
    }
}
