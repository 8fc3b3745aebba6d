//! Downloads matches as files, and opens uploaded ones.

use std::sync::Arc;

use rusc_record::Replay;
use rusc_table::Match;

use super::{lobby, room};
use crate::App;
use crate::begin::Plan;
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::Response;
use crate::sight::is_open;
use crate::visitor::Visitor;

/// The match as a JSON file.
pub(crate) async fn json(app: &Arc<App>, id: &str) -> Result<Response, Problem> {
    download(app, id, "json", "application/json", |replay| Ok(rusc_record::json::write(&replay.record))).await
}

/// The match as an SGF file.
pub(crate) async fn sgf(app: &Arc<App>, id: &str) -> Result<Response, Problem> {
    let write = |replay: &Replay| rusc_record::sgf::write(replay).map_err(|error| Problem::conflict(&error));
    download(app, id, "sgf", "application/x-go-sgf", write).await
}

async fn download(
    app: &Arc<App>,
    id: &str,
    ending: &str,
    kind: &str,
    write: impl FnOnce(&Replay) -> Result<String, Problem>,
) -> Result<Response, Problem> {
    let game = room(app, id).await?.moment(app).snapshot.game;
    let text = write(&public_replay(&game))?;
    let file = format!("attachment; filename=\"{}-{id}.{ending}\"", game.entry().name());
    Ok(Response::text(200, kind, text).with("content-disposition", file))
}

/// The record of a match, without anything that reveals a hidden hand.
pub(crate) fn public_replay(game: &Match) -> Replay {
    let mut replay = game.to_replay();
    if !is_open(game) {
        let record = &mut replay.record;
        record.spec = game.current().public_spec().to_owned();
        for id in record.tree.ids() {
            record.tree.node_mut(id).score = None;
        }
    }
    replay
}

/// Continues a match from a file, or shows the first page with the reason why it cannot.
pub(crate) async fn open(app: &Arc<App>, request: &Request, visitor: &Visitor) -> Result<Response, Problem> {
    let text = sent(request).ok_or(Trouble::NothingSent)?;
    let begun = match Plan::from_text(app, &text, &visitor.secret) {
        Ok(plan) => plan.begin(app, &visitor.secret, None).await,
        Err(problem) => Err(problem),
    };
    match begun {
        Ok(id) => Ok(Response::redirect(&format!("/m/{}", id.text()))),
        Err(problem) if visitor.is_script => Err(problem),
        Err(problem) => lobby::page_with(app, visitor, problem.status, Some(problem.why)).await,
    }
}

/// The text of the uploaded file, or of a field of the form.
fn sent(request: &Request) -> Option<String> {
    let texts = request.form.iter().map(|(_, value)| rusc_record::sgf::decode(value));
    texts.map(std::borrow::Cow::into_owned).find(|text| !text.trim().is_empty())
}
