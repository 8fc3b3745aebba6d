//! The form of a new game, and what it leads to.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use offer::Kind;
use view::page::{NewGame, new_game};

use super::apart;
use crate::App;
use crate::begin::{Fields, Plan};
use crate::problem::Problem;
use crate::visitor::Visitor;

/// The form.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    page(&app, &visitor, &game, &[], None)
}

/// Begins a match, or shows the form again with the reason why not.
pub(crate) async fn start(State(app): State<Arc<App>>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let begun = {
        let (app, visitor) = (Arc::clone(&app), visitor.clone());
        apart(move || {
            let begun =
                Plan::from_form(&fields, &visitor.secret).and_then(|plan| plan.begin(&app, &visitor.secret, None));
            Ok(begun.map_err(|problem| (problem, fields)))
        })
        .await?
    };
    match begun {
        Ok(id) => Ok(Redirect::to(&format!("/m/{}", id.text())).into_response()),
        Err((problem, fields))
            if fields.text("game").is_some_and(|game| catalog::entry(game).is_ok()) && !visitor.is_script =>
        {
            let game = fields.text("game").unwrap_or_default();
            let form = page(&app, &visitor, game, &fields.0, Some(&problem.reason))?;
            Ok((problem.status, form).into_response())
        }
        Err((problem, _)) => Err(problem),
    }
}

fn page(
    app: &App,
    visitor: &Visitor,
    game: &str,
    filled: &[(String, String)],
    problem: Option<&str>,
) -> Result<Html<String>, Problem> {
    let entry = catalog::entry(game).map_err(Problem::missing)?;
    let options = entry.offer.options();
    let players = options.iter().find(|option| option.name == "players").map(|option| option.kind);
    let most_seats = match players {
        Some(Kind::Number { most, .. }) => u8::try_from(most).unwrap_or(2),
        _ => 2,
    };
    let form = NewGame { game, options, bots: entry.offer.bots(), most_seats, filled, problem };
    Ok(Html(new_game(&visitor.reader(app), &form).into_string()))
}
