//! The form for a new game, the board it would start, and its handler; one click starts what was played last.

use rusc_catalog::{Entry, Level};
use rusc_game::Seat;
use rusc_present::{Eyes, Item, Spec};
use rusc_view::page::{NewGame, new_game, preview};
use rusc_view::{Picture, Subject};

use super::actions::LONGEST_NAME;
use crate::App;
use crate::begin::{Plan, spec};
use crate::fields::Fields;
use crate::habits::Habits;
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::Response;
use crate::visitor::Visitor;

/// The page with the form, filled with what was used last.
pub(crate) async fn form(app: &App, visitor: &Visitor, game: &str) -> Result<Response, Problem> {
    let habits = Habits::of(app, visitor).await?;
    let mut filled = habits.form(game).unwrap_or_else(|| habits.names().to_vec());
    if let Some(name) = visitor.name(app).await? {
        filled.retain(|(field, _)| field != "name");
        filled.push(("name".to_owned(), name));
    }
    page(app, visitor, game, &filled, None)
}

/// The board that a form would start.
pub(crate) fn board(app: &App, request: &Request, visitor: &Visitor, game: &str) -> Result<Response, Problem> {
    let entry = app.catalog.entry(game).map_err(|error| Problem::missing(&error))?;
    let board = picture(app, visitor, entry, &Fields(request.query.clone()))?;
    Ok(Response::text(200, "text/html; charset=utf-8", preview(board.as_ref()).into_string()))
}

/// Starts a match, or shows the form again with the reason why it cannot.
pub(crate) async fn start(app: &App, visitor: &Visitor, fields: Fields) -> Result<Response, Problem> {
    let habits = Habits::of(app, visitor).await?;
    let begun = begin(app, visitor, &fields).await;
    let game = fields.text("game").filter(|game| app.catalog.entry(game).is_ok());
    match (begun, game) {
        (Ok(response), Some(game)) => {
            habits.keep(app, visitor, game, &fields).await?;
            Ok(response)
        }
        (Err(problem), Some(game)) if !visitor.is_script => page(app, visitor, game, &fields.0, Some(&problem)),
        (begun, _) => begun,
    }
}

/// Starts a match with the settings used last for its game, or with the usual ones.
pub(crate) async fn play(app: &App, visitor: &Visitor, game: &str) -> Result<Response, Problem> {
    let entry = app.catalog.entry(game).map_err(|error| Problem::missing(&error))?;
    let habits = Habits::of(app, visitor).await?;
    let usual = || [usual(app, entry), habits.names().to_vec()].concat();
    let mut fields = Fields(habits.form(game).unwrap_or_else(usual));
    fields.0.push(("game".to_owned(), game.to_owned()));
    match begin(app, visitor, &fields).await {
        // What was once possible may not be any more: the form says why.
        Err(problem) if !visitor.is_script => page(app, visitor, game, &fields.0, Some(&problem)),
        begun => begun,
    }
}

async fn begin(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    let mut plan = Plan::from_form(app, fields, &visitor.secret)?;
    plan.sign(&visitor.secret, &names(app, visitor, fields).await?);
    let id = plan.begin(app, &visitor.secret, None).await?;
    Ok(Response::redirect(&format!("/m/{}", id.text())))
}

/// The names of the people at this device, the visitor first.
async fn names(app: &App, visitor: &Visitor, fields: &Fields) -> Result<[String; 2], Problem> {
    let kept = visitor.name(app).await?.unwrap_or_default();
    if app.is_muted(&visitor.secret) {
        return Ok([kept, String::new()]);
    }
    let [name, friend] = ["name", "friend"].map(|field| fields.text(field).unwrap_or_default().to_owned());
    if [&name, &friend].iter().any(|name| name.chars().count() > LONGEST_NAME) {
        return Err(Trouble::LongName { most: LONGEST_NAME }.into());
    }
    Ok([if name.is_empty() { kept } else { name }, friend])
}

/// The fields of a first game: against a beginner's bot, as the game is usually played.
fn usual(app: &App, entry: &Entry) -> Vec<(String, String)> {
    let field = |name: String, value: &str| (name, value.to_owned());
    let beginner = Level::Beginner.name();
    let seats = Seat::all(*entry.seats().end()).map(|seat| {
        let who = if seat == Seat::FIRST { "person" } else { beginner };
        field(format!("seat-{seat}"), who)
    });
    let options = app.drawings.art(entry.name()).map_or(&[][..], |art| art.usual());
    let options = options.iter().map(|(name, value)| field(format!("option-{name}"), value));
    [field("opponent".to_owned(), beginner)].into_iter().chain(seats).chain(options).collect()
}

fn page(
    app: &App,
    visitor: &Visitor,
    game: &str,
    filled: &[(String, String)],
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let entry = app.catalog.entry(game).map_err(|error| Problem::missing(&error))?;
    // A form that cannot be started shows the usual board.
    let board = picture(app, visitor, entry, &Fields(filled.to_vec()))
        .or_else(|_| picture(app, visitor, entry, &Fields(Vec::new())))?;
    let form = NewGame {
        game,
        options: &entry.options(),
        bots: &entry.bots(),
        most_seats: *entry.seats().end(),
        sizes: &sizes(app, entry),
        board: board.as_ref(),
        has_editor: entry.start(&spec(entry, &Fields(Vec::new()))).is_ok_and(|start| !start.cells().is_empty()),
        filled,
        problem: problem.map(|problem| &problem.why),
    };
    let status = problem.map_or(200, |problem| problem.status);
    Ok(Response::page(status, new_game(&visitor.reader(app), &form)))
}

/// The sizes to choose from, with small pictures.
fn sizes(app: &App, entry: &Entry) -> Vec<(&'static str, Option<Picture>)> {
    let Some(art) = app.drawings.art(entry.name()) else { return Vec::new() };
    let small = |size: &str| {
        let items = vec![Item::Pair("size".to_owned(), size.to_owned())];
        let start = entry.start(&Spec { name: entry.name().to_owned(), items }).ok()?;
        art.thumbnail(&start.board(Eyes::Public))
    };
    art.sizes().iter().map(|&size| (size, small(size))).collect()
}

/// The board that a form starts; where hands are hidden, a board in the middle of a game.
fn picture(app: &App, visitor: &Visitor, entry: &Entry, fields: &Fields) -> Result<Option<Picture>, Problem> {
    let start = entry.start(&spec(entry, fields))?;
    let Some(art) = app.drawings.art(entry.name()) else { return Ok(None) };
    if start.hides_hands() {
        return Ok(art.sample(&visitor.texts, "g"));
    }
    Ok(Some(art.draw(&Subject::picture(&visitor.texts, &start.board(Eyes::Public)))))
}
