//! `rusc selfplay`: games of a bot against itself, for learning.

use std::path::PathBuf;

use clap::Args;
use rusc_arena::{MoveLimits, Plan, PlanError, Selfplay as Games, Study};
use serde_json::json;

use crate::App;
use crate::bots;
use crate::broker::{self, Workers};
use crate::failure::Failure;
use crate::matches::openings;
use crate::output::print_json;
use crate::progress::Progress;
use crate::saved::store as write;
use crate::stop;
use crate::thinking::{Thinking, threads};

/// Let a bot play against itself, and write the games for learning
#[derive(Args)]
#[command(after_help = "Example: rusc selfplay hex:7 --bot mcts --nodes 2000 --games 1000 -o games.jsonl

Each line of FILE is a game with its moves, the bot's score and time for each, and the result: a saved game that every other \
command reads. Every game has its own deal and opening. The same command continues after a stop; --seed makes it repeatable.")]
pub(crate) struct Selfplay {
    /// The game (see `rusc games`)
    game: String,
    /// The bot or level
    #[arg(long)]
    bot: String,
    /// Number of games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// The file for the games
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    thinking: Thinking,
    /// Random moves at the start of each game, or a file with an opening on each line
    #[arg(long, value_name = "N|FILE")]
    openings: Option<String>,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games in a job
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    batch: u32,
    /// Jobs done at the same time on this machine; does not change the games
    #[arg(long, default_value = "1", value_parser = threads)]
    threads: usize,
    /// The file that keeps the outcomes until all are done; by default beside the file for the games
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,
    #[command(flatten)]
    workers: Workers,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

impl Selfplay {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let (entry, start) = app.catalog.start(&self.game).map_err(Failure::wrong)?;
        bots::check_room(entry, &self.bot, self.threads).map_err(Failure::wrong)?;
        let limits = self.thinking.limits();
        let plan = Plan {
            game: self.game.clone(),
            moves: String::new(),
            bots: vec![self.bot.clone(); usize::from(start.seats())],
            games: self.games,
            limits: MoveLimits {
                depth: limits.depth,
                nodes: limits.nodes,
                time: limits.time.map(|time| time.as_secs_f64()),
                ..MoveLimits::default()
            },
            openings: openings::choose(&app.catalog, &self.game, "", self.openings.as_deref(), (entry, &start))?,
            seed: self.seed,
        };
        let mut games = Games::new(&app.catalog, &plan, self.batch as usize).map_err(|error| match error {
            PlanError::Over => Failure::undone(error),
            _ => Failure::wrong(error),
        })?;
        let written = json!({ "plan": plan, "batch": self.batch });
        let path = self.store.clone().unwrap_or_else(|| {
            let mut path = self.output.clone().into_os_string();
            path.push(".sqlite");
            path.into()
        });
        let mut store = broker::store(&path, "selfplay", &written)?;
        let flags = stop::gentle_flags();
        let mut crew = self.workers.crew(&app.catalog, ("selfplay", &written), &[], self.threads, flags)?;
        let progress = Progress::table(games.progress().1, 0);
        let mut report = |games: &Games| {
            let (done, known) = games.progress();
            let line = || format!("{} games", games.records().count());
            progress.reach(done, known, line, line);
        };
        let conducted = rusc_fleet::conduct(&mut games, &mut store, &mut *crew, flags[0], &mut report);
        progress.clear();
        conducted.map_err(broker::undone)?;
        let text: String = games.records().map(|record| format!("{record}\n")).collect();
        write(&self.output, text.as_bytes())?;
        broker::complain(games.set_aside());
        let count = games.records().count();
        if self.json {
            print_json(
                VERSION,
                json!({ "game": plan.game, "bot": self.bot, "seed": self.seed, "games": count, "complete": games.is_complete() }),
            )?;
        } else {
            eprintln!("rusc: {count} games in {}", self.output.display());
        }
        stop::outcome()
    }
}
