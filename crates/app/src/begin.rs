//! Starts matches: from a form, from a file, or as a rematch.

use std::sync::Arc;

use rusc_catalog::{Entry, Level};
use rusc_game::Seat;
use rusc_host::PublicView;
use rusc_present::{Item, SetUp, Spec, Why};
use rusc_record::{Action, NodeId, Record, Replay, Sitter};
use rusc_table::{Match, Refusal, TimeControl};

use crate::bots;
use crate::deal;
use crate::fields::{Fields, no_choice};
use crate::problem::{Problem, Trouble};
use crate::seating::{Who, seating};
use crate::secret::{random_deal, random_number};
use crate::{App, Beginning, Glance, MatchId, Place, Secret, filed};

/// The largest number of nodes accepted from a file.
const MOST_NODES: usize = 10_000;

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
        let who = seating(fields, start.seats(), random_number(&*app.shell))?;
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
        let read = rusc_record::pasted::read(&app.catalog, text);
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

    /// Writes names on the seats of the visitor, in their order; empty ones are left out.
    pub(crate) fn sign(&mut self, visitor: &Secret, names: &[String]) {
        let own = self.places.iter().filter(|place| place.owner.as_ref() == Some(visitor));
        for (place, name) in own.zip(names).filter(|(_, name)| !name.is_empty()) {
            self.replay.record.seats[place.seat.index()].name.clone_from(name);
        }
    }

    /// A match from a position that was set up: the visitor plays for the side to move against a bot, or for both sides.
    pub(crate) fn from_set_up(
        app: &App,
        entry: &Entry,
        spec: String,
        set_up: &SetUp,
        turn: Seat,
        bot: Option<&str>,
        visitor: &Secret,
    ) -> Result<Plan, Problem> {
        let start = app.catalog.start(&spec)?.1;
        let rival = bot.map(|bot| sitter(entry, start.in_public(), Who::Bot(bot))).transpose()?.unwrap_or_default();
        let seats = || Seat::all(start.seats());
        let sitters = seats().map(|seat| if seat == turn { Sitter::default() } else { rival.clone() }).collect();
        let mut record = Record::new(spec, sitters);
        record.tree.node_mut(NodeId::ROOT).action = Action::SetUp(SetUp { turn: Some(turn), ..set_up.clone() });
        let replay = Replay::new(&app.catalog, record).map_err(|error| Problem::malformed(&error))?;
        let own = seats().filter(|seat| *seat == turn || bot.is_none());
        let places = own.map(|seat| Place { seat, link: None, owner: Some(visitor.clone()) }).collect();
        Ok(Plan { entry: entry.clone(), replay, time: TimeControl::None, places })
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
        self.begin_as(app, visitor, after, None, None).await
    }

    /// Saves the match under the id and the date that it had before, if they are known.
    pub(crate) async fn begin_as(
        self,
        app: &App,
        visitor: &Secret,
        after: Option<&MatchId>,
        id: Option<MatchId>,
        at: Option<i64>,
    ) -> Result<MatchId, Problem> {
        let Plan { entry, replay, time, places } = self;
        let usage = app.store.usage(visitor).await?;
        if usage.matches >= app.limits.matches_per_visitor {
            return Err(Trouble::ManyMatches { most: app.limits.matches_per_visitor }.into());
        }
        if usage.megabytes >= app.limits.stored_megabytes {
            return Err(Trouble::NoSpace.into());
        }
        let id = id.unwrap_or_else(|| MatchId::draw(&*app.shell));
        let (host, number) = (visitor.clone(), random_number(&*app.shell));
        let now = app.shell.date();
        let (at, record) = (at.filter(|at| *at <= now).unwrap_or(now), replay.record.clone());
        let game = Match::new(entry, replay, time);
        let (glance, filed) = (Glance::of(&game), filed(&game, visitor, &places));
        let beginning = Beginning { id, host, at, record, time, places, number, glance, filed };
        let id = app.store.begin(&beginning, after).await?;
        // A game that was already over in the file gives no result.
        if game.is_over(game.here()) {
            app.store.end(&id, at, &[], &beginning.filed).await?;
        }
        Ok(id)
    }
}

/// The record of a new match, without moves.
pub(crate) fn replay(app: &App, spec: String, sitters: Vec<Sitter>) -> Result<Replay, Problem> {
    Replay::new(&app.catalog, Record::new(spec, sitters)).map_err(|error| Problem::malformed(&error))
}

/// The options chosen in a form.
pub(crate) fn spec(entry: &Entry, fields: &Fields) -> Spec {
    let chosen = |name: &'static str| {
        let value = match fields.text(&format!("option-{name}"))? {
            "other" => fields.text(&format!("{name}-other"))?,
            value => value,
        };
        Some(Item::Pair(name.to_owned(), value.to_owned()))
    };
    let items = entry.options().iter().filter_map(|option| chosen(option.name)).collect();
    Spec { name: entry.name().to_owned(), items }
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
