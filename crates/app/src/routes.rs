//! Routes requests by the parts of their path.

use std::sync::Arc;

use crate::App;
use crate::fields::Fields;
use crate::pages::{actions, archive, claim, edit, information, keep, learn, lobby, new, play, puzzles, tutorial, you};
use crate::problem::{Problem, Trouble};
use crate::request::{Method, Request};
use crate::response::Response;
use crate::visitor::Visitor;

/// The largest form, in bytes.
const LARGEST_FORM: usize = 64 * 1024;
/// The largest form with a file, in bytes.
const LARGEST_FILE: usize = 1024 * 1024;

/// The largest form with a file of many games, in bytes.
const LARGEST_BUNDLE: usize = 16 * 1024 * 1024;

/// The largest size of a form sent to this path, in bytes.
pub fn most_bytes(path: &str) -> usize {
    match path {
        "/open" => LARGEST_FILE,
        "/archive" => LARGEST_BUNDLE,
        _ => LARGEST_FORM,
    }
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
        ["new", game] => new::form(app, visitor, game).await,
        ["new", game, "board"] => new::board(app, request, visitor, game),
        ["edit", game] => edit::page(app, request, visitor, game).await,
        ["m", id, "notes", node] => play::notes(app, visitor, id, node).await,
        ["archive"] => archive::page(app, request, visitor).await,
        ["archive", "games.zip"] => archive::download(app, request, visitor).await,
        ["m", id, "small.svg"] => archive::small(app, id).await,
        ["m", id] => play::page(app, request, visitor, id, None).await,
        ["m", id, "at", node] => play::page(app, request, visitor, id, Some(node)).await,
        ["m", id, "at", node, "picture.svg"] => play::picture(app, visitor, id, node).await,
        ["m", id, "events"] => play::events(app, request, visitor, id).await,
        ["m", id, "overlay", name] => play::overlay(app, request, visitor, id, name).await,
        ["m", id, "record.json"] => keep::json(app, id).await,
        ["m", id, "record.sgf"] => keep::sgf(app, id).await,
        ["m", id, "seat", seat, secret] => claim::page(app, visitor, [id, seat, secret]).await,
        ["rules", game] => information::rules(app, visitor, game),
        ["learn"] => learn::contents(app, visitor).await,
        ["learn", "reference"] => learn::reference(app, visitor).await,
        ["learn", name] => learn::chapter(app, request, visitor, name).await,
        ["learn", "reference", "bots", game, name] => learn::bot(app, visitor, game, name).await,
        ["learn", "reference", kind, name] => learn::explained(app, visitor, kind, name).await,
        ["tutorial"] => Ok(tutorial::all(app, visitor)),
        ["tutorial", game] => Ok(Response::redirect(&format!("/tutorial/{game}/1"))),
        ["tutorial", game, step] => tutorial::step(app, request, visitor, [game, step, ""]),
        ["tutorial", game, step, line] => tutorial::step(app, request, visitor, [game, step, line]),
        ["puzzles"] => puzzles::all(app, visitor).await,
        ["puzzles", game] => puzzles::of_game(app, visitor, game),
        ["puzzles", "own", id, node] => puzzles::mistake(app, request, visitor, [id, node, ""]).await,
        ["puzzles", "own", id, node, line] => puzzles::mistake(app, request, visitor, [id, node, line]).await,
        ["puzzles", game, number] => puzzles::puzzle(app, request, visitor, [game, number, ""]),
        ["puzzles", game, number, line] => puzzles::puzzle(app, request, visitor, [game, number, line]),
        ["about"] => Ok(information::about(app, visitor)),
        ["keys"] => Ok(information::keys(app, visitor)),
        ["results"] => information::results(app, visitor).await,
        ["tournaments"] => information::tournaments(app, visitor).await,
        ["you"] => you::page(app, visitor).await,
        ["assets", name] => information::asset(app, request, name),
        ["new" | "open" | "settings"] | ["you" | "play", _] | ["m", _, _] => Err(Trouble::WrongMethod.into()),
        _ => Err(Trouble::NoPage.into()),
    }
}

/// Routes a POST request.
async fn act(app: &Arc<App>, request: &Request, visitor: &Visitor, parts: &[&str]) -> Result<Response, Problem> {
    match *parts {
        ["new"] => new::start(app, visitor, Fields::of(request)).await,
        ["play", game] => new::play(app, visitor, game).await,
        ["open"] => keep::open(app, request, visitor).await,
        ["archive"] => archive::take(app, request, visitor).await,
        ["settings"] => information::settings(app, visitor, &Fields::of(request)),
        ["tutorial", game, step, "play"] => tutorial::play(app, [game, step, ""], &Fields::of(request)),
        ["tutorial", game, step, line, "play"] => tutorial::play(app, [game, step, line], &Fields::of(request)),
        ["puzzles", "own", id, node, "play"] => {
            puzzles::mend(app, visitor, [id, node, ""], Some(&Fields::of(request))).await
        }
        ["puzzles", "own", id, node, line, "go-on"] => puzzles::mend(app, visitor, [id, node, line], None).await,
        ["puzzles", game, number, "play"] => puzzles::play(app, [game, number, ""], &Fields::of(request)),
        ["puzzles", game, number, line, "go-on"] => puzzles::go_on(app, visitor, [game, number, line]).await,
        ["you", action] => you::act(app, visitor, action, &Fields::of(request)).await,
        ["m", id, "seat", seat, secret] => claim::claim(app, visitor, [id, seat, secret], &Fields::of(request)).await,
        ["edit", game] => edit::begin(app, visitor, game, Fields::of(request)).await,
        ["edit", game, "board"] => edit::board(app, visitor, game, Fields::of(request)),
        ["m", id, "mark"] => play::mark(app, visitor, id, &Fields::of(request)).await,
        ["m", id, "again"] => actions::again(app, visitor, id, &Fields::of(request)).await,
        ["m", id, "retry"] => actions::retry(app, visitor, id, &Fields::of(request)).await,
        ["m", id, "delete"] => actions::delete(app, visitor, id, &Fields::of(request)).await,
        ["m", id, action] => actions::act(app, visitor, id, action, &Fields::of(request)).await,
        [""]
        | ["about" | "keys" | "learn" | "puzzles" | "results" | "tournaments" | "tutorial" | "you"]
        | ["new" | "m" | "rules" | "learn" | "tutorial" | "puzzles" | "assets", _]
        | ["m", _, "at" | "overlay", _] => Err(Trouble::WrongMethod.into()),
        _ => Err(Trouble::NoPage.into()),
    }
}
