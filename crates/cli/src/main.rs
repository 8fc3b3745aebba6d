//! The binary `rusc`, with the built-in games.

use std::process::ExitCode;

fn main() -> ExitCode {
    rusc::App::builtin().main()
}
