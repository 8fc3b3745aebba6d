#![doc = include_str!("../README.md")]

mod admin;
mod analyze;
mod backup;
mod bench;
mod bots;
mod broker;
mod check;
mod clocks;
mod completions;
mod convert;
mod data;
mod disk;
mod failure;
mod games;
mod genmove;
mod htp;
mod kept;
mod ladder;
mod learn;
mod lettering;
mod limits;
mod locale;
mod log;
mod machine;
mod man;
mod manual;
mod matches;
mod memory;
mod online;
mod output;
mod parts;
mod perft;
mod picture;
mod play;
mod processor;
mod program;
mod progress;
mod puzzles;
mod restore;
mod results;
mod saved;
mod scores;
mod selfplay;
mod show;
mod solve;
mod standing;
mod start;
mod status;
mod stop;
mod styles;
pub mod terminal;
#[cfg(test)]
mod tests;
mod thinking;
mod throughput;
mod tournament;
mod translations;
mod trouble;
mod verify;
mod work;

pub use program::{App, Game};
pub use {rusc_game as game, rusc_present as present, rusc_search as search, rusc_view as view};

use std::error::Error;

use clap::error::ContextKind;
use clap::{Parser, Subcommand};
use rusc_present::Why;

use failure::Failure;
use trouble::Trouble;

/// Play, analyse and solve board games.
#[derive(Parser)]
#[command(name = "rusc", version = env!("RUSC_VERSION"), after_help = "Example: rusc genmove connect4 --moves 4453 --bot expert")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Terminal(terminal::Terminal),
    Games(games::Games),
    Show(show::Show),
    Genmove(genmove::Genmove),
    Analyze(analyze::Analyze),
    Solve(solve::Solve),
    Verify(verify::Verify),
    Match(matches::Match),
    Tournament(tournament::Tournament),
    Work(work::Work),
    Status(status::Status),
    Selfplay(selfplay::Selfplay),
    Convert(convert::Convert),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Learn(learn::Learn),
    Puzzles(puzzles::Puzzles),
    Htp(htp::Htp),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Check(check::Check),
    Admin(admin::Admin),
    Translations(translations::Translations),
    Completions(completions::Completions),
    Man(man::Man),
}

/// Runs the command in the arguments.
fn run(app: &App) -> Result<(), Failure> {
    match Arguments::try_parse().map_err(unread)?.command {
        None => play::Play::default().run(app),
        Some(Command::Play(play)) => play.run(app),
        Some(Command::Terminal(terminal)) => terminal.run(app),
        Some(Command::Games(games)) => games.run(app),
        Some(Command::Show(show)) => show.run(app),
        Some(Command::Genmove(genmove)) => genmove.run(app),
        Some(Command::Analyze(analyze)) => analyze.run(app),
        Some(Command::Solve(solve)) => solve.run(app),
        Some(Command::Verify(verify)) => verify.run(app),
        Some(Command::Match(matches)) => matches.run(app),
        Some(Command::Tournament(tournament)) => tournament.run(app),
        Some(Command::Work(work)) => work.run(app),
        Some(Command::Status(status)) => status.run(),
        Some(Command::Selfplay(selfplay)) => selfplay.run(app),
        Some(Command::Convert(convert)) => convert.run(app),
        Some(Command::Perft(perft)) => perft.run(app),
        Some(Command::Bench(bench)) => bench.run(app),
        Some(Command::Learn(learn)) => learn.run(),
        Some(Command::Puzzles(puzzles)) => puzzles.run(app),
        Some(Command::Htp(htp)) => htp.run(app),
        Some(Command::Backup(backup)) => backup.run(),
        Some(Command::Restore(restore)) => restore.run(),
        Some(Command::Check(check)) => check.run(app),
        Some(Command::Admin(admin)) => admin.run(app),
        Some(Command::Translations(translations)) => translations.run(app),
        Some(Command::Completions(completions)) => completions.run(),
        Some(Command::Man(man)) => man.run(),
    }
}

/// The error for arguments that cannot be parsed. Errors of our own parsers are in the user's language; everything else,
/// including help and version, is printed by clap itself and ends the program.
fn unread(error: clap::Error) -> Failure {
    let Some(trouble) = error.source().and_then(|source| source.downcast_ref::<Trouble>()) else { error.exit() };
    match error.get(ContextKind::InvalidArg) {
        Some(argument) => {
            Failure::wrong(Trouble::BadArgument { argument: argument.to_string(), why: Why::of(trouble) })
        }
        None => Failure::wrong(trouble.clone()),
    }
}
