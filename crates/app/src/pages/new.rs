//! The form for a new game, and its handler.

use rusc_view::page::{NewGame, new_game};

use crate::App;
use crate::begin::Plan;
use crate::fields::Fields;
use crate::problem::Problem;
use crate::response::Response;
use crate::visitor::Visitor;

/// The page with the form.
pub(crate) fn form(app: &App, visitor: &Visitor, game: &str) -> Result<Response, Problem> {
    page(app, visitor, game, &[], None)
}

/// Starts a match, or shows the form again with the reason why it cannot.
pub(crate) async fn start(app: &App, visitor: &Visitor, fields: Fields) -> Result<Response, Problem> {
    let begun = match Plan::from_form(app, &fields, &visitor.secret) {
        Ok(mut plan) => {
            if let Some(name) = visitor.name(app).await? {
                plan.sign(&visitor.secret, name);
            }
            plan.begin(app, &visitor.secret, None).await
        }
        Err(problem) => Err(problem),
    };
    let game = fields.text("game").filter(|game| app.catalog.entry(game).is_ok() && !visitor.is_script);
    match (begun, game) {
        (Ok(id), _) => Ok(Response::redirect(&format!("/m/{}", id.text()))),
        (Err(problem), Some(game)) => page(app, visitor, game, &fields.0, Some(&problem)),
        (Err(problem), None) => Err(problem),
    }
}

fn page(
    app: &App,
    visitor: &Visitor,
    game: &str,
    filled: &[(String, String)],
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let entry = app.catalog.entry(game).map_err(|error| Problem::missing(&error))?;
    let form = NewGame {
        game,
        options: &entry.options(),
        bots: &entry.bots(),
        most_seats: *entry.seats().end(),
        filled,
        problem: problem.map(|problem| &problem.why),
    };
    let status = problem.map_or(200, |problem| problem.status);
    Ok(Response::page(status, new_game(&visitor.reader(app), &form)))
}
