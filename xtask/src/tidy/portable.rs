//! Checks that calls which only Unix has are guarded, so that the program also compiles for Windows.

use super::without_tests;

/// Words in code that only Unix has.
const UNIX: [&str; 2] = ["std::os::unix", "rustix::"];

/// The problems of lines that use something of Unix although nothing says that they are for Unix only.
pub(super) fn check(text: &str) -> Vec<String> {
    let lines: Vec<&str> = without_tests(text).collect();
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    let uses = |line: &str| UNIX.iter().find(|word| line.contains(*word) && !is_comment(line));
    let found = lines.iter().enumerate().filter_map(|(index, line)| Some((index, uses(line)?)));
    let open = found.filter(|(index, _)| !is_guarded(&lines, *index));
    open.map(|(index, word)| format!("line {}: {word} is not guarded by #[cfg(unix)]", index + 1)).collect()
}

/// Whether an attribute of the item around a line, or of a statement in it before that line, names a Unix.
fn is_guarded(lines: &[&str], index: usize) -> bool {
    let is_inside = |line: &&&str| line.starts_with([' ', '}', ')']) || line.is_empty();
    let body = lines[..=index].iter().rev().take_while(is_inside).count();
    let above = lines[..=index].iter().rev().skip(body).take_while(|line| !line.is_empty() && **line != "}");
    let names_unix =
        |line: &&str| line.trim_start().starts_with("#[cfg(") && (line.contains("unix") || line.contains("linux"));
    lines[..=index].iter().rev().take(body).chain(above).any(|line| names_unix(line) && !line.contains("not("))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_of_unix_are_guarded() {
        assert_eq!(check("fn a() {\n    rustix::b();\n}\n").len(), 1);
        assert_eq!(check("#[cfg(not(unix))]\nfn a() {\n    rustix::b();\n}\n").len(), 1);
        assert_eq!(check("#[cfg(unix)]\nfn a() {}\n\nfn b() {\n    use std::os::unix::fs::c;\n}\n").len(), 1);
        for guarded in [
            "/// A.\n#[cfg(unix)]\nfn a(\n    b: u8,\n) {\n    rustix::b();\n}\n",
            "fn a() {\n    let b = 1;\n    #[cfg(target_os = \"linux\")]\n    rustix::b();\n}\n",
            "//! rustix::b() in a comment.\n",
            "fn a() {}\n\n#[cfg(test)]\nmod tests {\n    use std::os::unix::fs::c;\n}\n",
        ] {
            assert_eq!(check(guarded), Vec::<String>::new(), "{guarded}");
        }
    }
}
