//! Checks the house rules that a program can check.

mod book;
mod machine;
mod names;
mod portable;
mod walk;
mod weight;

use std::fs;
use std::path::{Path, PathBuf};

/// The largest number of lines in a file.
const LONGEST_FILE: usize = 500;

/// Words that must not be in the code, and why; split so that this file does not contain them.
const UNWANTED: [(&str, &str); 5] = [
    (concat!("to", "do!("), "unfinished work"),
    (concat!("unimpl", "emented!("), "unfinished work"),
    (concat!("#[ign", "ore"), "a test that does not run"),
    (concat!("db", "g!("), "left over from debugging"),
    (concat!("/ho", "me/"), "a path of one machine"),
];

/// Checks the whole repository.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let mut problems = direction(root)?;
    problems.extend(walk::check(root)?);
    problems.extend(weight::check(root)?);
    problems.extend(book::check(root)?);
    let mut files = Vec::new();
    for folder in ["crates", "xtask", "bench", "fuzz", "examples"] {
        files_below(&root.join(folder), &["rs"], &mut files);
    }
    for file in &files {
        let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let place = file.strip_prefix(root).unwrap_or(file);
        let mut found = source(&text);
        found.extend(names::check(place, &text));
        if place.starts_with("crates") && place.components().any(|part| part.as_os_str() == "src") {
            found.extend(portable::check(&text));
        }
        if machine::is_inner(place) {
            found.extend(machine::check(root, place, &text));
        }
        problems.extend(found.into_iter().map(|problem| format!("{}: {problem}", place.display())));
    }
    let mut assets = Vec::new();
    files_below(&root.join("crates/view/assets"), &["js", "css"], &mut assets);
    for file in &assets {
        let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let place = file.strip_prefix(root).unwrap_or(file);
        problems.extend(names::check(place, &text).iter().map(|problem| format!("{}: {problem}", place.display())));
    }
    if problems.is_empty() { Ok(()) } else { Err(format!("not tidy:\n{}", problems.join("\n"))) }
}

/// Collects all files below a folder with one of these extensions.
fn files_below(folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            files_below(&path, endings, files);
        } else if path.extension().is_some_and(|extension| endings.iter().any(|ending| extension == *ending)) {
            files.push(path);
        }
    }
}

/// The lines of a source file before its test module, which comes last.
fn without_tests(text: &str) -> impl Iterator<Item = &str> {
    let tests = text.find("\n#[cfg(test)]\nmod tests {").map_or(text.len(), |place| place + 1);
    text[..tests].lines()
}

/// The problems of a source file.
fn source(text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    if !text.starts_with("//!") && !text.starts_with("#![doc = include_str!(") {
        problems.push("does not begin with a //! comment".to_owned());
    }
    let lines = text.lines().count();
    if lines > LONGEST_FILE {
        problems.push(format!("has {lines} lines, more than {LONGEST_FILE}"));
    }
    for (number, line) in text.lines().enumerate() {
        let unwanted = UNWANTED.iter().filter(|(word, _)| line.contains(word));
        problems.extend(unwanted.map(|(word, why)| format!("line {}: {word} is {why}", number + 1)));
    }
    problems
}

/// The crates of each line in ARCHITECTURE.md: a crate may use those on the lines above it.
fn rooms(architecture: &str) -> Vec<Vec<String>> {
    let plan = architecture.split("```").nth(1).unwrap_or("");
    let names = |line: &str| -> Vec<String> {
        line.split_whitespace().map_while(|word| word.strip_suffix('/')).map(str::to_owned).collect()
    };
    plan.lines().filter(|line| line.starts_with("  ")).map(names).filter(|names| !names.is_empty()).collect()
}

/// The problems of crates that use one on their own line or below, or that are missing in the plan.
fn direction(root: &Path) -> Result<Vec<String>, String> {
    let read = |path: PathBuf| fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()));
    let rooms = rooms(&read(root.join("ARCHITECTURE.md"))?);
    let rank = |name: &str| rooms.iter().position(|line| line.iter().any(|other| other == name));
    let mut problems = Vec::new();
    for entry in fs::read_dir(root.join("crates")).map_err(|error| error.to_string())?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(own) = rank(&name) else {
            problems.push(format!("ARCHITECTURE.md does not list crates/{name}"));
            continue;
        };
        let manifest = read(entry.path().join("Cargo.toml"))?;
        if machine::INNER.contains(&&*name) {
            for used in machine::dependencies(dependencies(&manifest)) {
                problems.push(format!("{name} uses {used}, which needs the machine"));
            }
        }
        for used in dependencies(&manifest) {
            if rank(used).is_some_and(|other| other >= own) {
                problems.push(format!("{name} uses {used}, which is not above it in ARCHITECTURE.md"));
            }
        }
    }
    Ok(problems)
}

/// The names under `[dependencies]`, our own by their folders. Dependencies of tests are free.
fn dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    let lines = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    lines
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .map(|name| name.strip_prefix("rusc-").unwrap_or(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_noticed() {
        assert_eq!(source("//! Here.\n"), Vec::<String>::new());
        assert_eq!(source("fn main() {}\n").len(), 1);
        assert_eq!(source(&format!("//! Here.\n{}", "\n".repeat(500))).len(), 1);
        for (word, _) in UNWANTED {
            assert_eq!(source(&format!("//! Here.\n{word}\n")).len(), 1, "{word}");
        }
    }

    #[test]
    fn the_plan_and_the_manifests_are_read() {
        let plan = "x\n```\ncrates/\n  game/   no games\n  hex/ go/  games\n  cli/  all\n```\n";
        assert_eq!(rooms(plan), [vec!["game"], vec!["hex", "go"], vec!["cli"]]);
        let manifest = "[package]\nname = \"a\"\n\n[dependencies]\nrusc-game.workspace = true\nclap = \"4\"\n\n[dev-dependencies]\ncli = \"1\"\n";
        assert_eq!(dependencies(manifest).filter(|name| !name.is_empty()).collect::<Vec<_>>(), ["game", "clap"]);
    }

    #[test]
    fn the_project_is_tidy() {
        assert_eq!(check(&crate::root()), Ok(()));
    }
}
