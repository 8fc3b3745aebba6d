//! A match on the screen: draws it on every change and handles keys.

use std::io;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::Duration;
use std::{fs, path::Path};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::terminal::Terminal;
use rusc_game::Seat;
use rusc_record::{Action, NodeId};
use rusc_table::{News, Snapshot};
use rusc_view::Texts;

use super::canvas::{self, Canvas};
use super::cursor::Direction;
use super::draw::{Look, draw};
use super::picture::Picture;
use super::plain::plays;
use super::scene::Scene;
use super::session::Session;
use super::wish::Wish;
use crate::failure::Failure;
use crate::output::print;
use crate::stop;
use crate::trouble::Trouble;

/// How long to wait for a key before checking the table again.
const TICK: Duration = Duration::from_millis(50);
/// The number of ticks after which an idle screen is redrawn for its clocks.
const IDLE_TICKS: u32 = 4;

/// How long the screen may take to close when the program is asked to end.
const FAREWELL: Duration = Duration::from_secs(2);

/// Whether a thread has panicked, so that the terminal is back in its normal state and must not be drawn on.
static HAS_PANICKED: AtomicBool = AtomicBool::new(false);

/// Plays a match until the person quits; the screen is restored in any case.
pub(super) fn run(session: Session, news: &Receiver<News>) -> Result<(), Failure> {
    let mut terminal = canvas::open()?;
    let restore = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        HAS_PANICKED.store(true, Ordering::Relaxed);
        restore(panic);
    }));
    let (here, path) = (session.game().here(), session.path());
    let mut screen =
        Screen { session, look: Look::default(), picture: Picture::new(0, 0), uncovered: None, seen: here };
    let ended = screen.play(&mut terminal, news);
    canvas::close();
    screen.say_goodbye(path.as_deref())?;
    ended
}

/// Ends the program if the screen does not, since waiting for a key never ends once the terminal is gone. The match is saved.
fn end_without_terminal(stop: &'static AtomicBool) {
    std::thread::spawn(|| {
        while !stop.load(Ordering::Relaxed) {
            std::thread::sleep(TICK);
        }
        std::thread::sleep(FAREWELL);
        std::process::exit(stop::INTERRUPTED.into());
    });
}

struct Screen<'a> {
    session: Session<'a>,
    look: Look,
    /// The picture of the board as last drawn.
    picture: Picture,
    /// The seat that last asked to see its hidden hand.
    uncovered: Option<Seat>,
    /// The node whose move was last announced.
    seen: NodeId,
}

/// Whether the screen stays open.
enum Then {
    GoOn,
    Quit,
}

impl Screen<'_> {
    fn play(&mut self, terminal: &mut Terminal<Canvas>, news: &Receiver<News>) -> Result<(), Failure> {
        let stop = stop::flag();
        end_without_terminal(stop);
        let mut quiet_ticks = IDLE_TICKS;
        loop {
            if news.try_iter().count() > 0 || quiet_ticks >= IDLE_TICKS {
                self.draw(terminal)?;
                quiet_ticks = 0;
            }
            quiet_ticks += 1;
            if event::poll(TICK)? {
                quiet_ticks = IDLE_TICKS;
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => {
                        if is_control(&key, 'c') {
                            return Err(Failure::Interrupted);
                        }
                        if is_control(&key, 'l') {
                            terminal.clear()?;
                        }
                        if let Then::Quit = self.press(&key) {
                            return Ok(());
                        }
                    }
                    Event::Paste(text) => self.look.input.extend(text.chars().filter(|sign| !sign.is_control())),
                    _ => {}
                }
            }
            if stop.load(Ordering::Relaxed) {
                return Err(Failure::Interrupted);
            }
            if HAS_PANICKED.load(Ordering::Relaxed) {
                return Err(Failure::undone(Trouble::Fault));
            }
        }
    }

    fn draw(&mut self, terminal: &mut Terminal<Canvas>) -> io::Result<()> {
        let snapshot = self.session.look();
        let (scene, texts) = (self.scene_of(&snapshot), &self.session.texts);
        if let Some(news) = bot_news(&snapshot, self.seen, texts) {
            self.look.message = news;
        }
        self.seen = snapshot.game.here();
        terminal.draw(|frame| self.picture = draw(&scene, &self.look, texts, frame.buffer_mut()))?;
        Ok(())
    }

    fn scene(&self) -> Scene {
        self.scene_of(&self.session.look())
    }

    fn scene_of(&self, snapshot: &Snapshot) -> Scene {
        Scene::of(snapshot, self.uncovered, &self.session.app.boards, &self.session.texts)
    }

    fn press(&mut self, key: &KeyEvent) -> Then {
        if std::mem::take(&mut self.look.is_help_open) {
            return Then::GoOn;
        }
        let is_typing = !self.look.input.is_empty();
        match key.code {
            KeyCode::Char('z') if is_control(key, 'z') => return self.wish(Wish::Undo),
            KeyCode::Char('y') if is_control(key, 'y') => return self.wish(Wish::Redo),
            KeyCode::Char(_) if key.modifiers.contains(KeyModifiers::CONTROL) => {}
            KeyCode::Char(sign) if is_typing => self.look.input.push(sign),
            KeyCode::Char('?') | KeyCode::F(1) => self.look.is_help_open = true,
            KeyCode::Char('!') => return self.ask_for_hint(),
            KeyCode::Char('[') | KeyCode::PageUp => return self.wish(Wish::Back),
            KeyCode::Char(']') | KeyCode::PageDown => return self.wish(Wish::Forward),
            KeyCode::Char('.') => return self.wish(Wish::Step),
            KeyCode::Char(' ') => return self.hurry_or_pause(),
            KeyCode::Char(sign) => self.look.input.push(sign),
            KeyCode::Home => return self.wish(Wish::Go(0)),
            KeyCode::End => {
                let game = self.session.game();
                return self.wish(Wish::Go(game.record().tree.path(game.tip()).len() - 1));
            }
            KeyCode::Backspace if is_typing => drop(self.look.input.pop()),
            KeyCode::Backspace => return self.wish(Wish::Undo),
            KeyCode::Esc => {
                self.look.input.clear();
                self.look.message.clear();
                self.session.table.stop_hint();
            }
            KeyCode::Enter => return self.enter(),
            KeyCode::Tab => self.look.cursor.turn(&self.picture, 1),
            KeyCode::BackTab => self.look.cursor.turn(&self.picture, -1),
            code => self.point(code, key.modifiers),
        }
        Then::GoOn
    }

    /// Moves the cursor, or with a modifier the view of the board.
    fn point(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        let (direction, (x, y)) = match code {
            KeyCode::Left => (Direction::Left, (-2, 0)),
            KeyCode::Right => (Direction::Right, (2, 0)),
            KeyCode::Up => (Direction::Up, (0, -1)),
            KeyCode::Down => (Direction::Down, (0, 1)),
            _ => return,
        };
        if modifiers.is_empty() {
            self.look.cursor.step(&self.picture, direction);
            self.look.pan = (0, 0);
        } else {
            self.look.pan = (self.look.pan.0 + x, self.look.pan.1 + y);
        }
    }

    /// Carries out what was typed, or plays the move under the cursor.
    fn enter(&mut self) -> Then {
        let line = std::mem::take(&mut self.look.input);
        if !line.is_empty() {
            return match Wish::parse(&line, &self.session.texts) {
                Ok(wish) => self.wish(wish),
                Err(problem) => {
                    self.look.message = problem;
                    Then::GoOn
                }
            };
        }
        let curtain = self.scene().curtain;
        if curtain.is_some() {
            self.uncovered = curtain;
            return Then::GoOn;
        }
        match self.look.cursor.choose(&self.picture).map(|(_, name)| name.to_owned()) {
            Some(name) => self.wish(Wish::Play(name)),
            None => Then::GoOn,
        }
    }

    /// Asks for a hint; if there is one already, moves the cursor to it.
    fn ask_for_hint(&mut self) -> Then {
        match self.session.look().hint.and_then(|hint| hint.best.clone()) {
            Some(name) => self.look.cursor.go_to(&self.picture, &name),
            None => return self.wish(Wish::Hint),
        }
        Then::GoOn
    }

    /// Makes a bot move at once; between bots, pauses or resumes.
    fn hurry_or_pause(&mut self) -> Then {
        let Snapshot { game, is_thinking, .. } = self.session.look();
        self.wish(match () {
            () if !game.is_going_on() => Wish::Resume,
            () if is_thinking && !game.is_demonstration() => Wish::Now,
            () => Wish::Pause,
        })
    }

    fn wish(&mut self, wish: Wish) -> Then {
        match wish {
            Wish::Quit => return Then::Quit,
            Wish::Help => self.look.is_help_open = true,
            Wish::Moves => {
                self.look.message = self.scene().moves.join(" ");
            }
            Wish::Load(_) => {
                self.look = Look { message: self.fulfil(wish), ..Look::default() };
                (self.uncovered, self.seen) = (None, self.session.game().here());
            }
            wish => self.look.message = self.fulfil(wish),
        }
        Then::GoOn
    }

    /// Carries out a wish and returns the message.
    fn fulfil(&mut self, wish: Wish) -> String {
        self.session.fulfil(wish).unwrap_or_else(|problem| problem)
    }

    /// Prints where the match is saved; the file created for a match without events is removed.
    fn say_goodbye(&self, made: Option<&Path>) -> Result<(), Failure> {
        let is_empty = self.session.game().record().tree.len() == 1;
        match self.session.path() {
            Some(path) if is_empty && made == Some(&*path) => Ok(fs::remove_file(path)?),
            Some(path) => {
                let command = format!("rusc terminal --load {}", path.display());
                print(&(self.session.texts.tell("said-kept", &[("command", command.into())]) + "\n"))
            }
            None => Ok(()),
        }
    }
}

fn is_control(key: &KeyEvent, letter: char) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char(letter)
}

/// The message on a bot's move or on trouble, if the current node has changed since `seen`.
fn bot_news(snapshot: &Snapshot, seen: NodeId, texts: &Texts) -> Option<String> {
    let game = &*snapshot.game;
    if let Some(trouble) = &snapshot.trouble {
        return Some(texts.why(trouble));
    }
    let node = game.record().tree.node(game.here());
    let seat = game.position(node.parent?).turn().seat()?;
    match &node.action {
        Action::Move(name) if game.here() != seen && game.here() == game.tip() && game.bot(seat).is_some() => {
            Some(plays(texts, seat, name))
        }
        _ => None,
    }
}
