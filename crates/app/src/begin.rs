//! Starts matches: from a form, from a file, or as a rematch.

use std::sync::Arc;

use rusc_catalog::{Entry, Level};
use rusc_game::Seat;
use rusc_host::PublicView;
use rusc_present::{Item, Spec, Why};
use rusc_record::{Action, NodeId, Record, Replay, Sitter};
use rusc_table::{Match, Refusal, TimeControl};

use crate::bots;
use crate::deal;
use crate::fields::{Fields, no_choice};
use crate::problem::{Problem, Trouble};
use crate::secret::{random_deal, random_number};
use crate::{App, Beginning, MatchId, Place, Secret};

/// The largest number of nodes accepted from a file.
const MOST_NODES: usize = 10_000;

/// Who plays in a seat, as chosen in the form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who<'f> {
    /// A person at the visitor's own device.
    Person,
    /// A person who joins through a link.
    Guest,
    /// A bot, named by its level or spec.
    Bot(&'f str),
}

/// A match that is ready to be saved and started.
pub(crate) struct Plan {
    pub(crate) entry: Entry,
    pub(crate) replay: Replay,
    pub(crate) time: TimeControl,
    pub(crate) places: Vec<Place>,
}

impl Plan {
    /// The match described by a form.
    pub(crate) fn from_form(app: &App, fields: &Fields, visitor: &Secret) -> Result<Plan, Problem> {
        let entry = app.catalog.entry(fields.needed("game")?)?;
        let asked = spec(entry, fields);
        let start = entry.start(&asked)?;
        let who: Vec<(Seat, Who)> =
            Seat::all(start.seats()).map(|seat| Ok((seat, who(fields, seat)?))).collect::<Result<_, Problem>>()?;
        if who.iter().any(|(_, who)| *who == Who::Guest) && deal::secret_option(entry, &asked).is_some() {
            return Err(Trouble::KnownDeal.into());
        }
        let dealt = entry.dealt(&asked, random_deal(&*app.shell))?;
        let sitters = who.iter().map(|(_, who)| sitter(entry, start.in_public(), *who)).collect::<Result<_, _>>()?;
        let place = |&(seat, who): &(Seat, Who)| match who {
            Who::Guest => Some(Place { seat, link: Some(Secret::draw(&*app.shell)), owner: None }),
            Who::Person => Some(Place { seat, link: None, owner: Some(visitor.clone()) }),
            Who::Bot(_) => None,
        };
        let places = who.iter().filter_map(place).collect();
        let replay = replay(app, dealt.to_string(), sitters)?;
        Ok(Plan { entry: entry.clone(), replay, time: time(fields)?, places })
    }

    /// The match continued from a file: its bots where they are allowed on this site, and the visitor
    /// in all other seats.
    pub(crate) fn from_text(app: &App, text: &str, visitor: &Secret) -> Result<Plan, Problem> {
        let is_json = text.trim_start().starts_with('{');
        let read = if is_json {
            rusc_record::json::read(&app.catalog, text)
        } else {
            rusc_record::sgf::read(&app.catalog, text)
        };
        let mut replay = read.map_err(|error| Trouble::Unreadable { why: Why::of(&error) })?;
        if replay.record.tree.len() > MOST_NODES {
            return Err(Trouble::LongFile { most: MOST_NODES }.into());
        }
        let start = Arc::clone(replay.position(rusc_record::NodeId::ROOT));
        let entry = app.catalog.entry(start.game_name())?.clone();
        let mut places = Vec::new();
        for (seat, sitter) in Seat::all(start.seats()).zip(&mut replay.record.seats) {
            if let Some(bot) = sitter.bot.take_if(|bot| bots::bot(&entry, start.in_public(), bot, 0).is_err()) {
                sitter.name = bot;
            }
            if sitter.bot.is_none() {
                places.push(Place { seat, link: None, owner: Some(visitor.clone()) });
            }
        }
        Ok(Plan { entry, replay, time: TimeControl::None, places })
    }

    /// Writes the visitor's name on their seat, if it is the only one of theirs.
    pub(crate) fn sign(&mut self, visitor: &Secret, name: String) {
        let own: Vec<Seat> =
            self.places.iter().filter(|place| place.owner.as_ref() == Some(visitor)).map(|place| place.seat).collect();
        if let [seat] = own[..] {
            self.replay.record.seats[seat.index()].name = name;
        }
    }

    /// A match from a position of another: the visitor plays for the side to move, bots for all others.
    pub(crate) fn from_position(app: &App, game: &Match, node: NodeId, visitor: &Secret) -> Result<Plan, Problem> {
        let turn = game.position(node).turn().seat().ok_or(Refusal::Over)?;
        let sitters =
            Seat::all(game.start().seats()).zip(&game.record().seats).map(|(seat, sitter)| match &sitter.bot {
                _ if seat == turn => Sitter::person(if sitter.bot.is_none() { &*sitter.name } else { "" }),
                Some(bot) => Sitter::bot(bot.clone()),
                None => Sitter::bot(Level::Normal.name()),
            });
        let mut record = Record::new(game.record().spec.clone(), sitters.collect());
        let tree = &game.record().tree;
        let mut end = NodeId::ROOT;
        for id in tree.path(node) {
            let action = tree.node(id).action.clone();
            if !matches!(action, Action::Nothing) {
                end = record.tree.add(end, action);
            }
        }
        let replay = Replay::new(&app.catalog, record).map_err(|error| Problem::malformed(&error))?;
        let places = vec![Place { seat: turn, link: None, owner: Some(visitor.clone()) }];
        Ok(Plan { entry: game.entry().clone(), replay, time: TimeControl::None, places })
    }

    /// Saves the match and returns its id. A match has only one rematch, the first that was saved.
    pub(crate) async fn begin(self, app: &App, visitor: &Secret, after: Option<&MatchId>) -> Result<MatchId, Problem> {
        let Plan { entry, replay, time, places } = self;
        let usage = app.store.usage(visitor).await?;
        if usage.matches >= app.limits.matches_per_visitor {
            return Err(Trouble::ManyMatches { most: app.limits.matches_per_visitor }.into());
        }
        if usage.megabytes >= app.limits.stored_megabytes {
            return Err(Trouble::NoSpace.into());
        }
        let (id, host, number) = (MatchId::draw(&*app.shell), visitor.clone(), random_number(&*app.shell));
        let at = app.shell.date();
        let beginning = Beginning { id, host, at, record: replay.record.clone(), time, places, number };
        let id = app.store.begin(&beginning, after).await?;
        let game = Match::new(entry, replay, time);
        // A game that was already over in the file gives no result.
        if game.is_over(game.here()) {
            app.store.end(&id, at, &[]).await?;
        }
        Ok(id)
    }
}

/// The record of a new match, without moves.
pub(crate) fn replay(app: &App, spec: String, sitters: Vec<Sitter>) -> Result<Replay, Problem> {
    Replay::new(&app.catalog, Record::new(spec, sitters)).map_err(|error| Problem::malformed(&error))
}

/// The options chosen in a form.
fn spec(entry: &Entry, fields: &Fields) -> Spec {
    let told =
        |name: &'static str| Some(Item::Pair(name.to_owned(), fields.text(&format!("option-{name}"))?.to_owned()));
    let items = entry.options().iter().filter_map(|option| told(option.name)).collect();
    Spec { name: entry.name().to_owned(), items }
}

/// The choice for a seat in a form: `person`, `link`, or a bot by level or spec.
fn who<'f>(fields: &'f Fields, seat: Seat) -> Result<Who<'f>, Problem> {
    let chosen = |name: String| fields.text(&name).ok_or(Trouble::NobodyThere { seat });
    Ok(match chosen(format!("seat-{seat}"))? {
        "person" => Who::Person,
        "link" => Who::Guest,
        "bot" => Who::Bot(chosen(format!("bot-{seat}"))?),
        level => Who::Bot(level),
    })
}

fn sitter(entry: &Entry, game: PublicView, who: Who) -> Result<Sitter, Problem> {
    let Who::Bot(spec) = who else { return Ok(Sitter::default()) };
    bots::bot(entry, game, spec, 0)?;
    Ok(Sitter::bot(spec))
}

fn time(fields: &Fields) -> Result<TimeControl, Problem> {
    let time = match fields.text("clock") {
        None | Some("none") => TimeControl::None,
        Some("move") => TimeControl::PerMove { seconds: fields.number("move-seconds")? },
        Some("total") => TimeControl::Total {
            seconds: 60.0 * fields.number::<f64>("total-minutes")?,
            increment: fields.number("increment-seconds")?,
        },
        Some(other) => return Err(no_choice("clock", other)),
    };
    if time.is_sensible() { Ok(time) } else { Err(Trouble::NoTime.into()) }
}
