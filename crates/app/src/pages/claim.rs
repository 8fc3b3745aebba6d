//! The link to a seat: a page that invites, and a button that takes the seat. Opening the page changes nothing, since programs that
//! show previews of links open it too.

use std::sync::Arc;

use rusc_game::Seat;
use rusc_record::Sitter;
use rusc_table::Request;
use rusc_view::page::{Invitation, invitation};

use super::room;
use crate::fields::number;
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
        return Err(Trouble::SeatTaken.into());
    }
    let [id, seat, secret] = parts;
    let game = room.moment(app).snapshot.game;
    let invitation = invitation(
        &visitor.reader(app),
        &Invitation { game: game.entry().name(), seat: place.seat, address: &format!("/m/{id}/seat/{seat}/{secret}") },
    );
    Ok(Response::page(200, invitation))
}

/// Gives the visitor the seat, unless it is taken or the visitor already has one.
pub(crate) async fn claim(app: &Arc<App>, visitor: &Visitor, parts: [&str; 3]) -> Result<Response, Problem> {
    let (room, place) = invited(app, parts).await?;
    if room.rights(&visitor.secret).own.is_empty() {
        if !app.store.claim(room.id(), place.seat, &visitor.secret).await? {
            return Err(Trouble::SeatTaken.into());
        }
        room.sit(app, place.seat, &visitor.secret);
        if let Some(name) = visitor.name(app).await? {
            // The seat is theirs, with or without a name.
            let _ = room.ask(app, &Request::Seat { seat: place.seat, sitter: Sitter::person(name) }).await;
        }
    }
    Ok(Response::redirect(&format!("/m/{}", parts[0])))
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
