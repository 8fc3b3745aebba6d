//! `rusc bench ladder`: all bots of a game in one tournament, and whether the levels come out in order.

use std::path::Path;

use rusc_arena::{Course, Row, Standings, Study};
use rusc_catalog::{Catalog, Level};
use rusc_lab::{Experiment, Lab, LabError, Named};

use crate::App;
use crate::broker::Workers;
use crate::data;
use crate::failure::Failure;
use crate::tournament::{self, file, report};

rusc_present::parameters! {
    /// Options of the ladder.
    struct Ladder {
        /// play only this game
        game: Option<Named> = None;
        /// games of each meeting, 0 for the usual number
        games: u32 = 0, 0..=100_000;
        /// seed of all random choices
        seed: u64 = 1;
    }
}

/// The experiment that rates every bot of every game.
pub(crate) fn experiment(app: &App) -> Experiment {
    let catalog = app.catalog.clone();
    let about = "the levels and the bots of the source documents in one tournament per game; it can be continued";
    Experiment::new("ladder", about, move |asked: &Ladder, lab| run(&catalog, asked, lab))
}

fn run(catalog: &Catalog, asked: &Ladder, lab: &mut Lab) -> Result<(), LabError> {
    let wanted = |name: &str| asked.game.as_ref().is_none_or(|game| game.text() == name);
    for (game, text) in rusc_lab::ladders().into_iter().filter(|(game, _)| wanted(game)) {
        let failed = |failure: Failure| match failure {
            Failure::Wrong(why) => LabError::Wrong(why),
            failure => LabError::Undone(failure.into_why()),
        };
        let (mut plan, _) = file::parse(catalog, text, game, Path::new("")).map_err(failed)?;
        if asked.games > 0 {
            plan.games = asked.games;
        }
        plan.seed = asked.seed;
        plan.name = format!("{}-{}-{}", plan.name, plan.games, plan.seed);
        let entry = catalog.entry(game).map_err(LabError::wrong)?;
        for (name, bot) in plan.names.iter_mut().zip(&plan.bots) {
            if let Some(level) = Level::named(bot) {
                *name = format!("{bot} ({})", entry.level(level));
            }
        }
        let path = data::folder("RUSC_DATA").map_err(failed)?.join("tournaments").join(format!("{}.sqlite", plan.name));
        let mut show_progress = |course: &Course| {
            let (done, known) = course.progress();
            (lab.progress)(&format!("{game}: {done} of {known} jobs"));
        };
        let played =
            tournament::played(catalog, &plan, &path, &Workers::default(), &[], lab.threads, &mut show_progress);
        let (standings, _) = played.map_err(failed)?;
        write(&standings, lab)?;
    }
    Ok(())
}

/// Writes the table of a game, and the distances of the levels.
fn write(standings: &Standings, lab: &mut Lab) -> Result<(), LabError> {
    writeln!(lab.out, "{}: {} games\n", standings.game, standings.games)?;
    writeln!(lab.out, "| bot | Elo (95 %) | points | games | share | s a move |\n|---|---|---|---|---|---|")?;
    for row in &standings.rows {
        let share = row.share().unwrap_or(0.0);
        let rating = report::rating(row);
        let Row { name, points, games, seconds_per_move, .. } = row;
        writeln!(lab.out, "| {name} | {rating} | {points:.1} | {games} | {share:.3} | {seconds_per_move:.4} |")?;
    }
    writeln!(lab.out)?;
    let row = |level: Level| standings.rows.iter().position(|row| row.spec == level.name());
    for pair in Level::ALL.windows(2) {
        let (Some(lower), Some(upper)) = (row(pair[0]), row(pair[1])) else { continue };
        let elo = |place: usize| standings.rows[place].rating.map_or(0.0, |rating| rating.elo);
        let apart = elo(upper) - elo(lower);
        let direct = standings.rows[upper].cells[lower].map_or_else(String::new, |cell| {
            format!("; when they met, {:.1} to {:.1} points in {} games", cell.own, cell.other, cell.games)
        });
        writeln!(lab.out, "{} is {apart:+.0} Elo above {}{direct}.", pair[1].name(), pair[0].name())?;
    }
    writeln!(lab.out)?;
    Ok(())
}
