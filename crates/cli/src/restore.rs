//! `rusc restore`: the saved games from a backup.

use std::path::PathBuf;

use clap::Args;

use crate::data;
use crate::failure::Failure;
use crate::output::print;

/// Replace all games of the browser app by those of a backup; the ones of before are kept in a file beside them
#[derive(Args)]
#[command(after_help = "Example: rusc restore games-monday.sqlite")]
pub(crate) struct Restore {
    /// File that `rusc backup` wrote
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Folder of the saved games; by default RUSC_DATA or the user's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Restore {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let folder = data::chosen(self.data)?;
        let kept = rusc_server::restore(&folder, &self.file).map_err(Failure::undone)?;
        print(&format!("The games in {} are now those of {}.\n", folder.display(), self.file.display()))?;
        match kept {
            Some(kept) => print(&format!("Those of before are in {}.\n", kept.display())),
            None => Ok(()),
        }
    }
}
