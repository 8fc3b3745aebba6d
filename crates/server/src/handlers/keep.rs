//! Matches as files: downloaded and opened.

use std::sync::Arc;

use axum::extract::{FromRequest, Multipart, Path, Request, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use record::Record;
use table::Match;

use super::{apart, lobby, room};
use crate::App;
use crate::begin::{Fields, Plan};
use crate::problem::Problem;
use crate::showing::is_open;
use crate::visitor::Visitor;

/// The match as JSON.
pub(crate) async fn json(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    download(app, id, "json", "application/json", |record| Ok(record::json::write(record))).await
}

/// The match as SGF.
pub(crate) async fn sgf(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let write = |record: &Record| record::sgf::write(record).map_err(Problem::conflict);
    download(app, id, "sgf", "application/x-go-sgf", write).await
}

async fn download(
    app: Arc<App>,
    id: String,
    ending: &'static str,
    kind: &'static str,
    write: impl FnOnce(&Record) -> Result<String, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    apart(move || {
        let game = room(&app, &id)?.table.look(|glance| glance.game.clone());
        let text = write(&public_record(&game))?;
        let file = format!("attachment; filename=\"{}-{id}.{ending}\"", game.entry().offer.name());
        Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file.as_str())], text).into_response())
    })
    .await
}

/// The record of a match, without what would tell a hand that is still hidden.
fn public_record(game: &Match) -> Record {
    let mut record = game.to_record();
    if !is_open(game) {
        record.spec = game.current().public_spec().to_owned();
        for id in record.tree.ids() {
            record.tree.node_mut(id).value = None;
        }
    }
    record
}

/// Goes on with a match from a file, or shows the first page with the reason why not.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Response> {
    let text = sent(request).await?;
    let done = apart(move || {
        let begun = Plan::from_text(&text, &visitor.secret).and_then(|plan| plan.begin(&app, &visitor.secret, None));
        match begun {
            Ok(id) => Ok(Redirect::to(&format!("/m/{}", id.text())).into_response()),
            Err(problem) if visitor.is_script => Err(problem),
            Err(problem) => {
                let page = lobby::page(&app, &visitor, Some(problem.reason))?;
                Ok((problem.status, Html(page)).into_response())
            }
        }
    });
    done.await.map_err(IntoResponse::into_response)
}

/// The text that was sent: a file, or a field of a form.
async fn sent(request: Request) -> Result<String, Response> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let missing = || Problem::malformed("neither a file nor a text was sent").into_response();
    if !kind.starts_with("multipart/form-data") {
        let fields = Fields::from_request(request, &()).await?;
        return fields.text("text").map(str::to_owned).ok_or_else(missing);
    }
    let mut form = Multipart::from_request(request, &()).await.map_err(IntoResponse::into_response)?;
    while let Some(field) = form.next_field().await.map_err(IntoResponse::into_response)? {
        let bytes = field.bytes().await.map_err(IntoResponse::into_response)?;
        let text = record::sgf::decode(&bytes);
        if !text.trim().is_empty() {
            return Ok(text.into_owned());
        }
    }
    Err(missing())
}
