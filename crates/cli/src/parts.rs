//! A solve divided among the workers of a broker.

use rusc_arena::{Solving, Study};
use rusc_present::{Solution, Why};
use serde_json::json;

use crate::App;
use crate::broker::{self, Workers};
use crate::data;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::stop;

/// The value of every move of a position. What the workers find is kept, so that the same command goes on after a stop.
pub(crate) fn solved(app: &App, game: &str, moves: &str, workers: &Workers) -> Result<Solution<String>, Failure> {
    let mut solving = Solving::new(&app.catalog, game, moves).map_err(Failure::Undone)?;
    let plan = json!({ "game": game, "moves": moves });
    let name = format!("solve-{}.sqlite", rusc_fleet::fingerprint(&plan));
    let path = data::folder("RUSC_DATA")?.join("solves").join(name);
    let mut store = broker::store(&path, "solve", &plan)?;
    let flags = stop::gentle_flags();
    let mut crew = workers.crew(&app.catalog, ("solve", &plan), &[], 1, flags)?;
    let progress = Progress::table(solving.progress().1, 0);
    let mut report = |solving: &Solving| {
        let (done, known) = solving.progress();
        let line = || "moves solved".to_owned();
        progress.reach(done, known, line, line);
    };
    let conducted = rusc_fleet::conduct(&mut solving, &mut store, &mut *crew, flags[0], &mut report);
    progress.clear();
    conducted.map_err(broker::undone)?;
    match solving.solution() {
        Ok(Some(solution)) => Ok(solution),
        Ok(None) => {
            let (done, known) = solving.progress();
            Err(Failure::Undone(Why::quoted(format!("{done} of {known} moves are solved; the same command continues"))))
        }
        Err(error) => Err(Failure::undone(error)),
    }
}
