//! `rusc convert`: converts a saved game to another format.

use std::path::Path;

use clap::{Args, ValueEnum};
use rusc_record::Format;

use crate::App;
use crate::failure::Failure;
use crate::output::print;
use crate::saved;
use crate::trouble::Trouble;

/// Convert a saved game between JSON and SGF
#[derive(Args)]
#[command(after_help = "Example: rusc convert game.json game.sgf
         rusc convert collection.sgf third.json --game 3
         rusc convert games/games.jsonl first.sgf --game 1
         rusc convert - - --from sgf --to json")]
pub(crate) struct Convert {
    /// The file to read, or - for standard input
    #[arg(value_name = "IN")]
    input: String,
    /// The file to write, or - for standard output
    #[arg(value_name = "OUT")]
    output: String,
    /// Format of IN, if its name does not show it
    #[arg(long, value_name = "FORMAT")]
    from: Option<Name>,
    /// Format of OUT, if its name does not show it
    #[arg(long, value_name = "FORMAT")]
    to: Option<Name>,
    /// The game to convert if the file has several, counted from 1
    #[arg(long, value_name = "N")]
    game: Option<usize>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Name {
    Json,
    Jsonl,
    Sgf,
}

impl Convert {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let (from, to) = (format(&self.input, self.from, "--from")?, format(&self.output, self.to, "--to")?);
        let game = saved::load(app, &self.input, from, self.game)?;
        let text = to.write(&game).map_err(Failure::undone)?;
        if self.output == "-" { print(&text) } else { saved::store(Path::new(&self.output), text.as_bytes()) }
    }
}

fn format(file: &str, named: Option<Name>, flag: &str) -> Result<Format, Failure> {
    let unknown = || Failure::wrong(Trouble::NoFormatFlag { name: file.to_owned(), flag: flag.to_owned() });
    match named {
        Some(Name::Json) => Ok(Format::Json),
        Some(Name::Jsonl) => Ok(Format::JsonLines),
        Some(Name::Sgf) => Ok(Format::Sgf),
        None => Format::of_file(file).ok_or_else(unknown),
    }
}
