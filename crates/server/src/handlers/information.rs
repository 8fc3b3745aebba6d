//! Rules, results, what the program is, how it should look, and the files that pages need.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use view::page::{Tally, Theme};

use super::apart;
use crate::App;
use crate::assets;
use crate::begin::Fields;
use crate::problem::Problem;
use crate::visitor::{Visitor, set_cookie};

/// The rules of a game.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    let art = view::boards::art(&game).ok_or_else(|| Problem::missing(format!("there is no game {game:?}")))?;
    Ok(Html(view::page::rules(&visitor.reader(&app), art).into_string()))
}

/// The page about the program.
pub(crate) async fn about(State(app): State<Arc<App>>, visitor: Visitor) -> Html<String> {
    Html(view::page::about(&visitor.reader(&app)).into_string())
}

/// The visitor's results against every bot.
pub(crate) async fn results(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, Problem> {
    apart(move || {
        let tallies: Vec<Tally> = app.tables.storage.results(&visitor.secret)?.into_iter().map(tally).collect();
        Ok(Html(view::page::results(&visitor.reader(&app), &tallies).into_string()))
    })
    .await
}

fn tally(scored: crate::storage::Scored) -> Tally {
    let crate::storage::Scored { game, bot, won, drawn, lost } = scored;
    Tally { game, opponent: bot, won, drawn, lost }
}

/// Keeps how the pages should look, and goes back to where the visitor was.
pub(crate) async fn settings(State(app): State<Arc<App>>, fields: Fields) -> Result<Response, Problem> {
    let language = fields.text("language").filter(|tag| app.languages.texts(tag).is_some());
    let theme = fields.text("theme").and_then(Theme::named).map(Theme::name);
    let sound = fields.text("sound").filter(|sound| ["on", "off"].contains(sound));
    let chosen = [("language", language), ("theme", theme), ("sound", sound)];
    for (name, value) in chosen {
        if let (Some(text), None) = (fields.text(name), value) {
            return Err(Problem::malformed(format!("the {name} cannot be {text:?}")));
        }
    }
    let kept = chosen.into_iter().filter_map(|(name, value)| Some((header::SET_COOKIE, set_cookie(name, value?))));
    let back = fields.text("back").filter(|path| is_local(path)).unwrap_or("/");
    Ok((AppendHeaders(kept.collect::<Vec<_>>()), Redirect::to(back)).into_response())
}

/// Whether an address leads to a page of this server.
fn is_local(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains('\\')
        && path.chars().all(|c| c.is_ascii_graphic())
}

/// A file that pages need. It is asked for again only when it has changed.
pub(crate) async fn asset(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asset = assets::find(&app.assets, &name).ok_or_else(|| Problem::missing("there is no such file"))?;
    let caching = [(header::CACHE_CONTROL, "no-cache"), (header::ETAG, &asset.tag)];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == asset.tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(header::CONTENT_TYPE, asset.kind)], asset.content.clone()).into_response())
}

#[cfg(test)]
mod tests {
    #[test]
    fn settings_lead_back_to_pages_of_this_server_only() {
        assert!(super::is_local("/m/abc?as=2") && super::is_local("/"));
        for path in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb", "javascript:x"] {
            assert!(!super::is_local(path), "{path}");
        }
    }
}
