//! Puzzles: those that come with the games, the one of the day, and the visitor's own mistakes.

use std::sync::Arc;

use rusc_catalog::Entry;
use rusc_game::Rng;
use rusc_present::Puzzle;
use rusc_record::NodeId;
use rusc_table::{Judged, Match};
use rusc_view::page::{self, Mistake, Puzzles};

use crate::exercise::{Exercise, Goal, Stage};
use crate::fields::{Fields, number};
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::Response;
use crate::rights::Rights;
use crate::visitor::Visitor;
use crate::{App, MatchId};

/// The seconds of a day.
const DAY: i64 = 24 * 3600;
/// The number of reviewed matches that are searched for mistakes.
const MOST_MATCHES: u32 = 20;
/// The number of mistakes taken from one match.
const MOST_OF_A_MATCH: usize = 3;
/// The smallest loss of winning chances that makes a puzzle.
const LEAST_LOSS: f64 = 0.2;

/// The page of all puzzles.
pub(crate) async fn all(app: &App, visitor: &Visitor) -> Result<Response, Problem> {
    let games = app.catalog.games().iter().map(|entry| (entry.name(), puzzles(entry).len()));
    let mut mistakes = Vec::new();
    for id in app.store.reviewed(&visitor.secret, MOST_MATCHES).await? {
        let Ok((game, rights)) = reviewed(app, visitor, &id).await else { continue };
        let described = |judged: &Judged| Mistake {
            address: format!("/puzzles/own/{}/{}", id.text(), judged.node.0),
            key: format!("{}/{}", id.text(), judged.node.0),
            game: game.entry().name().to_owned(),
            number: judged.number,
            lost: judged.loss().unwrap_or_default(),
        };
        mistakes.extend(own_mistakes(&game, &rights).into_iter().map(described));
    }
    let day = app.shell.date() / DAY;
    let content = Puzzles {
        games: games.filter(|(_, count)| *count > 0).collect(),
        daily: daily(app, day).map(|(game, number)| format!("/puzzles/{game}/{number}")),
        day,
        mistakes,
    };
    Ok(Response::page(200, page::puzzles(&visitor.reader(app), &content)))
}

/// The page of the puzzles of a game.
pub(crate) fn of_game(app: &App, visitor: &Visitor, game: &str) -> Result<Response, Problem> {
    if game == "daily" {
        let (game, number) = daily(app, app.shell.date() / DAY).ok_or(Trouble::NoPage)?;
        return Ok(Response::redirect(&format!("/puzzles/{game}/{number}")));
    }
    let list = puzzles(app.catalog.entry(game).map_err(|error| Problem::missing(&error))?);
    if list.is_empty() {
        return Err(Trouble::NoPage.into());
    }
    Ok(Response::page(200, page::puzzles_of(&visitor.reader(app), game, &list)))
}

/// A puzzle of a game, after the moves in the address.
pub(crate) fn puzzle(
    app: &App,
    request: &Request,
    visitor: &Visitor,
    [game, number, line]: [&str; 3],
) -> Result<Response, Problem> {
    let (exercise, puzzle, number, count) = shipped(app, game, number)?;
    let stage = exercise.show(exercise.stage(app, line)?, request.asked("show").is_some());
    let day = app.shell.date() / DAY;
    let is_daily = daily(app, day) == Some((puzzle_game(app, game)?.name(), number));
    let next = format!("/puzzles/{game}/{}", number % count + 1);
    let key = format!("{game}/{number}");
    let shown = shown(&exercise);
    let content = described(app, visitor, &stage, &shown, &key, Some(day).filter(|_| is_daily));
    Ok(Response::page(200, page::puzzle(&visitor.reader(app), &content, number, &puzzle, &next)))
}

/// Plays a move in a puzzle.
pub(crate) fn play(app: &App, [game, number, line]: [&str; 3], fields: &Fields) -> Result<Response, Problem> {
    let (exercise, ..) = shipped(app, game, number)?;
    Ok(Response::redirect(&exercise.answer(app, line, fields.needed("move")?)?))
}

/// Starts a match from a puzzle.
pub(crate) async fn go_on(app: &App, visitor: &Visitor, [game, number, line]: [&str; 3]) -> Result<Response, Problem> {
    let (exercise, ..) = shipped(app, game, number)?;
    begin(app, visitor, &exercise.stage(app, line)?).await
}

/// A mistake of the visitor, after the moves in the address.
pub(crate) async fn mistake(
    app: &App,
    request: &Request,
    visitor: &Visitor,
    [id, node, line]: [&str; 3],
) -> Result<Response, Problem> {
    let (exercise, judged) = own(app, visitor, id, node).await?;
    let stage = exercise.show(exercise.stage(app, line)?, request.asked("show").is_some());
    let (key, shown) = (format!("{id}/{node}"), shown(&exercise));
    let content = described(app, visitor, &stage, &shown, &key, None);
    let (lost, from) = (judged.loss().unwrap_or_default(), format!("/m/{id}/at/{node}"));
    let page = page::mistake(&visitor.reader(app), &content, &judged.name, judged.best(), lost, &from);
    Ok(Response::page(200, page))
}

/// Plays a move in the position of a mistake, or starts a match from it.
pub(crate) async fn mend(
    app: &App,
    visitor: &Visitor,
    [id, node, line]: [&str; 3],
    fields: Option<&Fields>,
) -> Result<Response, Problem> {
    let (exercise, _) = own(app, visitor, id, node).await?;
    match fields {
        Some(fields) => Ok(Response::redirect(&exercise.answer(app, line, fields.needed("move")?)?)),
        None => begin(app, visitor, &exercise.stage(app, line)?).await,
    }
}

async fn begin(app: &App, visitor: &Visitor, stage: &Stage) -> Result<Response, Problem> {
    let id = stage.plan(app, &visitor.secret)?.begin(app, &visitor.secret, None).await?;
    Ok(Response::redirect(&format!("/m/{}", id.text())))
}

fn described<'a>(
    app: &'a App,
    visitor: &Visitor,
    stage: &'a Stage,
    shown: &'a str,
    key: &'a str,
    day: Option<i64>,
) -> page::Exercise<'a> {
    page::Exercise { scene: stage.scene(app, visitor.taste), is_done: stage.is_done, shown, key, day }
}

fn shown(exercise: &Exercise) -> String {
    format!("{}?show", exercise.address)
}

/// The puzzles of a game; a list that cannot be read has none.
fn puzzles(entry: &Entry) -> Vec<Puzzle> {
    entry.puzzles().unwrap_or_default()
}

fn puzzle_game<'a>(app: &'a App, game: &str) -> Result<&'a Entry, Problem> {
    app.catalog.entry(game).map_err(|error| Problem::missing(&error))
}

/// A puzzle that comes with a game, its number from 1, and the number of all.
fn shipped(app: &App, game: &str, text: &str) -> Result<(Exercise, Puzzle, usize, usize), Problem> {
    let list = puzzles(puzzle_game(app, game)?);
    let (count, number) = (list.len(), number::<usize>("puzzle", text)?);
    let puzzle = number.checked_sub(1).and_then(|index| list.into_iter().nth(index)).ok_or(Trouble::NoPage)?;
    let (address, goals) = (format!("/puzzles/{game}/{number}"), vec![Goal::only(&puzzle.answer)]);
    let has_points = app.catalog.start(&puzzle.spec)?.1.points().is_some();
    let wrong = if has_points { |name| Trouble::NotTheMost { name } } else { |name| Trouble::NotTheMove { name } };
    Ok((Exercise::new(app, address, (&puzzle.spec, &puzzle.moves), goals, wrong)?, puzzle, number, count))
}

/// The game and the number of the puzzle of a day, if there are any puzzles.
fn daily(app: &App, day: i64) -> Option<(&'static str, usize)> {
    let games: Vec<&Entry> = app.catalog.games().iter().filter(|entry| !puzzles(entry).is_empty()).collect();
    let game = games.get(day.unsigned_abs() as usize % games.len().max(1))?;
    let count = u32::try_from(puzzles(game).len()).ok()?;
    Some((game.name(), Rng::stream(1, day.unsigned_abs()).below(count) as usize + 1))
}

/// A reviewed match of the visitor, and their rights in it.
async fn reviewed(app: &App, visitor: &Visitor, id: &MatchId) -> Result<(Arc<Match>, Rights), Problem> {
    if let Some(room) = app.open_room(id) {
        return Ok((room.moment(app).snapshot.game, room.rights(&visitor.secret)));
    }
    let kept = app.store.load(id).await?.ok_or(Trouble::NoMatch)?;
    let rights = Rights::new(&visitor.secret, &kept.host, &kept.places);
    Ok((Arc::new(kept.game), rights))
}

/// The biggest mistakes of the visitor in a match; where hands are hidden a position does not show what was known.
fn own_mistakes<'a>(game: &'a Match, rights: &Rights) -> Vec<&'a Judged> {
    let Some(review) = game.review().filter(|_| !game.current().hides_hands()) else { return Vec::new() };
    let is_own = |judged: &&Judged| rights.own.contains(&judged.seat) && judged.best() != judged.name;
    let mistakes = review.mistakes(usize::MAX).into_iter().filter(is_own);
    mistakes.filter(|judged| judged.loss().is_some_and(|loss| loss >= LEAST_LOSS)).take(MOST_OF_A_MATCH).collect()
}

/// The exercise of a mistake of the visitor.
async fn own(app: &App, visitor: &Visitor, id: &str, node: &str) -> Result<(Exercise, Judged), Problem> {
    let (address, id) = (format!("/puzzles/own/{id}/{node}"), MatchId::read(id).ok_or(Trouble::NoMatch)?);
    let (game, rights) = reviewed(app, visitor, &id).await?;
    rights.must_take_part()?;
    let node = NodeId(number("node", node)?);
    let mistakes = own_mistakes(&game, &rights);
    let judged = mistakes.into_iter().find(|judged| judged.node == node).ok_or(Trouble::NoPosition)?.clone();
    let before = game.record().tree.node(node).parent.ok_or(Trouble::NoPosition)?;
    Ok((Exercise::of_match(address, &game, before, Goal::only(judged.best())), judged))
}
