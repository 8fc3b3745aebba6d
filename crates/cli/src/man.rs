//! `rusc man`: the manual pages of the program, one for each command.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory};
use clap_mangen::Man as Page;

use crate::Arguments;
use crate::failure::Failure;
use crate::saved::{cannot_write, store};

/// Write the manual pages to a folder, one for each command
#[derive(Args)]
#[command(
    after_help = "Example: rusc man ~/.local/share/man/man1; then `man rusc-match` shows the page of `rusc match`"
)]
pub(crate) struct Man {
    /// The folder; it is created if it does not exist
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

impl Man {
    pub(crate) fn run(self) -> Result<(), Failure> {
        fs::create_dir_all(&self.folder).map_err(|error| cannot_write(&self.folder, &error))?;
        let mut program = Arguments::command().disable_help_subcommand(true);
        program.build();
        write(&self.folder, program.clone())?;
        program.get_subcommands().try_for_each(|command| write(&self.folder, command.clone()))
    }
}

/// Writes the page of one command.
fn write(folder: &Path, command: Command) -> Result<(), Failure> {
    let page = Page::new(command);
    let mut text = Vec::new();
    page.render(&mut text)?;
    store(&folder.join(page.get_filename()), &text)
}
