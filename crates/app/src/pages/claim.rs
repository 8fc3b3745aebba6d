//! The link to a seat: a page that invites, and a button that takes the seat. Opening the page changes nothing, since programs that
//! show previews of links open it too.

use std::sync::Arc;

use rusc_game::Seat;
use rusc_record::Sitter;
use rusc_table::Request;
use rusc_view::page::{Invitation, invitation, taken};

use super::actions::LONGEST_NAME;
use super::room;
use crate::fields::{Fields, number};
use crate::habits::Habits;
use crate::problem::{Problem, Trouble};
use crate::response::Response;
use crate::room::Room;
use crate::visitor::Visitor;
use crate::{App, Place, Secret};

/// The page that invites a visitor. Those who have a seat go to the match: the host may try the link before sending it.
pub(crate) async fn page(app: &Arc<App>, visitor: &Visitor, parts: [&str; 3]) -> Result<Response, Problem> {
    let (room, place) = invited(app, parts).await?;
    if !room.rights(&visitor.secret).own.is_empty() {
        return Ok(Response::redirect(&format!("/m/{}", parts[0])));
    }
    if place.owner.is_some() {
        return Ok(watch(app, visitor, &room));
    }
    let [id, seat, secret] = parts;
    let game = room.moment(app).snapshot.game;
    let name = known_name(app, visitor).await?.unwrap_or_default();
    let invitation = invitation(
        &visitor.reader(app),
        &Invitation {
            game: game.entry().name(),
            seat: place.seat,
            address: &format!("/m/{id}/seat/{seat}/{secret}"),
            name: &name,
        },
    );
    Ok(Response::page(200, invitation))
}

/// Gives the visitor the seat, unless it is taken or the visitor already has one.
pub(crate) async fn claim(
    app: &Arc<App>,
    visitor: &Visitor,
    parts: [&str; 3],
    fields: &Fields,
) -> Result<Response, Problem> {
    let (room, place) = invited(app, parts).await?;
    let given = fields.text("name").filter(|_| !app.is_muted(&visitor.secret));
    if given.is_some_and(|name| name.chars().count() > LONGEST_NAME) {
        return Err(Trouble::LongName { most: LONGEST_NAME }.into());
    }
    if room.rights(&visitor.secret).own.is_empty() {
        match app.store.claim(room.id(), place.seat, &visitor.secret).await? {
            true => {}
            false if visitor.is_script => return Err(Trouble::SeatTaken.into()),
            false => return Ok(watch(app, visitor, &room)),
        }
        room.sit(app, place.seat, &visitor.secret);
        if let Some(name) = given {
            Habits::of(app, visitor).await?.keep_name(app, visitor, name).await?;
        }
        let name = match given {
            Some(name) => Some(name.to_owned()),
            None => visitor.name(app).await?,
        };
        if let Some(name) = name {
            // The seat is theirs, with or without a name.
            let _ = room.ask(app, &Request::Seat { seat: place.seat, sitter: Sitter::person(name) }).await;
        }
    }
    Ok(Response::redirect(&format!("/m/{}", parts[0])))
}

/// The page for those who come too late: they can watch.
fn watch(app: &App, visitor: &Visitor, room: &Room) -> Response {
    let game = room.moment(app).snapshot.game;
    let address = format!("/m/{}", room.id().text());
    Response::page(409, taken(&visitor.reader(app), game.entry().name(), &address))
}

/// The name that the visitor keeps, or used last.
async fn known_name(app: &App, visitor: &Visitor) -> Result<Option<String>, Problem> {
    match visitor.name(app).await? {
        Some(name) => Ok(Some(name)),
        None => Ok(Habits::of(app, visitor).await?.name().map(str::to_owned)),
    }
}

/// The match and the place that a link leads to.
async fn invited(app: &Arc<App>, [id, seat, secret]: [&str; 3]) -> Result<(Arc<Room>, Place), Problem> {
    let room = room(app, id).await?;
    let seat = number::<u8>("seat", seat)?.checked_sub(1).map(Seat::new);
    let secret = Secret::read(secret).ok_or(Trouble::NoLink)?;
    let is_meant = |place: &Place| Some(place.seat) == seat && place.link.as_ref() == Some(&secret);
    let place = room.moment(app).places.into_iter().find(is_meant).ok_or(Trouble::NoLink)?;
    Ok((room, place))
}
