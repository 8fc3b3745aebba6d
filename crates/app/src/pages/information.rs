//! The pages with rules, results and information about the program, the settings, and the static files.

use rusc_view::Taste;
use rusc_view::page::{Tally, Theme};

use crate::fields::{Fields, no_choice};
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::Response;
use crate::visitor::Visitor;
use crate::{App, Scored};

/// The seconds after which a browser fetches the page of a running tournament again.
const REFRESH: &str = "3";

/// The page with the rules of a game.
pub(crate) fn rules(app: &App, visitor: &Visitor, game: &str) -> Result<Response, Problem> {
    let entry = app.catalog.entry(game).map_err(|error| Problem::missing(&error))?;
    let art = app.drawings.art(entry.name()).ok_or(Trouble::NoPage)?;
    Ok(Response::page(200, rusc_view::page::rules(&visitor.reader(app), art)))
}

/// The page about the program.
pub(crate) fn about(app: &App, visitor: &Visitor) -> Response {
    Response::page(200, rusc_view::page::about(&visitor.reader(app)))
}

/// The page of keys.
pub(crate) fn keys(app: &App, visitor: &Visitor) -> Response {
    Response::page(200, rusc_view::page::keys(&visitor.reader(app)))
}

/// The page with the visitor's results against every bot.
pub(crate) async fn results(app: &App, visitor: &Visitor) -> Result<Response, Problem> {
    let tallies: Vec<Tally> = app.store.results(&visitor.secret).await?.into_iter().map(tally).collect();
    Ok(Response::page(200, rusc_view::page::results(&visitor.reader(app), &tallies)))
}

/// The page with the tournaments of bots, which is fetched again while one is being played.
pub(crate) async fn tournaments(app: &App, visitor: &Visitor) -> Result<Response, Problem> {
    let tables = app.store.tournaments().await?;
    let page = Response::page(200, rusc_view::page::tournaments(&visitor.reader(app), &tables));
    Ok(if tables.iter().all(|table| table.is_complete) { page } else { page.with("refresh", REFRESH) })
}

fn tally(scored: Scored) -> Tally {
    let Scored { game, bot, won, drawn, lost } = scored;
    Tally { game, opponent: bot, won, drawn, lost }
}

/// Saves the visitor's settings and goes back to the page they came from.
pub(crate) fn settings(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    let language = fields.text("language").filter(|tag| app.languages.texts(tag).is_some());
    let theme = fields.text("theme").and_then(Theme::named).map(Theme::name);
    let sound = fields.text("sound").filter(|sound| ["on", "off"].contains(sound));
    let back = fields.text("back").filter(|path| is_local(path)).unwrap_or("/");
    let mut response = Response::redirect(back);
    let known = [("language", language), ("theme", theme), ("sound", sound)];
    let looks = Taste::choices().map(|(name, values)| (name, fields.text(name).filter(|value| values.contains(value))));
    for (name, value) in known.into_iter().chain(looks) {
        match (fields.text(name), value) {
            (Some(text), None) => return Err(no_choice(name, text)),
            (_, Some(value)) => response = response.with("set-cookie", visitor.set_cookie(name, value)),
            (None, None) => {}
        }
    }
    Ok(response)
}

/// Whether an address is a page of this app.
pub(super) fn is_local(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains('\\')
        && path.chars().all(|c| c.is_ascii_graphic())
}

/// A static file. Browsers fetch it again only when it has changed.
pub(crate) fn asset(app: &App, request: &Request, name: &str) -> Result<Response, Problem> {
    let asset = app.assets.iter().find(|asset| asset.name == name).ok_or(Trouble::NoFile)?;
    let response = if request.header("if-none-match") == Some(&asset.tag) {
        Response::empty(304)
    } else {
        Response::text(200, asset.kind, asset.content.clone())
    };
    Ok(response.with("cache-control", "no-cache").with("etag", &*asset.tag))
}

#[cfg(test)]
mod tests {
    #[test]
    fn settings_lead_back_to_pages_of_this_app_only() {
        assert!(super::is_local("/m/abc?as=2") && super::is_local("/"));
        for path in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb", "javascript:x"] {
            assert!(!super::is_local(path), "{path}");
        }
    }
}
