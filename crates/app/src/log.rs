//! The log of a match as text, for stores: its first record, its time control, and every event.

use rusc_catalog::Catalog;
use rusc_present::{SpecError, Why};
use rusc_record::{NodeId, ReadError};
use rusc_table::{Event, Match, Refusal, TimeControl};

use crate::{MatchId, StoreError};

/// A match as text. Stores keep the text as it is and never change it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The record the match started with.
    pub record: String,
    /// The time control.
    pub time: String,
    /// The events, in order.
    pub events: Vec<String>,
}

rusc_present::reasons! {
    /// Why a log cannot be replayed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum BrokenLog {
        /// An event that is not possible.
        #[error("event {number}: {why}")]
        Event {
            /// The number of the event, counted from 0.
            number: usize,
            /// Why the event is not possible.
            why: Why,
        } => "problem-event",
        /// Text that cannot be parsed.
        #[error("{why}")]
        Text {
            /// What is wrong with the text.
            why: Why,
        } => "problem-text",
    }
    nested {
        /// The first record cannot be read.
        Record(ReadError),
        /// The game does not exist any more.
        Game(SpecError),
    }
}

impl Log {
    /// Replays the log.
    ///
    /// # Errors
    /// Why the log cannot be replayed.
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

    /// Serialises an event.
    pub fn event(event: &Event) -> String {
        serde_json::to_string(event).expect("an event can be written")
    }

    /// Serialises a time control.
    pub fn time(time: TimeControl) -> String {
        serde_json::to_string(&time).expect("a time control can be written")
    }
}
