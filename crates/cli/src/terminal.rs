//! `rusc terminal`: a game with typed moves, against a bot or another person.

use std::io::{BufRead, stdin};
use std::time::{Duration, Instant};

use catalog::{Entry, Level};
use clap::Args;
use game::Seat;
use offer::{Player, Position, Thought};
use search::{Control, Limits};

use crate::failure::Failure;
use crate::genmove::summary;
use crate::machine;
use crate::output::print;
use crate::progress::Progress;
use crate::show;
use crate::start;
use crate::stop;
use crate::thinking::duration;

/// Play in the terminal: type moves, or hint, undo, help, quit
#[derive(Args)]
#[command(after_help = "Example: rusc terminal connect4 --seat person --seat expert")]
pub(crate) struct Terminal {
    /// The game, such as connect4 or connect4:8x8
    game: String,
    /// Who sits in each seat: person, a bot or a level; a person against the normal level unless given
    #[arg(long = "seat", value_name = "WHO")]
    seats: Vec<String>,
    /// The most time a bot takes for a move
    #[arg(long, value_parser = duration, default_value = "5s")]
    time: Duration,
}

const HELP: &str = "Type a move, or:
  hint   what the expert would play
  undo   takes back your last move
  moves  the moves there are
  show   the board once more
  help   this list
  quit   ends the game
";

impl Terminal {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (entry, start) = start::begin(&self.game)?;
        let seats = usize::from(start.seats());
        if self.seats.len() > seats {
            return Err(Failure::wrong(format!("{} has {seats} seats, but {} are given", self.game, self.seats.len())));
        }
        let who = |seat: usize| match self.seats.get(seat) {
            Some(who) => who.as_str(),
            None if seat == 0 => "person",
            None => Level::Normal.name(),
        };
        let sit = |seat: usize| match who(seat) {
            "person" => Ok(None),
            bot => entry.bot(&*start, bot, seat as u64).map(Some).map_err(Failure::wrong),
        };
        let players = (0..seats).map(sit).collect::<Result<Vec<_>, _>>()?;
        let mut game = Session { entry, position: start.clone(), start, moves: Vec::new(), players, time: self.time };
        game.play()
    }
}

/// A game under way.
struct Session {
    entry: &'static Entry,
    start: Box<dyn Position>,
    position: Box<dyn Position>,
    moves: Vec<String>,
    /// None for a person.
    players: Vec<Option<Box<dyn Player>>>,
    time: Duration,
}

/// Whether the game goes on.
#[derive(PartialEq)]
enum Then {
    GoOn,
    Quit,
}

impl Session {
    fn play(&mut self) -> Result<(), Failure> {
        print(HELP)?;
        while let Some(seat) = self.position.turn().seat() {
            let then = match self.players[seat.index()].take() {
                Some(mut bot) => {
                    let thought = self.think(&mut *bot);
                    self.players[seat.index()] = Some(bot);
                    let best = thought.best.ok_or_else(|| Failure::undone("the bot found no move"))?;
                    print(&format!("player {seat} plays {best}\n"))?;
                    self.accept(&best)?
                }
                None => {
                    print(&format!("\n{}> ", show::text(&*self.position, Some(seat))))?;
                    self.ask(seat)?
                }
            };
            if then == Then::Quit {
                return Ok(());
            }
        }
        print(&format!("\n{}", show::text(&*self.position, None)))?;
        if self.position.hides_hands() { print(&format!("This was {}.\n", self.position.spec())) } else { Ok(()) }
    }

    /// Reads a line and does what it says.
    fn ask(&mut self, seat: Seat) -> Result<Then, Failure> {
        let mut line = String::new();
        if stop::idle(|| stdin().lock().read_line(&mut line))? == 0 {
            print("\n")?;
            return Ok(Then::Quit);
        }
        match line.trim() {
            "" | "show" => {}
            "quit" | "q" | "exit" => return Ok(Then::Quit),
            "help" | "?" => print(HELP)?,
            "moves" => print(&format!("{}\n", self.position.moves().join(" ")))?,
            "undo" => self.undo(seat)?,
            "hint" => {
                let mut expert = self.entry.bot(&*self.start, Level::Expert.name(), 0).map_err(Failure::wrong)?;
                let thought = self.think(&mut *expert);
                print(&format!("{}: {}\n", thought.best.clone().unwrap_or_default(), summary(&thought)))?;
            }
            text => return self.accept(text),
        }
        Ok(Then::GoOn)
    }

    fn accept(&mut self, text: &str) -> Result<Then, Failure> {
        match self.position.play(text) {
            Ok(name) => self.moves.push(name),
            Err(error) => print(&format!("{error}\n"))?,
        }
        Ok(Then::GoOn)
    }

    /// Goes back to the last turn of this person.
    fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.position.hides_hands() {
            return print("moves cannot be taken back where hands are hidden: you have seen what they revealed\n");
        }
        for length in (0..self.moves.len()).rev() {
            let mut earlier = self.start.clone();
            for name in &self.moves[..length] {
                earlier.play(name).map_err(Failure::undone)?;
            }
            if earlier.turn().seat() == Some(seat) {
                self.moves.truncate(length);
                self.position = earlier;
                return Ok(());
            }
        }
        print("there is nothing to take back\n")
    }

    /// Lets a bot think; Ctrl-C makes it move now.
    fn think(&self, bot: &mut dyn Player) -> Thought {
        let began = Instant::now();
        let clock = || began.elapsed();
        let limits = Limits { time: Some(self.time), ..Limits::default() };
        let control =
            Control { limits, threads: 1, cores: machine::cores(), seed: 1, stop: stop::flag(), clock: &clock };
        let progress = Progress::open();
        let thought = bot.think(&*self.position, &control, &mut |thought| progress.tell(&summary(thought)));
        progress.clear();
        stop::reset();
        thought
    }
}
