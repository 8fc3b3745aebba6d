//! Routes requests by the parts of their path.

use std::sync::Arc;

use crate::App;
use crate::fields::Fields;
use crate::pages::{actions, claim, information, keep, lobby, new, play, you};
use crate::problem::{Problem, Trouble};
use crate::request::{Method, Request};
use crate::response::Response;
use crate::visitor::Visitor;

/// The largest form, in bytes.
const LARGEST_FORM: usize = 64 * 1024;
/// The largest form with a file, in bytes.
const LARGEST_FILE: usize = 1024 * 1024;

/// The largest size of a form sent to this path, in bytes.
pub fn most_bytes(path: &str) -> usize {
    if path == "/open" { LARGEST_FILE } else { LARGEST_FORM }
}

/// Answers a request.
pub(crate) async fn answer(app: &Arc<App>, request: &Request, visitor: &Visitor) -> Result<Response, Problem> {
    let parts: Vec<&str> = request.path.split('/').skip(1).collect();
    match request.method {
        Method::Get | Method::Head => see(app, request, visitor, &parts).await,
        Method::Post => act(app, request, visitor, &parts).await,
        Method::Other => Err(Trouble::WrongMethod.into()),
    }
}

/// Routes a GET request.
async fn see(app: &Arc<App>, request: &Request, visitor: &Visitor, parts: &[&str]) -> Result<Response, Problem> {
    match *parts {
        [""] => lobby::page(app, visitor).await,
        ["new", game] => new::form(app, visitor, game),
        ["m", id] => play::page(app, request, visitor, id, None).await,
        ["m", id, "at", node] => play::page(app, request, visitor, id, Some(node)).await,
        ["m", id, "at", node, "picture.svg"] => play::picture(app, visitor, id, node).await,
        ["m", id, "events"] => play::events(app, request, visitor, id).await,
        ["m", id, "overlay", name] => play::overlay(app, request, visitor, id, name).await,
        ["m", id, "record.json"] => keep::json(app, id).await,
        ["m", id, "record.sgf"] => keep::sgf(app, id).await,
        ["m", id, "seat", seat, secret] => claim::page(app, visitor, [id, seat, secret]).await,
        ["rules", game] => information::rules(app, visitor, game),
        ["about"] => Ok(information::about(app, visitor)),
        ["keys"] => Ok(information::keys(app, visitor)),
        ["results"] => information::results(app, visitor).await,
        ["you"] => you::page(app, visitor).await,
        ["assets", name] => information::asset(app, request, name),
        ["new" | "open" | "settings"] | ["you", _] | ["m", _, _] => Err(Trouble::WrongMethod.into()),
        _ => Err(Trouble::NoPage.into()),
    }
}

/// Routes a POST request.
async fn act(app: &Arc<App>, request: &Request, visitor: &Visitor, parts: &[&str]) -> Result<Response, Problem> {
    match *parts {
        ["new"] => new::start(app, visitor, Fields::of(request)).await,
        ["open"] => keep::open(app, request, visitor).await,
        ["settings"] => information::settings(app, visitor, &Fields::of(request)),
        ["you", action] => you::act(app, visitor, action, &Fields::of(request)).await,
        ["m", id, "seat", seat, secret] => claim::claim(app, visitor, [id, seat, secret]).await,
        ["m", id, "again"] => actions::again(app, visitor, id, &Fields::of(request)).await,
        ["m", id, "retry"] => actions::retry(app, visitor, id, &Fields::of(request)).await,
        ["m", id, "delete"] => actions::delete(app, visitor, id).await,
        ["m", id, action] => actions::act(app, visitor, id, action, &Fields::of(request)).await,
        [""]
        | ["about" | "keys" | "results" | "you"]
        | ["new" | "m" | "rules" | "assets", _]
        | ["m", _, "at" | "overlay", _] => Err(Trouble::WrongMethod.into()),
        _ => Err(Trouble::NoPage.into()),
    }
}
