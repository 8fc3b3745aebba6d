//! `rusc puzzles`: finds positions with one winning move.

use std::io::stdout;

use clap::Args;
use rusc_lab::{Search, find_puzzles};

use crate::App;
use crate::bench::run_in_lab;
use crate::failure::Failure;
use crate::stop;

/// Find puzzles: positions with exactly one winning move, or one that gets the most points, proven by the game's solver
#[derive(Args)]
#[command(after_help = "Example: rusc puzzles connect4 --count 40 > puzzles.txt

The positions come from games between bots that sometimes play at random. How hard a puzzle is, is the number of \
playouts from which on a bot always finds the move. Symmetric copies are left out. The first line of the list is the \
command that makes it again. Ctrl-C stops it; the puzzles found so far are printed.")]
pub(crate) struct Puzzles {
    /// The game, or several boards of one game in turn (see rusc games)
    #[arg(required = true)]
    games: Vec<String>,
    /// Puzzles of each grade
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// Games to play at most
    #[arg(long, default_value_t = 10_000)]
    tries: u64,
    /// The bot that plays the games
    #[arg(long, default_value = "normal")]
    players: String,
    /// Percent of the moves that are played at random
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(0..=100))]
    noise: u64,
    /// Moves before the first position that is looked at
    #[arg(long, default_value_t = 10)]
    from: u64,
    /// In games with points: by how many the move must beat every other
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=1_000))]
    margin: u64,
    /// Nodes that the solver may search for each position
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u64,
    /// The bot that measures how hard a puzzle is
    #[arg(long, default_value = "mcts")]
    judge: String,
    /// Playouts up to which a puzzle is easy
    #[arg(long, default_value_t = 128)]
    easy: u64,
    /// Playouts up to which a puzzle is not hard
    #[arg(long, default_value_t = 2_048)]
    medium: u64,
    /// Fixes all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Puzzles {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let Puzzles { games, count, tries, players, noise, from, margin, nodes, judge, easy, medium, seed } = self;
        let search = Search { games, count, tries, players, noise, from, margin, nodes, judge, easy, medium, seed };
        let catalog = app.catalog.clone();
        run_in_lab(Box::new(move |lab| find_puzzles(&catalog, &search, lab)), &mut stdout().lock())?;
        stop::outcome()
    }
}
