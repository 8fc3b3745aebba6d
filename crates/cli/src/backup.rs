//! `rusc backup`: a copy of the saved games, also while they are played.

use std::path::PathBuf;

use clap::Args;

use crate::data;
use crate::failure::Failure;
use crate::output::print;

/// Write a copy of all games of the browser app to a file, also while it runs
#[derive(Args)]
#[command(after_help = "Example: rusc backup games-monday.sqlite")]
pub(crate) struct Backup {
    /// File to write; it must not exist yet
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Folder of the saved games; by default RUSC_DATA or the user's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let folder = data::chosen(self.data)?;
        rusc_server::backup(&folder, &self.file).map_err(Failure::undone)?;
        print(&format!("The games in {} are copied to {}.\n", folder.display(), self.file.display()))
    }
}
