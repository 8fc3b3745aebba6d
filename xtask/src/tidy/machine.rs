//! Checks that the inner crates use no threads, clocks, files or sockets, so that they can also run in a browser.

use std::fs;
use std::path::Path;

use super::without_tests;

/// The crates that use nothing of the machine.
pub(super) const INNER: [&str; 13] = [
    "game", "search", "present", "connect4", "hex", "hexadom", "hexland", "host", "catalog", "record", "table", "view",
    "app",
];

/// Words in code that uses the machine, and whether a feature may allow them.
const MACHINE: [(&str, bool); 10] = [
    ("std::thread", true),
    ("thread::", true),
    ("Condvar", true),
    ("Instant::now", true),
    ("SystemTime", false),
    ("std::fs", false),
    ("std::net", false),
    ("std::process", false),
    ("std::env::", false),
    ("tokio::", false),
];

/// Dependencies that use the machine.
const OUTSIDE: [&str; 10] = [
    "tokio",
    "axum",
    "rusqlite",
    "rustix",
    "getrandom",
    "ctrlc",
    "signal-hook",
    "directories",
    "hyper-util",
    "tempfile",
];

/// The attributes of items that need a feature with threads or a clock.
const FEATURES: [&str; 2] = ["#[cfg(feature = \"threads\")]", "#[cfg(feature = \"clock\")]"];

/// Whether a source file belongs to an inner crate.
pub(super) fn is_inner(path: &Path) -> bool {
    let path = path.to_string_lossy().replace('\\', "/");
    INNER.iter().any(|name| path.starts_with(&format!("crates/{name}/src/")))
}

/// The problems of lines in a file of an inner crate that use the machine.
pub(super) fn check(root: &Path, path: &Path, text: &str) -> Vec<String> {
    let is_gated = is_gated_module(root, path);
    let lines: Vec<&str> = without_tests(text).collect();
    let mut problems = Vec::new();
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
        let needs = MACHINE.iter().find(|(word, _)| line.contains(word));
        let Some((word, may_be_gated)) = needs else { continue };
        if !(*may_be_gated && (is_gated || is_gated_item(&lines, index))) {
            problems.push(format!("line {}: {word} needs the machine, which this crate does without", index + 1));
        }
    }
    problems
}

/// The dependencies of an inner crate that use the machine.
pub(super) fn dependencies<'m>(used: impl Iterator<Item = &'m str>) -> Vec<&'m str> {
    used.filter(|name| OUTSIDE.contains(name)).collect()
}

/// Whether the item around a line is behind a feature.
fn is_gated_item(lines: &[&str], index: usize) -> bool {
    let is_start = |line: &&&str| !line.starts_with([' ', '}', ')']) && !line.is_empty();
    let above = lines[..=index].iter().rev();
    // The item begins at the nearest line above without indentation; its attributes are right above that.
    let mut item =
        above.skip_while(|line| !is_start(line)).take_while(|line| !line.is_empty() && !line.starts_with('}'));
    item.any(|line| FEATURES.contains(&line.trim())) || index > 0 && FEATURES.contains(&lines[index - 1].trim())
}

/// Whether the module of a file is declared behind a feature.
fn is_gated_module(root: &Path, path: &Path) -> bool {
    let (Some(folder), Some(name)) = (path.parent(), path.file_stem().and_then(|name| name.to_str())) else {
        return false;
    };
    let declared = |parent: &str| {
        let text = fs::read_to_string(root.join(folder).join(parent)).unwrap_or_default();
        let declaration =
            |line: &str| [format!("mod {name};"), format!("pub mod {name};")].iter().any(|form| line == form);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        lines.windows(2).any(|pair| FEATURES.contains(&pair[0]) && declaration(pair[1]))
    };
    declared("lib.rs") || declared("mod.rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> usize {
        check(Path::new("/nowhere"), Path::new("crates/game/src/a.rs"), text).len()
    }

    #[test]
    fn what_needs_the_machine_is_noticed() {
        assert_eq!(problems("//! std::fs in a comment.\nfn a() {}\n"), 0);
        assert_eq!(problems("fn a() {\n    std::fs::read(\"x\");\n}\n"), 1);
        assert_eq!(problems("fn a() {\n    std::thread::sleep(b);\n}\n"), 1);
        let gated = "/// Doc.\n#[cfg(feature = \"threads\")]\nfn a(\n    b: u8,\n) {\n    std::thread::scope(c);\n}\n";
        assert_eq!(problems(gated), 0);
        assert_eq!(problems(&format!("{gated}\nfn d() {{\n    std::thread::scope(c);\n}}\n")), 1);
        assert_eq!(problems(&gated.replace("thread::scope", "fs::read")), 1);
    }

    #[test]
    fn dependencies_of_the_machine_are_noticed() {
        assert_eq!(dependencies(["serde", "tokio", "game"].into_iter()), ["tokio"]);
    }
}
