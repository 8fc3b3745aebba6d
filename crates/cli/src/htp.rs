//! `rusc htp`: the Hex Text Protocol on standard input and output.

use std::io::{self, BufRead, Write, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use rusc_engine::{Choices, Environment, Session, Swap};

use crate::App;
use crate::bots;
use crate::disk::Disk;
use crate::failure::Failure;
use crate::thinking::{duration, threads};

/// Speak the Hex Text Protocol, for HexGui and other Hex programs
#[derive(Args)]
#[command(after_help = "Example: rusc htp --bot mcts --time 2s

The controller sends commands, one per line (list_commands lists them); param_rusc shows and changes the options.")]
pub(crate) struct Htp {
    /// The bot or level (see `rusc games`)
    #[arg(long, default_value_t = Choices::default().bot)]
    bot: String,
    /// Time for a move; by default a share of the clock, or 5s without a clock
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// Number of threads
    #[arg(long, default_value_t = Choices::default().threads, value_parser = threads)]
    threads: usize,
    /// Allow the second player to swap the first stone
    #[arg(long)]
    swap: bool,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Htp {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let entry = app.catalog.entry(rusc_engine::GAME).map_err(Failure::wrong)?;
        bots::check_room(entry, &self.bot, 1).map_err(Failure::wrong)?;
        let began = Instant::now();
        let clock = || began.elapsed();
        let environment =
            Environment { games: &app.catalog, clock: &clock, files: &Disk, live: &show, seed: self.seed };
        let swap = if self.swap { Swap::On } else { Swap::Off };
        let choices = Choices { bot: self.bot, time: self.time, threads: self.threads, swap, live_gfx: false };
        let mut session = Session::new(environment, choices).map_err(Failure::wrong)?;
        for Line { text, stop } in listen() {
            let text = text?;
            if let Some(response) = session.answer(&text, &stop) {
                write!(stdout(), "{response}")?;
                stdout().flush()?;
            }
            if session.has_quit() {
                break;
            }
        }
        Ok(())
    }
}

/// Shows a picture to the controller, which reads it before the response. If the controller is gone, the response says so.
fn show(picture: &str) {
    let mut output = stdout().lock();
    let _ = output.write_all(picture.as_bytes()).and_then(|()| output.flush());
}

/// A line from the controller, and the flag that interrupts its command.
struct Line {
    text: io::Result<String>,
    stop: Arc<AtomicBool>,
}

/// The lines from the controller, read while a bot thinks since one of them may interrupt it.
fn listen() -> Receiver<Line> {
    let (sender, lines) = channel();
    thread::spawn(move || read(&sender));
    lines
}

fn read(sender: &Sender<Line>) {
    let mut latest = Arc::new(AtomicBool::new(false));
    for bytes in stdin().lock().split(b'\n') {
        let text = bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        match text.as_ref().map(|text| text.trim()) {
            Ok("# interrupt") => latest.store(true, Ordering::Relaxed),
            Ok("") => {}
            _ => {
                latest = Arc::new(AtomicBool::new(false));
                if sender.send(Line { text, stop: Arc::clone(&latest) }).is_err() {
                    return;
                }
            }
        }
    }
}
