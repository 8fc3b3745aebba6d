//! The actions of players in a match.

use std::sync::Arc;
use std::time::Duration;

use rusc_game::Seat;
use rusc_record::{NodeId, Sitter};
use rusc_table::{Match, Refusal, Request, Snapshot, Table};

use super::information::is_local;
use super::room;
use crate::begin::Plan;
use crate::fields::{Fields, no_choice};
use crate::problem::{Problem, Trouble};
use crate::rematch::Sides;
use crate::response::Response;
use crate::rights::Rights;
use crate::room::Room;
use crate::sight::is_open;
use crate::visitor::Visitor;
use crate::{App, MatchId, Secret, bots, rematch};

/// The longest time for a hint.
const HINT_TIME: Duration = Duration::from_secs(3);

/// The longest name of a player, in characters.
pub(super) const LONGEST_NAME: usize = 40;

/// Carries out an action in a match.
pub(crate) async fn act(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    action: &str,
    fields: &Fields,
) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    let rights = room.rights(&visitor.secret);
    if action == "jump" && !rights.leads() {
        // Only this visitor's page goes to the node; the others stay where they are.
        let node = fields.node("node")?;
        return Ok(Response::redirect(&format!("/m/{id}/at/{}", node.0)));
    }
    if ["name", "comment"].contains(&action) && app.is_muted(&visitor.secret) {
        return Err(Trouble::Muted.into());
    }
    let snapshot = room.moment(app).snapshot;
    let doer = Action { app, room: &room, rights: &rights, visitor: &visitor.secret, snapshot: &snapshot, fields };
    // A move entered ahead is not played yet, so it is not acknowledged as one.
    let status = if action == "play" && doer.is_ahead() { 202 } else { 204 };
    doer.perform(action).await?;
    // The script learns of the change through the event stream.
    Ok(if visitor.is_script { Response::empty(status) } else { Response::redirect(&format!("/m/{id}")) })
}

/// Starts a rematch, or redirects to the one that has already been started.
pub(crate) async fn again(app: &Arc<App>, visitor: &Visitor, id: &str, fields: &Fields) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    let rights = room.rights(&visitor.secret);
    rights.must_take_part()?;
    let sides = match (fields.text("first"), fields.text("sides")) {
        (Some(_), _) => Sides::LoserBegins(fields.number("first")?),
        (None, Some("other")) => Sides::Other,
        // Two people change sides, unless they say otherwise.
        (None, None) if rights.is_shared && !rematch::has_beginner(&room.moment(app).snapshot.game) => Sides::Other,
        (None, None | Some("same")) => Sides::Same,
        (None, Some(unknown)) => return Err(no_choice("sides", unknown)),
    };
    let moment = room.moment(app);
    let next = match moment.next {
        Some(next) => next,
        None => {
            let game = &moment.snapshot.game;
            if game.turn().is_some() {
                return Err(Trouble::NotOver.into());
            }
            let plan = rematch::plan(app, game, &moment.places, sides)?;
            let next = plan.begin(app, &visitor.secret, Some(room.id())).await?;
            room.follow(next.clone());
            next
        }
    };
    // The script is redirected too, and follows as a page would.
    Ok(Response::redirect(&format!("/m/{}", next.text())))
}

/// Starts a match from a position of this one, in which the visitor plays for the side to move against bots.
pub(crate) async fn retry(app: &Arc<App>, visitor: &Visitor, id: &str, fields: &Fields) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    let rights = room.rights(&visitor.secret);
    rights.must_take_part()?;
    let (game, node) = (room.moment(app).snapshot.game, fields.node("node")?);
    if !game.record().tree.contains(node) {
        return Err(Trouble::NoPosition.into());
    }
    refuse_help(&game, &rights)?;
    let next = Plan::from_position(app, &game, node, &visitor.secret)?.begin(app, &visitor.secret, None).await?;
    Ok(Response::redirect(&format!("/m/{}", next.text())))
}

/// Refuses everything that would help a player before the end: in a match against another person, and where hands are hidden.
fn refuse_help(game: &Match, rights: &Rights) -> Result<(), Problem> {
    if !is_open(game) {
        return Err(Refusal::Hidden.into());
    }
    if rights.is_shared && !game.has_ended() { Err(Trouble::Valued.into()) } else { Ok(()) }
}

/// Deletes a match of the visitor; it need not be readable.
pub(crate) async fn delete(app: &App, visitor: &Visitor, id: &str, fields: &Fields) -> Result<Response, Problem> {
    let id = MatchId::read(id).ok_or(Trouble::NoMatch)?;
    if !app.store.delete(&id, &visitor.secret).await? {
        let is_there = !matches!(app.store.load(&id).await, Ok(None));
        return Err(if is_there { Trouble::NotYours } else { Trouble::NoMatch }.into());
    }
    app.forget(&id);
    let back = fields.text("back").filter(|path| is_local(path)).unwrap_or("/");
    Ok(Response::redirect(back))
}

/// An action, with everything needed to decide whether it is allowed.
struct Action<'a> {
    app: &'a Arc<App>,
    room: &'a Arc<Room>,
    rights: &'a Rights,
    visitor: &'a Secret,
    snapshot: &'a Snapshot,
    fields: &'a Fields,
}

impl Action<'_> {
    async fn perform(&self, action: &str) -> Result<(), Problem> {
        let Action { app, room, rights, fields, .. } = *self;
        let game = &*self.snapshot.game;
        let request = match action {
            "play" if self.is_ahead() => {
                let (seat, text) = (player(rights, game)?, fields.needed("move")?);
                return Ok(room.think(app, |table| table.plan(seat, text))?);
            }
            "play" => {
                let text = fields.needed("move")?.to_owned();
                let at = fields.text("at").map(|_| fields.node("at")).transpose()?;
                Request::Play { seat: player(rights, game)?, text, at }
            }
            "resign" => Request::Resign { seat: player(rights, game)? },
            "undo" => rights.must_lead().map(|()| Request::Undo { seat: before(rights, game) })?,
            "redo" => rights.must_lead().map(|()| Request::Redo { seat: after(rights, game) })?,
            "jump" => Request::GoTo { node: fields.node("node")? },
            "name" => self.rename()?,
            "level" => rights.must_lead().and_then(|()| self.change_level())?,
            "comment" => {
                rights.must_take_part()?;
                let comment = fields.text("comment").unwrap_or_default().to_owned();
                Request::Comment { node: fields.node("node")?, comment }
            }
            "pause" => rights.must_lead().map(|()| Request::Pause)?,
            "resume" => rights.must_lead().map(|()| Request::Resume)?,
            "speed" => rights.must_lead().and_then(|()| Ok(Request::Pace { seconds: fields.number("seconds")? }))?,
            "undo-allow" => self.asked_back()?,
            "undo-ask" => {
                let seat = *rights.own.first().ok_or(Trouble::Watching)?;
                if !rights.is_shared {
                    return Err(Trouble::NobodyElse.into());
                }
                // What the table refuses is not worth a question.
                game.decide(&Request::Undo { seat: Some(seat) }, Duration::ZERO)?;
                return room.ask_back(app, Some(seat)).await;
            }
            "undo-refuse" => {
                rights.must_take_part()?;
                room.asks().ok_or(Trouble::NothingAsked)?;
                return room.ask_back(app, None).await;
            }
            "invite" => return self.invite().await,
            "say" => return room.say(app, self.visitor, fields.needed("text")?).await,
            "chat" => return room.hush(app, self.visitor, fields.needed("on")? == "off").await,
            "now" if self.is_bot_waiting() && rights.leads() => Request::Resume,
            _ => return self.think(action),
        };
        Ok(room.ask(app, &request).await?)
    }

    /// Carries out actions that affect only the thinking about the match.
    fn think(&self, action: &str) -> Result<(), Problem> {
        let Action { app, room, rights, fields, .. } = *self;
        let game = &*self.snapshot.game;
        match action {
            "unplan" => rights.must_take_part().map(|()| room.rest(Table::unplan)),
            "step" => rights.must_lead().and_then(|()| Ok(room.think(app, Table::step)?)),
            "now" => rights.must_take_part().and_then(|()| Ok(room.think(app, Table::move_now)?)),
            "hint" => {
                rights.must_lead()?;
                if !rights.is_to_move(game) {
                    return Err(Trouble::NotYourHint.into());
                }
                Ok(room.think(app, |table| table.ask_for_hint(HINT_TIME))?)
            }
            "review" => {
                rights.must_take_part()?;
                refuse_help(game, rights)?;
                room.review(app);
                Ok(())
            }
            "review-stop" => rights.must_take_part().map(|()| room.stop_review()),
            "hint-stop" => rights.must_lead().map(|()| room.rest(Table::stop_hint)),
            "analysis" => {
                rights.must_take_part()?;
                match fields.text("on") {
                    Some("off") => {
                        room.rest(Table::stop_analysis);
                        Ok(())
                    }
                    // In a match against another person the analysis must wait for the end.
                    Some("on") if rights.is_shared && game.turn().is_some() => Err(Trouble::Valued.into()),
                    Some("on") => Ok(room.think(app, Table::start_analysis)?),
                    other => Err(no_choice("on", other.unwrap_or_default())),
                }
            }
            _ => Err(Trouble::NoAction { name: action.to_owned() }.into()),
        }
    }

    /// Takes the move back that another player has asked for.
    fn asked_back(&self) -> Result<Request, Problem> {
        let seat = self.room.asks().filter(|seat| !self.rights.own.contains(seat)).ok_or(Trouble::NothingAsked)?;
        if self.rights.own.is_empty() {
            return Err(Trouble::Watching.into());
        }
        Ok(Request::Undo { seat: Some(seat) })
    }

    /// Replaces the link to a free seat, or gives the seat to the host.
    async fn invite(&self) -> Result<(), Problem> {
        let Action { app, room, rights, fields, .. } = *self;
        let seat = fields.seat()?;
        let link = match fields.needed("link")? {
            "renew" => Some(Secret::draw(&*app.shell)),
            "withdraw" => None,
            other => return Err(no_choice("link", other)),
        };
        if !rights.is_host {
            return Err(Trouble::NotYourMatch.into());
        }
        if !app.store.invite(room.id(), seat, link.as_ref()).await? {
            return Err(Trouble::SeatTaken.into());
        }
        room.invite(app, seat, link);
        room.file(app).await;
        Ok(())
    }

    /// Changes the visitor's name in one of their seats.
    fn rename(&self) -> Result<Request, Problem> {
        let seat = self.fields.seat()?;
        if !self.rights.own.contains(&seat) {
            return Err(Trouble::NotYourName.into());
        }
        let name = self.fields.text("name").unwrap_or_default();
        if name.chars().count() > LONGEST_NAME {
            return Err(Trouble::LongName { most: LONGEST_NAME }.into());
        }
        Ok(Request::Seat { seat, sitter: Sitter::person(name) })
    }

    /// Changes the bot in a seat. A person's seat cannot become a bot's.
    fn change_level(&self) -> Result<Request, Problem> {
        let (game, seat, bot) = (&*self.snapshot.game, self.fields.seat()?, self.fields.needed("bot")?);
        match game.record().seats.get(seat.index()).map(|sitter| sitter.bot.is_some()) {
            None => Err(Refusal::NoSeat { seat }.into()),
            Some(false) => Err(Trouble::PersonThere.into()),
            Some(true) => {
                let sitter = Sitter::bot(bot);
                game.check_sitter(&sitter, &bots::bot)?;
                Ok(Request::Seat { seat, sitter })
            }
        }
    }

    /// Whether a player acts while a bot thinks.
    fn is_ahead(&self) -> bool {
        let is_own = !self.rights.own.is_empty() && !self.rights.is_to_move(&self.snapshot.game);
        is_own && self.snapshot.is_thinking && self.snapshot.game.turn().is_some()
    }

    /// Whether a bot waits because a player went back.
    fn is_bot_waiting(&self) -> bool {
        let game = &*self.snapshot.game;
        game.turn().is_some_and(|seat| game.bot(seat).is_some()) && !self.snapshot.is_thinking
    }
}

/// The seat a visitor acts for: the seat to move if it is theirs, otherwise any seat of theirs, so that the table refuses the
/// action.
fn player(rights: &Rights, game: &Match) -> Result<Seat, Problem> {
    let own = || rights.own.first().copied();
    let seat = game.turn().filter(|seat| rights.own.contains(seat)).or_else(own);
    Ok(seat.ok_or(Trouble::Watching)?)
}

/// The seat whose turn an undo goes back to: the visitor's own, or `None` to go back one move if they have no seat.
fn before(rights: &Rights, game: &Match) -> Option<Seat> {
    own_turn(rights, game, game.record().tree.upward(game.here()).skip(1))
}

/// The seat whose turn a redo goes forward to.
fn after(rights: &Rights, game: &Match) -> Option<Seat> {
    let path = game.record().tree.path(game.tip());
    own_turn(rights, game, path.into_iter().skip_while(|&id| id != game.here()).skip(1)).or(rights.own.first().copied())
}

fn own_turn(rights: &Rights, game: &Match, mut nodes: impl Iterator<Item = NodeId>) -> Option<Seat> {
    nodes.find_map(|id| game.position(id).turn().seat().filter(|seat| rights.own.contains(seat)))
}
