//! The page of a match, of one of its positions, and what is laid over its board.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Html;
use game::Seat;
use record::NodeId;
use serde::Deserialize;

use super::{apart, room};
use crate::App;
use crate::problem::Problem;
use crate::showing::{Look, show};
use crate::visitor::Visitor;

/// How a page or a stream of events is looked at, as its address says.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The number of the player who says to be at the device.
    #[serde(rename = "as")]
    says: Option<u8>,
    overlay: Option<String>,
}

impl Asked {
    pub(crate) fn look(self) -> Look {
        let overlay = self.overlay.filter(|name| name != "none").unwrap_or_default();
        Look { says: self.says.and_then(|number| number.checked_sub(1)).map(Seat::new), at: None, overlay }
    }
}

/// The page of a match.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    whole(app, id, visitor, asked.look()).await
}

/// The page of one position of a match, to look at.
pub(crate) async fn page_at(
    State(app): State<Arc<App>>,
    Path((id, node)): Path<(String, u32)>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    whole(app, id, visitor, Look { at: Some(NodeId(node)), ..asked.look() }).await
}

async fn whole(app: Arc<App>, id: String, visitor: Visitor, look: Look) -> Result<Html<String>, Problem> {
    apart(move || {
        let room = room(&app, &id)?;
        let moment = room.moment();
        if look.at.is_some_and(|node| !moment.game.record().tree.contains(node)) {
            return Err(Problem::missing("the match has no such position"));
        }
        let page = show(&room, &moment, &visitor, &look, |shown| view::page::play(&visitor.reader(&app), shown));
        Ok(Html(page.into_string()))
    })
    .await
}

/// The board with something laid over it.
pub(crate) async fn overlay(
    State(app): State<Arc<App>>,
    Path((id, overlay)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    apart(move || {
        let room = room(&app, &id)?;
        let moment = room.moment();
        let game = moment.game.entry().offer.name();
        let is_known = view::boards::art(game).is_some_and(|art| art.overlays.contains(&overlay.as_str()));
        if !is_known && overlay != "none" {
            return Err(Problem::missing("nothing of that name can be laid over this board"));
        }
        let look = Asked { overlay: Some(overlay), ..asked }.look();
        let parts = show(&room, &moment, &visitor, &look, |shown| {
            let texts = &visitor.texts;
            view::fragment::board(texts, shown).into_string() + &view::fragment::controls(texts, shown).into_string()
        });
        Ok(Html(parts))
    })
    .await
}
