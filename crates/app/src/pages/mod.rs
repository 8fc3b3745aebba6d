//! The handlers of all requests.

pub(crate) mod actions;
pub(crate) mod archive;
pub(crate) mod claim;
pub(crate) mod edit;
pub(crate) mod information;
pub(crate) mod keep;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod new;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod tutorial;
pub(crate) mod you;

use std::sync::Arc;

use crate::problem::{Problem, Trouble};
use crate::room::Room;
use crate::{App, MatchId};

/// The open match whose id is in an address.
async fn room(app: &Arc<App>, id: &str) -> Result<Arc<Room>, Problem> {
    app.room(&MatchId::read(id).ok_or(Trouble::NoMatch)?).await
}
