//! The book is whole: every chapter is listed and is there in every language, with the same headings and blocks in the same order.
//! What the blocks claim and what commands print is checked by the tests, which can run the program.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The folder of the book.
const FOLDER: &str = "crates/view/book";
/// Where its chapters are listed.
const LIST: &str = "crates/view/src/book/chapters.rs";

/// The problems of the book.
pub(super) fn check(root: &Path) -> Result<Vec<String>, String> {
    let list = read(&root.join(LIST))?;
    let mut languages = BTreeMap::new();
    for folder in entries(&root.join(FOLDER))?.iter().filter(|path| path.is_dir()) {
        let mut chapters = BTreeMap::new();
        for file in entries(folder)?.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
            chapters.insert(name(file), read(file)?);
        }
        languages.insert(name(folder), chapters);
    }
    Ok(compare(&listed(&list), &languages))
}

/// Chapters by name.
type Chapters = BTreeMap<String, String>;

fn compare(listed: &[String], languages: &BTreeMap<String, Chapters>) -> Vec<String> {
    let mut problems = Vec::new();
    let names = listed.iter().chain(languages.values().flat_map(BTreeMap::keys));
    let mut names: Vec<&String> = names.collect();
    names.sort();
    names.dedup();
    for chapter in names {
        if !listed.contains(chapter) {
            problems.push(format!("{FOLDER}: {chapter} is not listed in {LIST}"));
        }
        let mut first: Option<(&String, Vec<&str>)> = None;
        for (language, chapters) in languages {
            let Some(text) = chapters.get(chapter) else {
                problems.push(format!("{FOLDER}/{language} lacks {chapter}.md"));
                continue;
            };
            let bones = bones(text);
            match &first {
                Some((other, wanted)) => problems.extend(difference(wanted, &bones).map(|(here, there)| {
                    format!("{FOLDER}/{language}/{chapter}.md has {here:?} where {other} has {there:?}")
                })),
                None => first = Some((language, bones)),
            }
        }
    }
    problems
}

/// What must be the same in every language: the ids of headings, and the lines that describe blocks.
fn bones(text: &str) -> Vec<&str> {
    let (mut bones, mut is_inside) = (Vec::new(), false);
    for line in text.lines() {
        if let Some(info) = line.strip_prefix("```") {
            bones.extend((!is_inside).then_some(info));
            is_inside = !is_inside;
        } else if line.starts_with('#') && !is_inside {
            bones.push(line.rsplit_once("{#").map_or("", |(_, id)| id.trim_end_matches('}')));
        }
    }
    bones
}

/// The first place where two lists differ.
fn difference<'a>(wanted: &[&'a str], found: &[&'a str]) -> Option<(&'a str, &'a str)> {
    let at = (0..wanted.len().max(found.len())).find(|&at| wanted.get(at) != found.get(at))?;
    let entry = |list: &[&'a str]| list.get(at).copied().unwrap_or("nothing");
    Some((entry(found), entry(wanted)))
}

/// The names in the list of chapters.
fn listed(source: &str) -> Vec<String> {
    let list = source.split("\nchapters! {").nth(1).and_then(|rest| rest.split('}').next()).unwrap_or_default();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn entries(folder: &Path) -> Result<Vec<std::path::PathBuf>, String> {
    let found = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(found.flatten().map(|entry| entry.path()).collect())
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(en: &[(&str, &str)], ca: &[(&str, &str)]) -> BTreeMap<String, Chapters> {
        let chapters =
            |list: &[(&str, &str)]| list.iter().map(|(name, text)| ((*name).into(), (*text).into())).collect();
        BTreeMap::from([("en".to_owned(), chapters(en)), ("ca".to_owned(), chapters(ca))])
    }

    #[test]
    fn what_a_language_lacks_is_found() {
        let text = "# A\n\n## B {#b}\n\n```board hex:3\nWords.\n```\n\n```rust\n# not a heading\n```\n";
        let listed = ["one".to_owned()];
        assert_eq!(compare(&listed, &book(&[("one", text)], &[("one", text)])), Vec::<String>::new());
        for (other, what) in [
            (text.replace("{#b}", "{#c}"), "heading"),
            (text.replace("hex:3", "hex:4"), "block"),
            (text.replace("```board hex:3\nWords.\n```\n", ""), "missing block"),
            (format!("{text}\n## More {{#more}}\n"), "further heading"),
        ] {
            assert_eq!(compare(&listed, &book(&[("one", text)], &[("one", &other)])).len(), 1, "{what}");
        }
        assert_eq!(compare(&listed, &book(&[("one", text)], &[])).len(), 1, "a chapter is missing");
        assert_eq!(
            compare(&listed, &book(&[("two", text)], &[("two", text)])).len(),
            3,
            "not listed, and one is missing"
        );
    }

    #[test]
    fn the_list_of_chapters_is_read() {
        let names = listed("macro\n\nchapters! {\n    \"a-b\"\n    \"c\"\n}\n");
        assert_eq!(names, ["a-b", "c"]);
    }
}
