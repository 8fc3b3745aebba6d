//! A table at which somebody sits: does what is wished for and says what came of it.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use game::Seat;
use record::{NodeId, Sitter};
use table::{Match, News, Request, Table};

use super::keeper::{Keeper, clock_of};
use super::wish::Wish;
use super::world::world;
use crate::saved;

/// How long advice is thought about where no time is given.
const HINT: Duration = Duration::from_secs(5);

/// A match under way and where it is kept.
pub(super) struct Session {
    pub(super) table: Table,
    keeper: Arc<Mutex<Keeper>>,
    time: Option<Duration>,
    news: Sender<News>,
}

impl Session {
    /// Opens a table for a match that is kept in a file. A bot takes `time` for a move, if given.
    pub(super) fn open(game: Match, path: Option<PathBuf>, time: Option<Duration>, news: Sender<News>) -> Self {
        let keeper = Arc::new(Mutex::new(Keeper::new(game.clone(), path)));
        let journal = {
            let keeper = Arc::clone(&keeper);
            move |event: &_| lock(&keeper).keep(event)
        };
        let table = Table::open(game, world(time, Box::new(journal), news.clone()));
        Session { table, keeper, time, news }
    }

    /// The file in which the match is kept.
    pub(super) fn path(&self) -> Option<PathBuf> {
        lock(&self.keeper).path().map(Path::to_path_buf)
    }

    /// Does what is wished for and says what came of it; what only those can do who show the match does nothing here.
    pub(super) fn fulfil(&mut self, wish: Wish) -> Result<String, String> {
        match wish {
            Wish::Play(text) => {
                let (turn, at) = self.table.look(|glance| (glance.game.turn(), glance.game.here()));
                let seat = turn.ok_or("the match is over: undo goes back")?;
                self.ask(&Request::Play { seat, text, at: Some(at) }, "")
            }
            Wish::Hint => self.hint(),
            Wish::Undo => self.ask(&Request::Undo { seat: self.person() }, "taken back"),
            Wish::Redo => self.ask(&Request::Redo { seat: self.person() }, "played again"),
            Wish::Back => self.ask(&Request::Undo { seat: None }, ""),
            Wish::Forward => self.ask(&Request::Redo { seat: None }, ""),
            Wish::Go(place) => self.go(place),
            Wish::Variation => self.next_variation(),
            Wish::Level(level) => self.change_level(&level),
            Wish::Seat(seat, who) => self.ask(&Request::Seat { seat, sitter: sitter(&who) }, "seated"),
            Wish::Save(path) => self.save(path),
            Wish::Load(path) => self.load(&path),
            Wish::Resign => {
                let to_move = self.table.look(|glance| glance.game.turn());
                let seat = self.person().or(to_move).ok_or("the match is over")?;
                self.ask(&Request::Resign { seat }, "")
            }
            Wish::Pause => self.ask(&Request::Pause, "bots and clocks wait; resume lets them go on"),
            Wish::Resume => self.ask(&Request::Resume, "bots and clocks go on"),
            Wish::Step => self.table.step().map(|()| String::new()).map_err(|refusal| refusal.to_string()),
            Wish::Pace(seconds) => self.ask(&Request::Pace { seconds }, "so be it"),
            Wish::Now => self.table.move_now().map(|()| String::new()).map_err(|refusal| refusal.to_string()),
            Wish::Values => self.toggle_values(),
            Wish::Moves | Wish::Show | Wish::Help | Wish::Quit => Ok(String::new()),
        }
    }

    /// The one person at the table; none where several play, or only bots.
    fn person(&self) -> Option<Seat> {
        self.table.look(|glance| only_person(glance.game))
    }

    fn ask(&self, request: &Request, done: &str) -> Result<String, String> {
        self.table.ask(request).map(|_| done.to_owned()).map_err(|refusal| refusal.to_string())
    }

    /// Asks for advice; where hands are hidden, a bot's move is nothing to give advice on.
    fn hint(&self) -> Result<String, String> {
        let is_bot = self.table.look(|glance| glance.game.turn().is_some_and(|seat| glance.game.bot(seat).is_some()));
        if is_bot {
            return Err("a hint is for the person to move".to_owned());
        }
        self.table
            .ask_for_hint(self.time.unwrap_or(HINT))
            .map(|()| String::new())
            .map_err(|refusal| refusal.to_string())
    }

    fn go(&self, place: usize) -> Result<String, String> {
        let line = self.table.look(|glance| line(glance.game));
        let missing = || format!("there is no move {place}: the line has {}", line.len() - 1);
        let node = *line.get(place).ok_or_else(missing)?;
        self.ask(&Request::GoTo { node }, "")
    }

    fn next_variation(&self) -> Result<String, String> {
        let next = self.table.look(|glance| {
            let (tree, here) = (&glance.game.record().tree, glance.game.here());
            let siblings = &tree.node(tree.node(here).parent?).children;
            let place = siblings.iter().position(|&sibling| sibling == here)?;
            Some(siblings[(place + 1) % siblings.len()]).filter(|&next| next != here)
        });
        let node = next.ok_or("nothing else was tried for the last move")?;
        self.ask(&Request::GoTo { node }, "")
    }

    fn change_level(&self, level: &str) -> Result<String, String> {
        let seats = self.table.look(|glance| {
            let is_bot = |seat: &Seat| glance.game.bot(*seat).is_some();
            Seat::all(glance.game.current().seats()).filter(is_bot).collect::<Vec<_>>()
        });
        if seats.is_empty() {
            return Err("no bot plays: seat one with: seat 2 normal".to_owned());
        }
        for seat in seats {
            self.ask(&Request::Seat { seat, sitter: Sitter::bot(level) }, "")?;
        }
        Ok(format!("the bot is {level} now"))
    }

    fn save(&self, path: PathBuf) -> Result<String, String> {
        let said = format!("kept in {} from now on", path.display());
        lock(&self.keeper).move_to(path)?;
        Ok(said)
    }

    fn load(&mut self, path: &Path) -> Result<String, String> {
        let record = saved::open(path).map_err(|failure| failure.to_string())?;
        let time = clock_of(&record);
        let game = Match::new(record, time).map_err(|error| format!("{}: {error}", path.display()))?;
        *self = Session::open(game, Some(path.to_path_buf()), self.time, self.news.clone());
        Ok(format!("loaded {}", path.display()))
    }

    fn toggle_values(&self) -> Result<String, String> {
        if self.table.look(|glance| glance.is_analysing) {
            self.table.stop_analysis();
            return Ok(String::new());
        }
        self.table.start_analysis().map(|()| String::new()).map_err(|refusal| refusal.to_string())
    }
}

/// Who is meant by `person`, a bot or a level.
pub(super) fn sitter(who: &str) -> Sitter {
    if who == "person" { Sitter::default() } else { Sitter::bot(who) }
}

/// The one person in a match; none where several play, or only bots.
pub(super) fn only_person(game: &Match) -> Option<Seat> {
    let mut persons = Seat::all(game.current().seats()).filter(|&seat| game.bot(seat).is_none());
    persons.next().filter(|_| persons.next().is_none())
}

/// The nodes of the line the table is on, from the start to its end.
pub(super) fn line(game: &Match) -> Vec<NodeId> {
    game.record().tree.path(game.tip())
}

fn lock(keeper: &Mutex<Keeper>) -> MutexGuard<'_, Keeper> {
    keeper.lock().expect("no thread panics with the lock held")
}
