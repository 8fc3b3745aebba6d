//! A match as it is kept, without its events: one text under the key of the match.

use std::time::Duration;

use rusc_app::{
    Beginning, Chat, Clock, Fared, Filed, Finish, Glance, Kept, Log, MatchId, Place, Rival, Row as Listed, Secret,
    Standing, StoreError,
};
use rusc_catalog::Catalog;
use rusc_game::Seat;
use serde::{Deserialize, Serialize};

/// A match without its events.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) host: String,
    pub(crate) game: String,
    record: String,
    time: String,
    number: u32,
    pub(crate) begun: i64,
    /// The date of the last event.
    pub(crate) touched: i64,
    pub(crate) ended: Option<i64>,
    /// Whether it goes on without anybody.
    pub(crate) is_alone: bool,
    pub(crate) is_reviewed: bool,
    pub(crate) next: Option<String>,
    pub(crate) places: Vec<KeptPlace>,
    pub(crate) glance: Option<Glance>,
    pub(crate) filed: Vec<KeptFile>,
    pub(crate) results: Vec<KeptResult>,
    /// The seats of those who wrote the lines, and the lines.
    pub(crate) lines: Vec<(u8, String)>,
    pub(crate) quiet: Vec<u8>,
    /// The seat that asked to take a move back, and the number of events then.
    #[serde(default)]
    pub(crate) asks: Option<(u8, usize)>,
    /// The node at which a clock was last running, and the milliseconds used there.
    clock: Option<(usize, u64)>,
    /// The size of its events.
    pub(crate) bytes: u64,
}

/// A person's place: seat, link and owner.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct KeptPlace {
    pub(crate) seat: u8,
    pub(crate) link: Option<String>,
    pub(crate) owner: Option<String>,
}

/// How a person finds the match again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct KeptFile {
    pub(crate) owner: String,
    rival: String,
    finish: String,
}

/// The result of a person against a bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct KeptResult {
    pub(crate) owner: String,
    pub(crate) game: String,
    pub(crate) bot: String,
    pub(crate) fared: String,
}

impl Row {
    /// A match at its start.
    pub(crate) fn of(beginning: &Beginning) -> Row {
        let Beginning { id: _, host, at, record, time, places, number, glance, filed } = beginning;
        Row {
            host: host.text().to_owned(),
            game: record.spec.split(':').next().unwrap_or_default().to_owned(),
            record: rusc_record::json::write(record),
            time: Log::time(*time),
            number: *number,
            begun: *at,
            touched: *at,
            ended: None,
            // Who begins may be a bot.
            is_alone: true,
            is_reviewed: false,
            next: None,
            places: places.iter().map(KeptPlace::of).collect(),
            glance: Some(glance.clone()),
            filed: filed.iter().map(KeptFile::of).collect(),
            results: Vec::new(),
            lines: Vec::new(),
            quiet: Vec::new(),
            asks: None,
            clock: None,
            bytes: 0,
        }
    }

    /// The match, with its events.
    pub(crate) fn replay(self, catalog: &Catalog, id: &MatchId, events: Vec<String>) -> Result<Kept, StoreError> {
        let log = Log { record: self.record, time: self.time, events };
        let game = log.replay(catalog, id)?;
        let used = self.clock.filter(|(node, _)| *node == game.here().index()).map_or(0, |(_, used)| used);
        Ok(Kept {
            game,
            events: log.events.len(),
            used: Duration::from_millis(used),
            host: Secret::kept(self.host),
            places: self.places.iter().map(KeptPlace::place).collect(),
            number: self.number,
            next: self.next.as_deref().and_then(MatchId::read),
            chat: Chat {
                lines: self.lines.into_iter().map(|(number, line)| (seat(number), line)).collect(),
                quiet: self.quiet.into_iter().map(seat).collect(),
                asks: self.asks.map(|(number, events)| (seat(number), events)),
            },
        })
    }

    /// The match in a visitor's list.
    pub(crate) fn listed(&self, id: MatchId, visitor: &Secret) -> Listed {
        Listed {
            id,
            game: self.game.clone(),
            begun: self.begun,
            touched: self.touched,
            is_host: self.host == visitor.text(),
            own: self.places.iter().filter(|place| place.is_of(visitor)).map(|place| seat(place.seat)).collect(),
            glance: self.glance.clone(),
        }
    }

    /// Whether a visitor has set it up or has a place in it.
    pub(crate) fn is_of(&self, visitor: &Secret) -> bool {
        self.host == visitor.text() || self.places.iter().any(|place| place.is_of(visitor))
    }

    /// The place at a seat, if nobody has taken it.
    pub(crate) fn free_place(&mut self, seat: Seat) -> Option<&mut KeptPlace> {
        self.places.iter_mut().find(|place| place.seat == seat.number() && place.owner.is_none())
    }

    /// Keeps a clock that is running.
    pub(crate) fn keep_clock(&mut self, clock: &Clock) {
        self.clock = Some((clock.node.index(), clock.used.as_millis() as u64));
    }

    /// Notes the end.
    pub(crate) fn end(&mut self, at: i64, results: &[Standing], filed: &[Filed]) {
        (self.ended, self.clock) = (Some(at), None);
        self.filed = filed.iter().map(KeptFile::of).collect();
        self.results = results.iter().map(KeptResult::of).collect();
    }
}

impl KeptPlace {
    fn of(place: &Place) -> KeptPlace {
        let text = |secret: &Option<Secret>| secret.as_ref().map(|secret| secret.text().to_owned());
        KeptPlace { seat: place.seat.number(), link: text(&place.link), owner: text(&place.owner) }
    }

    fn place(&self) -> Place {
        let secret = |text: &Option<String>| text.clone().map(Secret::kept);
        Place { seat: seat(self.seat), link: secret(&self.link), owner: secret(&self.owner) }
    }

    pub(crate) fn is_of(&self, visitor: &Secret) -> bool {
        self.owner.as_deref() == Some(visitor.text())
    }
}

impl KeptFile {
    pub(crate) fn of(filed: &Filed) -> KeptFile {
        let Filed { owner, rival, finish } = filed;
        KeptFile { owner: owner.text().to_owned(), rival: rival.word().to_owned(), finish: finish.word().to_owned() }
    }

    /// Whether it is the visitor's, and passes the filters.
    pub(crate) fn passes(&self, visitor: &Secret, rival: Option<Rival>, finish: Option<Finish>) -> bool {
        self.owner == visitor.text()
            && rival.is_none_or(|rival| rival.word() == self.rival)
            && finish.is_none_or(|finish| finish.word() == self.finish)
    }
}

impl KeptResult {
    fn of(standing: &Standing) -> KeptResult {
        let Standing { owner, game, bot, fared, .. } = standing;
        KeptResult {
            owner: owner.text().to_owned(),
            game: game.clone(),
            bot: bot.clone(),
            fared: fared.word().to_owned(),
        }
    }

    /// Whether it is of this kind.
    pub(crate) fn is(&self, fared: Fared) -> bool {
        self.fared == fared.word()
    }
}

/// The seat with a number, counted from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number.saturating_sub(1))
}
