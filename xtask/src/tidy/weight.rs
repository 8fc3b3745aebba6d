//! Checks that the first build of the program does not grow unnoticed: counts the packages that it compiles.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The most packages of the default build, ours included.
const MOST: usize = 203;

/// The document that states how many there are.
const DOCUMENT: &str = "docs/dependencies.md";

/// Lists the packages of the default build, one on each line, the same on every machine.
const TREE: [&str; 11] = [
    "tree",
    "--locked",
    "--package=rusc",
    "--edges=normal,build",
    "--target=x86_64-unknown-linux-gnu",
    "--prefix=none",
    "--no-dedupe",
    "--format={p}",
    "--charset=ascii",
    "--color=never",
    "--quiet",
];

/// The problems of a default build that has become larger, or of which the document says something else.
pub(super) fn check(root: &Path) -> Result<Vec<String>, String> {
    let done = Command::new("cargo").args(TREE).current_dir(root).output();
    let done = done.map_err(|error| format!("cannot run cargo: {error}"))?;
    if !done.status.success() {
        return Err(format!("cargo {}:\n{}", TREE.join(" "), String::from_utf8_lossy(&done.stderr)));
    }
    let document = fs::read_to_string(root.join(DOCUMENT)).map_err(|error| format!("{DOCUMENT}: {error}"))?;
    Ok(problems(&String::from_utf8_lossy(&done.stdout), &document))
}

/// The problems of a list of packages, in which one may be repeated.
fn problems(tree: &str, document: &str) -> Vec<String> {
    let packages: BTreeSet<&str> = tree.lines().map(|line| line.trim_end_matches(" (proc-macro)")).collect();
    let is_own = |package: &&&str| package.starts_with("rusc ") || package.starts_with("rusc-");
    let (all, own) = (packages.len(), packages.iter().filter(is_own).count());
    let mut problems = Vec::new();
    if all > MOST {
        problems.push(format!(
            "the default build has {all} packages, more than {MOST}. `git diff Cargo.lock` shows the new ones, \
             `cargo tree --package rusc --edges normal,build --invert NAME` who needs one. Do without it, switch off \
             the feature that needs it, or make it an optional feature; if nothing else will do, state in {DOCUMENT} \
             what it is for, and raise MOST in xtask/src/tidy/weight.rs"
        ));
    }
    let statement = format!("{own} crates of this repository and {} of others", all - own);
    if !document.split_whitespace().collect::<Vec<_>>().join(" ").contains(&statement) {
        problems.push(format!("{DOCUMENT} does not state that the default build has {statement}"));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_larger_build_is_noticed() {
        let own =
            "rusc v0.1.0 (/x)\nrusc-game v0.1.0 (/x/game)\nserde v1.0\nserde v1.0\nserde_derive v1.0 (proc-macro)\n";
        let document = "It has 2 crates of this\nrepository and 2 of others.";
        assert_eq!(problems(own, document), Vec::<String>::new());
        assert!(problems(own, "2 crates of this repository and 1 of others")[0].contains("and 2 of others"));
        let others: String = (2..MOST).map(|number| format!("x{number} v1.0\n")).collect();
        let full = format!("rusc v0.1.0 (/x)\nrusc-game v0.1.0 (/x/game)\n{others}");
        let document = format!("2 crates of this repository and {} of others", MOST - 2);
        assert_eq!(problems(&full, &document), Vec::<String>::new());
        let document = format!("2 crates of this repository and {} of others", MOST - 1);
        let found = problems(&format!("{full}one-more v1.0\n"), &document);
        assert!(found.len() == 1 && found[0].contains("raise MOST"), "{found:?}");
    }
}
