//! The binary `rusc`: the program with the games that come with it.

use std::process::ExitCode;

fn main() -> ExitCode {
    rusc::App::builtin().main()
}
