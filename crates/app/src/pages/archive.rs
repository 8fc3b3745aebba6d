//! All games of a visitor: a list with filters, small pictures, and all of them as one file.

use std::sync::Arc;

use rusc_game::Seat;
use rusc_present::{Eyes, Why};
use rusc_table::Match;
use rusc_view::page::{Archive, Listed};

use crate::archive::{Filter, Finish, Glance, Rival, Row, filed};
use crate::fields::number;
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::Response;
use crate::sight::is_open;
use crate::visitor::Visitor;
use crate::{App, MatchId, bundle};

/// The number of matches on a page.
const PER_PAGE: u32 = 24;

/// The page with the visitor's games.
pub(crate) async fn page(app: &App, request: &Request, visitor: &Visitor) -> Result<Response, Problem> {
    page_with(app, request, visitor, 200, None, None).await
}

/// The page, with the number of games that were taken in, or the reason why none were.
pub(super) async fn page_with(
    app: &App,
    request: &Request,
    visitor: &Visitor,
    status: u16,
    taken: Option<usize>,
    problem: Option<Why>,
) -> Result<Response, Problem> {
    let filter = filter(request)?;
    let mut rows = app.store.list(&visitor.secret, &filter, PER_PAGE + 1).await?;
    let is_more = rows.len() > PER_PAGE as usize;
    rows.truncate(PER_PAGE as usize);
    let next = rows.last().filter(|_| is_more).map(|row| format!("{}-{}", row.begun, row.id.text()));
    let mut listed = Vec::new();
    for row in rows {
        listed.push(described(app, visitor, row).await?);
    }
    let total = app.store.count(&visitor.secret).await?;
    let archive = Archive {
        games: app.catalog.games().iter().map(|entry| entry.name()).collect(),
        rivals: Rival::ALL.iter().map(|rival| rival.word()).collect(),
        finishes: Finish::ALL.iter().map(|finish| finish.word()).collect(),
        game: filter.game.as_deref().unwrap_or_default(),
        rival: filter.rival.map_or("", Rival::word),
        finish: filter.finish.map_or("", Finish::word),
        is_first: filter.after.is_none(),
        listed,
        next,
        total,
        files: total.div_ceil(bundle::MOST_GAMES),
        taken,
        problem,
    };
    Ok(Response::page(status, rusc_view::page::archive(&visitor.reader(app), &archive)))
}

/// The filter that an address asks for.
fn filter(request: &Request) -> Result<Filter, Problem> {
    let asked = |name: &str| request.asked(name).filter(|value| !value.is_empty());
    let unknown = |name: &str| Trouble::NoChoice { name: name.to_owned(), text: asked(name).unwrap_or("").to_owned() };
    let rival = asked("rival").map(|word| Rival::named(word).ok_or_else(|| unknown("rival"))).transpose()?;
    let finish = asked("finish").map(|word| Finish::named(word).ok_or_else(|| unknown("finish"))).transpose()?;
    let after = asked("after").map(|text| {
        let (date, id) = text.split_once('-').ok_or_else(|| unknown("after"))?;
        Ok::<_, Problem>((number("after", date)?, MatchId::read(id).ok_or_else(|| unknown("after"))?))
    });
    Ok(Filter { game: asked("game").map(str::to_owned), rival, finish, after: after.transpose()? })
}

/// A match as lists show it. What an earlier version saved is looked at once, and kept.
pub(super) async fn described(app: &App, visitor: &Visitor, row: Row) -> Result<Listed, Problem> {
    let glance = match row.glance {
        Some(glance) => Ok(glance),
        None => look_at(app, &row.id).await,
    };
    let texts = &visitor.texts;
    let (glance, damage) = match glance {
        Ok(glance) => (glance, None),
        Err(why) => (Glance { seats: Vec::new(), moves: 0, turn: None, winners: None }, Some(why)),
    };
    let name = |seat: Seat| {
        let sitter = &glance.seats[seat.index()];
        match &sitter.bot {
            _ if !sitter.name.is_empty() => sitter.name.clone(),
            Some(bot) => rusc_view::bot_name(texts, bot),
            None => rusc_view::seat_name(texts, &row.game, seat),
        }
    };
    let seats = u8::try_from(glance.seats.len()).unwrap_or_default();
    let is_own = |number: &u8| row.own.iter().any(|seat| seat.number() == *number);
    let is_one_side = !row.own.is_empty() && row.own.len() < glance.seats.len();
    let result = glance.winners.as_ref().map(|winners| match &winners[..] {
        [] => texts.say("draw"),
        winners if is_one_side => texts.say(if winners.iter().any(is_own) { "you-win" } else { "you-lose" }),
        winners => {
            let seat =
                |number: &u8| number.checked_sub(1).map(Seat::new).filter(|seat| seat.index() < glance.seats.len());
            let names: Vec<String> = winners.iter().filter_map(seat).map(name).collect();
            texts.tell("won-by", &[("name", names.join(", ").into())])
        }
    });
    Ok(Listed {
        players: Seat::all(seats).map(name).collect(),
        moves: glance.moves,
        is_own_turn: glance.turn.as_ref().is_some_and(is_own),
        result,
        begun: row.begun,
        touched: row.touched,
        may_delete: row.is_host,
        id: row.id.text().to_owned(),
        game: row.game,
        damage,
    })
}

/// Looks at a match that an earlier version saved, and keeps what lists need.
pub(crate) async fn look_at(app: &App, id: &MatchId) -> Result<Glance, Why> {
    let gone = || Why::of(&Trouble::NoMatch);
    let kept = app.store.load(id).await.map_err(|error| Why::of(&error))?.ok_or_else(gone)?;
    let glance = Glance::of(&kept.game);
    let filed = filed(&kept.game, &kept.host, &kept.places);
    // If it cannot be kept now, it is looked at again the next time.
    let _ = app.store.file(id, Some(&glance), &filed).await;
    Ok(glance)
}

/// The board of a match as a small picture, without anything that is hidden. The match is not opened for it.
pub(crate) async fn small(app: &Arc<App>, id: &str) -> Result<Response, Problem> {
    let id = MatchId::read(id).ok_or(Trouble::NoMatch)?;
    let draw = |game: &Match| {
        let eyes = if is_open(game) { Eyes::All } else { Eyes::Public };
        let art = app.drawings.art(game.entry().name())?;
        Some(art.thumbnail(&game.current().board(eyes))?.small_file())
    };
    let picture = match app.open_room(&id) {
        Some(room) => draw(&room.moment(app).snapshot.game),
        None => draw(&app.store.load(&id).await?.ok_or(Trouble::NoMatch)?.game),
    };
    let picture = picture.ok_or(Trouble::NoFile)?;
    Ok(Response::text(200, "image/svg+xml", picture).with("cache-control", "private, no-cache"))
}

/// All games of the visitor as one file; if there are very many, one of several.
pub(crate) async fn download(app: &App, request: &Request, visitor: &Visitor) -> Result<Response, Problem> {
    let part: usize = request.asked("part").map_or(Ok(1), |text| number("part", text))?;
    let bytes = bundle::write(app, visitor, part.checked_sub(1).ok_or(Trouble::NoFile)?).await?;
    let mut response = Response::text(200, "application/zip", String::new());
    response.body = crate::Body::Bytes(bytes);
    Ok(response.with("content-disposition", "attachment; filename=\"rusc-games.zip\""))
}

/// Takes in the games of such a file, or of a single game's, and lists them.
pub(crate) async fn take(app: &Arc<App>, request: &Request, visitor: &Visitor) -> Result<Response, Problem> {
    let sent = request.form.iter().map(|(_, value)| &value[..]).find(|value| !value.is_empty());
    let done = match sent {
        Some(bytes) => bundle::read(app, visitor, bytes).await,
        None => Err(Trouble::NothingSent.into()),
    };
    match done {
        Ok(taken) => page_with(app, request, visitor, 200, Some(taken), None).await,
        Err(problem) if visitor.is_script => Err(problem),
        Err(problem) => page_with(app, request, visitor, problem.status, None, Some(problem.why)).await,
    }
}
