//! Checks that the code blocks of docs/a-new-game.md are the code of the example.

use std::fs;
use std::path::Path;

const PAGE: &str = "docs/a-new-game.md";
const SOURCES: &str = "examples/fifth-game/src";

/// The problems of code blocks that are not in the example.
pub(super) fn check(root: &Path) -> Result<Vec<String>, String> {
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    let page = read(&root.join(PAGE))?;
    let folder = fs::read_dir(root.join(SOURCES)).map_err(|error| format!("{SOURCES}: {error}"))?;
    let sources: Vec<String> = folder.flatten().map(|file| read(&file.path())).collect::<Result<_, _>>()?;
    let strangers = blocks(&page).filter(|block| !sources.iter().any(|source| source.contains(block)));
    let problem = |block: &str| {
        let first = block.lines().next().unwrap_or_default().trim();
        format!("{PAGE}: the block that begins with {first:?} is not in {SOURCES}")
    };
    Ok(strangers.map(problem).collect())
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
