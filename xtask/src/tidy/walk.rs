//! Checks that the code blocks of docs/a-new-game.md and of the book's chapter on programs are the code of the example, and that
//! the book's ladder is that of the documentation.

use std::fs;
use std::path::Path;

const PAGES: [&str; 4] = [
    "docs/a-new-game.md",
    "crates/view/book/en/own-program.md",
    "crates/view/book/es/own-program.md",
    "crates/view/book/ca/own-program.md",
];
const LADDER: &str = "crates/view/book/ladder.txt";
const PRINTED: &str = "docs/ladder.md";
const SOURCES: &str = "examples/fifth-game/src";

/// The problems of code blocks that are not in the example.
pub(super) fn check(root: &Path) -> Result<Vec<String>, String> {
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    let folder = fs::read_dir(root.join(SOURCES)).map_err(|error| format!("{SOURCES}: {error}"))?;
    let sources: Vec<String> = folder.flatten().map(|file| read(&file.path())).collect::<Result<_, _>>()?;
    let mut problems = Vec::new();
    for name in PAGES {
        let page = read(&root.join(name))?;
        let strangers = blocks(&page).filter(|block| !sources.iter().any(|source| source.contains(block)));
        problems.extend(strangers.map(|block| {
            let first = block.lines().next().unwrap_or_default().trim();
            format!("{name}: the block that begins with {first:?} is not in {SOURCES}")
        }));
    }
    let (ladder, printed) = (read(&root.join(LADDER))?, read(&root.join(PRINTED))?);
    let is_row = |line: &&str| line.starts_with('|');
    let missing = ladder.lines().filter(is_row).filter(|row| !printed.lines().any(|line| line == *row));
    problems.extend(missing.map(|row| format!("{LADDER}: the row {row:?} is not in {PRINTED}")));
    Ok(problems)
}

/// The blocks of Rust code on a page.
fn blocks(page: &str) -> impl Iterator<Item = &str> {
    page.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_found() {
        let page = "a\n```rust\nfn a() {}\n```\nb\n```sh\nls\n```\n```rust\nfn b() {}\n```\n";
        assert_eq!(blocks(page).collect::<Vec<_>>(), ["fn a() {}\n", "fn b() {}\n"]);
    }
}
