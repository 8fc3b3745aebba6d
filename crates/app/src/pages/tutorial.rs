//! Tutorials: a few steps for each game, on the real board.

use rusc_present::Step;
use rusc_view::page;

use crate::App;
use crate::exercise::{Exercise, Goal};
use crate::fields::{Fields, number};
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::Response;
use crate::visitor::Visitor;

/// The games that have a tutorial.
pub(super) fn games(app: &App) -> Vec<&'static str> {
    app.catalog.games().iter().filter(|entry| !entry.course().is_empty()).map(|entry| entry.name()).collect()
}

/// The page of all tutorials.
pub(crate) fn all(app: &App, visitor: &Visitor) -> Response {
    Response::page(200, page::tutorials(&visitor.reader(app), &games(app)))
}

/// A step of a tutorial, after the moves in the address.
pub(crate) fn step(
    app: &App,
    request: &Request,
    visitor: &Visitor,
    [game, place, line]: [&str; 3],
) -> Result<Response, Problem> {
    let (exercise, step, place) = found(app, game, place)?;
    let stage = exercise.show(exercise.stage(app, line)?, request.asked("show").is_some());
    let key = format!("tutorial/{game}/{}", place.0);
    let shown = format!("{}?show", exercise.address);
    let content = page::Exercise {
        scene: stage.scene(app, visitor.taste),
        is_done: stage.is_done,
        shown: &shown,
        key: &key,
        day: None,
    };
    Ok(Response::page(200, page::step(&visitor.reader(app), &content, step.key, place)))
}

/// Plays a move in a step.
pub(crate) fn play(app: &App, [game, place, line]: [&str; 3], fields: &Fields) -> Result<Response, Problem> {
    let (exercise, ..) = found(app, game, place)?;
    Ok(Response::redirect(&exercise.answer(app, line, fields.needed("move")?)?))
}

/// A step of a game's tutorial, its number from 1, and the number of all.
fn found(app: &App, game: &str, text: &str) -> Result<(Exercise, &'static Step, (usize, usize)), Problem> {
    let course = app.catalog.entry(game).map_err(|error| Problem::missing(&error))?.course();
    let place: usize = number("step", text)?;
    let step = place.checked_sub(1).and_then(|index| course.get(index)).ok_or(Trouble::NoPage)?;
    let address = format!("/tutorial/{game}/{place}");
    let wrong = |_| Trouble::NotTheStep;
    let exercise = Exercise::new(app, address, (step.spec, step.moves), Goal::all_of(step), wrong)?;
    Ok((exercise, step, (place, course.len())))
}
