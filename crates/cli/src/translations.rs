//! `rusc translations`: the English texts of the app, for translators.

use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Args;
use rusc_view::Languages;

use crate::App;
use crate::failure::Failure;
use crate::output::print;
use crate::saved::{cannot_write, store, why};
use crate::trouble::Trouble;

/// Print the English texts of the app, or write them to a folder, as a basis for another language
#[derive(Args)]
#[command(after_help = "Example: rusc translations -o texts; then copy texts/en to texts/fr, translate it there,
and play with `rusc play --translations texts`")]
pub(crate) struct Translations {
    /// Folder to write to, one file for each part of the app
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

impl Translations {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let mut english = app.text_files().filter(|(language, _, _)| *language == "en");
        let Some(folder) = self.output else {
            return english.try_for_each(|(_, _, content)| print(content));
        };
        let folder = folder.join("en");
        fs::create_dir_all(&folder).map_err(|error| cannot_write(&folder, &error))?;
        for (_, name, content) in english {
            let path = folder.join(name);
            if path.exists() {
                return Err(Failure::undone(Trouble::Exists { name: path.display().to_string() }));
            }
            store(&path, content.as_bytes())?;
        }
        Ok(())
    }
}

/// The program's languages and those of a folder, which has a subfolder of `.ftl` files for each.
pub(crate) fn languages(app: &App, folder: Option<&Path>) -> Result<Languages, Failure> {
    let mut languages = app.languages();
    for language in folder.map(entries).transpose()?.unwrap_or_default().iter().filter(|path| path.is_dir()) {
        let mut texts = Vec::new();
        for path in entries(language)?.iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl")) {
            let text = fs::read_to_string(path).map_err(|error| cannot_read(path, &error))?;
            texts.push((path.display().to_string(), text));
        }
        let texts: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let tag = language.file_name().unwrap_or_default().to_string_lossy();
        languages.add(&tag, &texts).map_err(Failure::wrong)?;
    }
    Ok(languages)
}

/// The entries of a folder, sorted by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let paths = fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut paths: Vec<PathBuf> = paths.map_err(|error| cannot_read(folder, &error))?;
    paths.sort();
    Ok(paths)
}

fn cannot_read(path: &Path, error: &io::Error) -> Failure {
    Failure::wrong(Trouble::CannotRead { name: path.display().to_string(), why: why(error) })
}
