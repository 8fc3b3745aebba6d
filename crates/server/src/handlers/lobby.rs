//! The first page.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Html;
use game::Seat;
use record::Action;
use view::page::{Listed, Lobby};

use super::apart;
use crate::App;
use crate::problem::Problem;
use crate::rights::Rights;
use crate::secret::MatchId;
use crate::visitor::Visitor;

/// So many matches to go on with are listed.
const MOST_LISTED: u32 = 20;

/// The first page.
pub(crate) async fn lobby(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, Problem> {
    apart(move || Ok(Html(page(&app, &visitor, None)?))).await
}

/// The first page, with the reason why a file could not be opened.
pub(super) fn page(app: &Arc<App>, visitor: &Visitor, problem: Option<String>) -> Result<String, Problem> {
    let ids = app.tables.storage.unfinished(&visitor.secret, MOST_LISTED)?;
    let unfinished = ids.iter().filter_map(|id| listed(app, visitor, id)).collect();
    Ok(view::page::lobby(&visitor.reader(app), &Lobby { unfinished, problem }).into_string())
}

/// A match as the list shows it; one that cannot be read is left out, its page says why.
fn listed(app: &App, visitor: &Visitor, id: &MatchId) -> Option<Listed> {
    let kept = app.tables.storage.load(id).ok()??;
    let rights = Rights::new(&visitor.secret, &kept.host, &kept.places);
    let game = &kept.game;
    let name = |(seat, sitter): (Seat, &record::Sitter)| match &sitter.bot {
        _ if !sitter.name.is_empty() => sitter.name.clone(),
        Some(bot) => view::fragment::bot_name(&visitor.texts, bot),
        None => view::boards::seat_name(&visitor.texts, game.entry().offer.name(), seat.number()),
    };
    let tree = &game.record().tree;
    let is_move = |id: &record::NodeId| matches!(tree.node(*id).action, Action::Move(_));
    Some(Listed {
        id: id.text().to_owned(),
        game: game.entry().offer.name().to_owned(),
        spec: game.current().public_spec().to_owned(),
        players: Seat::all(game.current().seats()).zip(&game.record().seats).map(name).collect(),
        moves: tree.path(game.here()).iter().filter(|id| is_move(id)).count(),
        is_own_turn: rights.is_to_move(game),
    })
}
