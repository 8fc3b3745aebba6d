//! What those who play ask of a match.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use game::Seat;
use record::{NodeId, Sitter};
use table::{Match, Refusal, Request};

use super::{apart, done, room};
use crate::App;
use crate::begin::Fields;
use crate::problem::{Problem, VALUED, WATCHING};
use crate::rematch;
use crate::rights::Rights;
use crate::room::Room;
use crate::visitor::Visitor;

/// How long a hint is thought about at most.
const HINT_TIME: Duration = Duration::from_secs(3);

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;

/// Does something in a match.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path((id, action)): Path<(String, String)>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    apart(move || {
        let room = room(&app, &id)?;
        let rights = room.rights(&visitor.secret);
        if action == "jump" && !rights.leads() {
            // Others are not taken along.
            let node = node(&fields, "node")?;
            return Ok(Redirect::to(&format!("/m/{id}/at/{}", node.0)).into_response());
        }
        perform(&room, &rights, &action, &fields)?;
        Ok(done(visitor.is_script, &id))
    })
    .await
}

/// Begins a rematch, or leads to the one somebody else began.
pub(crate) async fn again(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    apart(move || {
        let room = room(&app, &id)?;
        let first = fields.text("first").map(|_| fields.number("first")).transpose()?;
        room.rights(&visitor.secret).must_take_part()?;
        let next = match room.next() {
            Some(next) => next,
            None => {
                let game = room.table.look(|glance| glance.game.clone());
                if game.turn().is_some() {
                    return Err(Problem::conflict("the match is not over yet"));
                }
                let next = rematch::plan(&game, &room, first)?.begin(&app, &visitor.secret, Some(&room.id))?;
                room.follow(next.clone());
                next
            }
        };
        // The script is sent there too, and goes on as a page would.
        Ok(Redirect::to(&format!("/m/{}", next.text())).into_response())
    })
    .await
}

fn perform(room: &Room, rights: &Rights, action: &str, fields: &Fields) -> Result<(), Problem> {
    let table = &room.table;
    let ask = |request: Request| Ok(table.ask(&request).map(|_| ())?);
    match action {
        "play" => {
            let text =
                fields.text("move").ok_or_else(|| Problem::malformed("the field \"move\" is missing"))?.to_owned();
            let at = fields.text("at").map(|_| node(fields, "at")).transpose()?;
            ask(Request::Play { seat: table.look(|glance| player(rights, glance.game))?, text, at })
        }
        "resign" => ask(Request::Resign { seat: table.look(|glance| player(rights, glance.game))? }),
        "undo" => {
            rights.must_lead()?;
            ask(Request::Undo { seat: table.look(|glance| before(rights, glance.game)) })
        }
        "redo" => {
            rights.must_lead()?;
            ask(Request::Redo { seat: table.look(|glance| after(rights, glance.game)) })
        }
        "jump" => {
            rights.must_lead()?;
            ask(Request::GoTo { node: node(fields, "node")? })
        }
        "name" => rename(room, rights, fields),
        "level" => {
            rights.must_lead()?;
            change_level(room, fields)
        }
        "comment" => {
            rights.must_take_part()?;
            let comment = fields.text("comment").unwrap_or_default().to_owned();
            ask(Request::Comment { node: node(fields, "node")?, comment })
        }
        "pause" => rights.must_lead().and_then(|()| ask(Request::Pause)),
        "resume" => rights.must_lead().and_then(|()| ask(Request::Resume)),
        "speed" => rights.must_lead().and_then(|()| ask(Request::Pace { seconds: fields.number("seconds")? })),
        "step" => rights.must_lead().and_then(|()| Ok(table.step()?)),
        "now" => {
            rights.must_take_part()?;
            hurry(room, rights)
        }
        "hint" => {
            rights.must_lead()?;
            if !table.look(|glance| rights.is_to_move(glance.game)) {
                return Err(Problem::conflict("a hint is for who is to move"));
            }
            Ok(table.ask_for_hint(HINT_TIME)?)
        }
        "hint-stop" => rights.must_lead().map(|()| table.stop_hint()),
        "analysis" => analyse(room, rights, fields),
        _ => Err(Problem::missing(format!("nothing is called {action:?}"))),
    }
}

fn node(fields: &Fields, name: &str) -> Result<NodeId, Problem> {
    Ok(NodeId(fields.number(name)?))
}

/// The seat a visitor acts for: theirs that is to move, or any of theirs, which the table then tells to wait.
fn player(rights: &Rights, game: &Match) -> Result<Seat, Problem> {
    let own = || rights.own.first().copied();
    let seat = game.turn().filter(|seat| rights.own.contains(seat)).or_else(own);
    seat.ok_or_else(|| Problem::forbidden(WATCHING))
}

/// Whose turn to go back to: the last of the visitor's own; by one move where they have no seat.
fn before(rights: &Rights, game: &Match) -> Option<Seat> {
    let path = game.record().tree.path(game.here());
    own_turn(rights, game, path.into_iter().rev().skip(1))
}

/// Whose turn to go on to.
fn after(rights: &Rights, game: &Match) -> Option<Seat> {
    let path = game.record().tree.path(game.tip());
    own_turn(rights, game, path.into_iter().skip_while(|&id| id != game.here()).skip(1)).or(rights.own.first().copied())
}

fn own_turn(rights: &Rights, game: &Match, mut nodes: impl Iterator<Item = NodeId>) -> Option<Seat> {
    nodes.find_map(|id| game.position(id).turn().seat().filter(|seat| rights.own.contains(seat)))
}

/// Changes what the visitor is called in one of their seats.
fn rename(room: &Room, rights: &Rights, fields: &Fields) -> Result<(), Problem> {
    let seat = seat(fields)?;
    if !rights.own.contains(&seat) {
        return Err(Problem::forbidden("only who sits there can change the name"));
    }
    let name = fields.text("name").unwrap_or_default();
    if name.chars().count() > LONGEST_NAME {
        return Err(Problem::malformed(format!("a name has at most {LONGEST_NAME} characters")));
    }
    Ok(room.table.ask(&Request::Seat { seat, sitter: Sitter::person(name) }).map(|_| ())?)
}

fn seat(fields: &Fields) -> Result<Seat, Problem> {
    let number: u8 = fields.number("seat")?;
    number.checked_sub(1).map(Seat::new).ok_or_else(|| Problem::malformed("seats are counted from 1"))
}

/// Changes the bot in a seat. A person's seat stays a person's.
fn change_level(room: &Room, fields: &Fields) -> Result<(), Problem> {
    let seat = seat(fields)?;
    let bot = fields.text("bot").ok_or_else(|| Problem::malformed("the field \"bot\" is missing"))?;
    let is_bot =
        room.table.look(|glance| glance.game.record().seats.get(seat.index()).map(|sitter| sitter.bot.is_some()));
    match is_bot {
        None => Err(Refusal::NoSeat(seat).into()),
        Some(false) => Err(Problem::conflict("a person sits there")),
        Some(true) => Ok(room.table.ask(&Request::Seat { seat, sitter: Sitter::bot(bot) }).map(|_| ())?),
    }
}

/// Makes the bot to move play at once; one that waits because somebody went back goes on.
fn hurry(room: &Room, rights: &Rights) -> Result<(), Problem> {
    let is_waiting = room.table.look(|glance| {
        let is_bots_turn = glance.game.turn().is_some_and(|seat| glance.game.bot(seat).is_some());
        is_bots_turn && !glance.is_thinking
    });
    if is_waiting && rights.leads() {
        return Ok(room.table.ask(&Request::Resume).map(|_| ())?);
    }
    Ok(room.table.move_now()?)
}

/// Begins or ends the analysis. Against another person it has to wait for the end.
fn analyse(room: &Room, rights: &Rights, fields: &Fields) -> Result<(), Problem> {
    rights.must_take_part()?;
    match fields.text("on") {
        Some("off") => {
            room.table.stop_analysis();
            Ok(())
        }
        Some("on") if rights.is_shared && room.table.look(|glance| glance.game.turn().is_some()) => {
            Err(Problem::conflict(VALUED))
        }
        Some("on") => Ok(room.table.start_analysis()?),
        _ => Err(Problem::malformed("the field \"on\" is \"on\" or \"off\"")),
    }
}
