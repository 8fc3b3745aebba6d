//! How a match begins: from a form, from a file, or from the match before it.

use std::sync::Arc;

use catalog::Entry;
use game::Seat;
use offer::{Item, Position, Settings, Spec};
use record::{Record, Sitter};
use table::{Match, TimeControl};

use crate::App;
use crate::bots;
use crate::problem::Problem;
use crate::secret::{MatchId, Secret, random_number};
use crate::storage::{Beginning, Place};

/// The largest tree that is taken from a file.
const MOST_NODES: usize = 10_000;

/// The fields of a form.
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// What a field says; nothing where it is missing or empty.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim());
        found.filter(|value| !value.is_empty())
    }

    /// The number a field holds.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Problem> {
        let text = self.text(name).ok_or_else(|| Problem::malformed(format!("the field {name:?} is missing")))?;
        text.parse().map_err(|_| Problem::malformed(format!("the field {name:?} is not a number: {text:?}")))
    }
}

/// A match that can begin.
pub(crate) struct Plan {
    pub(crate) record: Record,
    pub(crate) time: TimeControl,
    pub(crate) places: Vec<Place>,
}

impl Plan {
    /// What a filled form asks for.
    pub(crate) fn from_form(fields: &Fields, visitor: &Secret) -> Result<Plan, Problem> {
        let name = fields.text("game").ok_or_else(|| Problem::malformed("no game was chosen"))?;
        let entry = catalog::entry(name).map_err(Problem::malformed)?;
        let settings = settings(entry, fields)?;
        let seats = entry.offer.start(&settings).map_err(Problem::malformed)?.seats();
        let who: Vec<(Seat, &str)> =
            Seat::all(seats).map(|seat| Ok((seat, who(fields, seat)?))).collect::<Result<_, Problem>>()?;
        let has_guests = who.iter().any(|(_, who)| *who == "link");
        if has_guests && settings.spec() != settings.public_spec() {
            return Err(Problem::malformed(
                "who knows the seed knows all hands, so it cannot be chosen where somebody plays through a link",
            ));
        }
        let spec = catalog::dealt(&settings.spec(), u64::from(random_number())).map_err(Problem::malformed)?;
        let (_, start) = catalog::start(&spec).map_err(Problem::malformed)?;
        let sitters = who.iter().map(|(_, who)| sitter(entry, &*start, who)).collect::<Result<_, _>>()?;
        let people = who.iter().filter(|(_, who)| ["person", "link"].contains(who));
        let place = |&(seat, who): &(Seat, &str)| match who {
            "link" => Place { seat, link: Some(Secret::draw()), owner: None },
            _ => Place { seat, link: None, owner: Some(visitor.clone()) },
        };
        Ok(Plan { record: Record::new(spec, sitters), time: time(fields)?, places: people.map(place).collect() })
    }

    /// What goes on from a file: its bots where they can play here, and the visitor in all other seats.
    pub(crate) fn from_text(text: &str, visitor: &Secret) -> Result<Plan, Problem> {
        let is_json = text.trim_start().starts_with('{');
        let read = if is_json { record::json::read(text) } else { record::sgf::read(text) };
        let mut record = read.map_err(|error| Problem::malformed(format!("this file cannot be read: {error}")))?;
        if record.tree.len() > MOST_NODES {
            return Err(Problem::malformed(format!("the file has more than {MOST_NODES} moves")));
        }
        let (entry, start) = catalog::start(&record.spec).map_err(Problem::malformed)?;
        let mut places = Vec::new();
        for (seat, sitter) in Seat::all(start.seats()).zip(&mut record.seats) {
            if let Some(bot) = sitter.bot.take_if(|bot| bots::bot(entry, &*start, bot, 0).is_err()) {
                sitter.name = bot;
            }
            if sitter.bot.is_none() {
                places.push(Place { seat, link: None, owner: Some(visitor.clone()) });
            }
        }
        Ok(Plan { record, time: TimeControl::None, places })
    }

    /// Keeps the match, and gives its name. After a match there is one rematch: that which was kept first.
    pub(crate) fn begin(self, app: &Arc<App>, visitor: &Secret, after: Option<&MatchId>) -> Result<MatchId, Problem> {
        let Plan { record, time, places } = self;
        let game = Match::new(record.clone(), time).map_err(Problem::malformed)?;
        let (id, host, number) = (MatchId::draw(), visitor.clone(), random_number());
        let beginning = Beginning { id, host, record, time, places, number };
        let id = app.tables.storage.begin(&beginning, after)?;
        // What was over before it came here is no result.
        app.tables.storage.end(&id, &game, &[])?;
        Ok(id)
    }
}

/// The options that a form asks for.
fn settings(entry: &Entry, fields: &Fields) -> Result<Settings, Problem> {
    let options = entry.offer.options();
    let told =
        |name: &'static str| Some(Item::Pair(name.to_owned(), fields.text(&format!("option-{name}"))?.to_owned()));
    let items = options.iter().filter_map(|option| told(option.name)).collect();
    let spec = Spec { name: entry.offer.name().to_owned(), items };
    Settings::read(&spec, options).map_err(Problem::malformed)
}

/// Who a form wants in a seat: `person`, `link`, or a bot by level or spec.
fn who(fields: &Fields, seat: Seat) -> Result<&str, Problem> {
    let missing = || Problem::malformed(format!("nobody was chosen for player {seat}"));
    match fields.text(&format!("seat-{seat}")).ok_or_else(missing)? {
        "bot" => fields.text(&format!("bot-{seat}")).ok_or_else(missing),
        who => Ok(who),
    }
}

fn sitter(entry: &Entry, start: &dyn Position, who: &str) -> Result<Sitter, Problem> {
    if ["person", "link"].contains(&who) {
        return Ok(Sitter::default());
    }
    bots::bot(entry, start, who, 0).map_err(Problem::malformed)?;
    Ok(Sitter::bot(who))
}

fn time(fields: &Fields) -> Result<TimeControl, Problem> {
    let time = match fields.text("clock") {
        None | Some("none") => TimeControl::None,
        Some("move") => TimeControl::PerMove { seconds: fields.number("move-seconds")? },
        Some("total") => TimeControl::Total {
            seconds: 60.0 * fields.number::<f64>("total-minutes")?,
            increment: fields.number("increment-seconds")?,
        },
        Some(other) => {
            return Err(Problem::malformed(format!("there is no clock {other:?}; there is none, move, total")));
        }
    };
    if time.is_sensible() { Ok(time) } else { Err(Problem::malformed("no clock can keep that time")) }
}
