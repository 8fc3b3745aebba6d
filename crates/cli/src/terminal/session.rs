//! A table with people at it: carries out their wishes and returns messages.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use rusc_game::Seat;
use rusc_record::{NodeId, Replay, Sitter};
use rusc_table::{Attended, Match, News, Refusal, Request, Snapshot, TimeControl};
use rusc_view::Texts;

use super::environment::environment;
use super::keeper::{Keeper, clock_of};
use super::wish::Wish;
use crate::App;
use crate::failure::Failure;
use crate::saved;

/// The time for a hint if none is given.
const HINT: Duration = Duration::from_secs(5);

/// A running match and its file.
pub(super) struct Session<'a> {
    pub(super) app: &'a App,
    pub(super) table: Attended,
    /// The texts in the language of the session's messages.
    pub(super) texts: Arc<Texts>,
    keeper: Keeper,
    time: Option<Duration>,
    news: Sender<News>,
}

impl<'a> Session<'a> {
    /// Opens a table for a match that is saved in a file. Bots take `time` for a move, if given.
    pub(super) fn open(
        app: &'a App,
        game: Match,
        path: Option<PathBuf>,
        time: Option<Duration>,
        news: Sender<News>,
    ) -> Self {
        let keeper = Keeper::new(path);
        let table = Attended::open(game, environment(time, keeper.clone(), news.clone()));
        Session { app, table, texts: app.texts(), keeper, time, news }
    }

    /// The visible state of the table.
    pub(super) fn look(&self) -> Snapshot {
        self.table.look(Snapshot::clone)
    }

    /// The match as it is now.
    pub(super) fn game(&self) -> Arc<Match> {
        self.look().game
    }

    /// The file in which the match is saved.
    pub(super) fn path(&self) -> Option<PathBuf> {
        self.keeper.path()
    }

    /// Saves the match in a file from now on.
    pub(super) fn keep_in(&self, path: &Path) -> Result<(), Failure> {
        self.keeper.move_to(path, &self.game())
    }

    /// Carries out a wish and returns the message; wishes about the display have no effect here.
    pub(super) fn fulfil(&mut self, wish: Wish) -> Result<String, String> {
        match wish {
            Wish::Play(text) => {
                let game = self.game();
                let seat = game.turn().ok_or_else(|| self.texts.say("cannot-over"))?;
                self.ask(&Request::Play { seat, text, at: Some(game.here()) }, "")
            }
            Wish::Hint => self.hint(),
            Wish::Undo => self.ask(&Request::Undo { seat: self.person() }, "said-undone"),
            Wish::Redo => self.ask(&Request::Redo { seat: self.person() }, "said-redone"),
            Wish::Back => self.ask(&Request::Undo { seat: None }, ""),
            Wish::Forward => self.ask(&Request::Redo { seat: None }, ""),
            Wish::Go(place) => self.go(place),
            Wish::Variation => self.next_variation(),
            Wish::Level(level) => self.change_level(&level),
            Wish::Seat(seat, who) => self.ask(&Request::Seat { seat, sitter: sitter(&who) }, "said-seated"),
            Wish::Save(path) => self.save(&path),
            Wish::Load(path) => self.load(&path),
            Wish::Resign => {
                let seat = self.person().or(self.game().turn()).ok_or_else(|| self.texts.say("cannot-over"))?;
                self.ask(&Request::Resign { seat }, "")
            }
            Wish::Pause => self.ask(&Request::Pause, "said-paused"),
            Wish::Resume => self.ask(&Request::Resume, "said-resumed"),
            Wish::Step => self.quietly(self.table.step()),
            Wish::Pace(seconds) => self.ask(&Request::Pace { seconds }, "said-pace"),
            Wish::Now => self.quietly(self.table.move_now()),
            Wish::Values => self.toggle_values(),
            Wish::Moves | Wish::Show | Wish::Help | Wish::Quit => Ok(String::new()),
        }
    }

    /// The only person at the table; `None` if there are several or none.
    fn person(&self) -> Option<Seat> {
        only_person(&self.game())
    }

    /// Makes a request, and returns the message with the key `done`, or an empty text if there is none.
    fn ask(&self, request: &Request, done: &str) -> Result<String, String> {
        let said = self.quietly(self.table.ask(request).map(drop))?;
        Ok(if done.is_empty() { said } else { self.texts.say(done) })
    }

    /// Returns a message only for a refusal.
    fn quietly(&self, done: Result<(), Refusal>) -> Result<String, String> {
        done.map(|()| String::new()).map_err(|reason| self.texts.reason(&reason))
    }

    /// Asks for a hint; with hidden hands there is none on a bot's turn.
    fn hint(&self) -> Result<String, String> {
        let game = self.game();
        if game.turn().is_some_and(|seat| game.bot(seat).is_some()) {
            return Err(self.texts.say("cannot-hint"));
        }
        self.quietly(self.table.ask_for_hint(self.time.unwrap_or(HINT)))
    }

    fn go(&self, place: usize) -> Result<String, String> {
        let line = line(&self.game());
        let missing = || self.texts.tell("cannot-go", &[("place", place.into()), ("count", (line.len() - 1).into())]);
        let node = *line.get(place).ok_or_else(missing)?;
        self.ask(&Request::GoTo { node }, "")
    }

    fn next_variation(&self) -> Result<String, String> {
        let game = self.game();
        let (tree, here) = (&game.record().tree, game.here());
        let next = tree.node(here).parent.and_then(|parent| {
            let siblings = &tree.node(parent).children;
            let place = siblings.iter().position(|&sibling| sibling == here)?;
            Some(siblings[(place + 1) % siblings.len()]).filter(|&next| next != here)
        });
        let node = next.ok_or_else(|| self.texts.say("cannot-vary"))?;
        self.ask(&Request::GoTo { node }, "")
    }

    fn change_level(&self, level: &str) -> Result<String, String> {
        let game = self.game();
        let is_bot = |seat: &Seat| game.bot(*seat).is_some();
        let seats: Vec<Seat> = Seat::all(game.current().seats()).filter(is_bot).collect();
        if seats.is_empty() {
            return Err(self.texts.say("cannot-level"));
        }
        for seat in seats {
            self.ask(&Request::Seat { seat, sitter: Sitter::bot(level) }, "")?;
        }
        Ok(self.texts.tell("said-level", &[("level", level.into())]))
    }

    fn save(&self, path: &Path) -> Result<String, String> {
        self.keep_in(path).map_err(|failure| failure.in_words(&self.texts))?;
        Ok(self.texts.tell("said-saved", &[("file", path.display().to_string().into())]))
    }

    fn load(&mut self, path: &Path) -> Result<String, String> {
        let replay = saved::open(self.app, path, None).map_err(|failure| failure.in_words(&self.texts))?;
        let time = clock_of(&replay.record);
        let game = resumed(self.app, replay, time).map_err(|failure| failure.in_words(&self.texts))?;
        *self = Session::open(self.app, game, Some(path.to_path_buf()), self.time, self.news.clone());
        Ok(self.texts.tell("said-loaded", &[("file", path.display().to_string().into())]))
    }

    fn toggle_values(&self) -> Result<String, String> {
        if self.look().is_analysing {
            self.table.stop_analysis();
            return Ok(String::new());
        }
        self.quietly(self.table.start_analysis())
    }
}

/// Continues a saved match.
pub(super) fn resumed(app: &App, replay: Replay, time: TimeControl) -> Result<Match, Failure> {
    let entry = app.catalog.entry(replay.position(NodeId::ROOT).game_name()).map_err(Failure::wrong)?;
    Ok(Match::new(entry.clone(), replay, time))
}

/// The player for `person`, a bot or a level.
pub(super) fn sitter(who: &str) -> Sitter {
    if who == "person" { Sitter::default() } else { Sitter::bot(who) }
}

/// The only person in a match; `None` if there are several or none.
pub(super) fn only_person(game: &Match) -> Option<Seat> {
    let mut persons = Seat::all(game.current().seats()).filter(|&seat| game.bot(seat).is_none());
    persons.next().filter(|_| persons.next().is_none())
}

/// The nodes of the current line, from the start to its end.
pub(super) fn line(game: &Match) -> Vec<NodeId> {
    game.record().tree.path(game.tip())
}
