//! `rusc completions`: the script with which a shell completes the arguments of `rusc`.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::Arguments;
use crate::failure::Failure;
use crate::output::print;

/// Print the completion script of a shell
#[derive(Args)]
#[command(after_help = "Example: rusc completions bash > ~/.local/share/bash-completion/completions/rusc")]
pub(crate) struct Completions {
    /// The shell that the script is for
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "rusc", &mut script);
        print(&String::from_utf8(script).expect("a script is text"))
    }
}
