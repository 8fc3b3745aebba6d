//! The first page.

use rusc_present::Why;
use rusc_view::page::Lobby;

use super::archive::described;
use crate::App;
use crate::habits::Habits;
use crate::problem::Problem;
use crate::response::Response;
use crate::visitor::Visitor;

/// The largest number of unfinished matches in the list; the archive has them all.
const MOST_LISTED: u32 = 12;

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
    let mut unfinished = Vec::new();
    for row in app.store.unfinished(&visitor.secret, MOST_LISTED).await? {
        unfinished.push(described(app, visitor, row).await?);
    }
    let habits = Habits::of(app, visitor).await?.into_games();
    let lobby = Lobby { habits, unfinished, courses: super::tutorial::games(app), problem };
    Ok(Response::page(status, rusc_view::page::lobby(&visitor.reader(app), &lobby)))
}
