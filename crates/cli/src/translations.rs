//! `rusc translations`: the texts of the app in English, for those who translate them.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use view::FILES;

use crate::failure::Failure;
use crate::output::print;
use crate::saved::{cannot_write, store};

/// Print the texts of the app in English, or write them to a folder, as a start for another language
#[derive(Args)]
#[command(after_help = "Example: rusc translations -o texts")]
pub(crate) struct Translations {
    /// Write to this folder, a file for each part of the app
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

impl Translations {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let english = FILES.iter().filter(|(language, _, _)| *language == "en");
        let Some(folder) = self.output else {
            return english.map(|(_, _, content)| *content).try_for_each(print);
        };
        let folder = folder.join("en");
        fs::create_dir_all(&folder).map_err(|error| cannot_write(&folder, &error))?;
        for (_, name, content) in english {
            let path = folder.join(name);
            if path.exists() {
                return Err(Failure::undone(format!("{} exists already", path.display())));
            }
            store(&path, content.as_bytes())?;
        }
        Ok(())
    }
}
