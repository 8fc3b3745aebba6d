//! `rusc translations`: the texts of the app, to be put into another language.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use view::{FILES, Languages};

use crate::failure::Failure;
use crate::output::print;

/// Write out the English texts of the app, to be put into another language
#[derive(Args)]
#[command(after_help = "Example: rusc translations texts; then copy texts/en to texts/fr, translate it there,
and play with `rusc play --translations texts`")]
pub(crate) struct Translations {
    /// The folder to write to; each language has a folder in it
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// The language that others are translated from.
const SOURCE: &str = "en";

impl Translations {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let folder = self.folder.join(SOURCE);
        fs::create_dir_all(&folder).map_err(|error| problem(&folder, &error))?;
        for (_, name, content) in FILES.iter().filter(|(language, _, _)| *language == SOURCE) {
            let path = folder.join(name);
            // What somebody has changed is not written over.
            let mut file = fs::File::create_new(&path).map_err(|error| problem(&path, &error))?;
            io::Write::write_all(&mut file, content.as_bytes()).map_err(|error| problem(&path, &error))?;
            print(&format!("{}\n", path.display()))?;
        }
        Ok(())
    }
}

/// The languages of the program, and those of a folder.
pub(crate) fn languages(folder: Option<&Path>) -> Result<Languages, Failure> {
    let mut languages = Languages::built_in();
    for language in folder.map(entries).transpose()?.unwrap_or_default().iter().filter(|path| path.is_dir()) {
        let files = entries(language)?;
        let texts = files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
        let read = |path: &PathBuf| {
            Ok((path.display().to_string(), fs::read_to_string(path).map_err(|error| problem(path, &error))?))
        };
        let texts: Vec<(String, String)> = texts.map(read).collect::<Result<_, Failure>>()?;
        let texts: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let tag = language.file_name().unwrap_or_default().to_string_lossy();
        languages.add(&tag, &texts).map_err(Failure::wrong)?;
    }
    Ok(languages)
}

/// What lies in a folder, in order of names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let listed =
        fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>());
    let mut paths = listed.map_err(|error| problem(folder, &error))?;
    paths.sort();
    Ok(paths)
}

fn problem(path: &Path, error: &io::Error) -> Failure {
    Failure::wrong(format!("{}: {error}", path.display()))
}
