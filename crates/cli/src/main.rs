//! The binary `rusc`: flags become values, and values go to the crates below.

mod analyze;
mod bench;
mod convert;
mod disk;
mod failure;
mod games;
mod genmove;
mod htp;
mod machine;
mod matches;
mod output;
mod perft;
mod picture;
mod play;
mod progress;
mod saved;
mod show;
mod simulations;
mod solve;
mod start;
mod stop;
mod stopping;
mod terminal;
mod thinking;
mod translations;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// Play, analyse and solve board games.
#[derive(Parser)]
#[command(name = "rusc", version, after_help = "Example: rusc genmove connect4 --moves 4453 --bot expert")]
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
    Match(matches::Match),
    Convert(convert::Convert),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Htp(htp::Htp),
    Translations(translations::Translations),
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => play::Play::default().run(),
        Some(Command::Play(play)) => play.run(),
        Some(Command::Terminal(terminal)) => terminal.run(),
        Some(Command::Games(games)) => games.run(),
        Some(Command::Show(show)) => show.run(),
        Some(Command::Genmove(genmove)) => genmove.run(),
        Some(Command::Analyze(analyze)) => analyze.run(),
        Some(Command::Solve(solve)) => solve.run(),
        Some(Command::Match(matches)) => matches.run(),
        Some(Command::Convert(convert)) => convert.run(),
        Some(Command::Perft(perft)) => perft.run(),
        Some(Command::Bench(bench)) => bench.run(),
        Some(Command::Htp(htp)) => htp.run(),
        Some(Command::Translations(translations)) => translations.run(),
    }
}
