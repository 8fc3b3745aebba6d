//! `rusc terminal`: a match on the screen of a terminal, or with typed lines where there is none.

mod boards;
mod clock;
mod cursor;
mod draw;
#[cfg(test)]
mod goldens;
mod keeper;
mod panel;
mod picture;
mod plain;
mod scene;
mod screen;
mod session;
mod store;
mod wish;
mod world;

use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::time::Duration;

use catalog::Level;
use clap::Args;
use game::Seat;
use record::{Record, Sitter};
use table::{Match, TimeControl};

use crate::failure::Failure;
use crate::saved;
use crate::start;
use crate::thinking::duration;
use keeper::clock_of;
use session::{Session, sitter};
use wish::Wish;

/// Play in the terminal: cursor keys, typed moves, hint, undo, save
#[derive(Args)]
#[command(after_help = "Example: rusc terminal connect4 --seat person --seat expert
Example: rusc terminal hex:9,swap --clock 5m+3s --save evening.json
Example: rusc terminal --load evening.json
A match on the screen is kept in the data folder (RUSC_DATA, or the user's) unless --save names a file. Where input or output \
is no terminal, moves are typed line by line, and the match is kept only in a file that was named.")]
pub(crate) struct Terminal {
    /// The game, such as connect4 or connect4:8x8
    #[arg(required_unless_present = "load", conflicts_with = "load")]
    game: Option<String>,
    /// Who sits in each seat: person, a bot or a level; a person against the normal level unless given
    #[arg(long = "seat", value_name = "WHO")]
    seats: Vec<String>,
    /// The time a bot takes for a move; as its spec says unless given
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// The players' time: 5m+3s for the match and each move, 10s/move, or none
    #[arg(long, value_parser = clock::parse)]
    clock: Option<TimeControl>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Keep the game in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Terminal {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.begin()?;
        let is_screen = stdin().is_terminal() && stdout().is_terminal();
        let (send, news) = channel();
        let (name, here) = (game.entry().offer.name(), game.here());
        let mut session = Session::open(game, self.load.clone(), self.time, send);
        let mut keep = |path| session.fulfil(Wish::Save(path)).map_err(Failure::undone);
        match (self.save, self.load) {
            (Some(path), _) => drop(keep(path)?),
            (None, None) if is_screen => drop(keep(store::new_file(name)?)?),
            (None, _) => {}
        }
        if is_screen { screen::run(session, &news) } else { plain::run(session, &news, here) }
    }

    /// The match to play: a new one, or one that goes on.
    fn begin(&self) -> Result<Match, Failure> {
        let mut record = match (&self.load, &self.game) {
            (Some(path), _) => saved::open(path)?,
            (None, game) => new_record(game.as_deref().unwrap_or_default(), &self.seats)?,
        };
        let (entry, start) = catalog::start(&record.spec).map_err(Failure::wrong)?;
        for (seat, who) in record.seats.iter_mut().zip(&self.seats) {
            *seat = sitter(who);
        }
        let bots = world::bots();
        for bot in record.seats.iter().filter_map(|sitter| sitter.bot.as_deref()) {
            bots(entry, &*start, bot, 0).map_err(Failure::wrong)?;
        }
        let time = self.clock.unwrap_or_else(|| clock_of(&record));
        Match::new(record, time).map_err(Failure::wrong)
    }
}

/// A match in which nothing has been played: the first seat is a person's and the others are bots' unless somebody is named.
fn new_record(spec: &str, named: &[String]) -> Result<Record, Failure> {
    let (_, start) = start::begin(spec)?;
    let seats = start.seats();
    if named.len() > usize::from(seats) {
        return Err(Failure::wrong(format!("{spec} has {seats} seats, but {} are given", named.len())));
    }
    let usual = |seat| if seat == Seat::FIRST { Sitter::default() } else { Sitter::bot(Level::Normal.name()) };
    Ok(Record::new(start.spec(), Seat::all(seats).map(usual).collect()))
}
