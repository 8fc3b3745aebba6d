//! What answers each request.

pub(crate) mod actions;
pub(crate) mod claim;
pub(crate) mod events;
pub(crate) mod information;
pub(crate) mod keep;
pub(crate) mod lobby;
pub(crate) mod new;
pub(crate) mod play;

use std::sync::Arc;

use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use crate::App;
use crate::begin::Fields;
use crate::problem::{NO_MATCH, Problem};
use crate::room::Room;
use crate::secret::MatchId;

/// Does what may wait for the disk or a table, away from the threads that answer.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> Result<T, Problem> + Send + 'static) -> Result<T, Problem> {
    let broken = |_| Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "this should not have happened"));
    tokio::task::spawn_blocking(work).await.unwrap_or_else(broken)
}

/// The match with this name; reads from the disk.
fn room(app: &Arc<App>, id: &str) -> Result<Arc<Room>, Problem> {
    let id = MatchId::read(id).ok_or_else(|| Problem::missing(NO_MATCH))?;
    app.tables.room(&id)
}

/// The answer to an action that was done: nothing for the page's script, which hears of it by events, and else the match.
fn done(is_script: bool, id: &str) -> Response {
    if is_script { StatusCode::NO_CONTENT.into_response() } else { Redirect::to(&format!("/m/{id}")).into_response() }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|axum::Form(fields)| Fields(fields)).map_err(IntoResponse::into_response)
    }
}
