//! `rusc match`: plays bots against each other.

pub(crate) mod openings;
mod report;

use std::io::{Write, stdout};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use clap::Args;
use rusc_arena::statistics::Sprt;
use rusc_arena::{Clock, Environment, Log, LogError, MoveLimits, Plan, PlanError, Played, Tally};

use crate::App;
use crate::bots;
use crate::clocks;
use crate::failure::Failure;
use crate::output::{json_line, print_json, print_styled};
use crate::progress::Progress;
use crate::stop;
use crate::thinking::{Thinking, duration, threads};
use crate::trouble::Trouble;
use report::Report;

/// Play a match between bots that take turns in the seats
#[derive(Args)]
#[command(after_help = "Example: rusc match connect4 --bot alphabeta:depth=4 --bot random --games 100
Example: rusc match hex:11 --bot mcts --bot hexodus --nodes 2000 --sprt 0,10 --games 10000 --record games

Games are played in pairs (with more than two players in rounds) that have the same opening or deal and differ in who has which \
seat. Pairs and rounds are the unit of all intervals, which are 95 % confidence intervals. A game that repeats another move by move \
counts once. Of two bots the Elo difference is given, also normalised, with profile likelihood intervals; the shares of the wins \
have bootstrap intervals.

--record writes each game to DIR/games.jsonl as it ends, so that nothing is lost if the program is killed, and --resume continues. \
The first Ctrl-C finishes the running games, the second stops at once; the finished games count and are saved.

JSON: see docs/json.md. --json prints the result; --json-lines prints every game as it ends, then the result.")]
pub(crate) struct Match {
    /// The game (see `rusc games`)
    game: String,
    /// A bot or level, once for each seat
    #[arg(long = "bot", required = true)]
    bots: Vec<String>,
    /// Number of games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    thinking: Thinking,
    /// Processor time for a move; other work on the machine does not count
    #[arg(long, value_parser = duration, conflicts_with = "time", value_name = "TIME")]
    cpu_time: Option<Duration>,
    /// Time over its limit after which a bot loses the game
    #[arg(long, default_value = "2s", value_parser = duration, value_name = "TIME")]
    margin: Duration,
    /// Games played at the same time; does not change the results
    #[arg(long, default_value = "1", value_parser = threads)]
    threads: usize,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Random moves at the start of each round, or a file with an opening on each line. By default the balanced openings that
    /// come with the game, otherwise 2 random moves; 0 with --moves, with hidden hands and with more than two players
    #[arg(long, value_name = "N|FILE")]
    openings: Option<String>,
    /// Moves at the start of every game
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Stop as soon as a sequential test between two normalised Elo differences is decided; ALPHA and BETA, the error rates,
    /// are 0.05 each unless given
    #[arg(long, value_parser = sprt, allow_hyphen_values = true, value_name = "ELO0,ELO1[,ALPHA,BETA]")]
    sprt: Option<Sprt>,
    /// Save every game in this folder as it ends
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Continue the match in the folder of --record; it must have the same game, bots, limits, openings and seed
    #[arg(long, requires = "record")]
    resume: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print one JSON object for each game as it ends, and one for the match
    #[arg(long, conflicts_with = "json")]
    json_lines: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 2;
/// The version of the JSON output for a game.
const GAME_VERSION: u32 = 1;

impl Match {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let plan = self.plan(app)?;
        plan.check(&app.catalog).map_err(|error| match error {
            PlanError::Over => Failure::undone(error),
            _ => Failure::wrong(error),
        })?;
        let (log, done) = self.log(&plan, app)?;
        let mut tally = Tally::new(plan.bots.len(), self.sprt);
        done.iter().for_each(|game| tally.add(game));
        let [drain, stop] = stop::gentle_flags();
        let progress = Progress::table(plan.games.into(), done.len() as u64);
        progress.show(&Report { plan: &plan, tally: &tally, is_complete: false }.live());
        let course = Mutex::new(Course { tally, log, failure: None });
        let finished = |game: &Played| {
            let mut course = course.lock().expect("no thread panics with the lock held");
            self.count(&mut course, &plan, game, &progress)
        };
        let clock = || clocks::now(plan.limits.clock);
        let environment = Environment { threads: self.threads, drain, stop, clock: &clock, finished: &finished };
        let is_decided = course.lock().expect("no thread panics with the lock held").tally.is_decided();
        let played = if is_decided { Ok(done) } else { rusc_arena::run(&app.catalog, &plan, done, &environment) };
        progress.clear();
        let games = played.map_err(Failure::wrong)?;
        let Course { mut tally, failure, .. } = course.into_inner().expect("no thread panics with the lock held");
        if let Some(failure) = failure {
            return Err(failure);
        }
        tally.close();
        let is_complete = tally.is_decided() || games.len() == plan.games as usize;
        let report = Report { plan: &plan, tally: &tally, is_complete };
        report.complain(&app.texts(), &games);
        if self.json || self.json_lines {
            print_json(VERSION, report.data())?;
        } else {
            print_styled(&report.text())?;
        }
        stop::outcome()
    }

    /// What is played.
    fn plan(&self, app: &App) -> Result<Plan, Failure> {
        let (entry, start) = app.catalog.start(&self.game).map_err(Failure::wrong)?;
        for bot in &self.bots {
            bots::check_room(entry, bot, self.threads * self.bots.len()).map_err(Failure::wrong)?;
            if self.cpu_time.is_some() && rusc_engine::is_external(entry, bot) {
                return Err(Failure::wrong(Trouble::ExternalClock { bot: bot.clone() }));
            }
        }
        if self.sprt.is_some() && self.bots.len() != 2 {
            return Err(Failure::wrong(Trouble::SprtSeats { bots: self.bots.len() }));
        }
        let limits = self.thinking.limits();
        let clock = if self.cpu_time.is_some() { Clock::Processor } else { Clock::Wall };
        clocks::check(clock).map_err(Failure::undone)?;
        Ok(Plan {
            game: self.game.clone(),
            moves: self.moves.clone(),
            bots: self.bots.clone(),
            games: self.games,
            limits: MoveLimits {
                depth: limits.depth,
                nodes: limits.nodes,
                time: self.cpu_time.or(limits.time).map(|time| time.as_secs_f64()),
                clock,
                margin: self.margin.as_secs_f64(),
            },
            openings: openings::choose(
                &app.catalog,
                &self.game,
                &self.moves,
                self.openings.as_deref(),
                (entry, &start),
            )?,
            seed: self.seed,
        })
    }

    /// The log of the match, if it has one, and the games that it holds.
    fn log(&self, plan: &Plan, app: &App) -> Result<(Option<Log>, Vec<Played>), Failure> {
        let Some(folder) = &self.record else { return Ok((None, Vec::new())) };
        let opened = if self.resume {
            Log::resume(folder, plan, &app.catalog)
        } else {
            Log::create(folder, plan).map(|log| (log, Vec::new()))
        };
        let (log, mut games) = opened.map_err(|error| match error {
            LogError::Busy { .. } | LogError::System { .. } => Failure::undone(error),
            _ => Failure::wrong(error),
        })?;
        games.retain(|game| game.number < plan.games);
        Ok((Some(log), games))
    }

    /// Saves, counts and shows a finished game; breaks off if the match is decided or the game cannot be saved.
    fn count(&self, course: &mut Course, plan: &Plan, game: &Played, progress: &Progress) -> ControlFlow<()> {
        if course.failure.is_some() {
            return ControlFlow::Break(());
        }
        let Course { tally, log, failure } = course;
        *failure = self.keep(log.as_mut(), plan, game, progress).err();
        if failure.is_some() {
            return ControlFlow::Break(());
        }
        tally.add(game);
        let report = Report { plan, tally, is_complete: false };
        progress.step_lazily(|| report.live(), || report.line());
        if tally.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Saves a finished game, and prints it if asked.
    fn keep(&self, log: Option<&mut Log>, plan: &Plan, game: &Played, progress: &Progress) -> Result<(), Failure> {
        if let Some(log) = log {
            log.append(game, plan).map_err(Failure::undone)?;
        }
        if self.json_lines {
            let mut out = stdout();
            progress.beside(&mut out).write_all(json_line(GAME_VERSION, report::game(plan, game)).as_bytes())?;
            out.flush()?;
        }
        Ok(())
    }
}

/// A match that is being played.
struct Course {
    tally: Tally,
    log: Option<Log>,
    /// Why a game could not be saved or printed.
    failure: Option<Failure>,
}

/// Parses `ELO0,ELO1` or `ELO0,ELO1,ALPHA,BETA`.
fn sprt(text: &str) -> Result<Sprt, Trouble> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
    let test = match numbers.as_deref() {
        Some(&[elo0, elo1]) => Sprt::new(elo0, elo1, 0.05, 0.05),
        Some(&[elo0, elo1, alpha, beta]) => Sprt::new(elo0, elo1, alpha, beta),
        _ => None,
    };
    test.ok_or_else(|| Trouble::NoSprt { text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequential_tests_are_read() {
        assert_eq!(sprt("0,10"), Ok(Sprt::new(0.0, 10.0, 0.05, 0.05).expect("a test")));
        assert_eq!(sprt("-5, 0, 0.1, 0.2"), Ok(Sprt::new(-5.0, 0.0, 0.1, 0.2).expect("a test")));
        for text in ["", "5", "10,0", "0,10,0.05", "0,10,0,0.05", "0,10,0.6,0.6", "a,b", "0,inf", "0,NaN"] {
            assert_eq!(sprt(text), Err(Trouble::NoSprt { text: text.to_owned() }));
        }
    }
}
