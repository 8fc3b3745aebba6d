//! The first page.

use rusc_game::Seat;
use rusc_present::Why;
use rusc_record::{Action, NodeId, Sitter};
use rusc_table::Match;
use rusc_view::page::{Listed, Lobby};

use crate::problem::Problem;
use crate::response::Response;
use crate::rights::Rights;
use crate::visitor::Visitor;
use crate::{App, Kept, MatchId};

/// The largest number of unfinished matches in the list.
const MOST_LISTED: u32 = 20;

/// The first page.
pub(crate) async fn page(app: &App, visitor: &Visitor) -> Result<Response, Problem> {
    page_with(app, visitor, 200, None).await
}

/// The first page, with the reason why a file could not be opened.
pub(super) async fn page_with(
    app: &App,
    visitor: &Visitor,
    status: u16,
    problem: Option<Why>,
) -> Result<Response, Problem> {
    let (mut unfinished, mut damaged) = (Vec::new(), Vec::new());
    for id in app.store.unfinished(&visitor.secret, MOST_LISTED).await? {
        match listed(app, visitor, &id).await {
            Ok(listed) => unfinished.extend(listed),
            Err(why) => damaged.push((id.text().to_owned(), why)),
        }
    }
    let lobby = Lobby { unfinished, damaged, problem };
    Ok(Response::page(status, rusc_view::page::lobby(&visitor.reader(app), &lobby)))
}

/// A match as the list shows it, or why it cannot be read; `None` if it has been deleted meanwhile.
async fn listed(app: &App, visitor: &Visitor, id: &MatchId) -> Result<Option<Listed>, Why> {
    if let Some(room) = app.open_room(id) {
        let (game, rights) = (room.moment(app).snapshot.game, room.rights(&visitor.secret));
        return Ok(Some(described(visitor, id, &game, &rights)));
    }
    let kept = app.store.load(id).await.map_err(|error| Why::of(&error))?;
    let rights = |kept: &Kept| Rights::new(&visitor.secret, &kept.host, &kept.places);
    Ok(kept.map(|kept| described(visitor, id, &kept.game, &rights(&kept))))
}

fn described(visitor: &Visitor, id: &MatchId, game: &Match, rights: &Rights) -> Listed {
    let name = |(seat, sitter): (Seat, &Sitter)| match &sitter.bot {
        _ if !sitter.name.is_empty() => sitter.name.clone(),
        Some(bot) => rusc_view::bot_name(&visitor.texts, bot),
        None => rusc_view::seat_name(&visitor.texts, game.entry().name(), seat),
    };
    let tree = &game.record().tree;
    let is_move = |id: &NodeId| matches!(tree.node(*id).action, Action::Move(_));
    Listed {
        id: id.text().to_owned(),
        game: game.entry().name().to_owned(),
        spec: game.current().public_spec().to_owned(),
        players: Seat::all(game.current().seats()).zip(&game.record().seats).map(name).collect(),
        moves: tree.upward(game.here()).filter(is_move).count(),
        is_own_turn: rights.is_to_move(game),
    }
}
