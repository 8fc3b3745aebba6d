//! `rusc tournament`: any number of bots, rated all at once.

pub(crate) mod file;
pub(crate) mod report;

use std::path::PathBuf;

use clap::Args;
use rusc_arena::{Course, Done, PlanError, Standings, Study, Tournament as Plan, TournamentError};
use rusc_catalog::Catalog;
use serde_json::json;

use crate::App;
use crate::bots;
use crate::broker::{self, Workers};
use crate::data;
use crate::failure::Failure;
use crate::output::{print_json, print_styled};
use crate::progress::Progress;
use crate::saved::store as write;
use crate::stop;
use crate::thinking::threads;

/// Play a tournament between any number of bots, on this machine or on many
#[derive(Args)]
#[command(after_help = "Example: rusc tournament cup.toml --threads 2 --svg cup.svg
Example: rusc tournament cup.toml --broker nats://10.0.0.1:4222

FILE is TOML: name, game and bots (a list of specs) are needed. format is \"round-robin\", \"gauntlet\" (the first bot against all), \
\"swiss\" or \"ladder\"; further keys are rounds, games (of each meeting), nodes, depth, time, cpu_time, margin, openings, moves, \
sprt = [ELO0, ELO1], batch (rounds of games in a job), seed, [names] and [data]; see docs/tournaments.md.

Every outcome is saved at once: the same command continues a tournament that was stopped or killed, and the page /tournaments of \
`rusc` shows it. The first Ctrl-C finishes the running games, the second stops at once.

JSON: see docs/json.md.")]
pub(crate) struct Tournament {
    /// The tournament file
    file: PathBuf,
    /// Jobs done at the same time on this machine; does not change the results
    #[arg(long, default_value = "1", value_parser = threads)]
    threads: usize,
    /// The file that keeps the outcomes; by default in the data folder, named after the tournament
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,
    #[command(flatten)]
    workers: Workers,
    /// Write the table to this file, as a page
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write the table to this file, as a picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write the table to this file, for spreadsheets
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write all games to this file, one on each line
    #[arg(long, value_name = "FILE")]
    games: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

impl Tournament {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let (plan, data) = file::read(&app.catalog, &self.file)?;
        let path = match &self.store {
            Some(path) => path.clone(),
            None => data::folder("--store FILE")?.join("tournaments").join(format!("{}.sqlite", plan.name)),
        };
        let (standings, games) = {
            let progress = Progress::table(0, 0);
            let mut show_progress = |course: &Course| {
                let (done, known) = course.progress();
                let (table, line) = (|| report::text(&course.standings()), || report::line(&course.standings()));
                progress.reach(done, known, table, line);
            };
            let played = played(&app.catalog, &plan, &path, &self.workers, &data, self.threads, &mut show_progress);
            progress.clear();
            played?
        };
        let table = rusc_fleet::crosstable(&standings);
        let texts = app.texts();
        let files = [
            (&self.html, rusc_view::crosstable::document(&texts, &table)),
            (&self.svg, rusc_view::crosstable::picture(&texts, &table)),
            (&self.csv, report::csv(&standings)),
            (&self.games, games.join("\n") + "\n"),
        ];
        for (path, content) in files {
            if let Some(path) = path {
                write(path, content.as_bytes())?;
            }
        }
        broker::complain(&standings.set_aside);
        if !standings.is_complete {
            let (done, known) = standings.progress;
            eprintln!("rusc: stopped after {done} of {known} jobs; the same command continues");
        }
        if self.json {
            print_json(VERSION, report::data(&standings))?;
        } else {
            print_styled(&report::text(&standings))?;
        }
        stop::outcome()
    }
}

/// Plays a tournament, or what is left of it; gives the table and the records of all games.
pub(crate) fn played(
    catalog: &Catalog,
    plan: &Plan,
    path: &std::path::Path,
    workers: &Workers,
    data: &[(String, PathBuf)],
    threads: usize,
    progress: &mut dyn FnMut(&Course),
) -> Result<(Standings, Vec<String>), Failure> {
    let (entry, _) = catalog.start(&plan.game).map_err(Failure::wrong)?;
    if !workers.is_remote() {
        for bot in &plan.bots {
            bots::check_room(entry, bot, threads).map_err(Failure::wrong)?;
        }
    }
    let mut course = Course::new(catalog, plan).map_err(|error| match error {
        TournamentError::Plan(PlanError::Over) => Failure::undone(error),
        _ => Failure::wrong(error),
    })?;
    let written = json!(plan);
    let mut store = broker::store(path, "tournament", &written)?;
    let flags = stop::gentle_flags();
    let mut crew = workers.crew(catalog, (&plan.name, &written), data, threads, flags)?;
    rusc_fleet::conduct(&mut course, &mut store, &mut *crew, flags[0], progress).map_err(broker::undone)?;
    let outcomes = store.outcomes().map_err(Failure::undone)?;
    let games = outcomes.into_iter().flat_map(|outcome| match outcome.done {
        Done::Games(records) => records,
        _ => Vec::new(),
    });
    Ok((course.standings(), games.collect()))
}
