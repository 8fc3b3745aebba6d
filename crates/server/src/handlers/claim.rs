//! A link to a seat: the first who opens it sits there.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::Redirect;
use game::Seat;

use super::{apart, room};
use crate::App;
use crate::problem::Problem;
use crate::secret::Secret;
use crate::visitor::Visitor;

/// Seats the visitor, unless somebody sits there or the visitor has a seat already: who hands a link on may try it.
pub(crate) async fn claim(
    State(app): State<Arc<App>>,
    method: Method,
    Path((id, seat, secret)): Path<(String, u8, String)>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    apart(move || {
        let room = room(&app, &id)?;
        let wrong = || Problem::missing("there is no such seat, or the link is not complete");
        let (seat, secret) = (seat.checked_sub(1).map(Seat::new), Secret::read(&secret).ok_or_else(wrong)?);
        let places = room.places();
        let is_meant =
            |place: &&crate::storage::Place| Some(place.seat) == seat && place.link.as_ref() == Some(&secret);
        let place = places.iter().find(is_meant).ok_or_else(wrong)?;
        let rights = room.rights(&visitor.secret);
        if method == Method::GET && rights.own.is_empty() {
            if !app.tables.storage.claim(&room.id, place.seat, &visitor.secret)? {
                return Err(Problem::conflict(
                    "somebody else has taken this seat; the match can be watched by its own link",
                ));
            }
            room.sit(place.seat, &visitor.secret);
        }
        Ok(Redirect::to(&format!("/m/{id}")))
    })
    .await
}
