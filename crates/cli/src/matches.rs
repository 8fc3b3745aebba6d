//! `rusc match`: bots against each other.

use std::path::PathBuf;
use std::time::Instant;

use arena::{Job, JobError, Outcome, Played, World};
use clap::Args;
use offer::GivenUp;
use serde_json::json;

use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::saved;
use crate::stop;
use crate::thinking::Thinking;

/// Play a match between bots, with the seats rotated
#[derive(Args)]
#[command(after_help = "Example: rusc match connect4 --bot alphabeta:depth=4 --bot random --games 100")]
pub(crate) struct Match {
    /// The game, such as connect4 or connect4:8x8
    game: String,
    /// A bot or level; give one for each seat
    #[arg(long = "bot", required = true)]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    thinking: Thinking,
    /// Games played at once; does not change the results
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Fixes all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Random moves that open each round; 2 in duels, 0 with --moves and in other games
    #[arg(long)]
    openings: Option<u32>,
    /// Moves every game begins with
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Save every game in this folder, as JSON
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Match {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let is_duel = self.bots.len() == 2;
        let (_, start) = catalog::start(&self.game).map_err(Failure::wrong)?;
        // Deals that differ from round to round need no random moves to differ.
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
        let tell = |played: &Played| progress.step(&result(played, &job.bots));
        let world = World { stop: stop::flag(), clock: &|| began.elapsed(), progress: &tell };
        let outcome = arena::run(&job, &world).map_err(|error| match error {
            JobError::Over => Failure::undone(error),
            _ => Failure::wrong(error),
        })?;
        progress.clear();
        if outcome.games.len() < job.games as usize {
            eprintln!("rusc: stopped after {} of {} games", outcome.games.len(), job.games);
        }
        for played in &outcome.games {
            if let Some(GivenUp::Failed(reason)) = &played.forfeit {
                eprintln!("rusc: {reason}");
            }
        }
        if let Some(folder) = &self.record {
            for (index, played) in outcome.games.iter().enumerate() {
                let name = format!("{:0width$}.json", index + 1, width = self.games.to_string().len());
                saved::store(&folder.join(name), record::json::write(&played.record(&job.bots)).as_bytes())?;
            }
        }
        self.answer(&outcome)
    }

    fn answer(&self, outcome: &Outcome) -> Result<(), Failure> {
        if self.json {
            return print_json(&json!({
                "games": outcome.games.len(),
                "wins": outcome.wins,
                "wins_by_seat": outcome.wins_by_seat,
                "draws": outcome.draws,
                "elo": outcome.elo.map(|elo| elo.difference),
                "elo_error": outcome.elo.map(|elo| elo.error),
                "seconds_per_move": outcome.seconds_per_move,
            }));
        }
        let games = outcome.games.len();
        let line = |(index, bot): (usize, &String)| {
            let (wins, seconds) = (outcome.wins[index], outcome.seconds_per_move[index]);
            format!("{bot}: {wins} of {games} won, {seconds:.4} s a move\n")
        };
        let bots: String = self.bots.iter().enumerate().map(line).collect();
        let by_seat: Vec<String> = outcome.wins_by_seat.iter().map(u32::to_string).collect();
        let elo = outcome.elo.map_or_else(String::new, |elo| {
            format!("{} is {:+.0} ± {:.0} Elo (95 %)\n", self.bots[0], elo.difference, elo.error)
        });
        print(&format!("{bots}draws: {}; wins by seat: {}\n{elo}", outcome.draws, by_seat.join(" ")))
    }
}

fn result(played: &Played, bots: &[String]) -> String {
    match played.winners[..] {
        [seat] => format!("{} won in {} moves", bots[played.bots[seat.index()]], played.moves.len()),
        _ => format!("draw in {} moves", played.moves.len()),
    }
}
