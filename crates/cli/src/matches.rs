//! `rusc match`: plays bots against each other.

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;
use rusc_arena::{Elo, Environment, Job, JobError, Outcome, Played, Tally};
use rusc_game::Seat;
use rusc_host::GivenUp;
use rusc_present::Why;
use rusc_search::Limits;
use rusc_view::Texts;
use serde_json::{Value, json};

use crate::App;
use crate::bots;
use crate::failure::Failure;
use crate::output::{print_json, print_styled, signed};
use crate::progress::Progress;
use crate::saved;
use crate::stop;
use crate::styles::Table;
use crate::thinking::{Thinking, threads};

/// Play a match between bots that take turns in the seats
#[derive(Args)]
#[command(after_help = "Example: rusc match connect4 --bot alphabeta:depth=4 --bot random --games 100

JSON: `game`, `moves`, `bots`, `seed`, `openings`, `limits` (`time` in seconds, `nodes`, `depth`; null if not set), \
`games`, `complete` (false after Ctrl-C), `wins` (by bot), `wins_by_seat`, `draws`, `elo` and `elo_error` (of the first bot, \
95 %; null unless there are two and they are finite), `seconds_per_move` and `failures` (by bot). Ctrl-C stops the match; the \
finished games count and are saved.")]
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
    /// Games played at the same time; does not change the results
    #[arg(long, default_value = "1", value_parser = threads)]
    threads: usize,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Random moves at the start of each round; by default 2 with two players and nothing hidden, 0 otherwise and with --moves
    #[arg(long)]
    openings: Option<u32>,
    /// Moves at the start of every game
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Save every game in this folder as JSON
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

impl Match {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let is_duel = self.bots.len() == 2;
        let (entry, start) = app.catalog.start(&self.game).map_err(Failure::wrong)?;
        for bot in &self.bots {
            bots::check_room(entry, bot, self.threads * self.bots.len()).map_err(Failure::wrong)?;
        }
        // Deals differ from round to round, so these games need no random moves.
        let openings = if is_duel && self.moves.is_empty() && !start.hides_hands() { 2 } else { 0 };
        let job = Job {
            game: self.game.clone(),
            moves: self.moves.clone(),
            bots: self.bots.clone(),
            games: self.games,
            limits: self.thinking.limits(),
            openings: self.openings.unwrap_or(openings),
            seed: self.seed,
            threads: self.threads,
        };
        if let Some(folder) = &self.record {
            saved::prepare(folder)?;
        }
        let began = Instant::now();
        let progress = Progress::of(u64::from(self.games));
        let tally = Mutex::new(Tally::new(job.bots.len()));
        let tell = |played: &Played| {
            let mut tally = tally.lock().expect("no thread panics with the lock held");
            tally.add(played);
            progress.step(&score(&tally));
        };
        let environment = Environment { stop: stop::flag(), clock: &|| began.elapsed(), progress: &tell };
        let outcome = rusc_arena::run(&app.catalog, &job, &environment);
        progress.clear();
        let outcome = outcome.map_err(|error| match error {
            JobError::Over => Failure::undone(error),
            _ => Failure::wrong(error),
        })?;
        self.keep(&outcome)?;
        tell_of_failures(&app.texts(), &outcome);
        self.answer(&outcome)?;
        stop::outcome()
    }

    /// Saves the finished games.
    fn keep(&self, outcome: &Outcome) -> Result<(), Failure> {
        let Some(folder) = &self.record else { return Ok(()) };
        for (index, played) in outcome.games.iter().enumerate() {
            let name = format!("{:0width$}.json", index + 1, width = self.games.to_string().len());
            saved::store(&folder.join(name), rusc_record::json::write(&played.record(&self.bots)).as_bytes())?;
        }
        Ok(())
    }

    fn answer(&self, outcome: &Outcome) -> Result<(), Failure> {
        let games = outcome.games.len();
        if !outcome.is_complete() {
            eprintln!("rusc: stopped after {games} of {} games", self.games);
        }
        if self.json {
            return print_json(VERSION, data(outcome));
        }
        let mut table = Table::new(["bot", "won", "of", "s a move"]);
        for (index, bot) in self.bots.iter().enumerate() {
            let (wins, seconds) = (outcome.wins[index], outcome.seconds_per_move[index]);
            table.row([bot.clone(), wins.to_string(), games.to_string(), format!("{seconds:.4}")]);
        }
        let by_seat: Vec<String> = outcome.wins_by_seat.iter().map(u32::to_string).collect();
        let elo =
            outcome.elo.map_or_else(String::new, |elo| format!("{} is {} Elo (95 %)\n", self.bots[0], difference(elo)));
        print_styled(&format!("{table}draws: {}; wins by seat: {}\n{elo}", outcome.draws, by_seat.join(" ")))
    }
}

fn data(outcome: &Outcome) -> Value {
    let job = &outcome.job;
    let Limits { time, nodes, depth } = job.limits;
    let failures: Vec<usize> =
        (0..job.bots.len()).map(|bot| failed(outcome).filter(|(loser, _)| *loser == bot).count()).collect();
    json!({
        "game": job.game,
        "moves": job.moves,
        "bots": job.bots,
        "seed": job.seed,
        "openings": job.openings,
        "limits": { "time": time.as_ref().map(Duration::as_secs_f64), "nodes": nodes, "depth": depth },
        "games": outcome.games.len(),
        "complete": outcome.is_complete(),
        "wins": outcome.wins,
        "wins_by_seat": outcome.wins_by_seat,
        "draws": outcome.draws,
        "elo": outcome.elo.map(|elo| elo.difference),
        "elo_error": outcome.elo.map(|elo| elo.error),
        "seconds_per_move": outcome.seconds_per_move,
        "failures": failures,
    })
}

/// The games that a bot forfeited: the index of the bot, and the reason.
fn failed(outcome: &Outcome) -> impl Iterator<Item = (usize, &Why)> {
    outcome.games.iter().filter_map(|played| match &played.forfeit {
        Some(GivenUp::Failed(why)) => {
            let loser = Seat::all(played.bots.len() as u8).find(|seat| !played.winners.contains(seat))?;
            Some((played.bots[loser.index()], why))
        }
        _ => None,
    })
}

fn tell_of_failures(texts: &Texts, outcome: &Outcome) {
    for (bot, why) in failed(outcome) {
        eprintln!("rusc: {}: {}", outcome.job.bots[bot], texts.why(why));
    }
}

/// The score so far, short enough for a line with a bar: the wins in the order of the bots, the draws, and the rating difference
/// if it is known.
fn score(tally: &Tally) -> String {
    let wins: Vec<String> = tally.wins.iter().map(u32::to_string).collect();
    let elo = tally.elo().map_or_else(String::new, |elo| format!(", Elo {}", difference(elo)));
    format!("score {}, draws {}{elo}", wins.join(":"), tally.draws)
}

/// A rating difference with its error.
fn difference(elo: Elo) -> String {
    format!("{} ± {:.0}", signed(elo.difference, 0), elo.error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_so_far_has_its_rating_difference() {
        let tally = |wins: &[u32], draws| Tally { wins: wins.to_vec(), wins_by_seat: Vec::new(), draws };
        assert_eq!(score(&tally(&[3, 0], 0)), "score 3:0, draws 0");
        assert_eq!(score(&tally(&[40, 20], 40)), "score 40:20, draws 40, Elo +70 ± 54");
        assert_eq!(score(&tally(&[4, 2, 1], 0)), "score 4:2:1, draws 0");
    }
}
