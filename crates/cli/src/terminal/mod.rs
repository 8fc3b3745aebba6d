//! `rusc terminal`: a match on the terminal's screen, or with typed lines if there is no terminal.
//!
//! A game of your own is drawn by its [`TerminalArt`], with types of `ratatui`.

mod boards;
mod canvas;
mod clock;
mod cursor;
mod draw;
mod environment;
mod keeper;
mod panel;
mod picture;
mod plain;
mod scene;
mod screen;
mod session;
mod store;
#[cfg(test)]
mod tests;
mod wish;

use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use clap::Args;
use rusc_catalog::Level;
use rusc_game::Seat;
use rusc_record::{NodeId, Record, Replay, Sitter};
use rusc_table::{Match, TimeControl};

pub(crate) use boards::Boards;
pub use boards::TerminalArt;
pub use picture::{Picture, Sight, Spot};
pub use ratatui;

use crate::App;
use crate::bots;
use crate::failure::Failure;
use crate::saved;
use crate::start;
use crate::thinking::duration;
use crate::trouble::Trouble;
use keeper::clock_of;
use session::{Session, resumed, sitter};

/// Play in the terminal: arrow keys, typed moves, hint, undo, save
#[derive(Args)]
#[command(after_help = "Example: rusc terminal connect4 --seat person --seat expert
Example: rusc terminal hex:9,swap --clock 5m+3s --save evening.json
Example: rusc terminal --load evening.json
A match on the screen is saved in the data folder (RUSC_DATA, or the user's) unless --save names a file. If input or output is \
not a terminal, moves are read line by line, and the match is saved only in a file given by --save.")]
pub(crate) struct Terminal {
    /// The game (see `rusc games`)
    #[arg(required_unless_present = "load", conflicts_with = "load")]
    game: Option<String>,
    /// Player in each seat: person, a bot or a level; by default a person against the normal level
    #[arg(long = "seat", value_name = "WHO")]
    seats: Vec<String>,
    /// Time a bot takes for a move; by default as its spec says
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// Time control: 5m+3s for the match and each move, 10s/move, or none
    #[arg(long, value_parser = clock::parse)]
    clock: Option<TimeControl>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Save the game in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Terminal {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let game = self.begin(app)?;
        let is_screen = stdin().is_terminal() && stdout().is_terminal();
        let (send, news) = channel();
        let (name, here) = (game.entry().name(), game.here());
        let session = Session::open(app, game, self.load.clone(), self.time, send);
        match (self.save, self.load) {
            (Some(path), _) => session.keep_in(&path)?,
            (None, None) if is_screen => session.keep_in(&store::new_file(name)?)?,
            (None, _) => {}
        }
        if is_screen { screen::run(session, &news) } else { plain::run(session, &news, here) }
    }

    /// The match to play: a new one, or a saved one to continue.
    fn begin(&self, app: &App) -> Result<Match, Failure> {
        let mut replay = match (&self.load, &self.game) {
            (Some(path), _) => saved::open(app, path, None)?,
            (None, game) => new_match(app, game.as_deref().unwrap_or_default(), &self.seats)?,
        };
        let start = Arc::clone(replay.position(NodeId::ROOT));
        let entry = app.catalog.entry(start.game_name()).map_err(Failure::wrong)?;
        for (seat, who) in replay.record.seats.iter_mut().zip(&self.seats) {
            *seat = sitter(who);
        }
        for bot in replay.record.seats.iter().filter_map(|sitter| sitter.bot.as_deref()) {
            bots::bot(entry, start.in_public(), bot, 0).map_err(Failure::wrong)?;
        }
        let time = self.clock.unwrap_or_else(|| clock_of(&replay.record));
        resumed(app, replay, time)
    }
}

/// A match without moves: by default the first seat is a person's and the others are bots'.
fn new_match(app: &App, spec: &str, named: &[String]) -> Result<Replay, Failure> {
    let (_, start) = start::begin(app, spec)?;
    let seats = start.seats();
    if named.len() > usize::from(seats) {
        return Err(Failure::wrong(Trouble::ManySeats { game: spec.to_owned(), seats, named: named.len() }));
    }
    let usual = |seat| if seat == Seat::FIRST { Sitter::default() } else { Sitter::bot(Level::Normal.name()) };
    let record = Record::new(start.spec(), Seat::all(seats).map(usual).collect());
    Replay::new(&app.catalog, record).map_err(Failure::wrong)
}
