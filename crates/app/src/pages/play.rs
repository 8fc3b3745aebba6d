//! The page of a match or of one of its positions, the overlays of its board, and the event stream that updates it.

use std::sync::Arc;

use rusc_record::NodeId;
use rusc_table::{Mark, Table};
use rusc_view::{Needs, fragment};

use super::room;
use crate::fields::{Fields, no_choice, number};
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::{Body, Response};
use crate::room::Room;
use crate::sight::{self, Look, Sight};
use crate::visitor::Visitor;
use crate::{App, Watcher};

/// The page of a match, or of one of its positions.
pub(crate) async fn page(
    app: &Arc<App>,
    request: &Request,
    visitor: &Visitor,
    id: &str,
    at: Option<&str>,
) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    let at = at.map(|text| number("at", text).map(NodeId)).transpose()?;
    let look = look(app, request, &room, at)?;
    lay(app, &room, visitor, &look);
    let sight = Sight::new(app, &room, visitor, &look);
    Ok(Response::page(200, rusc_view::page::play(&visitor.reader(app), &sight.scene(app))))
}

/// The board at a position of a match as a picture, without anything that the visitor may not see.
pub(crate) async fn picture(app: &Arc<App>, visitor: &Visitor, id: &str, node: &str) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    let at = Some(NodeId(number("at", node)?));
    if at.is_some_and(|node| !room.moment(app).snapshot.game.record().tree.contains(node)) {
        return Err(Trouble::NoPosition.into());
    }
    let sight = Sight::new(app, &room, visitor, &Look { at, ..Look::default() });
    let picture = fragment::picture(&visitor.texts, &sight.scene(app)).ok_or(Trouble::NoFile)?;
    let file = format!("attachment; filename=\"{}-{id}.svg\"", game(app, &room));
    Ok(Response::text(200, "image/svg+xml", picture).with("content-disposition", file))
}

/// The page on which marks and arrows are drawn on a position.
pub(crate) async fn notes(app: &Arc<App>, visitor: &Visitor, id: &str, node: &str) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    room.rights(&visitor.secret).must_take_part()?;
    let sight = noted(app, &room, visitor, NodeId(number("node", node)?))?;
    Ok(Response::page(200, rusc_view::page::notes(&visitor.reader(app), &sight.scene(app))))
}

/// Puts a mark on a cell, or takes it away, and shows the board with its marks.
pub(crate) async fn mark(app: &Arc<App>, visitor: &Visitor, id: &str, fields: &Fields) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    room.rights(&visitor.secret).must_take_part()?;
    if app.is_muted(&visitor.secret) {
        return Err(Trouble::Muted.into());
    }
    let (node, word) = (fields.node("node")?, fields.needed("mark")?);
    let mark = Mark::named(word).ok_or_else(|| no_choice("mark", word))?;
    let cells = fields.needed("spot")?.to_owned();
    room.ask(app, &rusc_table::Request::Mark { node, mark, cells }).await?;
    if !visitor.is_script {
        return Ok(Response::redirect(&format!("/m/{id}/notes/{}", node.0)));
    }
    let sight = noted(app, &room, visitor, node)?;
    let pad = fragment::pad(&visitor.texts, &sight.scene(app));
    Ok(Response::text(200, "text/html; charset=utf-8", pad.into_string()))
}

/// What a visitor sees of a position with notes.
fn noted(app: &Arc<App>, room: &Room, visitor: &Visitor, node: NodeId) -> Result<Sight, Problem> {
    if !room.moment(app).snapshot.game.record().tree.contains(node) {
        return Err(Trouble::NoPosition.into());
    }
    Ok(Sight::new(app, room, visitor, &Look { at: Some(node), ..Look::default() }))
}

/// The board with an overlay.
pub(crate) async fn overlay(
    app: &Arc<App>,
    request: &Request,
    visitor: &Visitor,
    id: &str,
    name: &str,
) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    let overlay = sight::overlay(app, game(app, &room), name)?;
    let look = Look { overlay, ..look(app, request, &room, None)? };
    lay(app, &room, visitor, &look);
    let sight = Sight::new(app, &room, visitor, &look);
    let (texts, scene) = (&visitor.texts, sight.scene(app));
    let parts = [fragment::board(texts, &scene), fragment::controls(texts, &scene)];
    Ok(Response::text(200, "text/html; charset=utf-8", parts.map(maud::PreEscaped::into_string).concat()))
}

/// The stream of changes in a match, as the visitor may see them.
pub(crate) async fn events(
    app: &Arc<App>,
    request: &Request,
    visitor: &Visitor,
    id: &str,
) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    let at = request.asked("at").map(|text| number("at", text).map(NodeId)).transpose()?;
    let look = look(app, request, &room, at)?;
    lay(app, &room, visitor, &look);
    let watcher = Watcher::new(app, room, visitor.clone(), look)?;
    Ok(Response {
        status: 200,
        headers: vec![("content-type", "text/event-stream".to_owned()), ("cache-control", "no-cache".to_owned())],
        body: Body::Events(Box::new(watcher)),
    })
}

/// The name of a match's game.
fn game(app: &App, room: &Room) -> &'static str {
    room.moment(app).snapshot.game.entry().name()
}

/// The view of a match that a request asks for.
fn look(app: &App, request: &Request, room: &Room, at: Option<NodeId>) -> Result<Look, Problem> {
    let game = room.moment(app).snapshot.game;
    if at.is_some_and(|node| !game.record().tree.contains(node)) {
        return Err(Trouble::NoPosition.into());
    }
    Look::of(app, request, game.entry().name(), at)
}

/// Starts the computation that an overlay needs, if the visitor is allowed to and it is not already running.
fn lay(app: &Arc<App>, room: &Arc<Room>, visitor: &Visitor, look: &Look) {
    let Some(overlay) = look.overlay.filter(|overlay| overlay.needs == Needs::Analysis) else { return };
    let snapshot = room.moment(app).snapshot;
    let refusal = sight::refusal(overlay, &snapshot.game, &room.rights(&visitor.secret), look);
    if refusal.is_none() && !snapshot.is_analysing {
        // If the table refuses the analysis, the page says what it waits for.
        let _ = room.think(app, Table::start_analysis);
    }
}
