//! Rusc as a program that others drive: takes commands, gives responses, and keeps the game in between.

mod asked;
mod clocks;
mod commands;
mod live;
mod loading;
mod looking;
mod settings;
mod thinking;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_catalog::{Catalog, Level};
use rusc_game::Seat;
use rusc_host::{AnyPosition, Player};
use rusc_present::{Eyes, Files, SetUp, SpecError};
use rusc_record::htp::{Command, Response};

use crate::hex::{Stone, spec, stones};
use asked::Asked;
use clocks::Clocks;
use looking::Remembered;

pub(crate) use asked::{Refusal, seat};
pub(crate) use commands::names;

/// What a session needs from outside.
#[derive(Clone, Copy)]
pub struct Environment<'a> {
    /// The catalog of games.
    pub games: &'a Catalog,
    /// The current time, counted from any fixed moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// The files that may be loaded.
    pub files: &'a dyn Files,
    /// Shows a picture of a search while it runs; pictures come between a command and its response, if they are wanted.
    pub live: &'a (dyn Fn(&str) + Sync),
    /// The seed of all random choices.
    pub seed: u64,
}

/// Whether the first stone may be swapped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Swap {
    /// The game has no swap rule.
    #[default]
    Off,
    /// The second player may take over the first stone instead of moving.
    On,
}

/// The settings that the controller may change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The spec or level of the bot that chooses moves.
    pub bot: String,
    /// The time the bot takes for a move; if not set, as long as the clock allows.
    pub time: Option<Duration>,
    /// The number of threads the bot uses.
    pub threads: usize,
    /// Whether the first stone may be swapped.
    pub swap: Swap,
    /// Whether to show pictures of a search while it runs.
    pub live_gfx: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Choices { bot: Level::Expert.name().to_owned(), time: None, threads: 1, swap: Swap::Off, live_gfx: false }
    }
}

/// One session with a controller.
pub struct Session<'a> {
    environment: Environment<'a>,
    choices: Choices,
    size: u32,
    /// Every position since the board was cleared; the last is on the board now.
    history: Vec<Arc<dyn AnyPosition>>,
    /// The colour that has resigned the game on the board.
    resigned: Option<Seat>,
    clocks: Clocks,
    /// The bot that plays; it is made when it is first needed.
    player: Option<Box<dyn Player>>,
    /// The bot's latest thought.
    remembered: Option<Remembered>,
    has_quit: bool,
}

impl<'a> Session<'a> {
    /// Starts a session with an empty 11x11 board.
    ///
    /// # Errors
    /// Names the unknown bot or the invalid parameter.
    pub fn new(environment: Environment<'a>, choices: Choices) -> Result<Self, SpecError> {
        let size = 11;
        let start = start(&environment, size, choices.swap)?;
        let mut session = Session {
            environment,
            choices,
            size,
            history: vec![start],
            resigned: None,
            clocks: Clocks::default(),
            player: None,
            remembered: None,
            has_quit: false,
        };
        session.player = Some(session.seat_bot(&session.choices.bot)?);
        Ok(session)
    }

    /// Executes a line and gives its response, or `None` for a blank line or comment. Once `stop` is set, a thinking bot answers
    /// at once.
    pub fn answer(&mut self, line: &str, stop: &AtomicBool) -> Option<Response> {
        let Command { id, name, arguments } = Command::read(line)?;
        let asked = Asked { arguments: &arguments, stop };
        let answer = self.obey(&name, &asked).map_err(|refusal| refusal.to_string());
        Some(Response { id, answer })
    }

    /// Whether the command `quit` was received.
    pub fn has_quit(&self) -> bool {
        self.has_quit
    }

    fn position(&self) -> &Arc<dyn AnyPosition> {
        self.history.last().expect("a history begins with the empty board")
    }

    /// Starts a game on an empty board.
    fn restart(&mut self, size: u32) -> Result<(), Refusal> {
        let start = start(&self.environment, size, self.choices.swap).map_err(|_| Refusal::Size(size.to_string()))?;
        self.size = size;
        self.history = vec![start];
        self.resigned = None;
        self.player = None;
        self.clocks.reset();
        Ok(())
    }

    /// The position on the board with this colour to move.
    fn turned_to(&self, seat: Seat) -> Result<Arc<dyn AnyPosition>, Refusal> {
        Ok(self.position().set_up(&SetUp { stones: Vec::new(), turn: Some(seat) })?)
    }

    /// Puts a position on the board.
    fn put(&mut self, position: Arc<dyn AnyPosition>) {
        self.resigned = None;
        self.history.push(position);
    }

    /// Plays a move for a colour, even out of turn or after the game is decided.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let turned = self.turned_to(seat)?;
        let next = match text.to_ascii_lowercase().as_str() {
            "resign" => {
                self.resigned = Some(seat);
                return Ok(());
            }
            "swap-sides" => {
                turned.check("swap")?;
                self.without_swap(seat)?
            }
            "swap" | "swap-pieces" => turned.play("swap")?.position,
            cell if turned.is_over() => {
                if lying(&turned).iter().any(|(_, name)| name == cell) {
                    return Err(Refusal::Illegal(format!("{cell} is occupied")));
                }
                turned.set_up(&SetUp { stones: vec![(cell.to_owned(), Some(seat))], turn: Some(seat.rival()) })?
            }
            cell => turned.play(cell)?.position,
        };
        self.put(next);
        Ok(())
    }

    /// The position on the board after the players swapped colours: the stones stay, the same colour has the turn, and no more
    /// swap is allowed.
    fn without_swap(&self, turn: Seat) -> Result<Arc<dyn AnyPosition>, Refusal> {
        let plain = start(&self.environment, self.size, Swap::Off)?;
        Ok(plain.set_up(&SetUp { stones: owned(lying(self.position())), turn: Some(turn) })?)
    }

    /// Turns the swap rule on or off, for this game and later ones.
    fn set_swap(&mut self, swap: Swap) -> Result<(), Refusal> {
        let start = start(&self.environment, self.size, swap)?;
        for position in &mut self.history {
            let turn = position.turn().seat();
            *position = start.set_up(&SetUp { stones: owned(lying(position)), turn })?;
        }
        self.choices.swap = swap;
        self.player = None;
        Ok(())
    }
}

fn start(environment: &Environment, size: u32, swap: Swap) -> Result<Arc<dyn AnyPosition>, SpecError> {
    environment.games.start(&spec(size, swap)).map(|(_, start)| start)
}

/// The stones of a position, in an order in which they could have been played.
fn lying(position: &Arc<dyn AnyPosition>) -> Vec<Stone> {
    stones(&position.board(Eyes::All))
}

fn owned(stones: Vec<Stone>) -> Vec<(String, Option<Seat>)> {
    stones.into_iter().map(|(seat, name)| (name, Some(seat))).collect()
}
