//! The link to a seat: the first visitor to open it gets the seat.

use std::sync::Arc;

use rusc_game::Seat;

use super::room;
use crate::fields::number;
use crate::problem::{Problem, Trouble};
use crate::request::{Method, Request};
use crate::response::Response;
use crate::visitor::Visitor;
use crate::{App, Place, Secret};

/// Gives the visitor the seat, unless it is taken or the visitor already has a seat: the host may try the link before sending it.
pub(crate) async fn claim(
    app: &Arc<App>,
    request: &Request,
    visitor: &Visitor,
    [id, seat, secret]: [&str; 3],
) -> Result<Response, Problem> {
    let room = room(app, id).await?;
    let seat = number::<u8>("seat", seat)?.checked_sub(1).map(Seat::new);
    let secret = Secret::read(secret).ok_or(Trouble::NoLink)?;
    let places = room.moment(app).places;
    let is_meant = |place: &&Place| Some(place.seat) == seat && place.link.as_ref() == Some(&secret);
    let place = places.iter().find(is_meant).ok_or(Trouble::NoLink)?;
    if request.method == Method::Get && room.rights(&visitor.secret).own.is_empty() {
        if !app.store.claim(room.id(), place.seat, &visitor.secret).await? {
            return Err(Trouble::SeatTaken.into());
        }
        room.sit(place.seat, &visitor.secret);
    }
    Ok(Response::redirect(&format!("/m/{id}")))
}
