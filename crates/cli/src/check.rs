//! `rusc check`: whether all saved games can be read.

use std::path::PathBuf;

use clap::Args;
use rusc_server::Checked;

use crate::App;
use crate::data;
use crate::failure::Failure;
use crate::output::print;
use crate::trouble::Trouble;

/// Check the database of the browser app and replay every game in it, also while it runs
#[derive(Args)]
#[command(after_help = "Example: rusc check --data /var/lib/rusc")]
pub(crate) struct Check {
    /// Folder of the saved games; by default RUSC_DATA or the user's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Check {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let folder = data::chosen(self.data)?;
        let checked = rusc_server::check(&folder, &app.catalog).map_err(Failure::undone)?;
        let Checked { matches, problems, damaged } = &checked;
        let texts = app.texts();
        for problem in problems {
            print(&format!("database: {problem}\n"))?;
        }
        for (id, why) in damaged {
            print(&format!("{id}: {}\n", texts.why(why)))?;
        }
        if !checked.is_sound() {
            let (problems, damaged) = (problems.len(), damaged.len());
            return Err(Failure::undone(Trouble::Damaged { matches: *matches, problems, damaged }));
        }
        print(&format!("games: {matches}; all in order\n"))
    }
}
